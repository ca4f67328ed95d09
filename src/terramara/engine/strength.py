"""Strength (MIL): the track, losing and spending it, its places at the end."""

from __future__ import annotations

from terramara.content.model import Body, Gain
from terramara.engine.codes import ABILITY_NO_LOSS, EV_STRENGTH, Frame
from terramara.engine.state import State
from terramara.engine.victory_points import gain_vp
from terramara.engine.words import i64


def gain_strength(s: State, seat: i64, n: i64) -> None:
    """MIL-1: beyond the end of the track it becomes VP."""
    p = s.mine(seat)
    before = p.strength
    after = before + n
    top = s.tables.strength_max
    if after > top:
        p.strength = top
        gain_vp(s, seat, after - top)
    else:
        p.strength = after
    if s.log is not None and p.strength != before:
        s.log.append((EV_STRENGTH, seat, p.strength - before, p.strength))


def lose_strength(s: State, seat: i64, n: i64) -> None:
    """MIL-1: never below 0 (D-18). CHR-4."""
    p = s.player(seat)
    if p.abilities & ABILITY_NO_LOSS or p.strength == 0:
        return
    p = s.mine(seat)
    n = min(n, p.strength)
    p.strength -= n
    if s.log is not None:
        s.log.append((EV_STRENGTH, seat, -n, p.strength))


def spend_strength(s: State, seat: i64, n: i64) -> None:
    """A trade's price isn't a loss, so CHR-4 doesn't spare it."""
    p = s.mine(seat)
    p.strength -= n
    if s.log is not None:
        s.log.append((EV_STRENGTH, seat, -n, p.strength))


def strength_places(s: State) -> list[int]:
    """MIL-3: VP of each seat; ties take the better place and use up the ones after it (D-53)."""
    vp = s.tables.content.board.strength_vp
    everyone = [p.strength for p in s.players] + list(s.neutral_strength)
    out: list[int] = []
    for p in s.players:
        ahead = sum([1 for strength in everyone if strength > p.strength])
        out.append(vp[ahead] if ahead < len(vp) else 0)
    return out


def effect_strength(s: State, frame: Frame) -> Body:
    return (Gain("strength", frame[2]),)
