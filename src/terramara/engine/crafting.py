"""Artefacts (ART): what is available, what it costs, crafting and reserving (SYM-14)."""

from __future__ import annotations

from terramara.engine.codes import (
    A_CRAFT,
    A_CRAFT_RESERVED,
    A_END,
    A_GIVE,
    A_LESS,
    A_RESERVE,
    A_STOP,
    ABILITY_RAW_IN_CRAFT,
    ANY_NUMBER,
    E_CRAFT,
    EV_CRAFTED,
    EV_PAID,
    EV_RESERVED,
    EV_REVEALED,
    MADE,
    PAY_COST,
    RAW_IN_CRAFT,
    REDUCE,
    RESTORE,
    RUN,
)
from terramara.engine.order import at_once
from terramara.engine.purse import GUARD, ONE, count, covers
from terramara.engine.resources import pay
from terramara.engine.state import NONE, Player, State
from terramara.engine.steps import step_of
from terramara.engine.triggers import on_craft
from terramara.engine.words import append, extend, i64, remove, vec


def available(s: State, p: Player) -> i64:
    """ART-1: how many of the row, from the left."""
    return min(s.tables.available[p.culture], len(s.row))


def bill(s: State, p: Player, artefact: i64) -> i64:
    """The cost after the reductions that leave no choice (SYM-14, D-41)."""
    cost = s.tables.cost[artefact]
    if p.each_less:
        for kind in range(4):
            cost -= min(p.each_less, count(cost, kind)) << (kind << 3)
    if p.discounts:
        category = s.tables.category[artefact]
        for of, kind in p.discounts:
            if of == category and count(cost, kind):
                cost -= ONE[kind]
    return cost


def affordable(raw: i64, refined: i64, cost: i64, raws: i64, less: i64) -> bool:
    """Whether `cost` can be paid: `raws` raw may stand for refined, `less` of any kind are remitted."""
    if covers(refined, cost):
        return True
    if raws == 0 and less == 0:
        return False
    short: i64 = 0
    hole: i64 = 0
    for kind in range(4):
        missing = count(cost, kind) - count(refined, kind)
        if missing > 0:
            short += missing
            have = count(raw, kind)
            if missing > have:
                hole += missing - have
    return hole <= less and short - less <= raws


def raws_allowed(p: Player, workshop: bool) -> i64:
    """How many raw may stand for refined (CHR-5, D-40)."""
    if workshop:
        return ANY_NUMBER
    return RAW_IN_CRAFT if p.abilities & ABILITY_RAW_IN_CRAFT else 0


def remitted(s: State, p: Player) -> i64:
    """ART-5: how much less a reserved artefact costs."""
    return 1 if p.culture >= s.tables.discount_at else 0


# ------------------------------------------------------------------ craft, reserve or end the turn (TRN-10)
def legal_crafts(s: State, p: Player) -> vec[i64]:
    out = append(vec[i64](capacity=16), A_END)
    return add_reserves(s, p, add_crafts(s, p, False, out))


def add_crafts(s: State, p: Player, workshop: bool, out: vec[i64]) -> vec[i64]:
    raws = raws_allowed(p, workshop)
    row = s.row
    costs = s.tables.cost
    if raws == 0 and not p.each_less and not p.discounts:
        guarded = p.refined | GUARD  # as in purse.covers, without a call for each artefact
        for i in range(available(s, p)):
            if (guarded - costs[row[i]]) & GUARD == GUARD:
                out = append(out, A_CRAFT + i)
    else:
        for i in range(available(s, p)):
            if affordable(p.raw, p.refined, bill(s, p, row[i]), raws, 0):
                out = append(out, A_CRAFT + i)
    if p.reserved >= 0 and affordable(p.raw, p.refined, bill(s, p, p.reserved), raws, remitted(s, p)):
        out = append(out, A_CRAFT_RESERVED)
    return out


def add_reserves(s: State, p: Player, out: vec[i64]) -> vec[i64]:
    """ART-3."""
    if p.reserved < 0 and p.culture >= s.tables.reserve_at:
        for i in range(available(s, p)):
            out = append(out, A_RESERVE + i)
    return out


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


def begin_craft(s: State, seat: i64, place: i64, workshop: bool) -> None:
    """`place` in the row, or NONE for the reserved one. The artefact leaves the row when it is paid for."""
    p = s.player(seat)
    raws = raws_allowed(p, workshop)
    s.push(RESTORE, seat, s.paid, s.bill)
    if place == NONE:
        artefact = p.reserved
        s.push(MADE, seat, artefact, 1)
        if remitted(s, p) and bill(s, p, artefact):
            s.push(REDUCE, seat, artefact, raws)
            return
    else:
        artefact = s.row[place]
        s.push(MADE, seat, artefact, 0)
    begin_payment(s, seat, bill(s, p, artefact), raws)


def reserve(s: State, seat: i64, place: i64) -> None:
    """ART-3, D-12."""
    artefact = s.row[place]
    p = s.mine(seat)
    p.reserved = artefact
    if s.log is not None:
        s.log.append((EV_RESERVED, seat, artefact, 0))
    take_from_row(s, artefact)


