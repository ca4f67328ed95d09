"""Learned weights in a file: a line of JSON that says what they are, then plain 32-bit floats.

So the linear value can be read without NumPy, and every file says where it comes from.
"""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any

from terramara.bots.fast.sight import WIDTH

# The predictions of a value, in this order: the heads. The sources are those of END-1.
HEADS = ("own", "best-other", "win", "play", "artefacts", "effects", "strength", "caravans", "outposts")
# What a bot plays for, unless its style differs.
ENVY = 0.5
PLAIN = {"own": 1.0, "best-other": -ENVY}
HERE = Path(__file__).parent / "trained"


@dataclass(slots=True)
class Weights:
    """Arrays by name, each with its shape. `about` says where they come from."""

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

    def to_bytes(self) -> bytes:
        head = {"about": self.about, "arrays": {name: list(shape) for name, shape in self.shapes.items()}}
        parts = [_little(self.arrays[name]).tobytes() for name in self.shapes]
        return json.dumps(head).encode() + b"\n" + b"".join(parts)

    @classmethod
    def from_bytes(cls, data: bytes) -> Weights:
        """Raises ValueError if these aren't weights, or don't fit this way of seeing positions."""
        line, _, rest = data.partition(b"\n")
        try:
            head = json.loads(line)
            weights = cls(head["about"])
            shapes = {name: tuple(map(int, shape)) for name, shape in head["arrays"].items()}
            wide = shapes["linear"][0]
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            raise ValueError("this isn't a file of weights") from None
        if wide != WIDTH:
            raise ValueError(f"these weights see {wide} numbers of a position, and there are {WIDTH} now")
        at = 0
        for name, shape in shapes.items():
            size = prod(shape)
            if len(rest) < at + 4 * size:
                raise ValueError("the file of weights ends too early")
            values = array("f")
            values.frombytes(rest[at : at + 4 * size])
            weights.put(name, shape, _little(values))
            at += 4 * size
        return weights

    def save(self, path: Path) -> None:
        """Write a temporary file first, so that the file that is there is always whole."""
        part = path.with_name(path.name + ".part")
        part.write_bytes(self.to_bytes())
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Weights:
        return cls.from_bytes(path.read_bytes())


def _little(values: array[float]) -> array[float]:
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values
