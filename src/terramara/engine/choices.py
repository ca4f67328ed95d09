"""Choosing an action: hands it to the rule whose decision is on top of the stack."""

from __future__ import annotations

from terramara.engine.characters import choose_tile
from terramara.engine.codes import (
    A_CRAFT,
    A_STOP,
    A_USE,
    A_WORKER,
    ASK,
    BACK,
    CRAFT,
    DRAFT,
    END,
    GIVE,
    HUT,
    JOINT,
    NEUTRAL,
    OPTION,
    ORDER,
    PAY,
    PAY_COST,
    RAID_OFFER,
    REDUCE,
    REFINE,
    SEND,
    TAKE,
    TILE,
    TRADE,
    TRAVEL,
    WORKSHOP,
)
from terramara.engine.crafting import choose_craft, choose_reduction, choose_share
from terramara.engine.drafting import choose_draft
from terramara.engine.either import choose_option
from terramara.engine.free import use_free
from terramara.engine.gains import choose_answer
from terramara.engine.home import choose_joint
from terramara.engine.hut import choose_in_hut
from terramara.engine.neutral import place_neutral
from terramara.engine.order import choose_next
from terramara.engine.raid import choose_gift, raid
from terramara.engine.resources import choose_payment, choose_refine, choose_take
from terramara.engine.road import choose_way
from terramara.engine.sending import choose_send
from terramara.engine.state import State
from terramara.engine.taking_back import take_back
from terramara.engine.trades import choose_trade
from terramara.engine.words import i64, pop


def choose(s: State, action: i64) -> None:
    """Answers the decision on top. Nothing is checked: `action` must be one of `s.legal`."""
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
