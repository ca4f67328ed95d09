"""The road (ROA): where caravans can go, and what they find there."""

from __future__ import annotations

from typing import Any

from terramara.content.model import Body, Gain
from terramara.engine.codes import (
    A_CARAVAN,
    ABILITY_MORE_TRAVEL,
    BIT,
    BONUS,
    E_CROSSROADS,
    E_FLAG,
    EV_FLAG,
    EV_MOVED,
    IN_SHARED,
    JOINED,
    TRAVEL,
    Frame,
)
from terramara.engine.order import at_once
from terramara.engine.reason import Reason, not_asked
from terramara.engine.state import State
from terramara.engine.triggers import on_crossroads, on_event
from terramara.engine.words import extend, i64, vec


def legal_ways(s: State, seat: i64) -> vec[i64]:
    """ROA-1 to ROA-3; none at the end (D-31). With both caravans on one place only A goes (F-10)."""
    p = s.player(seat)
    t = s.tables
    a = p.caravan_a
    now = s.round * (t.road_end + 1)
    out = extend(vec[i64](capacity=16), t.ways_open[now + a])
    if p.caravan_b != a:
        out = extend(out, t.ways_open_b[now + p.caravan_b])
    return out


def choose_way(s: State, seat: i64, left: i64, flags: i64, action: i64) -> None:
    way = action - A_CARAVAN
    move_caravan(s, seat, way // 3, way % 3, left, flags)


def more_travel(s: State, seat: i64, flags: i64) -> i64:
    """CHR-2: how much is added to this travel (D-32)."""
    if flags & JOINED or not s.player(seat).abilities & ABILITY_MORE_TRAVEL:
        return 0
    return 0 if flags & IN_SHARED and s.got & 2 else 1


def move_caravan(s: State, seat: i64, caravan: i64, way: i64, n: i64, flags: i64) -> None:
    """One step of one caravan, with `n` steps left before it."""
    t = s.tables
    p = s.mine(seat)
    n += more_travel(s, seat, flags)
    if flags & IN_SHARED:
        s.got |= 2
    if n > 1:
        s.push(TRAVEL, seat, n - 1, flags | JOINED)
    if caravan == 0:
        place = p.caravan_a
        to = t.ways[place * 3 + way]
        p.caravan_a = to
        other = p.caravan_b
    else:
        place = p.caravan_b
        to = t.ways[place * 3 + way]
        p.caravan_b = to
        other = p.caravan_a
    if s.log is not None:
        s.log.append((EV_MOVED, seat, caravan, place * 256 + to))
    slot = t.place_slot[to]
    if slot >= 0:
        s.push(BONUS, seat, slot, 0)  # ROA-4
        return
    crossroads = t.place_crossroads[to]
    if crossroads:  # the top and the end aren't crossroads (D-66)
        if p.events & E_CROSSROADS:
            second = t.reach[other] >= crossroads  # F-16
            at_once(s, seat, on_crossroads(p, seat, E_CROSSROADS, crossroads, second))
        return
    row = t.place_outpost[to]
    if row >= 0:
        put_flag(s, seat, row)
    elif to == t.road_end:
        places = t.content.board.road_vp
        p.ends = (*p.ends, places[min(s.arrived, len(places) - 1)])
        s.arrived += 1


def put_flag(s: State, seat: i64, row: i64) -> None:
    """ROA-5: by itself, unless you have one there already."""
    p = s.mine(seat)
    bit = BIT << row
    if p.flags & bit:
        return
    p.flags |= bit
    if s.log is not None:
        s.log.append((EV_FLAG, seat, row, 0))
    if p.events & E_FLAG:
        at_once(s, seat, on_event(p, seat, E_FLAG))


def why_not_travel(s: State, frame: Frame, action: int) -> Reason | None:
    step = action - A_CARAVAN
    if not 0 <= step < 6:
        return not_asked(frame)
    p = s.players[frame[1]]
    t = s.tables
    place = p.caravan_a if step < 3 else p.caravan_b
    if place == t.road_end:
        return Reason("ROA-6", "at-the-end")
    to = t.ways[place * 3 + step % 3]
    if to < 0:
        return Reason("ROA-2", "no-way", {"place": t.place_names[place]})
    row = t.place_outpost[to]
    if row >= 0 and t.content.board.row_rounds[row - 1] >= s.round:
        return Reason("ROA-3", "outpost-closed", {"row": row})
    return None


def about_travel(s: State, frame: Frame) -> dict[str, Any]:
    _, seat, left, flags = frame
    return {"steps": left + more_travel(s, seat, flags)}


def effect_travel(s: State, frame: Frame) -> Body:
    return (Gain("travel", frame[2]),)
