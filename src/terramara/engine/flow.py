"""The heart: steps are taken from the stack until somebody has more than one thing to choose from."""

from __future__ import annotations

from terramara.engine.bonus import use_slot
from terramara.engine.choices import choose
from terramara.engine.codes import (
    BONUS,
    CARD,
    CULTURE,
    EXTRA,
    FIRST,
    G_CULTURE,
    G_HIRE,
    G_STRENGTH,
    G_WORKER,
    HIRE,
    IF,
    INSTALL,
    LAST_DECISION,
    MADE,
    MATCH,
    NEXT,
    PER,
    RAID,
    RESOURCE,
    RESTORE,
    ROUND,
    RUN,
    SHARED,
    SORT,
    STRENGTH,
    UNSHARE,
    VP,
    WARRIORS,
    WORKER,
)
from terramara.engine.crafting import finish_craft
from terramara.engine.drafting import add_explorer, install_all, take_card
from terramara.engine.effects import gain_for_each, run, run_if, share
from terramara.engine.first_player import become_first
from terramara.engine.gains import gain_or_ask, receive_warriors
from terramara.engine.legal import legal_actions
from terramara.engine.order import sort
from terramara.engine.raid import raid_due
from terramara.engine.rounds import next_turn, start_round
from terramara.engine.state import State
from terramara.engine.trades import match, restore
from terramara.engine.victory_points import gain_vp
from terramara.engine.words import i64, pop, vec


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
    """Hands a step to its rule; the frequent ones first."""
    op, seat, a = step & 63, step >> 6 & 3, step >> 8 & 0xFFFFF
    if op == NEXT:
        next_turn(s, a)
    elif op == RESOURCE:
        gain_or_ask(s, seat, a, step >> 28, 0)
    elif op == RUN:
        run(s, seat, a, step >> 28)
    elif op == CULTURE:
        gain_or_ask(s, seat, G_CULTURE, a, step >> 28)
    elif op == STRENGTH:
        gain_or_ask(s, seat, G_STRENGTH, a, step >> 28)
    elif op == VP:
        gain_vp(s, seat, a)
    elif op == SORT:
        sort(s, seat, a)
    elif op == BONUS:
        use_slot(s, seat, a)
    elif op == MADE:
        finish_craft(s, seat, a, step >> 28)
    elif op == HIRE:
        gain_or_ask(s, seat, G_HIRE, 1, step >> 28)
    else:
        step_rare(s, op, seat, a, step >> 28)


def step_rare(s: State, op: i64, seat: i64, a: i64, b: i64) -> None:
    if op == PER:
        gain_for_each(s, seat, a, b)
    elif op == IF:
        run_if(s, seat, a, b)
    elif op == MATCH:
        match(s, seat, a, b)
    elif op == RESTORE:
        restore(s, a, b)
    elif op == SHARED:
        share(s, seat, a)
    elif op == UNSHARE:
        s.got = a
    elif op == RAID:
        raid_due(s, seat, a)
    elif op == FIRST:
        become_first(s, seat)
    elif op == WORKER:
        gain_or_ask(s, seat, G_WORKER + a, 1, b)
    elif op == WARRIORS:
        receive_warriors(s, seat, b)
    elif op == ROUND:
        start_round(s, a)
    elif op == CARD:
        take_card(s, seat)
    elif op == INSTALL:
        install_all(s)
    elif op == EXTRA:
        add_explorer(s, seat)
    else:
        raise ValueError(f"no step has the number {op}")
