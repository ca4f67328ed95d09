"""The values of positions, asked in batches: many sights come in, and a VP value for each goes out."""

from __future__ import annotations

from typing import Final

from terramara.engine.words import i64, mypyc_attr, u8, vec

ROUNDS: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows what a position is worth to the seat that sees it."""

    def judge(self, sights: vec[u8], many: int) -> list[float]:
        """The worth of each of `many` positions, whose sights lie one after another."""
        raise NotImplementedError


class Linear(Judge):
    """A weighted sum whose weights change with the round. It needs nothing but this file."""

    def __init__(
        self, width: int, weights: list[float], slopes: list[float], bias: float, tilt: float
    ) -> None:
        """`slopes` and `tilt` are added twice per round from round 3 on, and subtracted before."""
        self.width: i64 = width
        flat: list[float] = []
        biases: list[float] = []
        for now in range(ROUNDS):
            at = (now - 2) / 2
            flat.extend([w + at * slope for w, slope in zip(weights, slopes, strict=True)])
            biases.append(bias + at * tilt)
        self.flat = vec[float](flat)
        self.biases = vec[float](biases)

    def judge(self, sights: vec[u8], many: int) -> list[float]:
        width = self.width
        assert len(sights) == many * width
        flat = self.flat
        out: list[float] = []
        at: i64 = 0
        for _ in range(many):
            now: i64 = 0
            while now < ROUNDS - 1 and not sights[at + now]:  # the round comes first, see `Eye.see`
                now += 1
            worth: float = self.biases[now]
            base = now * width
            for i in range(width):
                x: i64 = i64(sights[at + i])
                if x:
                    worth += float(x) * flat[base + i]
            out.append(worth)
            at += width
        return out
