"""What conditions and "for each" look at (SYM-4, SYM-6, SYM-9)."""

from __future__ import annotations

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
from terramara.engine.purse import count, levels
from terramara.engine.state import State


def made_of(s: State, seat: int, category: int) -> int:
    of = s.tables.category
    n = 0
    for artefact in s.players[seat].made:
        if of[artefact] == category:
            n += 1
    return n


def stronger(s: State, seat: int) -> int:
    """SYM-9: players stronger than this one, neutral ones included (NEU-6)."""
    mine = s.players[seat].strength
    n = 0
    for p in s.players:
        if p.strength > mine:
            n += 1
    for strength in s.neutral_strength:
        if strength > mine:
            n += 1
    return n


def measure(s: State, seat: int, what: int) -> int:
    p = s.players[seat]
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
        return p.flags.bit_count()
    if what == M_STRONGER:
        return stronger(s, seat)
    if what >= M_COST:
        return count(s.bill, what - M_COST)
    return made_of(s, seat, what - M_CATEGORY)


def holds(s: State, seat: int, condition: int) -> bool:
    what, least = s.tables.conditions[condition]
    return measure(s, seat, what) >= least
