"""Artefacts (ART): what is available, what it costs, crafting and reserving (SYM-14)."""

from __future__ import annotations

from terramara.engine.codes import (
    A_CRAFT,
    A_CRAFT_RESERVED,
    A_END,
    A_RESERVE,
    A_STOP,
    E_CRAFT,
    END,
    EV_CRAFTED,
    EV_RESERVED,
    EV_REVEALED,
    MADE,
    PAY_COST,
    REDUCE,
    RESTORE,
    RUN,
    Frame,
)
from terramara.engine.costs import affordable, begin_payment, bill, missing_for, raws_allowed, remitted
from terramara.engine.order import at_once
from terramara.engine.purse import GUARD
from terramara.engine.reason import Reason, not_asked
from terramara.engine.state import NONE, Player, State
from terramara.engine.steps import step_of
from terramara.engine.triggers import on_craft
from terramara.engine.words import append, extend, i64, remove, vec


def available(s: State, p: Player) -> i64:
    """ART-1: how many of the row, from the left."""
    return min(s.tables.available[p.culture], len(s.row))


# ------------------------------------------------------------------ craft, reserve or end the turn (TRN-10)
def legal_crafts(s: State, p: Player) -> vec[i64]:
    out = append(vec[i64](capacity=16), A_END)
    return add_reserves(s, p, add_crafts(s, p, False, out))


def add_crafts(s: State, p: Player, workshop: bool, out: vec[i64]) -> vec[i64]:
    """What can be paid for: of the row, something reserved or not (ART-4), and the reserved one."""
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
        s.push(END, seat, 0, 0)
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


# ------------------------------------------------------------------ made: the row, and lasting effects
def finish_craft(s: State, seat: i64, artefact: i64, reserved: i64) -> None:
    """The artefact is paid for: its effects work from now on (ART-2)."""
    t = s.tables
    p = s.mine(seat)
    if s.log is not None:
        s.log.append((EV_CRAFTED, seat, artefact, reserved))
    counted: i64 = s.bill if s.board.paid_vp else t.cost[artefact]  # D-11
    due = vec[i64]()
    if t.instant[artefact] >= 0:
        due = append(due, step_of(RUN, seat, t.instant[artefact], 0))
    if p.events & E_CRAFT:  # its own "when you craft" isn't there yet (D-82)
        due = extend(due, on_craft(p, seat, E_CRAFT, t.category[artefact], t.level[artefact], counted))
    p.made = (*p.made, artefact)
    learn(s, p, artefact)  # before what it does at once (F-15)
    if t.each_round[artefact] >= 0:
        p.uses = (*p.uses, artefact)  # D-21
    if reserved:
        p.reserved = NONE
    else:
        take_from_row(s, artefact)
    if len(due):
        at_once(s, seat, due)


def learn(s: State, p: Player, artefact: i64) -> None:
    """Add an artefact's lasting effects to its owner."""
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
    """ART-6: while the deck lasts (D-18)."""
    missing = s.tables.row_length - len(s.row)
    if missing > 0 and len(s.deck):
        new = s.deck[:missing]
        s.deck = s.deck[missing:]
        s.row = extend(s.row[:], new)
        s.reveals += 1
        if s.log is not None:
            for artefact in new:
                s.log.append((EV_REVEALED, NONE, artefact, 0))


# ------------------------------------------------------------------ why not
def why_not_crafting(s: State, frame: Frame, action: int) -> Reason | None:
    if action == A_END:
        return None
    if A_CRAFT <= action <= A_CRAFT_RESERVED:
        return why_not_craft(s, frame[1], action, workshop=False)
    if A_RESERVE <= action < A_END:
        return why_not_reserve(s, frame[1], action - A_RESERVE)
    return not_asked(frame)


def why_not_end(s: State, frame: Frame, action: int) -> Reason | None:
    if action == A_END:
        return None
    if A_CRAFT <= action < A_END:
        return Reason("TRN-10", "already-crafted")
    return not_asked(frame)


def why_not_workshop(s: State, frame: Frame, action: int) -> Reason | None:
    if A_CRAFT <= action <= A_CRAFT_RESERVED:
        return why_not_craft(s, frame[1], action, workshop=True)
    if A_RESERVE <= action < A_END:
        return Reason("D-40", "craft-only")
    return not_asked(frame)


def _why_out_of_reach(s: State, seat: int, place: int) -> Reason | None:
    if place >= len(s.row):
        return Reason("ART-6", "empty-place", {"place": place + 1})
    p = s.players[seat]
    if place >= available(s, p):
        return Reason("ART-1", "not-available", {"culture": p.culture, "available": available(s, p)})
    return None


def why_not_craft(s: State, seat: int, action: int, workshop: bool) -> Reason | None:
    p = s.players[seat]
    if action == A_CRAFT_RESERVED:
        if p.reserved < 0:
            return Reason("ART-3", "nothing-reserved")
        artefact, less = p.reserved, remitted(s, p)
    else:
        reason = _why_out_of_reach(s, seat, action - A_CRAFT)
        if reason is not None:
            return reason
        artefact, less = s.row[action - A_CRAFT], 0
    cost = bill(s, p, artefact)
    if affordable(p.raw, p.refined, cost, raws_allowed(p, workshop), less):
        return None
    return Reason("ART-2", "cannot-pay", missing_for(p, cost, raws_allowed(p, workshop), less))


def why_not_reserve(s: State, seat: int, place: int) -> Reason | None:
    p = s.players[seat]
    least = s.tables.reserve_at
    if p.culture < least:
        return Reason("ART-3", "culture-too-low", {"culture": p.culture, "least": least})
    if p.reserved >= 0:
        return Reason("ART-3", "already-reserved")
    return _why_out_of_reach(s, seat, place)


def wrong_making(s: State, i: int) -> str | None:
    _, seat, artefact, reserved = s.stack[i]
    above = s.stack[i + 1 :]
    if len(above) > 1 or (above and above[0][0] not in (PAY_COST, REDUCE)):
        return "only the payment for the artefact above it"  # anything else could take it from the row
    if artefact == s.player(seat).reserved if reserved else artefact in s.row:
        return None
    return "the artefact reserved" if reserved else "an artefact of the row"
