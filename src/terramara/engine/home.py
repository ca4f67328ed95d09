"""Home spaces (HOM): which there are, what each does, and the one that two players share."""

from __future__ import annotations

from typing import Any

from terramara.content.model import Body, Gain
from terramara.engine.answers import why_not_numbered
from terramara.engine.codes import (
    A_CHOOSE,
    ABILITY_NO_LOSS,
    FIRST,
    HIRE,
    JOINT,
    OPTION,
    RAID,
    RUN,
    S_FIRST,
    S_HIRE,
    S_RAID,
    S_RAID_FIRST,
    S_ROAD,
    S_SKILLS,
    S_SKILLS_ROAD,
    Frame,
)
from terramara.engine.reason import Reason
from terramara.engine.state import Player, State
from terramara.engine.words import append, i64, vec

# HOM-1 to HOM-3: the home spaces by number of players, whose home tiles differ (CMP-5, SET-2).
HOME = {
    4: (S_HIRE, S_SKILLS, S_ROAD, S_RAID, S_FIRST),
    3: (S_HIRE, S_SKILLS_ROAD, S_RAID, S_FIRST),
    2: (S_HIRE, S_SKILLS_ROAD, S_RAID_FIRST),
}

DEVELOP_SKILLS: Body = (Gain("strength", 1), Gain("culture", 1))  # HOM-5
TRAVEL_THE_ROAD: Body = (Gain("travel", 2),)  # HOM-6


def run_home(s: State, seat: i64, space: i64) -> None:
    """The action of a home space."""
    t = s.tables
    if space == S_HIRE:
        s.push(HIRE, seat, 0, 0)  # HOM-4
    elif space == S_SKILLS:
        s.push(RUN, seat, t.skills, 0)
    elif space == S_ROAD:
        s.push(RUN, seat, t.road, 0)
    elif space == S_SKILLS_ROAD:
        s.push(OPTION, seat, t.skills_or_road, 0)  # HOM-2
    elif space == S_RAID:
        s.push(RAID, seat, 0, 0)
    elif space == S_FIRST:
        s.push(FIRST, seat, 0, 0)
    else:
        s.push(JOINT, seat, 3, 0)  # HOM-3


def why_not_home(s: State, p: Player, space: int) -> Reason | None:
    if not s.board.home >> space & 1:
        return Reason("SET-2", "not-in-this-game", {"players": len(s.players)})
    if space == S_RAID and not may_raid(p):
        return Reason("D-3", "no-strength")
    return None


def may_raid(p: Player) -> bool:
    """D-3, D-16: a raid at home costs strength, unless the player never loses any (CHR-4)."""
    return p.strength > 0 or p.abilities & ABILITY_NO_LOSS != 0


def legal_joint(s: State, seat: i64, left: i64) -> vec[i64]:
    """HOM-3, D-16: the raid (1) and the first player (2), in either order; either may be left out (F-3)."""
    out = vec[i64](capacity=8)
    if left & 1 and may_raid(s.player(seat)):
        out = append(out, A_CHOOSE)
    if left & 2:
        out = append(out, A_CHOOSE + 1)
    return out


def choose_joint(s: State, seat: i64, left: i64, action: i64) -> None:
    """Then ask about the other part."""
    raid_chosen = action == A_CHOOSE
    other: i64 = 2 if raid_chosen else 1
    if left & other:
        s.push(JOINT, seat, other, 0)
    s.push(RAID if raid_chosen else FIRST, seat, 0, 0)


def why_not_joint(s: State, frame: Frame, action: int) -> Reason | None:
    if action not in (A_CHOOSE, A_CHOOSE + 1):
        return why_not_numbered(frame, action - A_CHOOSE, 2)
    raid = action == A_CHOOSE
    if not frame[2] & (1 if raid else 2):
        return Reason("HOM-3", "done")
    p = s.players[frame[1]]
    if raid and not may_raid(p):
        return Reason("D-16", "no-strength")
    return None


def about_joint(s: State, frame: Frame) -> dict[str, Any]:
    return {"left": [name for i, name in enumerate(("raid", "first")) if frame[2] >> i & 1]}
