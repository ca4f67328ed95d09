"""Sums over games of one table. Only whole numbers, so that the order of the games doesn't matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from terramara.engine.codes import LAST_DECISION
from terramara.engine.scoring import SOURCES
from terramara.engine.vocabulary import KINDS

# A shared victory is divided evenly; in twelfths that is a whole number for 1 to 4 winners.
SHARES = 12


@dataclass(frozen=True, slots=True)
class Spread:
    """A distribution in a few numbers."""

    mean: float
    deviation: float
    least: float
    median: float
    most: float

    @classmethod
    def of(cls, counts: Counter[int], unit: float = 1) -> Spread:
        n = counts.total()
        if not n:
            return cls(0, 0, 0, 0, 0)
        total = sum(value * count for value, count in counts.items())
        squares = sum(value * value * count for value, count in counts.items())
        variance = (n * squares - total * total) / (n * n)
        values = sorted(counts)
        seen, middle = 0, values[-1]
        for value in values:
            seen += counts[value]
            if 2 * seen >= n:
                middle = value
                break
        told = (total / n, sqrt(variance), values[0], middle, values[-1])
        return cls(*[number * unit for number in told])


@dataclass(slots=True)
class Tally:
    """`halves`: half points, as whole numbers. Lists go by seat, `order` by turn order in round 1."""

    seats: int
    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)  # decisions in a game
    kinds: Counter[str] = field(default_factory=Counter)  # decisions by kind
    halves: list[Counter[int]] = field(default_factory=list)
    sources: list[list[int]] = field(default_factory=list)  # half points by source of END-1
    wins: list[int] = field(default_factory=list)  # in twelfths
    order: list[int] = field(default_factory=list)  # in twelfths
    shared: int = 0  # games that several won

    def __post_init__(self) -> None:
        self.halves = self.halves or [Counter() for _ in range(self.seats)]
        self.sources = self.sources or [[0] * len(SOURCES) for _ in range(self.seats)]
        self.wins = self.wins or [0] * self.seats
        self.order = self.order or [0] * self.seats

    def add_game(self, asked: list[int], halves: list[list[int]], winners: list[int], starter: int) -> None:
        self.games += 1
        self.lengths[sum(asked)] += 1
        for op in range(LAST_DECISION + 1):
            if asked[op]:
                self.kinds[KINDS[op][0]] += asked[op]
        for seat, by_source in enumerate(halves):
            self.halves[seat][sum(by_source)] += 1
            for i, value in enumerate(by_source):
                self.sources[seat][i] += value
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins[seat] += SHARES // len(winners)
            self.order[(seat - starter) % self.seats] += SHARES // len(winners)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.seats,
            self.games + other.games,
            self.lengths + other.lengths,
            self.kinds + other.kinds,
            [a + b for a, b in zip(self.halves, other.halves, strict=True)],
            [_sums(a, b) for a, b in zip(self.sources, other.sources, strict=True)],
            _sums(self.wins, other.wins),
            _sums(self.order, other.order),
            self.shared + other.shared,
        )

    # ------------------------------------------------------------------ what it tells
    @property
    def decisions(self) -> int:
        return self.kinds.total()

    @property
    def length(self) -> Spread:
        return Spread.of(self.lengths)

    def kind_means(self) -> dict[str, float]:
        """Decisions per game, by kind, the frequent ones first."""
        ordered = sorted(self.kinds.items(), key=lambda item: (-item[1], item[0]))
        return {kind: count / self.games for kind, count in ordered}

    def score(self, seat: int | None = None) -> Spread:
        if seat is not None:
            return Spread.of(self.halves[seat], 0.5)
        every: Counter[int] = Counter()
        for counts in self.halves:
            every.update(counts)
        return Spread.of(every, 0.5)

    def source_means(self, seat: int) -> dict[str, float]:
        return {name: self.sources[seat][i] / 2 / max(self.games, 1) for i, name in enumerate(SOURCES)}

    def win_share(self, seat: int) -> float:
        return self.wins[seat] / SHARES / max(self.games, 1)

    def win_share_by_order(self, place: int) -> float:
        return self.order[place] / SHARES / max(self.games, 1)

    # ------------------------------------------------------------------ keeping it
    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "lengths": _sorted(self.lengths),
            "kinds": dict(sorted(self.kinds.items())),
            "half_points": [_sorted(counts) for counts in self.halves],
            "sources": self.sources,
            "wins": self.wins,
            "wins_by_turn_order": self.order,
            "shared": self.shared,
        }

    @classmethod
    def from_json(cls, seats: int, data: dict[str, Any]) -> Tally:
        return cls(
            seats,
            data["games"],
            _counter(data["lengths"]),
            Counter(data["kinds"]),
            [_counter(counts) for counts in data["half_points"]],
            [list(by_source) for by_source in data["sources"]],
            list(data["wins"]),
            list(data["wins_by_turn_order"]),
            data["shared"],
        )


def _sums(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def _sorted(counts: Counter[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}


def _counter(data: dict[str, int]) -> Counter[int]:
    return Counter({int(value): count for value, count in data.items()})
