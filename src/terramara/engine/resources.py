"""Resources (RES): paying, refining, taking the ones you choose (SYM-5). Refined may always stand for raw."""

from __future__ import annotations

from typing import Any

from terramara.content.model import RAW, RESOURCES, Body, Gain, Refine
from terramara.engine.answers import add_kinds
from terramara.engine.codes import (
    A_GIVE,
    A_REFINE,
    A_TAKE,
    BIT,
    EV_GAINED,
    EV_PAID,
    EV_REFINED,
    G_RAW,
    G_REFINED,
    G_STRENGTH,
    PAY,
    RAW_MASK,
    REFINE,
    TAKE,
    Frame,
)
from terramara.engine.purse import MOST, ONE, count, total
from terramara.engine.reason import Reason, not_asked
from terramara.engine.state import Player, State
from terramara.engine.steps import a_of, b_of
from terramara.engine.vocabulary import GAIN_NAMES, KINDS
from terramara.engine.words import append, i64, vec

Items = tuple[tuple[int, int], ...]


def accepted(what: i64) -> tuple[int, ...]:
    """The resources that can pay for `what`: its own form first."""
    if what < 4:
        return (what, what + 4)
    if what == G_RAW:
        return (0, 1, 2, 3, 4, 5, 6, 7)
    if what == G_REFINED:
        return (4, 5, 6, 7)
    return (what,)


def payable(p: Player, items: Items) -> bool:
    """Return whether all of these can be paid together."""
    if len(items) == 1:
        what, n = items[0]
        if what == G_RAW:
            return total(p.raw) + total(p.refined) >= n
        if what == G_REFINED:
            return total(p.refined) >= n
        if what == G_STRENGTH:
            return p.strength >= n
        if what < 4:
            return count(p.raw, what) + count(p.refined, what) >= n
        return count(p.refined, what - 4) >= n
    return _payable_together(p.raw, p.refined, p.strength, items)


def _payable_together(raw: i64, refined: i64, strength: i64, items: Items) -> bool:
    if not items:
        return True
    what, n = items[0]
    if n == 0:
        return _payable_together(raw, refined, strength, items[1:])
    rest = ((what, n - 1), *items[1:])
    if what == G_STRENGTH:
        return strength >= n and _payable_together(raw, refined, strength - n, items[1:])
    for resource in accepted(what):
        if resource < 4:
            if count(raw, resource) and _payable_together(raw - ONE[resource], refined, strength, rest):
                return True
        elif count(refined, resource - 4) and _payable_together(
            raw, refined - ONE[resource - 4], strength, rest
        ):
            return True
    return False


def receive(p: Player, resource: i64, n: i64) -> i64:
    """Add to a purse and return how many. Resources are unlimited (CMP-7, D-1), but a counter ends at 99."""
    shift = (resource & 3) << 3
    purse: i64 = p.raw if resource < 4 else p.refined
    room = MOST - (purse >> shift & 255)
    if n > room:
        n = room
    if resource < 4:
        p.raw = purse + (n << shift)
    else:
        p.refined = purse + (n << shift)
    return n


def gain_resource(s: State, seat: i64, resource: i64, n: i64) -> None:
    n = receive(s.mine(seat), resource, n)
    if s.log is not None:
        s.log.append((EV_GAINED, seat, resource, n))


def pay(s: State, seat: i64, resource: i64, n: i64) -> None:
    p = s.mine(seat)
    if resource < 4:
        p.raw -= n << (resource << 3)
    else:
        p.refined -= n << ((resource - 4) << 3)
    if s.log is not None:
        s.log.append((EV_PAID, seat, resource, n))


# ------------------------------------------------------------------ refine (RES-2)
def legal_refines(p: Player) -> vec[i64]:
    """One for each kind of raw resource there is."""
    return add_kinds(A_REFINE, p.raw, vec[i64](capacity=8))


def refine(s: State, seat: i64, kind: i64) -> None:
    """RES-2."""
    p = s.mine(seat)
    one = ONE[kind]
    p.raw -= one
    p.refined += one
    if s.log is not None:
        s.log.append((EV_REFINED, seat, kind, 0))


def choose_refine(s: State, seat: i64, left: i64, action: i64) -> None:
    if left > 1:
        s.push(REFINE, seat, left - 1, 0)
    refine(s, seat, action - A_REFINE)


def why_not_refine(s: State, frame: Frame, action: int) -> Reason | None:
    kind = action - A_REFINE
    if not 0 <= kind < 4:
        return not_asked(frame)
    return (
        None
        if count(s.players[frame[1]].raw, kind)
        else Reason("RES-2", "none-of-it", {"what": RESOURCES[kind]})
    )


