"""The plan of a run: engines, and the samples to take of each."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.engine import environment, peers

PLAYERS = (2, 3, 4)
TIMED = (
    "inside",
    "driver",
    "batch",
    "games",
    "copy",
    "legal",
    "middle",
    "judged",
    "view",
    "record",
    "growth",
)
ONCE = ("decisions", "memory")  # nothing in them depends on the clock
WARM_UP = 0.6  # CPU seconds around a sample, for the estimate


@dataclass(frozen=True)
class Engine:
    """A process to measure: its name in the tables, how to start it."""

    name: str
    kind: str
    python: Path
    pure: str = ""
    tree: Path = environment.ROOT  # whose benchmarks it runs

    def environ(self) -> dict[str, str]:
        env = dict(os.environ)
        if self.pure:
            env["TERRAMARA_PURE"] = self.pure
        return env


@dataclass(frozen=True)
class Sample:
    engine: str
    ask: str
    players: int = 0
    budget: float = 0.0
    once: bool = False

    @property
    def key(self) -> str:
        return f"{self.ask} {self.players}" if self.players else self.ask


PURE = Engine("pure", "ours", Path(sys.executable), "1")
COMPILED = Engine("compiled", "ours", Path(sys.executable), "0")


def earlier(python: Path) -> list[Engine]:
    """The engine of another working tree, by the Python of its environment: TREE/.venv/bin/python."""
    tree = python.absolute().parents[2]
    return [
        Engine("before", "ours", python.absolute(), "0", tree),
        Engine("before, pure", "ours", python.absolute(), "1", tree),
    ]


def peer_engines() -> list[Engine]:
    return [Engine(name, name, environment.interpreter()) for name in environment.PEERS]


def samples(engines: list[Engine], budget: float) -> list[Sample]:
    """The samples of one round. Engines take turns, so that a busy minute hits all alike."""
    out: list[Sample] = []
    ours = [engine.name for engine in engines if engine.kind == "ours"]
    for players in PLAYERS:
        for ask in TIMED:
            out.extend(Sample(name, ask, players, budget) for name in ours)
        out.extend(Sample(name, ask, players, once=True) for ask in ONCE for name in ours)
    for engine in engines:
        if engine.kind == "catanatron":
            out.append(Sample(engine.name, "catanatron", 0, budget))
        elif engine.kind == "open_spiel":
            out.extend(Sample(engine.name, game, 0, budget) for game in peers.OPEN_SPIEL)
    return out


def rotated(items: list[Sample], turn: int, rounds: int) -> list[Sample]:
    """Another one goes first in every round."""
    shift = len(items) * turn // max(rounds, 1)
    return items[shift:] + items[:shift]
