"""Taking a member back (SYM-1, D-24)."""

from __future__ import annotations

from terramara.engine.codes import A_BACK, A_BACK_HUT_CHIEF, A_BACK_HUT_EXPLORER, EV_BACK, S_HUT, SPACES
from terramara.engine.state import State, recount


def legal_returns(s: State, seat: int, who: int) -> list[int]:
    p = s.players[seat]
    mask = (p.explorers if who & 1 else 0) | (p.chief_at if who & 2 else 0)
    out = [A_BACK + space for space in range(SPACES) if mask >> space & 1]
    if who & 1 and p.hut:
        out.append(A_BACK_HUT_EXPLORER)
    if who & 2 and p.hut_chief:
        out.append(A_BACK_HUT_CHIEF)
    return out


def take_back(s: State, seat: int, action: int) -> None:
    p = s.mine(seat)
    space = S_HUT
    if action == A_BACK_HUT_EXPLORER:
        p.hut -= 1
        p.hand += 1
    elif action == A_BACK_HUT_CHIEF:
        p.hut_chief = 0
        p.chief = 1
    else:
        space = action - A_BACK
        bit = 1 << space
        if p.chief_at == bit:
            p.chief_at = 0
            p.chief = 1
        else:
            p.explorers &= ~bit
            p.hand += 1
        recount(s)
    if s.log is not None:
        s.log.append((EV_BACK, seat, space, 0))
