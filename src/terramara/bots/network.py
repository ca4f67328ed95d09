"""The learned value: a linear part whose weights change with the round, and possibly a small network.

NumPy multiplies the batches; `linear` makes the same linear part for the compiled sum, which needs no NumPy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from terramara.bots.fast.judge import ROUNDS, Judge
from terramara.bots.weights import HEADS, PLAIN, Weights

if TYPE_CHECKING:
    from terramara.engine.words import u8, vec

Floats = npt.NDArray[np.float32]
# The share of the slope in each round.
TIME = np.array([(now - 2) / 2 for now in range(ROUNDS)], np.float32)
# Values are cut to this fraction of a VP: the last digits of a sum differ between machines, and must not
# matter.
GRAIN = 1024.0


def arrays_of(weights: Weights) -> dict[str, Floats]:
    return {
        name: np.array(values, np.float32).reshape(weights.shapes[name])
        for name, values in weights.arrays.items()
    }


class Network(Judge):
    def __init__(self, weights: Weights, mix: dict[str, float] | None = None) -> None:
        full = arrays_of(weights)
        self.full = full
        self.width = weights.width
        chosen = mix or PLAIN
        m = np.array([chosen.get(head, 0.0) for head in HEADS], np.float32)
        self.both: Floats = np.stack([full["linear"] @ m, full["slope"] @ m], 1)
        self.bias: Floats = np.array([full["bias"] @ m, full["tilt"] @ m], np.float32)
        self.layers: list[tuple[Floats, Floats]] = []
        depth = 0
        while f"w{depth}" in full:
            self.layers.append((full[f"w{depth}"], full[f"b{depth}"]))
            depth += 1
        if self.layers:
            last, offset = self.layers[-1]
            self.layers[-1] = (last @ m[:, None], np.array([offset @ m], np.float32))

    def judge(self, sights: vec[u8], many: int) -> list[float]:
        worth = self.worth(batch(sights, many))
        return [float(x) for x in (np.rint(worth * GRAIN) / GRAIN)]

    def worth(self, raw: Any) -> Floats:
        """The worth of each row of sights, by what the bot plays for."""
        x = raw.astype(np.float32)
        two = x @ self.both
        out: Floats = two[:, 0] + self.bias[0] + (x[:, :ROUNDS] @ TIME) * (two[:, 1] + self.bias[1])
        last = len(self.layers) - 1
        for i, (w, b) in enumerate(self.layers):
            x = x @ w
            x += b
            if i < last:
                np.maximum(x, 0, out=x)
        return out + x[:, 0] if self.layers else out

    def heads(self, raw: Any) -> Floats:
        """Every prediction for each row, in the order of HEADS; the win as a chance."""
        full = self.full
        x = raw.astype(np.float32)
        at = (x[:, :ROUNDS] @ TIME)[:, None]
        out: Floats = x @ full["linear"] + full["bias"] + at * (x @ full["slope"] + full["tilt"])
        if self.layers:
            for i in range(len(self.layers)):
                x = x @ full[f"w{i}"] + full[f"b{i}"]
                if i + 1 < len(self.layers):
                    x = np.maximum(x, 0)
            out = out + x
        win = HEADS.index("win")
        out[:, win] = 1 / (1 + np.exp(-np.clip(out[:, win], -30, 30)))
        return out


def batch(sights: Any, many: int) -> Any:
    """Rows of bytes: sights are a packed array where compiled, a list where not."""
    if isinstance(sights, list):
        return np.array(sights, np.uint8).reshape(many, -1)
    return np.frombuffer(sights, np.uint8).reshape(many, -1)
