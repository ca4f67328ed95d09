"""Workers (WRK): hiring them, and using them to refine."""

from __future__ import annotations

from terramara.content.model import Body, Gain
from terramara.engine.codes import EV_HIRED, EV_WORKER, REFINE, Frame
from terramara.engine.purse import ONE, count
from terramara.engine.reason import Reason
from terramara.engine.state import Player, State
from terramara.engine.words import i64


def gain_worker(s: State, seat: i64, level: i64) -> None:
    """From the supply, while there are any (D-1)."""
    if count(s.supply_workers, level - 1):
        s.supply_workers -= ONE[level - 1]
        add_worker(s, seat, level)


def hire(s: State, seat: i64) -> None:
    """HOM-4: from the round track; once those are gone, from the supply (D-60)."""
    level = s.tables.worker_levels[s.round - 1]
    if s.track:
        s.track -= 1
        add_worker(s, seat, level)
    else:
        gain_worker(s, seat, level)


def add_worker(s: State, seat: i64, level: i64) -> None:
    """WRK-2, D-18: you can use it this round."""
    p = s.mine(seat)
    p.workers += ONE[level - 1]
    p.ready += ONE[level - 1]
    if s.log is not None:
        s.log.append((EV_HIRED, seat, level, 0))


def use_worker(s: State, seat: i64, level: i64) -> None:
    """WRK-1: refine as many as its level."""
    s.mine(seat).ready -= ONE[level - 1]
    s.push(REFINE, seat, level, 0)
    if s.log is not None:
        s.log.append((EV_WORKER, seat, level, 0))


def why_not_worker(p: Player, level: int) -> Reason | None:
    if not count(p.ready, level - 1):
        owned = count(p.workers, level - 1)
        return Reason("WRK-1", "worker-used" if owned else "no-worker", {"level": level})
    return None if p.raw else Reason("WRK-1", "no-raw")


def effect_worker(s: State, frame: Frame) -> Body:
    return (Gain(f"worker-{frame[2]}", 1),)


def effect_hire(s: State, frame: Frame) -> Body:
    return (Gain("hire", 1),)
