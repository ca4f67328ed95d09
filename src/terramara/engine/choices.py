"""What a chosen action does. The decision it answers is on top of the stack."""

from __future__ import annotations

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
    Frame,
)
from terramara.engine.crafting import begin_craft, begin_payment, bill, pay_refined, reserve
from terramara.engine.drafting import choose_tile, draft
from terramara.engine.free import use_free
from terramara.engine.gains import gain_resource, refine, take_all, take_one
from terramara.engine.neutrals import place_neutral
from terramara.engine.paying import remove
from terramara.engine.placement import send
from terramara.engine.purse import ONE
from terramara.engine.raid import hand_over
from terramara.engine.state import NONE, State
from terramara.engine.taking_back import take_back
from terramara.engine.tracks import move_caravan, spend_strength


def choose(s: State, action: int) -> None:
    """Answers the decision on top. Nothing is checked: `action` must be one of `s.legal`."""
    stack = s.stack
    frame = stack[-1]
    seat = frame[1]
    if action >= A_USE or A_WORKER < action < A_CRAFT:
        use_free(s, seat, action)
        return
    op = frame[0]
    if op == SEND:
        choose_send(s, seat, action)
        return
    stack.pop()
    if op == CRAFT or op == WORKSHOP:
        choose_craft(s, seat, action, op == WORKSHOP)
    elif op == END or action == A_STOP:
        pass
    elif op == TRAVEL:
        step = action - A_CARAVAN
        move_caravan(s, seat, step // 3, step % 3, frame[2], frame[3])
    elif op == REFINE:
        if frame[2] > 1:
            stack.append((REFINE, seat, frame[2] - 1, 0))
        refine(s, seat, action - A_REFINE)
    elif op == TAKE:
        if frame[3] > 1:
            stack.append((TAKE, seat, frame[2], frame[3] - 1))
        gain_resource(s, seat, action - A_TAKE, 1)
    elif op == TRADE:
        begin_trade(s, seat, frame[2], frame[3])
    elif op == PAY:
        resource = action - A_GIVE
        if frame[3] > 1:
            stack.append((PAY, seat, frame[2], frame[3] - 1))
        remove(s, seat, resource, 1)
        s.paid = resource & 3
    elif op == OPTION:
        stack.append((RUN, seat, s.tables.options[frame[2]][action - A_CHOOSE], 0))
    elif op == HUT:
        if action == A_TRADE:
            stack.append((RESTORE, seat, s.paid, s.bill))
            stack.append((MATCH, seat, 8, 1))
            stack.append((PAY, seat, G_RAW, 1))
        else:
            refine(s, seat, action - A_REFINE)
    else:
        choose_rare(s, frame, action)


def choose_send(s: State, seat: int, action: int) -> None:
    if action < A_GIVE_UP:
        s.stack.pop()
        if action < A_CHIEF:
            send(s, seat, EXPLORER, action - A_EXPLORER)
        elif action < A_WARRIOR:
            send(s, seat, CHIEF, action - A_CHIEF)
        else:
            send(s, seat, WARRIOR, action - A_WARRIOR)
    elif action == A_ADULT:
        turn_adult(s, seat)
    elif action == A_GIVE_UP:  # WAR-1, D-85
        s.stack.pop()
        p = s.mine(seat)
        s.supply_warriors += p.warriors
        p.warriors = 0
        if s.log is not None:
            s.log.append((EV_GAVE_UP, seat, 0, 0))
    else:
        switch_careful(s, seat, action)


def switch_careful(s: State, seat: int, action: int) -> None:
    p = s.mine(seat)
    p.careful = 1 if action == A_CAREFUL_ON else 0
    p.switched = 1


def choose_craft(s: State, seat: int, action: int, workshop: bool) -> None:
    """TRN-10 or D-40. After TRN-10's choice the turn can only be ended."""
    if action == A_END or action == A_STOP:
        return
    if not workshop:
        s.stack.extend(s.tables.end_code[seat])
    if action == A_CRAFT_RESERVED:
        begin_craft(s, seat, NONE, workshop)
    elif action < A_CRAFT_RESERVED:
        begin_craft(s, seat, action - A_CRAFT, workshop)
    else:
        reserve(s, seat, action - A_RESERVE)


def begin_trade(s: State, seat: int, trade: int, times: int) -> None:
    """SYM-3: pay first; repetitions are asked again, so that other effects may come in between (D-20)."""
    t = s.tables
    if times > 1:
        s.stack.append((TRADE, seat, trade, times - 1))
    s.stack.append((RESTORE, seat, s.paid, s.bill))
    s.stack.append((RUN, seat, t.trade_get[trade], 0))
    for what, n in t.trade_pay[trade]:
        if what == G_STRENGTH:
            spend_strength(s, seat, n)
        else:
            s.stack.append((PAY, seat, what, n))


def choose_rare(s: State, frame: Frame, action: int) -> None:
    op = frame[0]
    seat = frame[1]
    stack = s.stack
    if op == ASK:
        if action == A_TAKE_ALL:
            take_all(s, seat, frame[2], frame[3] & 255, frame[3] >> 8)
        else:
            take_one(s, seat, frame[2], frame[3] & 255, frame[3] >> 8)
    elif op == ORDER:
        part = stack.pop(len(stack) - 1 - (action - A_NEXT))
        if frame[2] > 2:
            stack.append((ORDER, seat, frame[2] - 1, 0))
        stack.append(part)
    elif op == PAY_COST:
        resource = action - A_GIVE
        raws = frame[3] - 1 if resource < 4 else frame[3]
        remove(s, seat, resource, 1)
        owed = frame[2] - ONE[resource & 3]
        if owed == 0:
            return
        if raws and s.players[seat].raw:
            stack.append((PAY_COST, seat, owed, raws))
        else:
            pay_refined(s, seat, owed)
    elif op == REDUCE:
        cost = bill(s, s.players[seat], frame[2])
        begin_payment(s, seat, cost - ONE[action - A_LESS], frame[3])
    elif op == GIVE:
        if frame[2] > 1:
            stack.append((GIVE, seat, frame[2] - 1, frame[3]))
        hand_over(s, seat, frame[3], action - A_GIVE)
    elif op == BACK:
        take_back(s, seat, action)
    elif op == JOINT:
        if action == A_CHOOSE:
            if frame[2] & 2:
                stack.append((JOINT, seat, 2, 0))
            stack.append((RAID, seat, 0, 0))
        else:
            if frame[2] & 1:
                stack.append((JOINT, seat, 1, 0))
            stack.append((FIRST, seat, 0, 0))
    elif op == NEUTRAL:
        place_neutral(s, seat, frame[3], action - A_NEUTRAL)
    elif op == DRAFT:
        if action == A_CAREFUL_ON or action == A_CAREFUL_OFF:
            stack.append(frame)
            switch_careful(s, seat, action)
        else:
            draft(s, seat, action)
    else:
        choose_tile(s, seat, frame[2], action - A_CHOOSE)
