"""Hands every step to its rule: what is allowed (`legal_actions`), what choosing does (`choose`), and what
happens by itself (`do_step`). Each rule's part is in its own file; an unknown step raises.

An empty list of legal actions means there's nothing to decide: the step lapses. `reasons` gives the same
answer action by action, slowly and with the rule; a test keeps the two equal.
"""

from __future__ import annotations

from terramara.engine.bonus import use_slot
from terramara.engine.characters import choose_tile, legal_tiles
from terramara.engine.codes import (
    A_CRAFT,
    A_END,
    A_STOP,
    A_USE,
    A_WORKER,
    ASK,
    BACK,
    BONUS,
    CARD,
    CRAFT,
    CULTURE,
    DRAFT,
    END,
    EXTRA,
    FIRST,
    G_CULTURE,
    G_HIRE,
    G_STRENGTH,
    G_WORKER,
    GIVE,
    HIRE,
    HUT,
    IF,
    INSTALL,
    JOINT,
    MADE,
    MATCH,
    NEUTRAL,
    NEXT,
    OPTION,
    ORDER,
    PAY,
    PAY_COST,
    PER,
    RAID,
    RAID_OFFER,
    REDUCE,
    REFINE,
    RESOURCE,
    RESTORE,
    ROUND,
    RUN,
    SEND,
    SHARED,
    SORT,
    STRENGTH,
    TAKE,
    TILE,
    TRADE,
    TRAVEL,
    UNSHARE,
    VP,
    WARRIORS,
    WORKER,
    WORKSHOP,
)
from terramara.engine.costs import choose_reduction, choose_share, legal_reductions, legal_shares
from terramara.engine.crafting import add_crafts, choose_craft, finish_craft, legal_crafts
from terramara.engine.drafting import add_explorer, choose_draft, install_all, legal_draft, take_card
from terramara.engine.effects import gain_for_each, run, run_if, share
from terramara.engine.either import choose_option, legal_options
from terramara.engine.first_player import become_first
from terramara.engine.free import add_free, or_stop, use_free
from terramara.engine.gains import add_careful, choose_answer, gain_or_ask, legal_answers, receive_warriors
from terramara.engine.home import choose_joint, legal_joint
from terramara.engine.hut import choose_in_hut, legal_in_hut
from terramara.engine.neutral import legal_places, place_neutral
from terramara.engine.order import choose_next, legal_order, sort
from terramara.engine.raid import choose_gift, legal_gifts, legal_raid, raid, raid_due
from terramara.engine.resources import (
    choose_payment,
    choose_refine,
    choose_take,
    legal_payments,
    legal_refines,
    legal_takes,
)
from terramara.engine.road import choose_way, legal_ways
from terramara.engine.rounds import next_turn, start_round
from terramara.engine.sending import choose_send, legal_sends
from terramara.engine.state import State
from terramara.engine.taking_back import legal_returns, take_back
from terramara.engine.trades import choose_trade, legal_trade, match, restore
from terramara.engine.victory_points import gain_vp
from terramara.engine.words import append, i64, pop, vec


# ------------------------------------------------------------------ what is allowed
def legal_actions(s: State, step: i64) -> vec[i64]:
    """The frequent decisions first; `step` is on top of the stack."""
    op, seat = step & 63, step >> 6 & 3
    if op == SEND:
        return add_careful(s.player(seat), add_free(s, seat, legal_sends(s, seat)))
    if op == CRAFT:
        return add_free(s, seat, legal_crafts(s, s.player(seat)))
    if op == TRAVEL:
        out = legal_ways(s, seat)
        return add_free(s, seat, append(out, A_STOP)) if len(out) else out  # D-31
    if op == END:
        return add_free(s, seat, append(vec[i64](capacity=16), A_END))
    a = step >> 8 & 0xFFFFF
    if op == REFINE:
        return or_stop(s, seat, legal_refines(s.player(seat)))
    if op == TAKE:
        out = or_careful_stop(s, seat, legal_takes(a))
        return add_free(s, seat, out) if len(out) > 1 else out
    if op == TRADE:
        return or_stop(s, seat, legal_trade(s, seat, a))
    if op == PAY:
        return legal_payments(s, seat, a, step >> 28)
    if op == OPTION:
        return add_free(s, seat, or_careful_stop(s, seat, legal_options(s, a)))
    if op == HUT:
        return or_stop(s, seat, legal_in_hut(s, seat))
    return legal_rare(s, op, seat, a, step >> 28)


