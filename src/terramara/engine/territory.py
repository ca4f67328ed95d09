"""Territory spaces (TER-1): those not yet turned, for explorers; those of the round, for all (TRN-6)."""

from __future__ import annotations

from terramara.engine.codes import EXPLORER
from terramara.engine.reason import Reason
from terramara.engine.special import is_special, why_not_special
from terramara.engine.state import State


def why_not_territory(s: State, seat: int, member: int, space: int) -> Reason | None:
    board = s.tables.content.board
    row = space // 6
    of = board.row_rounds[row]
    if of < s.round:
        return Reason("RND-3", "row-turned", {"row": row + 1})
    if is_special(s, space):
        reason = why_not_special(s, seat, space, of)
        if reason is not None:
            return reason
    if s.fire >> space & 1:
        return Reason("NEU-2", "fire")
    if of > s.round and member != EXPLORER:
        return Reason("TRN-6", "future", {"round": of})
    return None
