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
    Frame,
)
from terramara.engine.crafting import add_crafts
from terramara.engine.measures import holds, measure
from terramara.engine.paying import payable
from terramara.engine.purse import ONE
from terramara.engine.state import Player, State
from terramara.engine.taking_back import legal_returns


def useful(s: State, seat: int, body: int) -> bool:
    """Whether an effect would do anything: what would not is not offered and does not keep a turn open."""
    for frame in s.tables.code[body][seat]:
        if step_useful(s, seat, frame):
            return True
    return False


def step_useful(s: State, seat: int, frame: Frame) -> bool:
    op, _, a, b = frame
    p = s.players[seat]
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
        return bool(legal_returns(s, seat, a))
    if op == WORKSHOP:
        crafts: list[int] = []
        add_crafts(s, p, True, crafts)
        return bool(crafts)
    return True


def power_body(s: State, p: Player) -> int:
    return s.tables.side_each_round[p.character * 2 + p.adult]


def may_use_bonus(s: State, seat: int, bonus: int) -> bool:
    """CHR-7: round 1 level 1, round 2 levels 1-2, later any."""
    return s.tables.bonus_level[bonus] <= s.round and useful(s, seat, s.tables.bonus_body[bonus])


def add_free(s: State, seat: int, out: list[int]) -> None:
    p = s.players[seat]
    if s.active != seat:
        return
    ready = p.ready
    if ready and p.raw:
        if ready & 255:
            out.append(A_WORKER + 1)
        if ready & 0xFF00:
            out.append(A_WORKER + 2)
        if ready & 0xFF0000:
            out.append(A_WORKER + 3)
    if p.uses:
        for artefact in p.uses:
            if useful(s, seat, s.tables.each_round[artefact]):
                out.append(A_USE + artefact)
    if p.character_ready and p.abilities & (A_CHARACTER_POWER | A_LEFTOVERS):
        if p.abilities & A_CHARACTER_POWER and useful(s, seat, power_body(s, p)):
            out.append(A_CHARACTER)
        for bonus in p.bonuses:
            if may_use_bonus(s, seat, bonus):
                out.append(s.tables.first_bonus_action + bonus)


def use_free(s: State, seat: int, action: int) -> None:
    """Starts one of the above; the decision it stood beside waits below."""
    p = s.mine(seat)
    t = s.tables
    if action < A_CHARACTER:
        level = action - A_WORKER
        p.ready -= ONE[level - 1]
        s.stack.append((REFINE, seat, level, 0))
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
    s.stack.append((RUN, seat, body, 0))
