"""Answers that are just counted: actions one after the other, or one for each bit or kind."""

from __future__ import annotations

from terramara.engine.codes import CHOICES, Frame
from terramara.engine.reason import Reason, not_asked
from terramara.engine.vocabulary import KINDS
from terramara.engine.words import append, i64, vec


def numbered(first: i64, n: i64) -> vec[i64]:
    """Actions one after the other."""
    out = vec[i64](capacity=n)
    for i in range(n):
        out = append(out, first + i)
    return out


def numbered_bits(first: i64, mask: i64) -> vec[i64]:
    """An action for each bit of a mask."""
    out = vec[i64](capacity=8)
    while mask:
        if mask & 1:
            out = append(out, first)
        mask >>= 1
        first += 1
    return out


def add_kinds(first: i64, purse: i64, out: vec[i64]) -> vec[i64]:
    """Add an action for each kind that a purse has: resources, or workers by level."""
    while purse:
        if purse & 255:
            out = append(out, first)
        purse >>= 8
        first += 1
    return out


def why_not_numbered(frame: Frame, number: int, most: int) -> Reason | None:
    if not 0 <= number < CHOICES:
        return not_asked(frame)
    return None if number < most else Reason(KINDS[frame[0]][1], "no-such-choice", {"most": most})
