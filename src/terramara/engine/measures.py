"""Measures for conditions and "for each" (SYM-4, SYM-6, SYM-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.engine.codes import (
    M_ARTEFACTS,
    M_CARAVANS,
    M_CATEGORY,
    M_COST,
    M_CULTURE,
    M_FLAGS,
    M_POWER,
    M_STRENGTH,
    M_STRONGER,
    M_WORKERS,
)
from terramara.engine.purse import bits, count, levels
from terramara.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def made_of(s: State, seat: i64, category: i64) -> i64:
    of = s.tables.category
    n: i64 = 0
    for artefact in s.player(seat).made:
        if of[artefact] == category:
            n += 1
    return n


def stronger(s: State, seat: i64) -> i64:
    """SYM-9: players stronger than this one, neutral ones included (NEU-6, D-92)."""
    mine = s.player(seat).strength
    n: i64 = 0
    for other in range(s.board.players):
        if s.player(other).strength > mine:
            n += 1
    for strength in s.neutral_strength:
        if strength > mine:
            n += 1
    return n


def measure(s: State, seat: i64, what: i64) -> i64:
    p = s.player(seat)
    if what == M_POWER:
        return s.tables.power[p.strength]
    if what == M_WORKERS:
        return levels(p.workers)
    if what == M_CULTURE:
        return p.culture
    if what == M_CARAVANS:
        reach = s.tables.reach
        return min(reach[p.caravan_a], reach[p.caravan_b])
    if what == M_STRENGTH:
        return p.strength
    if what == M_ARTEFACTS:
        return len(p.made)
    if what == M_FLAGS:
        return bits(p.flags)
    if what == M_STRONGER:
        return stronger(s, seat)
    if M_COST <= what < M_COST + 4:
        return count(s.bill, what - M_COST)
    if M_CATEGORY <= what < M_CATEGORY + 4:
        return made_of(s, seat, what - M_CATEGORY)
    raise ValueError(f"no measure has the number {what}")


def holds(s: State, seat: i64, condition: i64) -> bool:
    what, least = s.tables.conditions[condition]
    return measure(s, seat, what) >= least
