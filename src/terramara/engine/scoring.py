"""The end of the game (END, D-87), counted in half points, so that halves stay exact (END-3, D-9)."""

from __future__ import annotations

from terramara.content.model import DOUBLES
from terramara.engine.codes import BIT
from terramara.engine.measures import measure
from terramara.engine.outposts import outposts
from terramara.engine.purse import total
from terramara.engine.state import NONE, State
from terramara.engine.strength import strength_places

SOURCES = ("play", "artefacts", "effects", "strength", "caravans", "outposts", "reserved", "raw", "refined")


def end_effects(s: State, seat: int) -> int:
    """ART-7: VP that artefacts give at the end, without doubles."""
    vp = 0
    for artefact in s.players[seat].made:
        for count, per, condition, least in s.tables.at_end[artefact]:
            if condition < 0 or measure(s, seat, condition) >= least:
                vp += count if per < 0 else count * measure(s, seat, per)
    return vp


def half_points(s: State, seat: int, place_vp: int) -> list[int]:
    """The sources of END-1 in their order, each in half points."""
    t = s.tables
    p = s.players[seat]
    by_category = [0, 0, 0, 0]
    doubled = 0
    for artefact in p.made:
        by_category[t.category[artefact]] += t.vp[artefact]
        for source in t.doubles[artefact]:
            doubled |= BIT << source
    caravans = sum(p.ends)
    flags = outposts(s, seat)
    worth = [*by_category, flags, place_vp, caravans]  # in the order of DOUBLES
    effects = end_effects(s, seat)
    for source in range(len(DOUBLES)):
        if doubled >> source & 1:  # D-87: several don't multiply; F-14: only their own VP
            effects += worth[source]
    penalty = t.content.board.reserved_penalty if p.reserved != NONE else 0  # ART-8
    return [
        2 * p.vp,
        2 * sum(by_category),
        2 * effects,
        2 * place_vp,
        2 * caravans,
        2 * flags,
        -2 * penalty,
        total(p.raw),
        2 * total(p.refined),
    ]


def half_totals(s: State) -> list[int]:
    """Twice each seat's VP, as if the game ended now."""
    places = strength_places(s)
    return [sum(half_points(s, seat, places[seat])) for seat in range(len(s.players))]


def ranking(s: State) -> list[int]:
    """The place of each seat, 1 the best; END-2's tie-breaks, then shared (D-91)."""
    totals = half_totals(s)
    keys = [(totals[seat], p.culture, p.strength) for seat, p in enumerate(s.players)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
