"""The hut (HUT): there is always room; refine 1, or swap 1 for another raw."""

from __future__ import annotations

from terramara.engine.codes import (
    A_REFINE,
    A_TRADE,
    CHIEF,
    EXPLORER,
    G_RAW,
    HUT,
    MATCH,
    PAY,
    RESTORE,
    Frame,
)
from terramara.engine.reason import Reason
from terramara.engine.resources import legal_refines, refine, why_not_refine
from terramara.engine.state import State
from terramara.engine.words import append, i64, vec


def enter_hut(s: State, seat: i64, member: i64) -> None:
    """Sending someone to the hut counts as sending (F-7). Warriors go to the supply when the round ends."""
    p = s.mine(seat)
    if member == EXPLORER:
        p.hand -= 1
        p.hut += 1
    elif member == CHIEF:
        p.chief = 0
        p.hut_chief = 1
    else:
        p.warriors -= 1
        p.hut_warriors += 1
    s.push(HUT, seat, 0, 0)


def legal_in_hut(s: State, seat: i64) -> vec[i64]:
    p = s.player(seat)
    out = legal_refines(p)
    if p.raw or p.refined:
        out = append(out, A_TRADE)
    return out


def choose_in_hut(s: State, seat: i64, action: i64) -> None:
    if action == A_TRADE:  # D-42: refined may stand for the raw given
        s.push(RESTORE, seat, s.paid, s.bill)
        s.push(MATCH, seat, 8, 1)
        s.push(PAY, seat, G_RAW, 1)
    else:
        refine(s, seat, action - A_REFINE)


def why_not_in_hut(s: State, frame: Frame, action: int) -> Reason | None:
    if action == A_TRADE:
        p = s.players[frame[1]]
        return None if p.raw or p.refined else Reason("HUT-1", "cannot-trade", {"raw": 1})
    return why_not_refine(s, frame, action)
