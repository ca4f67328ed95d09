"""Randomness in the state: a splitmix64 sequence, the same on every machine and version, for good.

Its 64-bit numbers are machine words. Compiled, they have a sign and wrap around by themselves; plain Python
cuts them to size. Long integers would be slower in compiled code, and worse: Python checks for Ctrl-C during
a long multiplication, and compiled code takes the interruption for a lack of memory and aborts.
"""

from __future__ import annotations

from typing import Final

from terramara.engine.state import State
from terramara.engine.words import i64, vec

_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)


def _all_bits(one: i64) -> i64:
    """2 to the 64 minus one: compiled numbers wrap around, so it's -1 there."""
    return (one << 32 << 32) - 1


_WORD: Final[i64] = _all_bits(1)


def signed(number: int) -> int:
    """The machine word with these lower 64 bits."""
    return ((number + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)


def unsigned(word: int) -> int:
    """The same bits without a sign, as people see them."""
    return word & ((1 << 64) - 1)


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1."""
    z: i64 = (s.rng + _STEP) & _WORD
    s.rng = z
    z = ((z ^ (z >> 30 & 0x3FFFFFFFF)) * _FIRST) & _WORD
    z = ((z ^ (z >> 27 & 0x1FFFFFFFFF)) * _SECOND) & _WORD
    z ^= z >> 31 & 0x1FFFFFFFF
    many: i64 = n
    # The upper 53 bits times n, divided by 2 to the 53: in two parts, since the product wouldn't fit.
    return ((z >> 32 & 0xFFFFFFFF) * many + ((z >> 11 & 0x1FFFFF) * many >> 21)) >> 32


def shuffled(s: State, items: list[int]) -> list[int]:
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = below(s, i + 1)
        out[i], out[j] = out[j], out[i]
    return out


def redealt(state: State, seed: int) -> State:
    """A copy with its hidden parts dealt again: the order of the deck within each level, and all chance to
    come."""
    s = state.copy()
    s.rng = signed(seed)
    level = s.tables.level
    deck: list[int] = []
    for of in (1, 2, 3):
        deck.extend(shuffled(s, [a for a in s.deck if level[a] == of]))
    s.deck = vec[i64](deck)
    return s
