"""Randomness in the state: a splitmix64 sequence, the same on every machine and version, for ever."""

from __future__ import annotations

from typing import Final

from terramara.engine.state import State

_MASK: Final = (1 << 64) - 1


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1."""
    s.rng = (s.rng + 0x9E3779B97F4A7C15) & _MASK
    z = s.rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (((z ^ (z >> 31)) >> 11) * n) >> 53


def shuffled(s: State, items: list[int]) -> list[int]:
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = below(s, i + 1)
        out[i], out[j] = out[j], out[i]
    return out
