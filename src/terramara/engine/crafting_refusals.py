"""Why an artefact cannot be crafted, reserved or paid for so (ART-1 to ART-6)."""

from __future__ import annotations

from terramara.content.model import REFINED
from terramara.engine.codes import A_CRAFT, A_CRAFT_RESERVED, A_END, A_LESS, A_RESERVE, MADE, Frame
from terramara.engine.crafting import (
    affordable,
    available,
    bill,
    legal_reductions,
    legal_shares,
    raws_allowed,
    remitted,
)
from terramara.engine.purse import count, is_cost
from terramara.engine.reason import Reason, not_asked
from terramara.engine.resources import why_not_given
from terramara.engine.state import Player, State


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
    return Reason("ART-2", "cannot-pay", _missing(p, cost, raws_allowed(p, workshop), less))


def _missing(p: Player, cost: int, raws: int, less: int) -> dict[str, int | str]:
    """What is still lacking after all that helps: raw that may stand for refined, and ART-5's 1 less."""
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


def why_not_reserve(s: State, seat: int, place: int) -> Reason | None:
    p = s.players[seat]
    least = s.tables.reserve_at
    if p.culture < least:
        return Reason("ART-3", "culture-too-low", {"culture": p.culture, "least": least})
    if p.reserved >= 0:
        return Reason("ART-3", "already-reserved")
    return _why_out_of_reach(s, seat, place)


def why_not_share(s: State, frame: Frame, action: int) -> Reason | None:
    return why_not_given(s, frame, action, legal_shares(s, *frame[1:]))


def why_not_reduction(s: State, frame: Frame, action: int) -> Reason | None:
    if not A_LESS <= action < A_LESS + 4:
        return not_asked(frame)
    return None if action in legal_reductions(s, *frame[1:]) else Reason("ART-5", "not-in-cost")


# ------------------------------------------------------------------ pending steps of a craft
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


def wrong_making(s: State, i: int) -> str | None:
    _, seat, artefact, reserved = s.stack[i]
    if artefact == s.player(seat).reserved if reserved else artefact in s.row:
        return None
    return "the artefact reserved" if reserved else "an artefact of the row"
