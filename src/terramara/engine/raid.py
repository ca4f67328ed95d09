"""The raid (RAD)."""

from __future__ import annotations

from terramara.engine.codes import A_GIVE, EV_GAVE, EV_RAID, GIVE, Frame
from terramara.engine.paying import receive
from terramara.engine.purse import ONE, count, total
from terramara.engine.state import State
from terramara.engine.tracks import lose_strength

FARTHEST = 3  # RAD-2 goes to 3 levels above or below; D-50


def levy(s: State, raider: int, giver: int) -> int:
    """RAD-2: how many resources this player gives."""
    t = s.tables
    p, q = s.players[raider], s.players[giver]
    above = t.power[p.strength] + p.raid_level - t.power[q.strength]  # SYM-7
    above = max(-FARTHEST, min(FARTHEST, above))
    n = t.content.board.raid_same - above
    return (total(q.raw) + total(q.refined)) // n


def raid(s: State, seat: int, at_no_loss: int) -> None:
    """RAD-1: the strength first, then the comparison; RAD-5: givers clockwise from the raider."""
    if not at_no_loss:
        lose_strength(s, seat, 1)
    if s.log is not None:
        p = s.players[seat]
        s.log.append((EV_RAID, seat, s.tables.power[p.strength] + p.raid_level, 0))
    players = len(s.players)
    for i in range(players - 1, 0, -1):
        giver = (seat + i) % players
        n = levy(s, seat, giver)
        if n:
            s.stack.append((GIVE, giver, n, seat))


def legal_gifts(s: State, frame: Frame) -> list[int]:
    """RAD-3: the giver chooses, raw or refined."""
    p = s.players[frame[1]]
    out: list[int] = []
    for kind in range(4):
        if count(p.raw, kind):
            out.append(A_GIVE + kind)
    for kind in range(4):
        if count(p.refined, kind):
            out.append(A_GIVE + 4 + kind)
    return out


def hand_over(s: State, giver: int, raider: int, resource: int) -> None:
    """D-51: resources keep their side."""
    p = s.mine(giver)
    if resource < 4:
        p.raw -= ONE[resource]
    else:
        p.refined -= ONE[resource - 4]
    receive(s.mine(raider), resource, 1)
    if s.log is not None:
        s.log.append((EV_GAVE, giver, raider, resource))
