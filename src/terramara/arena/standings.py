"""The table of a tournament: ratings, wins, scores, and who comes before whom."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from terramara.arena.ledger import Kept
from terramara.arena.ratings import Rating, Result, rate, wilson
from terramara.arena.tournament import Pairing
from terramara.engine.scoring import SOURCES

COLUMNS = (
    "game", "match", "seed", "players", "mode", "seat", "order", "bot", "place", "win", "score", *SOURCES,
    "decisions", "error",
)  # fmt: skip


@dataclass(slots=True)
class Line:
    """One bot's sums over its seats."""

    bot: str
    rating: Rating
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    margin: float = 0.0  # against the mean of the others
    left_reserved: int = 0  # ended with a reserved artefact
    sources: list[float] = field(default_factory=lambda: [0.0] * len(SOURCES))

    @property
    def share(self) -> float:
        return self.wins / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def mean(self, total: float) -> float:
        return total / max(self.games, 1)


@dataclass(slots=True)
class Standings:
    lines: list[Line]
    before: dict[tuple[str, str], tuple[float, int]]  # (one, other): how often before, of how many meetings
    played: int
    failed: list[tuple[Pairing, Kept]]


def standings(bots: tuple[str, ...], pairings: list[Pairing], games: list[Kept]) -> Standings:
    """The table of the games so far: `pairings` may have more."""
    pairs = list(zip(pairings, games, strict=False))
    good = [(pairing, game) for pairing, game in pairs if not game.error]
    ratings = rate(bots, [result_of(pairing, game) for pairing, game in good])
    lines = {rating.bot: Line(rating.bot, rating) for rating in ratings}
    before: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0])
    for pairing, game in good:
        totals = game.totals
        for seat, bot in enumerate(pairing.bots):
            line = lines[bot]
            line.games += 1
            line.wins += game.win(seat)
            line.points += totals[seat]
            line.margin += totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)
            line.left_reserved += game.halves[seat][SOURCES.index("reserved")] < 0
            for k, half in enumerate(game.halves[seat]):
                line.sources[k] += half / 2
            for other, name in enumerate(pairing.bots):
                if name != bot:
                    meeting = before[bot, name]
                    meeting[0] += _before(game.places[seat], game.places[other])
                    meeting[1] += 1
    met = {pair: (times, int(of)) for pair, (times, of) in before.items()}
    return Standings(list(lines.values()), met, len(good), [pair for pair in pairs if pair[1].error])


def _before(one: int, other: int) -> float:
    return 1.0 if one < other else 0.5 if one == other else 0.0


def result_of(pairing: Pairing, game: Kept) -> Result:
    """The bots in order of places; bots that share a place come together."""
    places = sorted(set(game.places))
    return tuple(
        tuple(sorted(bot for bot, at in zip(pairing.bots, game.places, strict=True) if at == place))
        for place in places
    )


# ------------------------------------------------------------------ results for other programs
def rows(pairings: list[Pairing], games: list[Kept]) -> list[dict[str, Any]]:
    """One for each seat of each game."""
    out = []
    for pairing, game in zip(pairings, games, strict=False):
        for seat, bot in enumerate(pairing.bots):
            row: dict[str, Any] = dict.fromkeys(COLUMNS)
            row |= {
                "game": pairing.number,
                "match": pairing.match,
                "seed": pairing.seed,
                "players": pairing.table.players,
                "mode": pairing.table.mode,
                "seat": seat,
                "bot": bot,
                "error": game.error or None,
            }
            if not game.error:
                row |= {
                    "order": (seat - game.starter) % len(pairing.bots) + 1,
                    "place": game.places[seat],
                    "win": game.win(seat),
                    "score": game.totals[seat],
                    "decisions": len(game.actions),
                }
                row |= {name: half / 2 for name, half in zip(SOURCES, game.halves[seat], strict=True)}
            out.append(row)
    return out


def as_csv(table: list[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()


def write_parquet(table: list[dict[str, Any]], path: Path) -> bool:
    """False if pyarrow isn't installed."""
    try:
        arrow: Any = import_module("pyarrow")  # imported here, with its types: only some people have it
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        return False
    kinds = {**dict.fromkeys(("mode", "bot", "error"), arrow.string()), "seed": arrow.uint64()}
    kinds |= dict.fromkeys(("win", "score", *SOURCES), arrow.float64())
    schema = arrow.schema([(name, kinds.get(name, arrow.int32())) for name in COLUMNS])
    beside = path.with_name(f".{path.name}.part")
    parquet.write_table(arrow.Table.from_pylist(table, schema), beside)
    beside.replace(path)
    return True
