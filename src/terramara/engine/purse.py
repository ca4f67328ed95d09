"""Counters packed in one int, 8 bits each: four kinds of resource, or three levels of worker.

One int copies, compares and hashes faster than a list, and one subtraction compares a whole cost. A counter
stays below 128, which no game comes near (`position` refuses more than 99).
"""

from __future__ import annotations

from typing import Final

from terramara.engine.words import i64, vec

ONE: Final = vec[i64]([1, 1 << 8, 1 << 16, 1 << 24])
GUARD: Final = 0x80808080
MOST: Final = 99


def count(purse: i64, kind: i64) -> i64:
    return (purse >> (kind << 3)) & 255


def total(purse: i64) -> i64:
    return (purse & 255) + ((purse >> 8) & 255) + ((purse >> 16) & 255) + (purse >> 24)


def covers(purse: i64, cost: i64) -> bool:
    """Each counter of `purse` is at least that of `cost`: no guard bit is borrowed from."""
    return ((purse | GUARD) - cost) & GUARD == GUARD


def bits(mask: i64) -> i64:
    """How many spaces, rows or kinds a mask holds."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def levels(workers: i64) -> i64:
    """WRK-3: the sum of the levels of workers, packed by level (level 1 in the lowest counter)."""
    return (workers & 255) + 2 * ((workers >> 8) & 255) + 3 * (workers >> 16)


def pack(counts: tuple[int, ...]) -> i64:
    purse: i64 = 0
    for kind, n in enumerate(counts):
        purse |= n << (kind << 3)
    return purse


def unpack(purse: i64, size: i64) -> list[int]:
    return [(purse >> (kind << 3)) & 255 for kind in range(size)]


def is_cost(purse: int) -> bool:
    """Return whether a number can be a cost: four counters of at most MOST each."""
    return 0 <= purse < 1 << 32 and all([(purse >> shift) & 255 <= MOST for shift in (0, 8, 16, 24)])
