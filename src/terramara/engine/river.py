"""The river (RIV): culture, its marks and its bonus tiles."""

from __future__ import annotations

from terramara.content.model import Body, Gain
from terramara.engine.codes import (
    ABILITY_MORE_CULTURE,
    ASKED,
    BONUS,
    CULTURE,
    E_CULTURE,
    EV_CULTURE,
    EV_EXPLORER,
    IN_SHARED,
    JOINED,
    STARTED,
    Frame,
)
from terramara.engine.order import at_once
from terramara.engine.state import State
from terramara.engine.steps import program_of
from terramara.engine.triggers import on_event
from terramara.engine.victory_points import gain_vp
from terramara.engine.words import i64


def more_culture(s: State, seat: i64, flags: i64) -> i64:
    """CHR-3: 1 if "1 more" is added to this gain (D-32); beyond the river only with D-33's option (D-90)."""
    p = s.player(seat)
    if not p.abilities & ABILITY_MORE_CULTURE or flags & JOINED:
        return 0
    if p.culture >= s.tables.river_max and not s.board.overflow:
        return 0
    return 0 if flags & IN_SHARED and s.got & 1 else 1


def gain_culture(s: State, seat: i64, n: i64, flags: i64) -> None:
    """RIV-1, step by step: a mark (RIV-2) is dealt with in full, then the remaining steps follow (D-30)."""
    t = s.tables
    p = s.mine(seat)
    before = p.culture
    culture = before
    top = t.river_max
    if not flags & STARTED:
        if p.abilities & ABILITY_MORE_CULTURE:
            n += more_culture(s, seat, flags)
        if (
            p.events & E_CULTURE
            and (culture < top or s.board.overflow)
            and not (flags & IN_SHARED and s.got & 1)
        ):
            at_once(s, seat, on_event(p, seat, E_CULTURE))  # F-1: below the gain, so after its marks
        if flags & IN_SHARED:
            s.got |= 1
        flags |= STARTED | JOINED | ASKED
    marks = t.marks
    while n > 0 and culture < top:
        culture += 1
        n -= 1
        mark = marks[culture]
        if mark:
            p.culture = culture
            if mark & 1:
                p.hand += 1
                if s.log is not None:
                    s.log.append((EV_EXPLORER, seat, 0, 0))
            if mark & 2:
                if s.log is not None:
                    s.log.append((EV_CULTURE, seat, culture - before, culture))
                if n:
                    s.push(CULTURE, seat, n, flags)
                slots = t.slots_at[culture]
                if len(slots) == 1:
                    s.push(BONUS, seat, slots[0], 0)
                else:
                    at_once(s, seat, program_of([(BONUS, seat, slot, 0) for slot in reversed(slots)]))
                return
    p.culture = culture
    if s.log is not None and culture != before:
        s.log.append((EV_CULTURE, seat, culture - before, culture))
    if n:
        gain_vp(s, seat, n)


def effect_culture(s: State, frame: Frame) -> Body:
    return (Gain("culture", frame[2]),)
