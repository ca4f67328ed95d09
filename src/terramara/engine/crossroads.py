"""Crossroads spaces (CRO): of turned rows that both caravans have reached, and the pathfinder's own
(CHR-8)."""

from __future__ import annotations

from terramara.engine.codes import ABILITY_OWN_CROSSROADS, B_OWN, S_CROSSROADS, S_OWN
from terramara.engine.reason import Reason
from terramara.engine.state import Player, State
from terramara.engine.words import i64


def reached(s: State, p: Player) -> i64:
    """The crossroads that both caravans have reached (CRO-2)."""
    reach = s.tables.reach
    a = reach[p.caravan_a]
    b = reach[p.caravan_b]
    return a if a < b else b


def open_crossroads(s: State, p: Player) -> i64:
    """CRO-1, CRO-2, as a mask. The pathfinder's own is open from round 1 (D-65)."""
    t = s.tables
    mask = t.crossroads_open[s.round]
    if mask:
        mask &= t.crossroads_reached[reached(s, p)]
    if p.abilities & ABILITY_OWN_CROSSROADS:
        mask |= B_OWN
    return mask


def why_not_crossroads(s: State, p: Player, space: int) -> Reason | None:
    if space == S_OWN:
        return None if p.abilities & ABILITY_OWN_CROSSROADS else Reason("CHR-8", "not-yours")
    row = space - S_CROSSROADS
    if s.tables.content.board.row_rounds[row] >= s.round:
        return Reason("CRO-1", "not-turned", {"row": row + 1})
    if reached(s, p) <= row:
        return Reason("CRO-2", "caravans-behind", {"row": row + 1, "reached": reached(s, p)})
    return None
