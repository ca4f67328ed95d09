"""Why an action isn't allowed: the rule's id, a code for the message, and the numbers. None: it's allowed.

This is the plain definition of legality, rule by rule, in the rules' files. `dispatch.legal_actions` is the
fast one; a test keeps them equal.
"""

from __future__ import annotations

from terramara.engine.codes import A_STOP, GIVE, PAY, PAY_COST, REDUCE, Frame
from terramara.engine.free import is_free, why_not_free
from terramara.engine.reason import NOT_ASKED, Reason, not_asked
from terramara.engine.reasons_elsewhere import same_as, why_elsewhere, why_not_yours
from terramara.engine.rulebook import entry
from terramara.engine.state import State
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
    check = entry(frame[0]).why_not
    if check is None:
        raise ValueError(f"no decision has the number {frame[0]}")
    found = why_not_stop(s, frame) if action == A_STOP else check(s, frame, action)
    if found is not None and found.code == NOT_ASKED:
        return why_elsewhere(s, frame, action)
    return found


def why_not_stop(s: State, frame: Frame) -> Reason | None:
    op = frame[0]
    if op in CAN_STOP or (op in CAREFUL_STOP and s.players[frame[1]].careful):
        return None
    if op in CAREFUL_STOP:
        return Reason("TRN-13", "not-careful")
    kind, rule = KINDS[op]
    if op == REDUCE:
        return Reason(rule, "finish-first", {"asked": kind})
    if op in (PAY, PAY_COST, GIVE):
        return Reason(rule, "must-pay")
    return not_asked(frame)
