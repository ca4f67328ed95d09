"""Bonus tiles (BON): they stay where they are, and any caravan or canoe that comes by uses them."""

from __future__ import annotations

from terramara.content.model import Body
from terramara.engine.codes import EV_BONUS, RUN, Frame
from terramara.engine.state import State
from terramara.engine.words import i64


def use_slot(s: State, seat: i64, slot: i64) -> None:
    """BON-1: the tile stays where it is."""
    bonus = s.board.bonuses[slot]
    if s.log is not None:
        s.log.append((EV_BONUS, seat, bonus, slot + 1))
    s.push(RUN, seat, s.tables.bonus_body[bonus], 0)


def effect_bonus(s: State, frame: Frame) -> Body:
    return s.tables.content.bonuses[s.board.bonuses[frame[2]]].body
