"""Artefacts: what is available, what it costs, crafting and reserving (ART, SYM-14)."""

from __future__ import annotations

from terramara.engine.codes import (
    A_CRAFT,
    A_CRAFT_RESERVED,
    A_GIVE,
    A_LESS,
    A_RAW_IN_CRAFT,
    A_RESERVE,
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
    Frame,
)
from terramara.engine.purse import GUARD, ONE, count, covers
from terramara.engine.state import NONE, Player, State
from terramara.engine.triggers import at_once, on_craft


def available(s: State, p: Player) -> int:
    """ART-1: how many of the row, from the left."""
    return min(s.tables.available[p.culture], len(s.row))


def bill(s: State, p: Player, artefact: int) -> int:
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


def affordable(raw: int, refined: int, cost: int, raws: int, less: int) -> bool:
    """Whether `cost` can be paid: `raws` raw may stand for refined, `less` of any kind are remitted."""
    if covers(refined, cost):
        return True
    if raws == 0 and less == 0:
        return False
    short = 0
    hole = 0
    for kind in range(4):
        missing = count(cost, kind) - count(refined, kind)
        if missing > 0:
            short += missing
            have = count(raw, kind)
            if missing > have:
                hole += missing - have
    return hole <= less and short - less <= raws


def raws_allowed(p: Player, workshop: bool) -> int:
    """How many raw may stand for refined (CHR-5, D-40)."""
    if workshop:
        return ANY_NUMBER
    return RAW_IN_CRAFT if p.abilities & A_RAW_IN_CRAFT else 0


def remitted(s: State, p: Player) -> int:
    """ART-5: how much less a reserved artefact costs."""
    return 1 if p.culture >= s.tables.discount_at else 0


def add_crafts(s: State, p: Player, workshop: bool, out: list[int]) -> None:
    raws = raws_allowed(p, workshop)
    row = s.row
    costs = s.tables.cost
    if raws == 0 and not p.each_less and not p.discounts:
        guarded = p.refined | GUARD  # as in purse.covers, without a call for each artefact
        for i in range(available(s, p)):
            if (guarded - costs[row[i]]) & GUARD == GUARD:
                out.append(A_CRAFT + i)
    else:
        for i in range(available(s, p)):
            if affordable(p.raw, p.refined, bill(s, p, row[i]), raws, 0):
                out.append(A_CRAFT + i)
    if p.reserved >= 0 and affordable(p.raw, p.refined, bill(s, p, p.reserved), raws, remitted(s, p)):
        out.append(A_CRAFT_RESERVED)


def add_reserves(s: State, p: Player, out: list[int]) -> None:
    """ART-3."""
    if p.reserved < 0 and p.culture >= s.tables.reserve_at:
        for i in range(available(s, p)):
            out.append(A_RESERVE + i)


def begin_craft(s: State, seat: int, place: int, workshop: bool) -> None:
    """`place` in the row, or NONE for the reserved one. The artefact leaves the row when it is paid for."""
    p = s.players[seat]
    raws = raws_allowed(p, workshop)
    s.stack.append((RESTORE, seat, s.paid, s.bill))
    if place == NONE:
        artefact = p.reserved
        s.stack.append((MADE, seat, artefact, 1))
        if remitted(s, p) and bill(s, p, artefact):
            s.stack.append((REDUCE, seat, artefact, raws))
            return
    else:
        artefact = s.row[place]
        s.stack.append((MADE, seat, artefact, 0))
    begin_payment(s, seat, bill(s, p, artefact), raws)


def legal_reductions(s: State, frame: Frame) -> list[int]:
    p = s.players[frame[1]]
    cost = bill(s, p, frame[2])
    return [
        A_LESS + kind
        for kind in range(4)
        if count(cost, kind) and affordable(p.raw, p.refined, cost - ONE[kind], frame[3], 0)
    ]


def begin_payment(s: State, seat: int, cost: int, raws: int) -> None:
    s.bill = cost
    p = s.players[seat]
    if raws and p.raw:
        s.stack.append((PAY_COST, seat, cost, raws))
    else:
        pay_refined(s, seat, cost)


def pay_refined(s: State, seat: int, cost: int) -> None:
    p = s.mine(seat)
    p.refined -= cost
    if s.log is not None:
        for kind in range(4):
            if count(cost, kind):
                s.log.append((EV_PAID, seat, kind + 4, count(cost, kind)))


def legal_shares(s: State, frame: Frame) -> list[int]:
    """Kind by kind: the refined, or its raw where that is allowed and the rest can still be paid."""
    p = s.players[frame[1]]
    cost, raws = frame[2], frame[3]
    out: list[int] = []
    for kind in range(4):
        if count(cost, kind):
            owed = cost - ONE[kind]
            if count(p.refined, kind) and affordable(p.raw, p.refined - ONE[kind], owed, raws, 0):
                out.append(A_GIVE + 4 + kind)
            if raws and count(p.raw, kind) and affordable(p.raw - ONE[kind], p.refined, owed, raws - 1, 0):
                out.append(A_GIVE + kind)
            if count(p.raw, kind) + count(p.refined, kind) == count(cost, kind):
                return out[:1]  # all of it goes, in whichever order
            return out
    return out


def refill(s: State) -> None:
    """ART-6."""
    missing = s.tables.content.board.row_length - len(s.row)
    if missing > 0 and s.deck:
        new = s.deck[:missing]
        s.deck = s.deck[missing:]
        s.row = s.row + new
        s.reveals += 1
        if s.log is not None:
            for artefact in new:
                s.log.append((EV_REVEALED, NONE, artefact, 0))


def take_from_row(s: State, artefact: int) -> None:
    place = s.row.index(artefact)
    s.row = s.row[:place] + s.row[place + 1 :]
    refill(s)


def finish_craft(s: State, seat: int, artefact: int, reserved: int) -> None:
    """The artefact is paid for: its effects hold from now on (ART-2)."""
    t = s.tables
    p = s.mine(seat)
    if s.log is not None:
        s.log.append((EV_CRAFTED, seat, artefact, reserved))
    counted = s.bill if s.board.paid_vp else t.cost[artefact]  # D-11
    due: list[Frame] = []
    if t.instant[artefact] >= 0:
        due.append((RUN, seat, t.instant[artefact], 0))
    if p.events & E_CRAFT:  # its own "when you craft" is not there yet (D-82)
        due.extend(on_craft(p, seat, E_CRAFT, t.category[artefact], t.level[artefact], counted))
    p.made = (*p.made, artefact)
    learn(s, p, artefact)
    if t.each_round[artefact] >= 0:
        p.uses = (*p.uses, artefact)  # D-21
    if reserved:
        p.reserved = NONE
    else:
        take_from_row(s, artefact)
    if due:
        at_once(s, seat, due)


def learn(s: State, p: Player, artefact: int) -> None:
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


def reserve(s: State, seat: int, place: int) -> None:
    """ART-3, D-12."""
    artefact = s.row[place]
    p = s.mine(seat)
    p.reserved = artefact
    if s.log is not None:
        s.log.append((EV_RESERVED, seat, artefact, 0))
    take_from_row(s, artefact)
