"""Learned weights in a file: a line of JSON that says what they are, then plain 32-bit floats.

So the linear value can be read without NumPy, and every file tells where it comes from.
"""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# What a value tells of a position, in this order: the heads. The sources are those of END-1.
HEADS = ("own", "best-other", "win", "play", "artefacts", "effects", "strength", "caravans", "outposts")
# What is played for, unless a style says otherwise.
ENVY = 0.5
PLAIN = {"own": 1.0, "best-other": -ENVY}
HERE = Path(__file__).parent / "trained"


@dataclass(slots=True)
class Weights:
    """Arrays by name, each with its shape. `about` is their provenance."""

    about: dict[str, Any]
    shapes: dict[str, tuple[int, ...]] = field(default_factory=dict)
    arrays: dict[str, array[float]] = field(default_factory=dict)

    def put(self, name: str, shape: tuple[int, ...], values: array[float]) -> None:
        self.shapes[name] = shape
        self.arrays[name] = values

    def column(self, name: str, mix: dict[str, float]) -> list[float]:
        """Rows of heads, each mixed to one number."""
        heads = len(HEADS)
        flat = self.arrays[name]
        at = [(HEADS.index(head), share) for head, share in mix.items()]
        return [sum([flat[row + k] * share for k, share in at]) for row in range(0, len(flat), heads)]

    @property
    def width(self) -> int:
        return self.shapes["linear"][0]

    def save(self, path: Path) -> None:
        """Writes beside the place first: what is there is always whole."""
        head = {"about": self.about, "arrays": {name: list(shape) for name, shape in self.shapes.items()}}
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            file.write(json.dumps(head).encode() + b"\n")
            for name in self.shapes:
                file.write(_little(self.arrays[name]).tobytes())
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Weights:
        line, _, rest = path.read_bytes().partition(b"\n")
        head = json.loads(line)
        weights = cls(head["about"])
        at = 0
        for name, shape in head["arrays"].items():
            size = 1
            for n in shape:
                size *= n
            values = array("f")
            values.frombytes(rest[at : at + 4 * size])
            if len(values) != size:
                raise ValueError(f"{path.name} ends too early")
            weights.put(name, tuple(shape), _little(values))
            at += 4 * size
        return weights


def _little(values: array[float]) -> array[float]:
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values
