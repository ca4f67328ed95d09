"""The cost of an artefact, and paying for it (ART-2, ART-5, SYM-14, CHR-5, D-40, D-41)."""

from __future__ import annotations

from typing import Any

from terramara.content.model import REFINED
from terramara.engine.codes import (
    A_GIVE,
    A_LESS,
    ABILITY_RAW_IN_CRAFT,
    ANY_NUMBER,
    EV_PAID,
    MADE,
    PAY_COST,
    RAW_IN_CRAFT,
    Frame,
)
from terramara.engine.purse import ONE, count, covers, is_cost, unpack
from terramara.engine.reason import Reason, not_asked
from terramara.engine.resources import pay, why_not_given
from terramara.engine.state import Player, State
from terramara.engine.words import append, i64, vec


def bill(s: State, p: Player, artefact: i64) -> i64:
    """The cost after the reductions that leave no choice (SYM-14, D-41, F-4)."""
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
    """Return whether `cost` can be paid: `raws` raw may stand for refined, `less` of any kind are
    remitted."""
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
    """How many raw may stand for refined (CHR-5, SYM-11, D-40)."""
    if workshop:
        return ANY_NUMBER
    return RAW_IN_CRAFT if p.abilities & ABILITY_RAW_IN_CRAFT else 0


def remitted(s: State, p: Player) -> i64:
    """ART-5: how much less a reserved artefact costs."""
    return 1 if p.culture >= s.tables.discount_at else 0


def missing_for(p: Player, cost: int, raws: int, less: int) -> dict[str, int | str]:
    """The resources still missing after everything that helps: raw for refined, and ART-5's 1 less."""
    missing: dict[str, int | str] = {}
    for kind, name in enumerate(REFINED):
        n = max(count(cost, kind) - count(p.refined, kind), 0)
        stand = min(n, count(p.raw, kind), raws)
        raws -= stand
        n -= stand
        spared = min(n, less)
        less -= spared
        if n > spared:
            missing[name] = n - spared
    return missing


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
                return out[:1]  # F-12: all of it goes, so the order doesn't matter
            return out
    return out


def choose_share(s: State, seat: i64, owed: i64, raws: i64, action: i64) -> None:
    """CHR-5, D-40: one resource of what is owed, raw or refined."""
    resource = action - A_GIVE
    if resource < 4:
        raws -= 1
    pay(s, seat, resource, 1)
    if resource < 4 and s.board.rules > 1:  # D-11: raw that stands for refined doesn't count as refined
        s.bill -= ONE[resource]
    owed -= ONE[resource & 3]
    if owed == 0:
        return
    if raws and s.player(seat).raw:
        s.push(PAY_COST, seat, raws, owed)
    else:
        pay_refined(s, seat, owed)


def why_not_share(s: State, frame: Frame, action: int) -> Reason | None:
    return why_not_given(s, frame, action, legal_shares(s, *frame[1:]))


def why_not_reduction(s: State, frame: Frame, action: int) -> Reason | None:
    if not A_LESS <= action < A_LESS + 4:
        return not_asked(frame)
    return None if action in legal_reductions(s, *frame[1:]) else Reason("ART-5", "not-in-cost")


def about_share(s: State, frame: Frame) -> dict[str, Any]:
    """The amount owed, the artefact waiting for it just below, and how many raw may stand for refined."""
    owed = {kind: n for kind, n in zip(REFINED, unpack(frame[2], 4), strict=True) if n}
    artefact = s.tables.content.artefacts[s.stack[-2][2]].id
    return {"for": "craft", "artefact": artefact, "owed": owed, "raw_allowed": frame[3]}


def about_reduction(s: State, frame: Frame) -> dict[str, Any]:
    return {"artefact": s.tables.content.artefacts[frame[2]].id}


# ------------------------------------------------------------------ pending in a position
def wrong_cost(s: State, i: int) -> str | None:
    _, seat, cost, raws = s.stack[i]
    p = s.player(seat)
    if not is_cost(cost) or not affordable(p.raw, p.refined, cost, raws, 0):
        return "a cost that can be paid"
    return wrong_reduction(s, i)


def wrong_reduction(s: State, i: int) -> str | None:
    """Paying for an artefact comes right before making it."""
    below = s.stack[i - 1] if i else None
    if below is None or below[0] != MADE or below[1] != s.stack[i][1]:
        return "right above the `made` of the same seat"
    return None