# ------------------------------------------------------------------ paying for it (ART-2, ART-5)
def legal_reductions(s: State, seat: i64, artefact: i64, raws: i64) -> vec[i64]:
    p = s.player(seat)
    cost = bill(s, p, artefact)
    out = vec[i64](capacity=4)
    for kind in range(4):
        if count(cost, kind) and affordable(p.raw, p.refined, cost - ONE[kind], raws, 0):
            out = append(out, A_LESS + kind)
    return out


def choose_reduction(s: State, seat: i64, artefact: i64, raws: i64, action: i64) -> None:
    """ART-5: 1 of this kind less."""
    begin_payment(s, seat, bill(s, s.player(seat), artefact) - ONE[action - A_LESS], raws)


def begin_payment(s: State, seat: i64, cost: i64, raws: i64) -> None:
    s.bill = cost
    p = s.player(seat)
    if raws and p.raw:
        s.push(PAY_COST, seat, raws, cost)
    else:
        pay_refined(s, seat, cost)


def pay_refined(s: State, seat: i64, cost: i64) -> None:
    p = s.mine(seat)
    p.refined -= cost
    if s.log is not None:
        for kind in range(4):
            if count(cost, kind):
                s.log.append((EV_PAID, seat, kind + 4, count(cost, kind)))


def legal_shares(s: State, seat: i64, cost: i64, raws: i64) -> vec[i64]:
    """Kind by kind: the refined, or its raw where that is allowed and the rest can still be paid."""
    p = s.player(seat)
    out = vec[i64](capacity=8)
    for kind in range(4):
        if count(cost, kind):
            owed = cost - ONE[kind]
            if count(p.refined, kind) and affordable(p.raw, p.refined - ONE[kind], owed, raws, 0):
                out = append(out, A_GIVE + 4 + kind)
            if raws and count(p.raw, kind) and affordable(p.raw - ONE[kind], p.refined, owed, raws - 1, 0):
                out = append(out, A_GIVE + kind)
            if count(p.raw, kind) + count(p.refined, kind) == count(cost, kind):
                return out[:1]  # all of it goes, in whichever order
            return out
    return out


def choose_share(s: State, seat: i64, owed: i64, raws: i64, action: i64) -> None:
    """CHR-5, D-40: one resource of what is owed, raw or refined."""
    resource = action - A_GIVE
    if resource < 4:
        raws -= 1
    pay(s, seat, resource, 1)
    if resource < 4 and s.board.rules > 1:  # D-11: raw that stands for refined is no refined handed in
        s.bill -= ONE[resource]
    owed -= ONE[resource & 3]
    if owed == 0:
        return
    if raws and s.player(seat).raw:
        s.push(PAY_COST, seat, raws, owed)
    else:
        pay_refined(s, seat, owed)


# ------------------------------------------------------------------ made: the row, and lasting effects
def finish_craft(s: State, seat: i64, artefact: i64, reserved: i64) -> None:
    """The artefact is paid for: its effects hold from now on (ART-2)."""
    t = s.tables
    p = s.mine(seat)
    if s.log is not None:
        s.log.append((EV_CRAFTED, seat, artefact, reserved))
    counted: i64 = s.bill if s.board.paid_vp else t.cost[artefact]  # D-11
    due = vec[i64]()
    if t.instant[artefact] >= 0:
        due = append(due, step_of(RUN, seat, t.instant[artefact], 0))
    if p.events & E_CRAFT:  # its own "when you craft" is not there yet (D-82)
        due = extend(due, on_craft(p, seat, E_CRAFT, t.category[artefact], t.level[artefact], counted))
    p.made = (*p.made, artefact)
    learn(s, p, artefact)
    if t.each_round[artefact] >= 0:
        p.uses = (*p.uses, artefact)  # D-21
    if reserved:
        p.reserved = NONE
    else:
        take_from_row(s, artefact)
    if len(due):
        at_once(s, seat, due)


def learn(s: State, p: Player, artefact: i64) -> None:
    """Adds an artefact's lasting effects to its owner."""
    t = s.tables
    p.abilities |= t.abilities[artefact]
    p.each_less += t.each_less[artefact]
    p.raid_level += t.raid_level[artefact]
    p.discounts = p.discounts + t.discounts[artefact]
    triggers = t.triggers[artefact]
    if triggers:
        p.triggers = p.triggers + triggers
        for trigger in triggers:
            p.events |= trigger[0]


def take_from_row(s: State, artefact: i64) -> None:
    s.row = remove(s.row[:], artefact)
    refill(s)


def refill(s: State) -> None:
    """ART-6."""
    missing = s.tables.row_length - len(s.row)
    if missing > 0 and len(s.deck):
        new = s.deck[:missing]
        s.deck = s.deck[missing:]
        s.row = extend(s.row[:], new)
        s.reveals += 1
        if s.log is not None:
            for artefact in new:
                s.log.append((EV_REVEALED, NONE, artefact, 0))
