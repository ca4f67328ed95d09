"""Becoming first player (FST)."""

from __future__ import annotations

from terramara.engine.codes import CULTURE, EV_FIRST, OPTION, STRENGTH, TRAVEL
from terramara.engine.state import State


def become_first(s: State, seat: int) -> None:
    """The card is taken (D-88); its gains in D-34's order: the taker, the third player, the fourth."""
    t = s.tables
    if s.log is not None:
        s.log.append((EV_FIRST, seat, 0, 0))
    if s.round == t.last_round:  # FST-3: the card is turned over, and no round follows
        s.first = seat
        s.stack.append((OPTION, seat, t.last_first, 0))
        return
    s.first = seat
    players = len(s.players)
    if players > 3:
        s.stack.append((STRENGTH, (seat + 3) % players, 2, 0))
    if players > 2:
        s.stack.append((CULTURE, (seat + 2) % players, 1, 0))
    s.stack.append((TRAVEL, seat, 1, 0))
