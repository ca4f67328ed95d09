"""The order of effects that come at the same moment: their owner chooses it (D-14)."""

from __future__ import annotations

from typing import Final

from terramara.engine.answers import numbered, why_not_numbered
from terramara.engine.codes import (
    A_NEXT,
    ABILITY_MORE_CULTURE,
    BONUS,
    CHOICES,
    CULTURE,
    E_CULTURE,
    HIRE,
    ORDER,
    RESOURCE,
    RUN,
    SHARED,
    SORT,
    STRENGTH,
    TAKE,
    TRAVEL,
    VP,
    WARRIORS,
    WORKER,
    Frame,
)
from terramara.engine.reason import Reason
from terramara.engine.state import State
from terramara.engine.words import append, i64, pop, vec


def at_once(s: State, seat: i64, due: vec[i64]) -> None:
    """Push steps that come at the same moment: their owner chooses the order (D-14, F-5)."""
    n = len(due)
    s.run(due)
    if n > 1:
        s.push(ORDER if s.player(seat).careful else SORT, seat, n, 0)


# Gains that are best taken first: nothing beside them is a reason to wait.
NEVER_MATTERS: Final = (RESOURCE, VP, STRENGTH, WORKER, HIRE, WARRIORS, TAKE, SORT)


def sort(s: State, seat: i64, n: i64) -> None:
    """D-14, for players who aren't careful: do first what can't matter, then ask for the order of the
    rest."""
    below = len(s.steps) - n
    due = s.steps[below:]
    s.steps = s.steps[:below]
    plain = vec[i64]()
    rest: i64 = 0
    for step in due:
        if matters(s, seat, step):
            s.steps = append(s.steps, step)
            rest += 1
        else:
            plain = append(plain, step)
    if rest > 1:
        s.push(ORDER, seat, rest, 0)
    s.run(plain)


def matters(s: State, seat: i64, step: i64) -> bool:
    """Return whether it may matter when this step happens."""
    op, a = step & 63, step >> 8 & 0xFFFFF
    p = s.player(seat)
    t = s.tables
    if op == CULTURE:
        if p.events & E_CULTURE:
            return True
        more: i64 = 1 if p.abilities & ABILITY_MORE_CULTURE else 0
        last = min(p.culture + a + more, t.river_max)
        return any([t.slots_at[culture] for culture in range(p.culture + 1, last + 1)])
    if op == TRAVEL:
        return p.caravan_a != t.road_end or p.caravan_b != t.road_end
    if op == RUN or op == SHARED:
        return not t.plain[a]
    if op == BONUS and s.board.rules > 1:
        for part in t.programs[t.bonus_body[s.board.bonuses[a]] * 4 + seat]:
            if matters(s, seat, part):
                return True
        return False
    return op not in NEVER_MATTERS


def legal_order(parts: i64) -> vec[i64]:
    return numbered(A_NEXT, min(parts, CHOICES))


def choose_next(s: State, seat: i64, parts: i64, action: i64) -> None:
    """The chosen part comes to the top; then ask for the order of the others."""
    s.steps, part = pop(s.steps, len(s.steps) - 1 - (action - A_NEXT))
    if parts > 2:
        s.push(ORDER, seat, parts - 1, 0)
    s.steps = append(s.steps, part)


def why_not_next(s: State, frame: Frame, action: int) -> Reason | None:
    return why_not_numbered(frame, action - A_NEXT, min(frame[2], CHOICES))


def wrong_order(s: State, i: int) -> str | None:
    _, seat, n, _ = s.stack[i]
    parts = s.stack[max(i - n, 0) : i]
    if len(parts) < n or any([part[1] != seat for part in parts]):
        return f"{n} steps of the same seat right below"
    return None
