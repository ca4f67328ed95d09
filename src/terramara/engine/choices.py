"""What a chosen action does. The decision it answers is on top of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.engine.characters import turn_adult
from terramara.engine.codes import (
    A_ADULT,
    A_CARAVAN,
    A_CAREFUL_OFF,
    A_CAREFUL_ON,
    A_CHIEF,
    A_CHOOSE,
    A_CRAFT,
    A_CRAFT_RESERVED,
    A_END,
    A_EXPLORER,
    A_GIVE,
    A_GIVE_UP,
    A_LESS,
    A_NEUTRAL,
    A_NEXT,
    A_REFINE,
    A_RESERVE,
    A_STOP,
    A_TAKE,
    A_TAKE_ALL,
    A_TRADE,
    A_USE,
    A_WARRIOR,
    A_WORKER,
    ASK,
    BACK,
    CHIEF,
    CRAFT,
    DRAFT,
    END,
    EV_GAVE_UP,
    EXPLORER,
    FIRST,
    G_RAW,
    G_STRENGTH,
    GIVE,
    HUT,
    JOINT,
    MATCH,
    NEUTRAL,
    OPTION,
    ORDER,
    PAY,
    PAY_COST,
    RAID,
    RAID_OFFER,
    REDUCE,
    REFINE,
    RESTORE,
    RUN,
    SEND,
    TAKE,
    TRADE,
    TRAVEL,
    WARRIOR,
    WORKSHOP,
)
from terramara.engine.crafting import begin_craft, begin_payment, bill, pay_refined, reserve
from terramara.engine.drafting import choose_tile, draft
from terramara.engine.free import use_free
from terramara.engine.gains import gain_resource, refine, take_all, take_one
from terramara.engine.neutrals import place_neutral
from terramara.engine.paying import remove
from terramara.engine.placement import send
from terramara.engine.purse import ONE
from terramara.engine.raid import hand_over, raid
from terramara.engine.state import NONE, State
from terramara.engine.taking_back import take_back
from terramara.engine.tracks import move_caravan, spend_strength
from terramara.engine.words import append, pop

if TYPE_CHECKING:
    from mypy_extensions import i64


def choose(s: State, action: i64) -> None:
    """Answers the decision on top. Nothing is checked: `action` must be one of `s.legal`."""
    step = s.steps[-1]
    op, seat = step & 63, step >> 6 & 3
    if action >= A_USE or A_WORKER < action < A_CRAFT:
        use_free(s, seat, action)
        return
    if op == SEND:
        choose_send(s, seat, action)
        return
    s.steps, _top = pop(s.steps)
    if op == CRAFT or op == WORKSHOP:
        choose_craft(s, seat, action, op == WORKSHOP)
        return
    if op == END or action == A_STOP:
        return
    a, b = step >> 8 & 0xFFFFF, step >> 28
    if op == TRAVEL:
        way = action - A_CARAVAN
        move_caravan(s, seat, way // 3, way % 3, a, b)
    elif op == REFINE:
        if a > 1:
            s.push(REFINE, seat, a - 1, 0)
        refine(s, seat, action - A_REFINE)
    elif op == TAKE:
        if b > 1:
            s.push(TAKE, seat, a, b - 1)
        gain_resource(s, seat, action - A_TAKE, 1)
    elif op == TRADE:
        begin_trade(s, seat, a, b)
    elif op == PAY:
        resource = action - A_GIVE
        if b > 1:
            s.push(PAY, seat, a, b - 1)
        remove(s, seat, resource, 1)
        s.paid = resource & 3
    elif op == OPTION:
        s.push(RUN, seat, s.tables.options[a][action - A_CHOOSE], 0)
    elif op == HUT:
        if action == A_TRADE:
            s.push(RESTORE, seat, s.paid, s.bill)
            s.push(MATCH, seat, 8, 1)
            s.push(PAY, seat, G_RAW, 1)
        else:
            refine(s, seat, action - A_REFINE)
    else:
        choose_rare(s, step, action)


def choose_send(s: State, seat: i64, action: i64) -> None:
    if action < A_GIVE_UP:
        s.drop()
        if action < A_CHIEF:
            send(s, seat, EXPLORER, action - A_EXPLORER)
        elif action < A_WARRIOR:
            send(s, seat, CHIEF, action - A_CHIEF)
        else:
            send(s, seat, WARRIOR, action - A_WARRIOR)
    elif action == A_ADULT:
        turn_adult(s, seat)
    elif action == A_GIVE_UP:  # WAR-1, D-85
        s.drop()
        p = s.mine(seat)
        s.supply_warriors += p.warriors
        p.warriors = 0
        if s.log is not None:
            s.log.append((EV_GAVE_UP, seat, 0, 0))
    else:
        switch_careful(s, seat, action)


def switch_careful(s: State, seat: i64, action: i64) -> None:
    p = s.mine(seat)
    p.careful = 1 if action == A_CAREFUL_ON else 0
    p.switched = 1


def choose_craft(s: State, seat: i64, action: i64, workshop: bool) -> None:
    """TRN-10 or D-40. After TRN-10's choice the turn can only be ended."""
    if action == A_END or action == A_STOP:
        return
    if not workshop:
        s.run(s.tables.end_code[seat])
    if action == A_CRAFT_RESERVED:
        begin_craft(s, seat, NONE, workshop)
    elif action < A_CRAFT_RESERVED:
        begin_craft(s, seat, action - A_CRAFT, workshop)
    else:
        reserve(s, seat, action - A_RESERVE)


