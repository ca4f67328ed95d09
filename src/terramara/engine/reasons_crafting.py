"""Why an artefact cannot be crafted or reserved (ART-1 to ART-5)."""

from __future__ import annotations

from terramara.content.model import REFINED
from terramara.engine import codes as c
from terramara.engine.crafting import affordable, available, bill, raws_allowed, remitted
from terramara.engine.purse import count
from terramara.engine.reason import Reason
from terramara.engine.state import State


def _why_out_of_reach(s: State, seat: int, place: int) -> Reason | None:
    if place >= len(s.row):
        return Reason("ART-6", "empty-place", {"place": place + 1})
    p = s.players[seat]
    if place >= available(s, p):
        return Reason("ART-1", "not-available", {"culture": p.culture, "available": available(s, p)})
    return None


def why_not_craft(s: State, seat: int, action: int, workshop: bool) -> Reason | None:
    p = s.players[seat]
    if action == c.A_CRAFT_RESERVED:
        if p.reserved < 0:
            return Reason("ART-3", "nothing-reserved")
        artefact, less = p.reserved, remitted(s, p)
    else:
        reason = _why_out_of_reach(s, seat, action - c.A_CRAFT)
        if reason is not None:
            return reason
        artefact, less = s.row[action - c.A_CRAFT], 0
    cost = bill(s, p, artefact)
    if affordable(p.raw, p.refined, cost, raws_allowed(p, workshop), less):
        return None
    missing: dict[str, int | str] = {
        name: count(cost, kind) - count(p.refined, kind)
        for kind, name in enumerate(REFINED)
        if count(cost, kind) > count(p.refined, kind)
    }
    return Reason("ART-2", "cannot-pay", missing)


def why_not_reserve(s: State, seat: int, place: int) -> Reason | None:
    p = s.players[seat]
    least = s.tables.reserve_at
    if p.culture < least:
        return Reason("ART-3", "culture-too-low", {"culture": p.culture, "least": least})
    if p.reserved >= 0:
        return Reason("ART-3", "already-reserved")
    return _why_out_of_reach(s, seat, place)
