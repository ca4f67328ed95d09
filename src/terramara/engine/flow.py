"""The heart: steps are taken from the stack until somebody has more than one thing to choose from."""

from __future__ import annotations

from typing import Final

from terramara.engine.choices import choose
from terramara.engine.codes import (
    A_MORE_CULTURE,
    ASKED,
    BIT,
    BONUS,
    CARD,
    CULTURE,
    E_CULTURE,
    EV_BONUS,
    EXTRA,
    FIRST,
    G_CULTURE,
    G_HIRE,
    G_STRENGTH,
    G_WARRIORS,
    G_WORKER,
    HIRE,
    IF,
    INSTALL,
    LAST_DECISION,
    MADE,
    MATCH,
    NEXT,
    ORDER,
    PER,
    RAID,
    RAW_MASK,
    RESOURCE,
    RESTORE,
    ROUND,
    RUN,
    SHARED,
    SORT,
    STRENGTH,
    TAKE,
    TRAVEL,
    UNSHARE,
    VP,
    WARRIORS,
    WORKER,
)
from terramara.engine.crafting import finish_craft
from terramara.engine.drafting import install_all, take_card
from terramara.engine.first_player import become_first
from terramara.engine.gains import (
    ask,
    gain,
    gain_resource,
    gain_worker,
    hire,
    take_warriors,
    warriors_to_take,
)
from terramara.engine.legal import legal_actions
from terramara.engine.measures import holds, measure
from terramara.engine.raid import offer_raid, raid
from terramara.engine.rounds import next_turn, start_round
from terramara.engine.state import State
from terramara.engine.tracks import gain_culture, gain_strength, gain_vp
from terramara.engine.words import append, i64, pop, vec

# Gains that are best had first: nothing that comes with them makes it better to wait.
NEVER_MATTERS: Final = (RESOURCE, VP, STRENGTH, WORKER, HIRE, WARRIORS, TAKE, SORT)


def advance(s: State) -> None:
    """Goes on to the next decision with more than one answer, or to the end of the game."""
    while len(s.steps):
        step = s.steps[-1]
        if step & 63 <= LAST_DECISION:
            legal = legal_actions(s, step)
            n = len(legal)
            if n > 1:
                s.legal = legal
                return
            if n:
                choose(s, legal[0])
            else:
                s.drop()
        else:
            s.steps, step = pop(s.steps)
            do_step(s, step)
    s.legal = vec[i64]()


def apply_unchecked(s: State, action: i64) -> None:
    """Does an action known to be legal, and goes on to the next decision."""
    choose(s, action)
    advance(s)


def do_step(s: State, step: i64) -> None:
    op, seat, a, b = step & 63, step >> 6 & 3, step >> 8 & 0xFFFFF, step >> 28
    if op == NEXT:
        next_turn(s, a)
    elif op == RESOURCE:
        if s.player(seat).careful:
            ask(s, seat, a, b, 0)
        else:
            gain_resource(s, seat, a, b)
    elif op == RUN:
        if b:
            s.push(RESTORE, seat, s.paid, s.bill)
            s.bill = b - 1
        t = s.tables
        if s.player(seat).careful:
            s.run(t.careful_programs[a * 4 + seat])
        else:
            s.run(t.programs[a * 4 + seat])
    elif op == CULTURE:
        if s.player(seat).careful and not b & ASKED:
            ask(s, seat, G_CULTURE, a, b)
        else:
            gain_culture(s, seat, a, b)
    elif op == STRENGTH:
        if s.player(seat).careful and not b & ASKED:
            ask(s, seat, G_STRENGTH, a, b)
        else:
            gain_strength(s, seat, a)
    elif op == VP:
        gain_vp(s, seat, a)
    elif op == SORT:
        sort(s, seat, a)
    elif op == BONUS:
        use_slot(s, seat, a)
    elif op == MADE:
        finish_craft(s, seat, a, b)
    elif op == HIRE:
        if s.player(seat).careful and not b & ASKED:
            ask(s, seat, G_HIRE, 1, b)
        else:
            hire(s, seat)
    else:
        step_rare(s, op, seat, a, b)


def step_rare(s: State, op: i64, seat: i64, a: i64, b: i64) -> None:
    if op == PER:
        gain(s, seat, a & 255, (a >> 8 & 255) * measure(s, seat, b), a >> 16)
    elif op == IF:
        if holds(s, seat, a):
            s.push(RUN, seat, b, 0)
    elif op == MATCH:
        if a == 8:  # HUT-1, D-89
            s.push(TAKE, seat, RAW_MASK & ~(BIT << s.paid), b)
        else:
            gain(s, seat, a + s.paid, b, 0)
    elif op == SHARED:
        s.push(UNSHARE, seat, s.got, 0)
        s.got = 0
        s.push(RUN, seat, a, 0)
    elif op == UNSHARE:
        s.got = a
    elif op == RAID:
        if a:
            offer_raid(s, seat)
        else:
            raid(s, seat, 0)
    elif op == FIRST:
        become_first(s, seat)
    elif op == RESTORE:
        s.paid = a
        s.bill = b
    elif op == WARRIORS:
        n = warriors_to_take(s)
        if n and s.player(seat).careful:
            ask(s, seat, G_WARRIORS, n, b)
        else:
            take_warriors(s, seat, n)
    elif op == WORKER:
        if s.player(seat).careful and not b & ASKED:
            ask(s, seat, G_WORKER + a, 1, b)
        else:
            gain_worker(s, seat, a)
    elif op == ROUND:
        start_round(s, a)
    elif op == CARD:
        take_card(s, seat)
    elif op == INSTALL:
        install_all(s)
    else:
        assert op == EXTRA
        s.mine(seat).hand += 1


def use_slot(s: State, seat: i64, slot: i64) -> None:
    """BON-1: the tile stays where it is."""
    bonus = s.board.bonuses[slot]
    if s.log is not None:
        s.log.append((EV_BONUS, seat, bonus, slot + 1))
    s.push(RUN, seat, s.tables.bonus_body[bonus], 0)


def sort(s: State, seat: i64, n: i64) -> None:
    """D-14, for who is not careful: does first what cannot matter, and asks for the order of the rest."""
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
    """Whether it may make a difference when this step comes."""
    op, a = step & 63, step >> 8 & 0xFFFFF
    p = s.player(seat)
    t = s.tables
    if op == CULTURE:
        if p.events & E_CULTURE:
            return True
        more: i64 = 1 if p.abilities & A_MORE_CULTURE else 0
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
