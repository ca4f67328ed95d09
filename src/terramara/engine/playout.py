"""Random playouts: the loop that search and simulation live on, here so that it is compiled with the rest."""

from __future__ import annotations

from terramara.engine.flow import apply_unchecked
from terramara.engine.state import State


def random_playout(s: State, seed: int) -> int:
    """Plays `s` to its end, every legal action equally likely; returns the number of decisions."""
    x = (seed & 0x7FFFFFFF) | 1
    decisions = 0
    while not s.over:
        legal = s.legal
        x ^= (x << 13) & 0xFFFFFFFF  # xorshift32: small numbers only, which compiled code likes
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        apply_unchecked(s, legal[x % len(legal)])
        decisions += 1
    return decisions
