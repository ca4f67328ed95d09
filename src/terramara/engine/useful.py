"""Tests whether an effect would do anything: if not, it isn't offered and keeps no turn open (F-6)."""

from __future__ import annotations

from terramara.engine.codes import BACK, IF, OPTION, PER, REFINE, RUN, SHARED, SORT, TRADE, TRAVEL, WORKSHOP
from terramara.engine.crafting import add_crafts
from terramara.engine.measures import holds, measure
from terramara.engine.resources import payable
from terramara.engine.state import State
from terramara.engine.taking_back import legal_returns
from terramara.engine.words import i64, vec


def useful(s: State, seat: i64, body: i64) -> bool:
    for step in s.tables.programs[body * 4 + seat]:
        if step_useful(s, seat, step):
            return True
    return False


def step_useful(s: State, seat: i64, step: i64) -> bool:
    op, a, b = step & 63, step >> 8 & 0xFFFFF, step >> 28
    p = s.player(seat)
    t = s.tables
    if op == SORT:
        return False
    if op == TRADE:
        return payable(p, t.trade_pay[a])
    if op == REFINE:
        return p.raw > 0
    if op == TRAVEL:
        return p.caravan_a != t.road_end or p.caravan_b != t.road_end
    if op == OPTION:
        return any([useful(s, seat, body) for body in t.options[a]])
    if op == IF:
        return holds(s, seat, a) and useful(s, seat, b)
    if op == PER:
        return measure(s, seat, b) > 0
    if op == SHARED or op == RUN:
        return useful(s, seat, a)
    if op == BACK:
        return len(legal_returns(s, seat, a)) > 0
    if op == WORKSHOP:
        return len(add_crafts(s, p, True, vec[i64]())) > 0
    return True
