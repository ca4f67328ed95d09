"""The three tracks: strength (MIL), the river (RIV), the road (ROA)."""

from __future__ import annotations

from terramara.engine.codes import (
    A_MORE_CULTURE,
    A_MORE_TRAVEL,
    A_NO_LOSS,
    ASKED,
    BIT,
    BONUS,
    CULTURE,
    E_CROSSROADS,
    E_CULTURE,
    E_FLAG,
    EV_CULTURE,
    EV_EXPLORER,
    EV_FLAG,
    EV_MOVED,
    EV_STRENGTH,
    EV_VP,
    IN_SHARED,
    JOINED,
    STARTED,
    TRAVEL,
)
from terramara.engine.state import State
from terramara.engine.steps import program_of
from terramara.engine.triggers import at_once, on_crossroads, on_event
from terramara.engine.words import extend, i64, vec


def gain_vp(s: State, seat: i64, n: i64) -> None:
    p = s.mine(seat)
    p.vp += n
    if s.log is not None:
        s.log.append((EV_VP, seat, n, p.vp))


def gain_strength(s: State, seat: i64, n: i64) -> None:
    """MIL-1: beyond the end of the track it is VP."""
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
    """MIL-1, CHR-4."""
    p = s.player(seat)
    if p.abilities & A_NO_LOSS or p.strength == 0:
        return
    p = s.mine(seat)
    n = min(n, p.strength)
    p.strength -= n
    if s.log is not None:
        s.log.append((EV_STRENGTH, seat, -n, p.strength))


def spend_strength(s: State, seat: i64, n: i64) -> None:
    """A trade's price: no loss, so CHR-4 does not spare it."""
    p = s.mine(seat)
    p.strength -= n
    if s.log is not None:
        s.log.append((EV_STRENGTH, seat, -n, p.strength))


def more_culture(s: State, seat: i64, flags: i64) -> i64:
    """CHR-3: 1 if one more joins this gain (D-32, D-33)."""
    p = s.player(seat)
    if not p.abilities & A_MORE_CULTURE or flags & JOINED:
        return 0
    if p.culture >= s.tables.river_max and not s.board.overflow:
        return 0
    return 0 if flags & IN_SHARED and s.got & 1 else 1


def gain_culture(s: State, seat: i64, n: i64, flags: i64) -> None:
    """RIV, step by step: a mark is resolved in full, then the remaining steps follow (D-30)."""
    t = s.tables
    p = s.mine(seat)
    before = p.culture
    culture = before
    top = t.river_max
    if not flags & STARTED:
        if p.abilities & A_MORE_CULTURE:
            n += more_culture(s, seat, flags)
        if (
            p.events & E_CULTURE
            and (culture < top or s.board.overflow)
            and not (flags & IN_SHARED and s.got & 1)
        ):
            at_once(s, seat, on_event(p, seat, E_CULTURE))
        if flags & IN_SHARED:
            s.got |= 1
        flags |= STARTED | JOINED | ASKED
    marks = t.marks
    while n > 0 and culture < top:
        culture += 1
        n -= 1
        mark = marks[culture]
        if mark:
            p.culture = culture
            if mark & 1:
                p.hand += 1
                if s.log is not None:
                    s.log.append((EV_EXPLORER, seat, 0, 0))
            if mark & 2:
                if s.log is not None:
                    s.log.append((EV_CULTURE, seat, culture - before, culture))
                if n:
                    s.push(CULTURE, seat, n, flags)
                slots = t.slots_at[culture]
                if len(slots) == 1:
                    s.push(BONUS, seat, slots[0], 0)
                else:
                    at_once(s, seat, program_of([(BONUS, seat, slot, 0) for slot in reversed(slots)]))
                return
    p.culture = culture
    if s.log is not None and culture != before:
        s.log.append((EV_CULTURE, seat, culture - before, culture))
    if n:
        gain_vp(s, seat, n)


def legal_ways(s: State, seat: i64) -> vec[i64]:
    """ROA-2, ROA-3. With both caravans on one place it does not matter which goes."""
    p = s.player(seat)
    t = s.tables
    a = p.caravan_a
    now = s.round * (t.road_end + 1)
    out = extend(vec[i64](capacity=16), t.ways_open[now + a])
    if p.caravan_b != a:
        out = extend(out, t.ways_open_b[now + p.caravan_b])
    return out


def more_travel(s: State, seat: i64, flags: i64) -> i64:
    """CHR-2: how much joins this travel (D-32)."""
    if flags & JOINED or not s.player(seat).abilities & A_MORE_TRAVEL:
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
        s.push(BONUS, seat, slot, 0)
        return
    crossroads = t.place_crossroads[to]
    if crossroads:
        if p.events & E_CROSSROADS:
            second = t.reach[other] >= crossroads
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
    """ROA-5: by itself, unless there is one already."""
    p = s.mine(seat)
    bit = BIT << row
    if p.flags & bit:
        return
    p.flags |= bit
    if s.log is not None:
        s.log.append((EV_FLAG, seat, row, 0))
    if p.events & E_FLAG:
        at_once(s, seat, on_event(p, seat, E_FLAG))