def legal_rare(s: State, op: i64, seat: i64, a: i64, b: i64) -> vec[i64]:
    if op == ASK:
        return add_free(s, seat, legal_answers(s, seat, a, b))
    if op == ORDER:
        out = legal_order(a)
        return add_free(s, seat, out) if len(out) > 1 else out
    if op == PAY_COST:
        return legal_shares(s, seat, b, a)
    if op == REDUCE:
        return legal_reductions(s, seat, a, b)
    if op == GIVE:
        return legal_gifts(s, seat)
    if op == BACK:
        return or_stop(s, seat, legal_returns(s, seat, a))
    if op == WORKSHOP:
        return or_stop(s, seat, add_crafts(s, s.player(seat), True, vec[i64](capacity=8)))
    if op == JOINT:
        return or_stop(s, seat, legal_joint(s, seat, a))
    if op == RAID_OFFER:
        return or_stop(s, seat, legal_raid(s, seat))
    if op == NEUTRAL:
        return legal_places(s, a)
    if op == DRAFT:
        return add_careful(s.player(seat), legal_draft(s, seat))
    if op == TILE:
        return legal_tiles(s, a)
    raise ValueError(f"no decision has the number {op}")


def or_careful_stop(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """TRN-13: only a careful player can leave a plain gain."""
    return append(out, A_STOP) if s.player(seat).careful else out


# ------------------------------------------------------------------ what choosing does
def choose(s: State, action: i64) -> None:
    """Answer the decision on top. Nothing is checked: `action` must be one of `s.legal`."""
    step = s.steps[-1]
    op, seat = step & 63, step >> 6 & 3
    if action >= A_USE or A_WORKER < action < A_CRAFT:
        use_free(s, seat, action)
    elif op == SEND:
        choose_send(s, seat, action)
    else:
        s.steps, _top = pop(s.steps)
        if op == CRAFT:
            choose_craft(s, seat, action, False)
        elif op != END and action != A_STOP:
            choose_effect(s, step, op, seat, action)


def choose_effect(s: State, step: i64, op: i64, seat: i64, action: i64) -> None:
    """The frequent ones first."""
    a, b = step >> 8 & 0xFFFFF, step >> 28
    if op == TRAVEL:
        choose_way(s, seat, a, b, action)
    elif op == REFINE:
        choose_refine(s, seat, a, action)
    elif op == TAKE:
        choose_take(s, seat, a, b, action)
    elif op == TRADE:
        choose_trade(s, seat, a, b)
    elif op == PAY:
        choose_payment(s, seat, a, b, action)
    elif op == OPTION:
        choose_option(s, seat, a, action)
    elif op == HUT:
        choose_in_hut(s, seat, action)
    elif op == ASK:
        choose_answer(s, seat, a, b, action)
    elif op == ORDER:
        choose_next(s, seat, a, action)
    elif op == PAY_COST:
        choose_share(s, seat, b, a, action)
    elif op == REDUCE:
        choose_reduction(s, seat, a, b, action)
    elif op == GIVE:
        choose_gift(s, seat, a, b, action)
    elif op == BACK:
        take_back(s, seat, action)
    elif op == WORKSHOP:
        choose_craft(s, seat, action, True)
    elif op == JOINT:
        choose_joint(s, seat, a, action)
    elif op == RAID_OFFER:
        raid(s, seat, 1)
    elif op == NEUTRAL:
        place_neutral(s, seat, b, action)
    elif op == DRAFT:
        choose_draft(s, step, seat, action)
    elif op == TILE:
        choose_tile(s, seat, a, action)
    else:
        raise ValueError(f"no decision has the number {op}")


# ------------------------------------------------------------------ what happens by itself
def do_step(s: State, step: i64) -> None:
    """Hand a step to its rule, the frequent ones first."""
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
