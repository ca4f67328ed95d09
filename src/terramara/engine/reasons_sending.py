"""Why a member cannot be sent to a space (TRN-2 to TRN-8, CRO, SPC, NEU)."""

from __future__ import annotations

from terramara.engine import codes as c
from terramara.engine.decision import MEASURE_NAMES
from terramara.engine.measures import measure
from terramara.engine.placement import explorer_owner, reached
from terramara.engine.reason import Reason
from terramara.engine.state import State


def why_not_send(s: State, seat: int, member: int, space: int) -> Reason | None:
    p = s.players[seat]
    if member == c.EXPLORER and not p.hand:
        return Reason("TRN-1", "no-explorer")
    if member == c.CHIEF and not p.chief:
        return Reason("TRN-1", "no-chief")
    if member == c.WARRIOR and not p.warriors:
        return Reason("WAR-1", "no-warrior")
    if space == c.S_HUT:
        return None
    return _why_closed(s, seat, member, space) or _why_taken(s, seat, member, space)


def _why_closed(s: State, seat: int, member: int, space: int) -> Reason | None:
    """The space itself, whoever stands there."""
    p = s.players[seat]
    bit = c.BIT << space
    if space >= c.S_HIRE:
        if not s.board.home & bit:
            return Reason("SET-2", "not-in-this-game", {"players": len(s.players)})
        if space == c.S_RAID and p.strength == 0 and not p.abilities & c.A_NO_LOSS:
            return Reason("D-3", "no-strength")
    elif space == c.S_OWN:
        if not p.abilities & c.A_OWN_CROSSROADS:
            return Reason("CHR-8", "not-yours")
    elif space >= c.S_CROSSROADS:
        row = space - c.S_CROSSROADS
        if s.tables.content.board.row_rounds[row] >= s.round:
            return Reason("CRO-1", "not-turned", {"row": row + 1})
        if reached(s, p) <= row:
            return Reason("CRO-2", "caravans-behind", {"row": row + 1, "reached": reached(s, p)})
    else:
        return _why_no_territory(s, seat, member, space)
    return None


def _why_no_territory(s: State, seat: int, member: int, space: int) -> Reason | None:
    board = s.tables.content.board
    row = space // 6
    of = board.row_rounds[row]
    if of < s.round:
        return Reason("RND-3", "row-turned", {"row": row + 1})
    special = space % 6 == 3 and board.row_levels[row] == 3
    if special:
        if s.round < of:
            return Reason("SPC-1", "special-later", {"round": of})
        what, least = s.tables.conditions[dict(s.board.specials)[space]]
        have = measure(s, seat, what)
        if have < least:
            return Reason("SPC-1", "condition", {"what": MEASURE_NAMES[what], "least": least, "have": have})
    if s.fire >> space & 1:
        return Reason("NEU-2", "fire")
    if of > s.round and member != c.EXPLORER:
        return Reason("TRN-6", "future", {"round": of})
    return None


def _why_taken(s: State, seat: int, member: int, space: int) -> Reason | None:
    """Who stands there."""
    p = s.players[seat]
    bit = c.BIT << space
    if not s.occupied & bit:  # D-80: done, and its member taken back since
        return Reason("D-80", "done-this-round") if s.done & bit else None
    if s.blocked & bit:
        return Reason("TRN-5", "chief-or-warrior")
    if s.board.single & bit:
        return Reason("TRN-4", "single")
    if s.two & bit:
        return Reason("TRN-3", "full")
    owner, strength = explorer_owner(s, space)
    if owner == seat:
        if member == c.EXPLORER:
            return Reason("TRN-3", "own-explorer")
        return Reason("TRN-8", "own-explorer") if member == c.CHIEF else None
    if member != c.EXPLORER:
        return None
    equal = bool(p.abilities & c.A_JOIN_EQUAL)
    if p.strength > strength or (equal and p.strength == strength):
        return None
    numbers: dict[str, int | str] = {"mine": p.strength, "theirs": strength}
    numbers["owner" if owner >= 0 else "neutral"] = owner if owner >= 0 else -1 - owner
    return Reason("TRN-7", "too-weak", numbers)
