"""Why an action is not allowed: the rule's id, a code for the words, and the numbers. None: it is allowed.

This is the plain definition of legality, rule by rule, in the rules' files. `legal` is the fast one; a test
holds them together.
"""

from __future__ import annotations

from collections.abc import Callable

from terramara.engine.characters import why_not_tile
from terramara.engine.codes import (
    A_STOP,
    ASK,
    BACK,
    CRAFT,
    DRAFT,
    END,
    GIVE,
    HUT,
    JOINT,
    NEUTRAL,
    OPTION,
    ORDER,
    PAY,
    PAY_COST,
    RAID_OFFER,
    REDUCE,
    REFINE,
    SEND,
    TAKE,
    TILE,
    TRADE,
    TRAVEL,
    WORKSHOP,
    Frame,
)
from terramara.engine.crafting_refusals import (
    why_not_crafting,
    why_not_end,
    why_not_reduction,
    why_not_share,
    why_not_workshop,
)
from terramara.engine.drafting import why_not_draft
from terramara.engine.either import why_not_option
from terramara.engine.free import is_free, why_not_free
from terramara.engine.gains import why_not_answer
from terramara.engine.home import why_not_joint
from terramara.engine.hut import why_not_in_hut
from terramara.engine.neutral import why_not_place
from terramara.engine.order import why_not_next
from terramara.engine.raid import why_not_gift, why_not_raid
from terramara.engine.reason import NOT_ASKED, Reason, not_asked
from terramara.engine.reasons_elsewhere import same_as, why_elsewhere, why_not_yours
from terramara.engine.resources import why_not_payment, why_not_refine, why_not_take
from terramara.engine.road import why_not_travel
from terramara.engine.sending import why_not_before_sending
from terramara.engine.state import State
from terramara.engine.taking_back import why_not_back
from terramara.engine.trades import why_not_trade
from terramara.engine.vocabulary import CAN_STOP, CAREFUL_STOP, KINDS


def why_not(s: State, action: int, seat: int | None = None) -> Reason | None:
    """Why this seat can't do this now; the seat that decides, if none is given."""
    if not s.stack:
        return Reason("END-1", "over")
    frame = s.stack[-1]
    if seat is not None and seat != frame[1]:
        return why_not_yours(s, seat, action)
    action = same_as(s, action)
    if is_free(action):
        return why_not_free(s, frame, action)
    found = why_not_stop(s, frame) if action == A_STOP else _CHECKS[frame[0]](s, frame, action)
    if found is not None and found.code == NOT_ASKED:
        return why_elsewhere(s, frame, action)
    return found


def why_not_stop(s: State, frame: Frame) -> Reason | None:
    op = frame[0]
    if op in CAN_STOP or (op in CAREFUL_STOP and s.players[frame[1]].careful):
        return None
    if op in CAREFUL_STOP:
        return Reason("TRN-13", "not-careful")
    if op in (PAY, PAY_COST, REDUCE, GIVE):
        return Reason(KINDS[op][1], "must-pay")
    return not_asked(frame)


# By decision; one that is not here raises.
_CHECKS: dict[int, Callable[[State, Frame, int], Reason | None]] = {
    SEND: why_not_before_sending,
    TRAVEL: why_not_travel,
    CRAFT: why_not_crafting,
    END: why_not_end,
    REFINE: why_not_refine,
    TAKE: why_not_take,
    TRADE: why_not_trade,
    OPTION: why_not_option,
    HUT: why_not_in_hut,
    PAY: why_not_payment,
    PAY_COST: why_not_share,
    REDUCE: why_not_reduction,
    ORDER: why_not_next,
    ASK: why_not_answer,
    GIVE: why_not_gift,
    BACK: why_not_back,
    WORKSHOP: why_not_workshop,
    JOINT: why_not_joint,
    NEUTRAL: why_not_place,
    DRAFT: why_not_draft,
    TILE: why_not_tile,
    RAID_OFFER: why_not_raid,
}
