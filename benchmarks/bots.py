"""python -m benchmarks.bots BOT OTHER [GAMES] [--players N]: one bot against copies of another.

Each seed is played from every seat. Wins are shares: a shared win counts in part. The interval is Wilson's.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import dataclass, field

from terramara import Game, Options
from terramara.bots import make_bot
from terramara.bots.crew import crew
from terramara.engine.scoring import SOURCES, half_points
from terramara.engine.strength import strength_places


@dataclass
class Match:
    """One bot's results against others."""

    wins: list[float] = field(default_factory=list)
    margin: list[float] = field(default_factory=list)
    own: list[list[float]] = field(default_factory=list)  # by source
    others: list[list[float]] = field(default_factory=list)
    took: list[float] = field(default_factory=list)  # CPU seconds of each decision
    turns: int = 0

    def add(self, other: Match) -> None:
        for name in ("wins", "margin", "own", "others", "took"):
            getattr(self, name).extend(getattr(other, name))
        self.turns += other.turns


def play(bot: str, other: str, players: int, seed: int, mine: int, first_game: bool = False) -> Match:
    """One game; `bot` sits at `mine`. An illegal choice raises."""
    names = [other] * players
    names[mine] = bot
    bots = [make_bot(name) for name in names]
    rngs = [random.Random(seed * 101 + seat) for seat in range(players)]
    game = Game.new(players=players, seed=seed, options=Options(first_game=first_game))
    out = Match()
    while (decision := game.decision) is not None:
        seat = decision.seat
        view = game.view(seat)
        began = time.process_time()
        action = bots[seat].choose(view, decision, rngs[seat])
        if seat == mine:
            out.took.append(time.process_time() - began)
            out.turns += decision.kind == "send"
        game.apply(action)
    places = strength_places(game.state)
    sources = [[half / 2 for half in half_points(game.state, k, places[k])] for k in range(players)]
    totals = [sum(each) for each in sources]
    out.wins.append(1 / len(game.winners) if mine in game.winners else 0.0)
    rest = [total for k, total in enumerate(totals) if k != mine]
    out.margin.append(totals[mine] - sum(rest) / len(rest))
    out.own.append(sources[mine])
    out.others.extend(each for k, each in enumerate(sources) if k != mine)
    return out


def wilson(p: float, n: int) -> tuple[float, float]:
    z = 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def report(name: str, match: Match) -> str:
    n = len(match.wins)
    p = mean(match.wins)
    low, high = wilson(p, n)
    spread = math.sqrt(mean([(x - mean(match.margin)) ** 2 for x in match.margin]))
    took = sorted(match.took)
    each = 1000 * mean(took)
    lines = [
        (
            f"{name}: wins {100 * p:.1f} % of {n} ({100 * low:.0f} to {100 * high:.0f}), "
            f"margin {mean(match.margin):+.1f} ±{1.96 * spread / math.sqrt(n):.1f} VP"
        ),
        (
            f"  CPU: {1000 * sum(took) / max(match.turns, 1):.1f} ms a turn, {each:.2f} ms a decision, "
            f"p99 {1000 * took[int(len(took) * 0.99)]:.1f}, longest {1000 * took[-1]:.0f}"
        ),
    ]
    for who, rows in (("own", match.own), ("others", match.others)):
        means = [mean([row[k] for row in rows]) for k in range(len(SOURCES))]
        told = ", ".join(f"{source} {x:.1f}" for source, x in zip(SOURCES, means, strict=True))
        reserved = mean([float(row[SOURCES.index("reserved")] < 0) for row in rows])
        lines.append(
            f"  {who}: {sum(means):.1f} VP ({told}); {100 * reserved:.0f} % end with a reserved artefact"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", action="store_true", help="first games")
    args = parser.parse_args()
    n = args.players
    jobs = [(args.bot, args.other, n, args.seed + g // n, g % n, args.first) for g in range(args.games)]
    match = Match()
    with crew(args.jobs) as hands:
        for part in hands.map(play, jobs):
            match.add(part)
    print(report(f"{args.bot} against {n - 1} {args.other}, {n} players", match), flush=True)


if __name__ == "__main__":
    main()
