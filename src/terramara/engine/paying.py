"""Payments: refined may always stand for raw (RES-1), never the other way round unless an effect says so."""

from __future__ import annotations

from terramara.engine.codes import A_GIVE, EV_PAID, G_RAW, G_REFINED, G_STRENGTH, PAY
from terramara.engine.purse import MOST, ONE, count, total
from terramara.engine.state import Player, State
from terramara.engine.steps import a_of, b_of
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
    """Whether all of these can be paid together."""
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


def legal_payments(s: State, seat: i64, what: i64, n: i64) -> vec[i64]:
    """What may be given now so that the rest of the payment can still be made."""
    p = s.player(seat)
    rest: list[tuple[int, int]] = [(what, n - 1)]
    i = len(s.steps) - 2
    while i >= 0 and s.steps[i] & 255 == PAY | seat << 6:
        rest.append((a_of(s.steps[i]), b_of(s.steps[i])))
        i -= 1
    out = vec[i64](capacity=8)
    for resource in accepted(what):
        if resource < 4:
            if not count(p.raw, resource):
                continue
            if len(rest) > 1 and not _payable_together(
                p.raw - ONE[resource], p.refined, p.strength, tuple(rest)
            ):
                continue
        else:
            if not count(p.refined, resource - 4):
                continue
            left = p.refined - ONE[resource - 4]
            if len(rest) > 1 and not _payable_together(p.raw, left, p.strength, tuple(rest)):
                continue
        out = append(out, A_GIVE + resource)
    if len(rest) == 1 and n > 1 and not payable(p, ((what, n + 1),)):
        return out[:1]  # all that would do goes, in whichever order
    return out


def receive(p: Player, resource: i64, n: i64) -> i64:
    """Adds to a purse and tells how many. Resources are not limited (D-1), but a counter ends at 99."""
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


def remove(s: State, seat: i64, resource: i64, n: i64) -> None:
    p = s.mine(seat)
    if resource < 4:
        p.raw -= n << (resource << 3)
    else:
        p.refined -= n << ((resource - 4) << 3)
    if s.log is not None:
        s.log.append((EV_PAID, seat, resource, n))
