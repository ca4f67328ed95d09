"""Special spaces (SPC): open in the last round, to players who meet their condition."""

from __future__ import annotations

from terramara.engine.codes import BIT
from terramara.engine.measures import holds, measure
from terramara.engine.reason import Reason
from terramara.engine.state import State
from terramara.engine.vocabulary import MEASURE_NAMES
from terramara.engine.words import i64


def open_specials(s: State, seat: i64) -> i64:
    """SPC-1, as a mask: checked before the member goes, and strength is lost with it (D-81)."""
    mask: i64 = 0
    if s.round == s.tables.last_round:
        for space, condition in s.board.specials:
            if holds(s, seat, condition):
                mask |= BIT << space
    return mask


def is_special(s: State, space: i64) -> bool:
    return space % 6 == 3 and s.tables.content.board.row_levels[space // 6] == 3


def why_not_special(s: State, seat: int, space: int, of: int) -> Reason | None:
    """`of`: the round of its row."""
    if s.round < of:
        return Reason("SPC-1", "special-later", {"round": of})
    what, least = s.tables.conditions[dict(s.board.specials)[space]]
    have = measure(s, seat, what)
    if have < least:
        return Reason("SPC-1", "condition", {"what": MEASURE_NAMES[what], "least": least, "have": have})
    return None
