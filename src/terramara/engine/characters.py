"""Characters (CHR): putting a side in force, and turning from young to adult."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.engine.codes import A_EXTRA_EXPLORER, A_LEFTOVERS, CULTURE, EV_ADULT, EXTRA, JOINED, TRAVEL
from terramara.engine.crafting import learn
from terramara.engine.state import Player, State
from terramara.engine.steps import a_of, b_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def install(s: State, p: Player) -> None:
    """The lasting effects of a character's side hold, beside those of the artefacts made."""
    t = s.tables
    side = p.character * 2 + p.adult
    p.abilities = t.side_abilities[side]
    p.triggers = t.side_triggers[side]
    p.events = 0
    for trigger in p.triggers:
        p.events |= trigger[0]
    p.discounts = ()
    p.each_less = 0
    p.raid_level = 0
    for artefact in p.made:
        learn(s, p, artefact)


def begin_young(s: State, seat: i64) -> None:
    """SET-12: the side's gains at once. They start no "1 more" of its own (D-2)."""
    p = s.player(seat)
    t = s.tables
    body = t.side_instant[p.character * 2]
    if p.abilities & A_EXTRA_EXPLORER:
        s.push(EXTRA, seat, 0, 0)
    if body >= 0:
        for step in t.programs[body * 4 + seat]:
            op = step & 63
            joined: i64 = JOINED if op == TRAVEL or op == CULTURE else 0
            s.push(op, seat, a_of(step), b_of(step) | joined)


def turn_adult(s: State, seat: i64) -> None:
    """CHR-1: final. What the young side held is given back or lost (CHR-6, CHR-7, CHR-8)."""
    p = s.mine(seat)
    if p.abilities & A_EXTRA_EXPLORER:
        p.hand -= 1
    if p.abilities & A_LEFTOVERS:
        p.bonuses = ()
    p.adult = 1
    install(s, p)
    if s.log is not None:
        s.log.append((EV_ADULT, seat, p.character, 0))
