"""What an action would do, in words, from its notation and the view of the one who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terramara.content.model import RESOURCES
from terramara.words.effects import body_words, cost_words
from terramara.words.questions import option_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from terramara.content.model import Space
    from terramara.words.context import Words

    View = Mapping[str, Any]

_MEMBERS = ("explorer", "chief", "warrior")
_RESOURCE_VERBS = ("refine", "take", "give", "less")


def action_words(w: Words, view: View, text: str) -> str:
    """`text` is the notation of one of the legal actions of the view's decision."""
    verb, _, rest = text.partition(" ")
    seat = view["seats"][view["decision"]["seat"]]
    if verb in _MEMBERS:
        return _send(w, view, verb, rest)
    if verb in _RESOURCE_VERBS and rest in RESOURCES:
        return w.text(f"act-{verb}", what=w.resource(rest))
    match verb:
        case "worker":
            return w.text("act-worker", level=int(rest))
        case "use":
            return w.text("act-use", artefact=w.artefact(rest))
        case "bonus":
            return w.text("act-bonus", bonus=w.bonus(rest))
        case "craft" | "reserve":
            return _craft(w, view, seat, verb, rest)
        case "caravan":
            return _caravan(w, seat, rest)
        case "choose" | "next":
            return w.text(f"act-{verb}", what=option_words(w, view["decision"]["about"], int(rest)))
        case "back":
            who, space = rest.split() if " " in rest else ("member", rest)
            return w.text("act-back", who=who, where=_where(w, view, space))
        case "neutral":
            return w.text("act-neutral", where=_where(w, view, rest))
        case "draft":
            return _draft(w, view, rest)
    return w.text(f"act-{text.replace(' ', '-')}")


def space_of(w: Words, view: View, code: str) -> Space | None:
    """The space of a tile in play, or None for home and hut."""
    if code[0].isdigit():
        row, side, place = int(code[0]), "left" if code[1] == "L" else "right", int(code[2])
        return w.tiles[view["tiles"][side][row - 1]].spaces[place - 1]
    if code == "XP":
        own = view["seats"][view["decision"]["seat"]]["own_tiles"]
        return w.tiles[own[0]].crossroads if own else None
    if code[0] == "X":
        return w.tiles[view["tiles"]["right"][int(code[1:]) - 1]].crossroads
    return None


def _where(w: Words, view: View, code: str) -> str:
    space = space_of(w, view, code)
    if space is not None and space.condition is not None:
        return w.text("space-special", code=code)
    return w.space(code, space.terrain if space is not None else "")


def _send(w: Words, view: View, who: str, code: str) -> str:
    space = space_of(w, view, code)
    if space is not None:
        gives = body_words(w, space.body)
    else:
        level = w.content.board.round_worker_levels[view["round"] - 1]
        gives = w.text(f"space-{code}.tip", level=level)
    where = _where(w, view, code)
    other = _who_stands_there(w, view, code)
    if other:
        return w.text("act-send-joining", who=who, where=where, owner=other, gives=gives)
    return w.text("act-send", who=who, where=where, gives=gives)


def _who_stands_there(w: Words, view: View, code: str) -> str:
    for number, seat in enumerate(view["seats"]):
        if code in seat["explorers"]:
            return w.seat(number)
    for number, neutral in enumerate(view["neutrals"]):
        if code in neutral["explorers"]:
            return w.neutral(number)
    return ""


def _craft(w: Words, view: View, seat: Mapping[str, Any], verb: str, rest: str) -> str:
    piece = seat["reserved"] if rest == "reserved" else view["row"][int(rest) - 1]
    cost = cost_words(w, w.artefacts[piece].cost)
    key = "act-craft-reserved" if rest == "reserved" else f"act-{verb}"
    return w.text(key, artefact=w.artefact(piece), cost=cost)


def _caravan(w: Words, seat: Mapping[str, Any], rest: str) -> str:
    which, way = rest.split()
    place = w.road[seat["caravans"]["AB".index(which)]]
    to = {"straight": place.straight, "left": place.left, "right": place.right}[way]
    return w.text("act-caravan", which=which, to=w.road_place(to))


def _draft(w: Words, view: View, rest: str) -> str:
    kind, place = rest.split()
    if kind == "character":
        return w.text("act-draft-character", name=w.character(view["draft"]["characters"][int(place) - 1]))
    return w.text("act-draft-card", name=w.card(view["draft"]["cards"][int(place) - 1]))
