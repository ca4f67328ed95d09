"""Becoming first player (FST)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.content.model import Body, Gain
from terramara.engine.codes import CULTURE, EV_FIRST, OPTION, STRENGTH, TRAVEL
from terramara.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


# FST-3: the other side of the card, of which the taker chooses one.
IN_THE_LAST_ROUND: tuple[Body, ...] = ((Gain("travel", 2),), (Gain("strength", 2),), (Gain("culture", 2),))


def become_first(s: State, seat: i64) -> None:
    """The card is taken (D-88), even by its holder (D-61). Gains in D-34's order: taker, third, fourth."""
    t = s.tables
    if s.log is not None:
        s.log.append((EV_FIRST, seat, 0, 0))
    if s.round == t.last_round:  # FST-3: the card is turned over, and no round follows
        s.first = seat
        s.push(OPTION, seat, t.last_first, 0)
        return
    s.first = seat
    players = s.board.players
    if players > 3:  # FST-1; FST-2: a place that is missing gets nothing
        s.push(STRENGTH, (seat + 3) % players, 2, 0)
    if players > 2:
        s.push(CULTURE, (seat + 2) % players, 1, 0)
    s.push(TRAVEL, seat, 1, 0)
