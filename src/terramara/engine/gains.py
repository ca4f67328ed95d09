"""Getting things: resources, workers, warriors, and the asking of a careful player (TRN-13, D-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.engine.codes import (
    ASK,
    ASKED,
    CULTURE,
    EV_GAINED,
    EV_HIRED,
    EV_REFINED,
    EV_WARRIORS,
    G_CULTURE,
    G_HIRE,
    G_RAW,
    G_REFINED,
    G_STRENGTH,
    G_TRAVEL,
    G_VP,
    G_WARRIORS,
    G_WORKER,
    JOINED,
    RAW_MASK,
    REFINED_MASK,
    STARTED,
    TAKE,
    TRAVEL,
)
from terramara.engine.paying import receive
from terramara.engine.purse import ONE, count
from terramara.engine.state import State
from terramara.engine.tracks import gain_culture, gain_strength, gain_vp, more_culture

if TYPE_CHECKING:
    from mypy_extensions import i64


def gain_resource(s: State, seat: i64, resource: i64, n: i64) -> None:
    n = receive(s.mine(seat), resource, n)
    if s.log is not None:
        s.log.append((EV_GAINED, seat, resource, n))


def refine(s: State, seat: i64, kind: i64) -> None:
    """RES-2."""
    p = s.mine(seat)
    one = ONE[kind]
    p.raw -= one
    p.refined += one
    if s.log is not None:
        s.log.append((EV_REFINED, seat, kind, 0))


def gain_worker(s: State, seat: i64, level: i64) -> None:
    """From the supply, while it lasts (D-1)."""
    if count(s.supply_workers, level - 1):
        s.supply_workers -= ONE[level - 1]
        add_worker(s, seat, level)


def hire(s: State, seat: i64) -> None:
    """HOM-4: from the round track; with those gone from the supply (D-60)."""
    level = s.tables.worker_levels[s.round - 1]
    if s.track:
        s.track -= 1
        add_worker(s, seat, level)
    else:
        gain_worker(s, seat, level)


def add_worker(s: State, seat: i64, level: i64) -> None:
    """WRK-2: it may be used in this round."""
    p = s.mine(seat)
    p.workers += ONE[level - 1]
    p.ready += ONE[level - 1]
    if s.log is not None:
        s.log.append((EV_HIRED, seat, level, 0))


def warriors_to_take(s: State) -> i64:
    """WAR-1: as many as there are."""
    return min(s.tables.warriors_taken, s.supply_warriors)


def take_warriors(s: State, seat: i64, n: i64) -> None:
    if n:
        s.supply_warriors -= n
        s.mine(seat).warriors += n
        if s.log is not None:
            s.log.append((EV_WARRIORS, seat, n, 0))


def ask(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    s.push(ASK, seat, what, n + 256 * flags)


def in_part(s: State, seat: i64, what: i64, asked: i64) -> bool:
    """Whether there is more than one to take, "1 more" included (D-84)."""
    n = asked & 255
    return n > 1 or (what == G_CULTURE and n + more_culture(s, seat, asked >> 8) > 1)


def take_all(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    flags |= ASKED
    if what < 8:
        gain_resource(s, seat, what, n)
    elif what == G_STRENGTH:
        gain_strength(s, seat, n)
    elif what == G_CULTURE:
        gain_culture(s, seat, n, flags)
    elif what == G_HIRE:
        hire(s, seat)
    elif what == G_WARRIORS:
        take_warriors(s, seat, n)
    else:
        gain_worker(s, seat, what - G_WORKER)


def take_one(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    """One of it now, and the rest is asked again. "1 more" joins with the first (D-84)."""
    if what == G_CULTURE:
        n += more_culture(s, seat, flags)
        if n > 1:
            ask(s, seat, what, n - 1, flags | JOINED | STARTED)
        gain_culture(s, seat, 1, flags | JOINED | ASKED)
        return
    if n > 1:
        ask(s, seat, what, n - 1, flags)
    take_all(s, seat, what, 1, flags)


def gain(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    """What "for each" comes to (SYM-4), by the same ways as a plain gain."""
    if n <= 0:
        return
    if what == G_VP:
        gain_vp(s, seat, n)
    elif what == G_TRAVEL:
        s.push(TRAVEL, seat, n, flags)
    elif what == G_RAW or what == G_REFINED:
        s.push(TAKE, seat, RAW_MASK if what == G_RAW else REFINED_MASK, n)
    elif s.player(seat).careful:
        ask(s, seat, what, n, flags)
    elif what == G_CULTURE:
        s.push(CULTURE, seat, n, flags)
    else:
        take_all(s, seat, what, n, flags)
