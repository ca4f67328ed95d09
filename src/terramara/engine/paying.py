"""Payments: refined may always stand for raw (RES-1), never the other way round unless an effect says so."""

from __future__ import annotations

from terramara.engine.codes import A_GIVE, EV_PAID, G_RAW, G_REFINED, G_STRENGTH, PAY, Frame
from terramara.engine.purse import MOST, ONE, count, total
from terramara.engine.state import Player, State

Items = tuple[tuple[int, int], ...]


def accepted(what: int) -> tuple[int, ...]:
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


def _payable_together(raw: int, refined: int, strength: int, items: Items) -> bool:
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


def legal_payments(s: State, frame: Frame) -> list[int]:
    """What may be given now so that the rest of the payment can still be made."""
    seat, what, n = frame[1], frame[2], frame[3]
    p = s.players[seat]
    rest: list[tuple[int, int]] = [(what, n - 1)]
    for below in s.stack[-2::-1]:
        if below[0] != PAY or below[1] != seat:
            break
        rest.append((below[2], below[3]))
    out: list[int] = []
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
        out.append(A_GIVE + resource)
    if len(rest) == 1 and n > 1 and not payable(p, ((what, n + 1),)):
        return out[:1]  # all that would do goes, in whichever order
    return out


def receive(p: Player, resource: int, n: int) -> int:
    """Adds to a purse and tells how many. Resources are not limited (D-1), but a counter ends at 99."""
    shift = (resource & 3) << 3
    purse = p.raw if resource < 4 else p.refined
    room = MOST - (purse >> shift & 255)
    if n > room:
        n = room
    if resource < 4:
        p.raw = purse + (n << shift)
    else:
        p.refined = purse + (n << shift)
    return n


def remove(s: State, seat: int, resource: int, n: int) -> None:
    p = s.mine(seat)
    if resource < 4:
        p.raw -= n << (resource << 3)
    else:
        p.refined -= n << ((resource - 4) << 3)
    if s.log is not None:
        s.log.append((EV_PAID, seat, resource, n))