def about_refine(s: State, frame: Frame) -> dict[str, Any]:
    return {"count": frame[2]}


def effect_refine(s: State, frame: Frame) -> Body:
    return (Refine(frame[2]),)


# ------------------------------------------------------------------ take of your choice (SYM-5)
def legal_takes(mask: i64) -> vec[i64]:
    """One answer for each resource of the mask."""
    out = vec[i64](capacity=8)
    for resource in range(8):
        if mask >> resource & 1:
            out = append(out, A_TAKE + resource)
    return out


def choose_take(s: State, seat: i64, mask: i64, left: i64, action: i64) -> None:
    if left > 1:
        s.push(TAKE, seat, mask, left - 1)
    gain_resource(s, seat, action - A_TAKE, 1)


def why_not_take(s: State, frame: Frame, action: int) -> Reason | None:
    resource = action - A_TAKE
    if not 0 <= resource < 8:
        return not_asked(frame)
    if frame[2] >> resource & 1:
        return None
    if frame[2] | BIT << resource == RAW_MASK:
        return Reason("D-89", "same-kind")  # all raw but this one: the hut's swap
    return Reason("SYM-5", "not-offered", {"what": RESOURCES[resource]})


def _named_in(mask: i64) -> list[str]:
    return [name for i, name in enumerate(RESOURCES) if mask >> i & 1]


def about_take(s: State, frame: Frame) -> dict[str, Any]:
    return {"from": _named_in(frame[2]), "count": frame[3]}


def effect_take(s: State, frame: Frame) -> Body:
    """A choice between resources has a name only if it's between all raw or all refined ones."""
    kinds = _named_in(frame[2])
    several = "raw" if kinds[0] in RAW else "refined"
    return (Gain(kinds[0] if len(kinds) == 1 else several, frame[3]),)


def effect_resource(s: State, frame: Frame) -> Body:
    return (Gain(RESOURCES[frame[2]], frame[3]),)


# ------------------------------------------------------------------ pay (RES-1)
def legal_payments(s: State, seat: i64, what: i64, n: i64) -> vec[i64]:
    """The resources you can give now and still be able to pay the rest."""
    p = s.player(seat)
    beside = _due_beside(s, seat)
    out = vec[i64](capacity=8)
    for resource in accepted(what):
        raw, refined = p.raw, p.refined
        if resource < 4:
            have = count(raw, resource)
            raw -= ONE[resource]
        else:
            have = count(refined, resource - 4)
            refined -= ONE[resource - 4]
        if have and (not beside or _payable_together(raw, refined, p.strength, ((what, n - 1), *beside))):
            out = append(out, A_GIVE + resource)
    if not beside and n > 1 and not payable(p, ((what, n + 1),)):
        return out[:1]  # F-12: everything that would do is given, so the order doesn't matter
    return out


def _due_beside(s: State, seat: i64) -> Items:
    """The other payments of the same trade, just below on the stack."""
    due: Items = ()
    i = len(s.steps) - 2
    while i >= 0 and s.steps[i] & 255 == PAY | seat << 6:
        due = (*due, (a_of(s.steps[i]), b_of(s.steps[i])))
        i -= 1
    return due


def choose_payment(s: State, seat: i64, what: i64, left: i64, action: i64) -> None:
    """Pay one resource; "matching" gains look at its kind (SYM-5)."""
    resource = action - A_GIVE
    if left > 1:
        s.push(PAY, seat, what, left - 1)
    pay(s, seat, resource, 1)
    s.paid = resource & 3


def why_not_given(s: State, frame: Frame, action: int, allowed: vec[i64]) -> Reason | None:
    resource = action - A_GIVE
    if not 0 <= resource < 8:
        return not_asked(frame)
    if action in allowed:
        return None
    p = s.players[frame[1]]
    have = count(p.raw, resource) if resource < 4 else count(p.refined, resource - 4)
    code = "does-not-pay" if have else "none-of-it"
    return Reason(KINDS[frame[0]][1], code, {"what": RESOURCES[resource]})


def why_not_payment(s: State, frame: Frame, action: int) -> Reason | None:
    return why_not_given(s, frame, action, legal_payments(s, *frame[1:]))


def about_payment(s: State, frame: Frame) -> dict[str, Any]:
    return {"for": "trade", "what": GAIN_NAMES[frame[2]], "count": frame[3]}


def wrong_payment(s: State, i: int) -> str | None:
    """Say why a pending payment is impossible; None if it is possible."""
    _, seat, what, n = s.stack[i]
    if not (what < 8 or what == G_RAW or what == G_REFINED):
        return f"a resource that can be paid, not {what}"
    return None if payable(s.player(seat), ((what, n),)) else "a payment that can be made"
