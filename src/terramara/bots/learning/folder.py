"""The folder of a training: settings, games, values, and a note on every iteration.

Files are whole or not there, so you can stop a training at any time, even with kill -9, and continue it.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from terramara.bots.weights import Weights

LINEAR = "linear"
NETWORK = "network"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that decides what a training learns. It's kept with the weights."""

    games: int = 2000  # in an iteration
    iterations: int = 6
    players: tuple[int, ...] = (2, 3, 4)
    keep: int = 8  # iterations whose games are learned from
    width: int = 3
    noise: float = 0.7  # VP
    random_draft: float = 0.75  # games whose characters and cards chance deals
    styled: float = 0.15  # seats that play in a style of their own
    tau: float = 100.0  # decisions over which later values fade into the result
    epochs: int = 2
    hidden: tuple[int, ...] = (128, 32)
    rate: float = 1e-3
    again: float = 0.3  # of that rate, where learning goes on from the last value
    decay: float = 0.1
    own: float = 0.1  # positions that are learned from, of the seat that acted
    others: float = 0.02  # and of the other seats
    measured: int = 80  # games in which the new value meets the one it started from
    seed: int = 1
    set: str = "base"

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Settings:
        return cls(**{**data, "hidden": tuple(data["hidden"]), "players": tuple(data["players"])})


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def settings(self) -> Settings | None:
        """The settings it was begun with. Raises ValueError, KeyError or TypeError if the file isn't ours."""
        file = self.path / "run.json"
        return Settings.from_json(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None

    def begin(self, settings: Settings, start: Weights | None = None) -> None:
        """Write the settings. `start` is kept here too: the file it came from may change."""
        self.path.mkdir(parents=True, exist_ok=True)
        if start is not None:
            start.save(self.start)
        whole(self.path / "run.json", (json.dumps(asdict(settings), indent=1) + "\n").encode())

    @property
    def start(self) -> Path:
        return self.path / "start.weights"

    def value(self, kind: str, iteration: int) -> Path:
        return self.path / f"{kind}-{iteration:03}.weights"

    def last_value(self, iteration: int, kind: str = NETWORK) -> Weights | None:
        """The value before this iteration, which plays its games; None means the hand-written start value."""
        start = self.start if kind == NETWORK else None
        file = self.value(kind, iteration - 1) if iteration > 1 else start
        return Weights.load(file) if file and file.exists() else None

    def put_values(self, made: dict[str, Weights], iteration: int) -> None:
        """Write the weights under their number, and as the newest. An iteration counts once its network is
        there."""
        for kind, weights in made.items():
            weights.save(self.path / f"{kind}.weights")
        for kind in (LINEAR, NETWORK):
            made[kind].save(self.value(kind, iteration))

    def done(self) -> int:
        """How many iterations are learned."""
        n = 0
        while self.value(NETWORK, n + 1).exists():
            n += 1
        return n

    def share(self, iteration: int, number: int) -> Path:
        return self.path / f"games-{iteration:03}-{number:04}.json.gz"

    def shares(self, iteration: int) -> list[Path]:
        return sorted(self.path.glob(f"games-{iteration:03}-*.json.gz"))

    def put_share(self, iteration: int, number: int, games: list[Any], seconds: float) -> None:
        data = json.dumps({"seconds": seconds, "games": games}).encode()
        whole(self.share(iteration, number), gzip.compress(data, 4))

    def notes(self) -> list[dict[str, Any]]:
        file = self.path / "progress.json"
        return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []

    def note(self, entry: dict[str, Any]) -> None:
        """Write the note before the values: if the values get lost, the iteration is learned and noted
        again."""
        notes = [note for note in self.notes() if note["iteration"] != entry["iteration"]]
        whole(self.path / "progress.json", (json.dumps([*notes, entry], indent=1) + "\n").encode())


def read_games(data: bytes) -> tuple[list[Any], float]:
    """The games of a share, and the CPU seconds they took."""
    share = json.loads(gzip.decompress(data))
    return share["games"], share["seconds"]


def whole(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
