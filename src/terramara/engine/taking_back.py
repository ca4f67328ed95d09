"""Taking a member back from a space (SYM-1, D-24)."""

from __future__ import annotations

from typing import Any

from terramara.content.model import Body, TakeBack
from terramara.engine.codes import (
    A_BACK,
    A_BACK_HUT_CHIEF,
    A_BACK_HUT_EXPLORER,
    BIT,
    EV_BACK,
    S_HUT,
    SPACES,
    Frame,
)
from terramara.engine.reason import Reason, not_asked
from terramara.engine.state import State, recount
from terramara.engine.vocabulary import TAKEN_BACK
from terramara.engine.words import append, i64, vec


def legal_returns(s: State, seat: i64, who: i64) -> vec[i64]:
    """D-24: from anywhere. Warriors belong to nobody (D-86)."""
    p = s.player(seat)
    mask: i64 = 0
    if who & 1:
        mask = p.explorers
    if who & 2:
        mask |= p.chief_at
    out = vec[i64](capacity=8)
    for space in range(SPACES):
        if mask >> space & 1:
            out = append(out, A_BACK + space)
    if who & 1 and p.hut:
        out = append(out, A_BACK_HUT_EXPLORER)
    if who & 2 and p.hut_chief:
        out = append(out, A_BACK_HUT_CHIEF)
    return out


def take_back(s: State, seat: i64, action: i64) -> None:
    p = s.mine(seat)
    space: i64 = S_HUT
    if action == A_BACK_HUT_EXPLORER:
        p.hut -= 1
        p.hand += 1
    elif action == A_BACK_HUT_CHIEF:
        p.hut_chief = 0
        p.chief = 1
    else:
        space = action - A_BACK
        bit = BIT << space
        if p.chief_at == bit:
            p.chief_at = 0
            p.chief = 1
        else:
            p.explorers &= ~bit
            p.hand += 1
        recount(s)
    if s.log is not None:
        s.log.append((EV_BACK, seat, space, 0))


def why_not_back(s: State, frame: Frame, action: int) -> Reason | None:
    if not A_BACK <= action <= A_BACK_HUT_CHIEF:
        return not_asked(frame)
    if action in legal_returns(s, frame[1], frame[2]):
        return None
    warrior = action < A_BACK_HUT_EXPLORER and s.warriors_at >> (action - A_BACK) & 1
    return Reason("D-86" if warrior else "D-24", "nobody-there")


def _who(frame: Frame) -> str:
    return next(name for name, who in TAKEN_BACK.items() if who == frame[2])


def about_back(s: State, frame: Frame) -> dict[str, Any]:
    return {"who": _who(frame)}


def effect_back(s: State, frame: Frame) -> Body:
    return (TakeBack(_who(frame)),)
