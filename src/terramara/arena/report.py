"""The result of a simulation: sums by table, coverage, and games that failed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from terramara import RULES_VERSION, _build
from terramara._version import __version__
from terramara.arena.coverage import Coverage
from terramara.arena.plan import Plan, Table
from terramara.arena.tally import Tally

FORMAT = 1
Range = tuple[int, int]  # from, and one past the last


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that could not be played to its end."""

    game: int
    seed: int
    error: str

    def to_json(self) -> dict[str, Any]:
        return {"game": self.game, "seed": self.seed, "error": self.error}


@dataclass(frozen=True, slots=True)
class Report:
    """`done` lists the games of the plan it has, so that the others can be played later."""

    plan: Plan
    set_id: str
    set_hash: str
    tallies: dict[Table, Tally] = field(default_factory=dict)
    coverage: Coverage = field(default_factory=Coverage)
    faults: tuple[Fault, ...] = ()
    done: tuple[Range, ...] = ()
    seconds: float = 0
    jobs: int = 1
    interrupted: bool = False

    @property
    def games(self) -> int:
        """Games played to their end."""
        return sum(tally.games for tally in self.tallies.values())

    @property
    def tables(self) -> list[Table]:
        return sorted(self.tallies)

    @property
    def decisions(self) -> int:
        return sum(tally.decisions for tally in self.tallies.values())

    @property
    def complete(self) -> bool:
        return self.done == ((0, self.plan.games),)

    def left(self) -> list[Range]:
        """The games still to be played."""
        out, at = [], 0
        for start, end in (*self.done, (self.plan.games, self.plan.games)):
            if start > at:
                out.append((at, start))
            at = end
        return out

    def with_part(self, part: Part) -> Report:
        """Write a new file, so that an interruption leaves either the old report or the new one."""
        tallies = dict(self.tallies)
        for table, tally in part.tallies.items():
            tallies[table] = tallies[table] + tally if table in tallies else tally
        return replace(
            self,
            tallies=tallies,
            coverage=self.coverage + part.coverage,
            faults=tuple(sorted((*self.faults, *part.faults), key=lambda fault: fault.game)),
            done=joined((*self.done, part.games)),
        )

    def result(self) -> dict[str, Any]:
        """The part that depends on the plan alone: the same on every machine and for any number of jobs."""
        data: dict[str, Any] = {
            "set": self.set_id,
            "set_hash": self.set_hash,
            "plan": self.plan.to_json(),
            "games": self.games,
            "done": [list(part) for part in self.done],
            "tables": [
                {"players": t.players, "mode": t.mode, **self.tallies[t].to_json()} for t in self.tables
            ],
            "faults": [fault.to_json() for fault in self.faults],
        }
        if self.plan.coverage:
            data["coverage"] = self.coverage.to_json()
        return data

    def to_json(self) -> dict[str, Any]:
        seconds = self.seconds or 1e-9
        return {
            "format": FORMAT,
            "version": __version__,
            "rules": RULES_VERSION,
            "engine": _build.describe(),
            **self.result(),
            "interrupted": self.interrupted,
            "seconds": round(self.seconds, 3),
            "jobs": self.jobs,
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Report:
        """The inverse of `to_json`. Raises KeyError, TypeError or ValueError if it isn't one of ours."""
        if data["format"] != FORMAT:
            raise ValueError(f"format {data['format']!r}")
        tallies = {}
        for table in data["tables"]:
            at = Table(table["players"], table["mode"])
            tallies[at] = Tally.from_json(at.players, table)
        return cls(
            Plan.from_json(data["plan"]),
            data["set"],
            data["set_hash"],
            tallies,
            Coverage.from_json(data.get("coverage", {})),
            tuple(Fault(**fault) for fault in data["faults"]),
            tuple((start, end) for start, end in data["done"]),
            data["seconds"],
            data["jobs"],
            data["interrupted"],
        )


@dataclass(frozen=True, slots=True)
class Part:
    """A range of games, as one process played them."""

    games: Range
    tallies: dict[Table, Tally]
    coverage: Coverage
    faults: tuple[Fault, ...]


def joined(ranges: tuple[Range, ...]) -> tuple[Range, ...]:
    """Sort, and join neighbours."""
    out: list[Range] = []
    for start, end in sorted(ranges):
        if start == end:
            continue
        if out and out[-1][1] == start:
            out[-1] = (out[-1][0], end)
        else:
            out.append((start, end))
    return tuple(out)