def begin_trade(s: State, seat: i64, trade: i64, times: i64) -> None:
    """SYM-3: pay first; repetitions are asked again, so that other effects may come in between (D-20)."""
    t = s.tables
    if times > 1:
        s.push(TRADE, seat, trade, times - 1)
    s.push(RESTORE, seat, s.paid, s.bill)
    s.push(RUN, seat, t.trade_get[trade], 0)
    for what, n in t.trade_pay[trade]:
        if what == G_STRENGTH:
            spend_strength(s, seat, n)
        else:
            s.push(PAY, seat, what, n)


def choose_rare(s: State, step: i64, action: i64) -> None:
    op, seat, a, b = step & 63, step >> 6 & 3, step >> 8 & 0xFFFFF, step >> 28
    if op == ASK:
        if action == A_TAKE_ALL:
            take_all(s, seat, a, b & 255, b >> 8)
        else:
            take_one(s, seat, a, b & 255, b >> 8)
    elif op == ORDER:
        s.steps, part = pop(s.steps, len(s.steps) - 1 - (action - A_NEXT))
        if a > 2:
            s.push(ORDER, seat, a - 1, 0)
        s.steps = append(s.steps, part)
    elif op == PAY_COST:
        resource = action - A_GIVE
        raws: i64 = a - 1 if resource < 4 else a
        remove(s, seat, resource, 1)
        if resource < 4 and s.board.rules > 1:  # D-11: raw that stands for refined is no refined handed in
            s.bill -= ONE[resource]
        owed = b - ONE[resource & 3]
        if owed == 0:
            return
        if raws and s.player(seat).raw:
            s.push(PAY_COST, seat, raws, owed)
        else:
            pay_refined(s, seat, owed)
    elif op == REDUCE:
        cost = bill(s, s.player(seat), a)
        begin_payment(s, seat, cost - ONE[action - A_LESS], b)
    elif op == GIVE:
        if a > 1:
            s.push(GIVE, seat, a - 1, b)
        hand_over(s, seat, b, action - A_GIVE)
    elif op == BACK:
        take_back(s, seat, action)
    elif op == JOINT:
        if action == A_CHOOSE:
            if a & 2:
                s.push(JOINT, seat, 2, 0)
            s.push(RAID, seat, 0, 0)
        else:
            if a & 1:
                s.push(JOINT, seat, 1, 0)
            s.push(FIRST, seat, 0, 0)
    elif op == RAID_OFFER:
        raid(s, seat, 1)
    elif op == NEUTRAL:
        place_neutral(s, seat, b, action - A_NEUTRAL)
    elif op == DRAFT:
        if action == A_CAREFUL_ON or action == A_CAREFUL_OFF:
            s.steps = append(s.steps, step)
            switch_careful(s, seat, action)
        else:
            draft(s, seat, action)
    else:
        choose_tile(s, seat, a, action - A_CHOOSE)
