"""What a player may use at any time in their turn (TRN-11): workers, artefacts, the character."""

from __future__ import annotations

from terramara.engine.codes import (
    A_CHARACTER,
    A_CHARACTER_POWER,
    A_LEFTOVERS,
    A_USE,
    A_WORKER,
    BACK,
    EV_BONUS,
    EV_CHARACTER,
    EV_USED,
    EV_WORKER,
    IF,
    OPTION,
    PER,
    REFINE,
    RUN,
    SHARED,
    SORT,
    TRADE,
    TRAVEL,
    WORKSHOP,
)
from terramara.engine.crafting import add_crafts
from terramara.engine.measures import holds, measure
from terramara.engine.paying import payable
from terramara.engine.purse import ONE
from terramara.engine.state import Player, State
from terramara.engine.taking_back import legal_returns
from terramara.engine.words import append, i64, vec


def useful(s: State, seat: i64, body: i64) -> bool:
    """Whether an effect would do anything: what would not is not offered and does not keep a turn open."""
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


def power_body(s: State, p: Player) -> i64:
    return s.tables.side_each_round[p.character * 2 + p.adult]


def may_use_bonus(s: State, seat: i64, bonus: i64) -> bool:
    """CHR-7: round 1 level 1, round 2 levels 1-2, later any."""
    return s.tables.bonus_level[bonus] <= s.round and useful(s, seat, s.tables.bonus_body[bonus])


def add_free(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    if s.active != seat:
        return out
    p = s.player(seat)
    ready = p.ready
    if ready and p.raw:
        if ready & 255:
            out = append(out, A_WORKER + 1)
        if ready & 0xFF00:
            out = append(out, A_WORKER + 2)
        if ready & 0xFF0000:
            out = append(out, A_WORKER + 3)
    if p.uses:
        for artefact in p.uses:
            if useful(s, seat, s.tables.each_round[artefact]):
                out = append(out, A_USE + artefact)
    if p.character_ready and p.abilities & (A_CHARACTER_POWER | A_LEFTOVERS):
        if p.abilities & A_CHARACTER_POWER and useful(s, seat, power_body(s, p)):
            out = append(out, A_CHARACTER)
        for bonus in p.bonuses:
            if may_use_bonus(s, seat, bonus):
                out = append(out, s.tables.first_bonus_action + bonus)
    return out


def use_free(s: State, seat: i64, action: i64) -> None:
    """Starts one of the above; the decision it stood beside waits below."""
    p = s.mine(seat)
    t = s.tables
    if action < A_CHARACTER:
        level = action - A_WORKER
        p.ready -= ONE[level - 1]
        s.push(REFINE, seat, level, 0)
        if s.log is not None:
            s.log.append((EV_WORKER, seat, level, 0))
        return
    if action == A_CHARACTER:
        p.character_ready = 0
        body = power_body(s, p)
        if s.log is not None:
            s.log.append((EV_CHARACTER, seat, p.character, p.adult))
    elif action < t.first_bonus_action:
        artefact = action - A_USE
        p.uses = tuple([a for a in p.uses if a != artefact])
        body = t.each_round[artefact]
        if s.log is not None:
            s.log.append((EV_USED, seat, artefact, 0))
    else:
        bonus = action - t.first_bonus_action
        p.bonuses = tuple([b for b in p.bonuses if b != bonus])
        p.character_ready = 0
        body = t.bonus_body[bonus]
        if s.log is not None:
            s.log.append((EV_BONUS, seat, bonus, 0))
    s.push(RUN, seat, body, 0)
