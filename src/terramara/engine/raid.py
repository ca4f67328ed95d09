"""The raid (RAD)."""

from __future__ import annotations

from typing import Any, Final

from terramara.content.model import Body, FreeRaid
from terramara.engine.answers import add_kinds, why_not_numbered
from terramara.engine.codes import A_CHOOSE, A_GIVE, EV_GAVE, EV_RAID, GIVE, RAID_OFFER, Frame
from terramara.engine.purse import ONE, total
from terramara.engine.reason import Reason
from terramara.engine.resources import receive, why_not_given
from terramara.engine.state import State
from terramara.engine.strength import lose_strength
from terramara.engine.words import append, i64, vec

FARTHEST: Final = 3  # RAD-2 goes to 3 levels above or below; D-50


def levy(s: State, raider: i64, giver: i64) -> i64:
    """RAD-2: how many resources this player gives. Power levels are compared, not strength (RAD-4)."""
    t = s.tables
    p, q = s.player(raider), s.player(giver)
    above = t.power[p.strength] + p.raid_level - t.power[q.strength]  # SYM-7, F-13
    above = max(-FARTHEST, min(FARTHEST, above))
    n = t.raid_same - above
    return (total(q.raw) + total(q.refined)) // n


def gifts(s: State, raider: i64) -> list[tuple[i64, i64]]:
    """RAD-2, RAD-5: (giver, how many), clockwise from the raider, without those who give nothing."""
    players = s.board.players
    found: list[tuple[i64, i64]] = []
    for i in range(1, players):
        giver = (raider + i) % players
        n = levy(s, raider, giver)
        if n:
            found.append((giver, n))
    return found


def raid_due(s: State, seat: i64, at_no_loss: i64) -> None:
    """A raid at home is carried out; a raid from a tile or an artefact is offered."""
    if at_no_loss:
        offer_raid(s, seat)
    else:
        raid(s, seat, 0)


def offer_raid(s: State, seat: i64) -> None:
    """D-94: a raid from a tile or an artefact is optional. Under rules 1 it wasn't."""
    if s.board.rules == 1:
        raid(s, seat, 1)
    else:
        s.push(RAID_OFFER, seat, 0, 0)


def legal_raid(s: State, seat: i64) -> vec[i64]:
    """A raid that would bring nothing isn't offered."""
    out = vec[i64](capacity=8)
    return append(out, A_CHOOSE) if gifts(s, seat) else out


def raid(s: State, seat: i64, at_no_loss: i64) -> None:
    """RAD-1: the strength first, then the comparison; RAD-5, D-18: givers clockwise from the raider."""
    if not at_no_loss:
        lose_strength(s, seat, 1)
    if s.log is not None:
        p = s.player(seat)
        s.log.append((EV_RAID, seat, s.tables.power[p.strength] + p.raid_level, 0))
    for giver, n in reversed(gifts(s, seat)):
        s.push(GIVE, giver, n, seat)


def legal_gifts(s: State, seat: i64) -> vec[i64]:
    """RAD-3: the giver chooses, raw or refined."""
    p = s.player(seat)
    return add_kinds(A_GIVE + 4, p.refined, add_kinds(A_GIVE, p.raw, vec[i64](capacity=8)))


def choose_gift(s: State, giver: i64, left: i64, raider: i64, action: i64) -> None:
    if left > 1:
        s.push(GIVE, giver, left - 1, raider)
    hand_over(s, giver, raider, action - A_GIVE)


def hand_over(s: State, giver: i64, raider: i64, resource: i64) -> None:
    """D-51: raw stays raw, refined stays refined."""
    p = s.mine(giver)
    if resource < 4:
        p.raw -= ONE[resource]
    else:
        p.refined -= ONE[resource - 4]
    receive(s.mine(raider), resource, 1)
    if s.log is not None:
        s.log.append((EV_GAVE, giver, raider, resource))


def why_not_raid(s: State, frame: Frame, action: int) -> Reason | None:
    if action != A_CHOOSE:
        return why_not_numbered(frame, action - A_CHOOSE, 1)
    return None if gifts(s, frame[1]) else Reason("RAD-3", "nobody-gives")


def why_not_gift(s: State, frame: Frame, action: int) -> Reason | None:
    return why_not_given(s, frame, action, legal_gifts(s, frame[1]))


def wrong_gift(s: State, i: int) -> str | None:
    _, seat, n, raider = s.stack[i]
    p = s.player(seat)
    if raider == seat:
        return "a raider who is not the giver"
    return None if n <= total(p.raw) + total(p.refined) else "no more than the giver has"


def about_raid(s: State, frame: Frame) -> dict[str, Any]:
    return {"gives": [{"seat": giver, "count": n} for giver, n in gifts(s, frame[1])]}


def about_gift(s: State, frame: Frame) -> dict[str, Any]:
    return {"for": "raid", "to": frame[3], "count": frame[2]}


def effect_raid(s: State, frame: Frame) -> Body:
    return (FreeRaid(),)
