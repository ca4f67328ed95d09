"""Actions in words, from their notation and the view of the seat that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terramara.content.model import RESOURCES, EachRound, Gain
from terramara.words.context import cap
from terramara.words.effects import body_words, cost_words, effect_words, outpost_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from terramara.content.model import Body, Effect
    from terramara.engine.views import View
    from terramara.words.context import Words

    Seat = Mapping[str, Any]

_MEMBERS = ("explorer", "chief", "warrior")


def action_words(w: Words, view: View, text: str) -> str:
    """`text` is the notation of one of the legal actions of the view's decision."""
    decision = view.decision
    assert decision is not None
    verb, _, rest = text.partition(" ")
    seat: Seat = view.data["seats"][decision.seat]
    if verb in _MEMBERS:
        return _send(w, view.data, decision.seat, verb, rest)
    if rest in RESOURCES:
        return w.text(f"act-{verb}", what=w.resource(rest))
    match verb:
        case "worker":
            return w.text("act-worker", level=int(rest))
        case "use" | "bonus" | "character" | "adult":
            return _use(w, seat, verb, rest)
        case "craft" | "reserve":
            return _craft(w, view.data, seat, verb, rest)
        case "caravan":
            return _caravan(w, seat, rest)
        case "choose" | "next":
            return cap(w.text(f"act-{verb}", what=_option(w, decision.about, int(rest))))
        case "back":
            who, _, code = rest.rpartition(" ")
            who = who or ("chief" if seat["chief"] == code else "explorer")
            return w.text("act-back", who=who, where=w.where(view.data, code))
        case "neutral":
            return w.text("act-neutral", where=w.where(view.data, rest))
        case "draft":
            return _draft(w, view.data["draft"], *rest.split())
        case "trade":
            return w.text("act-swap" if decision.kind == "hut" else "act-trade")
        case "stop":
            # What stopping means depends on the question.
            return w.messages.text(f"act-stop-{decision.kind}", w.text("act-stop"))
    return w.text(f"act-{text.replace(' ', '-')}")


def _use(w: Words, seat: Seat, verb: str, piece: str) -> str:
    """Free effects, and what they do."""
    if verb == "use":
        act = w.text("act-use", artefact=w.piece("artefact", piece))
        return _with(w, act, _once_a_round(w.artefacts[piece].effects))
    if verb == "bonus":
        act = w.text("act-bonus", bonus=w.piece("bonus", piece))
        return w.text("act-with", act=act, effect=body_words(w, w.bonuses[piece].body))
    character = w.characters[seat["character"]]
    if verb == "adult":
        return _with(w, w.text("act-adult"), character.adult)
    side = character.adult if seat["side"] == "adult" else character.young
    return _with(w, w.text("act-character"), _once_a_round(side))


def _with(w: Words, act: str, effects: Iterable[Effect]) -> str:
    """An act and what it does, unless that is obvious."""
    effect = " ".join(effect_words(w, effect) for effect in effects)
    return w.text("act-with", act=act, effect=effect) if effect else act


def _once_a_round(effects: Iterable[Effect]) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, EachRound)]


def _option(w: Words, about: Mapping[str, Any], place: int) -> str:
    """The option or part that `choose` or `next` with this number (from 1) takes."""
    if "gives" in about:
        return w.text("space-raid")
    if "left" in about:  # raid and first player in one space
        return w.text("space-raid" if place == 1 else "space-first")
    if "tiles" in about:
        tile = w.tiles[about["tiles"][place - 1]]
        name = w.piece("tile", tile.id)
        if tile.crossroads is not None:
            return w.text("act-tile-crossroads", name=name, gives=body_words(w, tile.crossroads.body))
        assert tile.outpost is not None
        return w.text("act-tile-outpost", name=name, asks=outpost_words(w, tile.outpost))
    listed: list[Body] = about["options"] if "options" in about else about["parts"]
    return body_words(w, listed[place - 1])


def _send(w: Words, view: Mapping[str, Any], sender: int, who: str, code: str) -> str:
    space = w.space_of(view, code)
    if space is not None:
        gives = " · ".join([body_words(w, space.body), *_shortage(w, view, space.body)])
    else:
        level = w.content.board.round_worker_levels[view["round"] - 1]
        gives = w.text(f"space-{code}.tip", level=level)
    args = {"who": who, "where": w.where(view, code), "gives": gives}
    other = _who_stands_there(w, view, sender, code)
    return w.text("act-send-joining", owner=other, **args) if other else w.text("act-send", **args)


def _shortage(w: Words, view: Mapping[str, Any], body: Body) -> list[str]:
    """The workers a space would give if there were any left."""
    levels = [int(p.what[-1]) for p in body if isinstance(p, Gain) and p.what.startswith("worker-")]
    return [w.text("act-no-worker", level=n) for n in levels if view["supply_workers"][n - 1] == 0]


def _who_stands_there(w: Words, view: Mapping[str, Any], sender: int, code: str) -> str:
    if code == "hut":
        return ""
    for number, neutral in enumerate(view["neutrals"]):
        if code in neutral["explorers"]:
            return w.neutral(number)
    for number, seat in enumerate(view["seats"]):
        if number != sender and (code in seat["explorers"] or code == seat["chief"]):
            return w.seat(number)
    return ""


def _craft(w: Words, view: Mapping[str, Any], seat: Seat, verb: str, rest: str) -> str:
    kept = rest == "reserved"
    piece = seat["reserved"] if kept else view["row"][int(rest) - 1]
    cost = cost_words(w, w.artefacts[piece].cost)
    key = "act-craft-reserved" if kept else f"act-{verb}"
    return w.text(key, artefact=w.piece("artefact", piece), cost=cost)


def _caravan(w: Words, seat: Seat, rest: str) -> str:
    which, way = rest.split()
    place = w.road[seat["caravans"]["AB".index(which)]]
    to = {"straight": place.straight, "left": place.left, "right": place.right}[way]
    return w.text("act-caravan", which=which, to=w.road_place(to))


def _draft(w: Words, draft: Mapping[str, Any], kind: str, place: str) -> str:
    return w.text(f"act-draft-{kind}", name=w.piece(kind, draft[f"{kind}s"][int(place) - 1]))
