"""The engine's targets, and whether this run meets them. Absolute figures mean a quiet core of 2.5 GHz."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from benchmarks.engine.peers import OPEN_SPIEL
from benchmarks.engine.plan import PLAYERS
from benchmarks.engine.run import Results

GROWTH = 1.25  # what still counts as not growing


@dataclass(frozen=True)
class Verdict:
    promise: str
    figure: str
    reached: bool | None  # None: this run cannot tell


def mid(results: Results, engine: str, key: str, figure: str) -> float | None:
    values = results.of(engine, key, figure)
    return median(values) if values else None


def each(results: Results, engine: str, ask: str, figure: str) -> list[float]:
    """The medians of 2, 3 and 4 players; none if one is lacking."""
    found = [mid(results, engine, f"{ask} {players}", figure) for players in PLAYERS]
    values = [value for value in found if value is not None]
    return values if len(values) == len(PLAYERS) else []


def at_least(promise: str, values: list[float], least: float, form: str) -> Verdict:
    if not values:
        return Verdict(promise, "not measured", None)
    return Verdict(promise, f"{min(values):{form}}", min(values) >= least)


def at_most(promise: str, values: list[float], most: float, form: str) -> Verdict:
    if not values:
        return Verdict(promise, "not measured", None)
    return Verdict(promise, f"{max(values):{form}}", max(values) <= most)


def ratios(tops: list[float], bottoms: list[float]) -> list[float]:
    return [a / b for a, b in zip(tops, bottoms, strict=True)] if tops and bottoms else []


def peer_ratio(results: Results, sample: str, engine: str, ask: str) -> list[float]:
    """This engine's slowest number of players against a peer."""
    peer = mid(results, engine, sample, "decisions/s")
    rates = each(results, "compiled", ask, "decisions/s")
    return [min(rates) / peer] if peer and rates else []


def catanatron_ratio(results: Results) -> list[float]:
    """Four players against four, both driven from interpreted Python."""
    peer = mid(results, "catanatron", "catanatron", "decisions/s")
    ours = mid(results, "compiled", "driver 4", "decisions/s")
    return [ours / peer] if peer and ours else []


def by_players(results: Results, engine: str) -> list[float]:
    """Cost of a decision with four players against two. Looking at two more players is fair."""
    rates = each(results, engine, "inside", "decisions/s")
    return [rates[0] / rates[-1]] if rates else []


def over_the_game(results: Results, engine: str) -> list[float]:
    return ratios(
        each(results, engine, "growth", "fifth 5 us"), each(results, engine, "growth", "fifth 1 us")
    )


def verdicts(results: Results) -> list[Verdict]:
    """Report the worst of several player counts."""
    inside = each(results, "compiled", "inside", "decisions/s")
    pure = each(results, "pure", "inside", "decisions/s")
    found = [
        at_least("compiled at least 4 times pure", ratios(inside, pure), 4, ".1f"),
        at_least("compiled, loop inside: at least 800,000 decisions/s", inside, 800_000, ",.0f"),
        at_least(
            "compiled, interpreted driver: at least 500,000 decisions/s",
            each(results, "compiled", "driver", "decisions/s"), 500_000, ",.0f",
        ),
        at_least("pure: at least 100,000 decisions/s", pure, 100_000, ",.0f"),
        at_least("at least 40 times Catanatron (interpreted driver)", catanatron_ratio(results), 40, ".1f"),
    ]  # fmt: skip
    found += [
        at_least(
            f"above OpenSpiel's {game} (interpreted driver)",
            peer_ratio(results, game, "open_spiel", "driver"), 1, ".2f",
        )
        for game in OPEN_SPIEL
    ]  # fmt: skip
    found += [
        at_most("copy compiled: at most 0.6 us", each(results, "compiled", "copy", "copy us"), 0.6, ".2f"),
        at_most("copy pure: at most 1.5 us", each(results, "pure", "copy", "copy us"), 1.5, ".2f"),
    ]
    for engine in ("compiled", "pure"):
        held = each(results, engine, "memory", "traced bytes")
        found.append(at_most(f"held copy {engine}: at most 1,000 bytes on average", held, 1000, ",.0f"))
    for engine in ("compiled", "pure"):
        later = over_the_game(results, engine)
        found.append(
            at_most(f"last fifth of a game to the first, {engine}: at most {GROWTH}", later, GROWTH, ".2f")
        )
        more = by_players(results, engine)
        found.append(
            at_most(f"a decision of 4 players to one of 2, {engine}: at most {GROWTH}", more, GROWTH, ".2f")
        )
    return found
