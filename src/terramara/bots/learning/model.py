"""A value being learned: the arrays, a step of Adam, and the way back to plain weights."""

from __future__ import annotations

import itertools
from array import array
from typing import Any

import numpy as np
import numpy.typing as npt

from terramara.bots.fast.judge import ROUNDS
from terramara.bots.network import TIME, arrays_of
from terramara.bots.weights import HEADS, Weights

Floats = npt.NDArray[np.float32]

WIN = HEADS.index("win")
# Errors are counted in these units, so that no head drowns the others; the win is already a chance.
UNITS = np.array([20, 20, 1, 20, 20, 20, 10, 10, 20], np.float32)
# How much each head counts in the learning. The heads for sources serve the styles.
SHARES = np.array([1, 1, 0.5, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25], np.float32)


class Model:
    def __init__(
        self, mean: Floats, inverse: Floats, centre: Floats, hidden: tuple[int, ...], seed: int
    ) -> None:
        generator = np.random.default_rng(seed)
        width, heads = len(mean), len(HEADS)
        self.mean, self.inverse, self.centre = mean, inverse, centre
        self.params: list[Floats] = [
            np.zeros((width, heads), np.float32),
            np.zeros((width, heads), np.float32),
            np.zeros(heads, np.float32),
        ]
        sizes = [width, *hidden, heads] if hidden else []
        for i, (a, b) in enumerate(itertools.pairwise(sizes)):
            spread = np.sqrt((2 if i + 2 < len(sizes) else 0.05) / a)
            self.params.append((generator.standard_normal((a, b)) * spread).astype(np.float32))
            self.params.append(np.zeros(b, np.float32))
        self.first = [np.zeros_like(p) for p in self.params]
        self.second = [np.zeros_like(p) for p in self.params]
        self.steps = 0

    def take_over(self, weights: Weights) -> bool:
        """Continue from these weights, the inverse of `weights()`. Return False if their layers differ."""
        known = arrays_of(weights)
        deeper = [known[f"{kind}{k}"] for k in range(len(known)) for kind in "wb" if f"w{k}" in known]
        if [a.shape for a in deeper] != [p.shape for p in self.params[3:]]:
            return False
        shift = self.mean * self.inverse
        scale = np.where(self.inverse > 0, 1 / np.maximum(self.inverse, 1e-9), 0)[:, None]
        linear, slope = known["linear"] / UNITS * scale, known["slope"] / UNITS * scale
        # The mean has moved, and with it what the slope leaves over: the rounds' own weights take that.
        linear[:ROUNDS] += TIME[:, None] * (known["tilt"] / UNITS + shift @ slope) * scale[:ROUNDS]
        if deeper:
            deeper[-2:] = [a / UNITS for a in deeper[-2:]]
            deeper[0] = deeper[0] * scale
            deeper[1] = (deeper[1] + shift @ deeper[0]).astype(np.float32)
        bias = (known["bias"] - self.centre) / UNITS + shift @ linear
        self.params = [np.asarray(a, np.float32) for a in (linear, slope, bias, *deeper)]
        return True

    def forward(self, raw: Any) -> tuple[Floats, Floats, list[Floats], Floats]:
        x = (raw.astype(np.float32) - self.mean) * self.inverse
        at = (raw[:, :ROUNDS].astype(np.float32) @ TIME)[:, None]
        p = self.params
        out = x @ p[0] + p[2] + at * (x @ p[1])
        acts = [x]
        for i in range(3, len(p), 2):
            h = acts[-1] @ p[i] + p[i + 1]
            acts.append(np.maximum(h, 0) if i + 2 < len(p) else h)
        if len(p) > 3:
            out = out + acts[-1]
        return x, at, acts, out

    def learn(self, raw: Any, target: Floats, rate: float, decay: float) -> float:
        """Take one step; return the error before it, in squared VP of the seat's own score."""
        x, at, acts, out = self.forward(raw)
        d = out - target
        d[:, WIN] = 1 / (1 + np.exp(-np.clip(out[:, WIN], -30, 30))) - target[:, WIN]
        error = float((d[:, 0] ** 2).mean() * UNITS[0] ** 2)
        d *= SHARES / len(raw)
        grads = [x.T @ d, x.T @ (at * d), d.sum(0)]
        deeper: list[Floats] = []
        e = d
        p = self.params
        for i in range(len(p) - 2, 2, -2):
            a = acts[(i - 3) // 2]
            deeper = [a.T @ e, e.sum(0), *deeper]
            if i > 3:
                e = (e @ p[i].T) * (a > 0)
        self.steps += 1
        c1, c2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for i, g in enumerate(grads + deeper):
            self.first[i] += 0.1 * (g - self.first[i])
            self.second[i] += 0.001 * (g * g - self.second[i])
            p[i] -= rate * (self.first[i] / c1) / (np.sqrt(self.second[i] / c2) + 1e-8)
            if p[i].ndim == 2:
                p[i] *= 1 - rate * decay * (4 if i >= 3 or i == 1 else 1)
        return error

    def weights(self, about: dict[str, Any]) -> Weights:
        """The same value over plain bytes, with centring and scaling folded in."""
        shift = self.mean * self.inverse
        p = self.params
        out: dict[str, Any] = {
            "linear": p[0] * self.inverse[:, None] * UNITS,
            "slope": p[1] * self.inverse[:, None] * UNITS,
            "bias": (p[2] - shift @ p[0]) * UNITS + self.centre,
            "tilt": -(shift @ p[1]) * UNITS,
        }
        for k, i in enumerate(range(3, len(p), 2)):
            w: Any = p[i]
            b: Any = p[i + 1]
            if i == 3:
                w, b = w * self.inverse[:, None], b - shift @ w
            if i + 2 >= len(p):
                w, b = w * UNITS, b * UNITS
            out[f"w{k}"], out[f"b{k}"] = w, b
        weights = Weights(about)
        for name, values in out.items():
            flat = values.astype(np.float32)
            weights.put(name, flat.shape, array("f", flat.tobytes()))
        return weights
