"""Explain the piece an action names: nobody knows all cards by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.cli.texts import t
from terramara.content.model import EachRound
from terramara.words import body_words, effect_words, outpost_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from terramara.cli.draw.people import View
    from terramara.content.model import Effect
    from terramara.words import Words


def explained(w: Words, view: View, text: str) -> str:
    """Empty where the action says all there is to say."""
    player = view["seats"][view["decision"]["seat"]]
    match text.split():
        case ["draft", "character", place]:
            piece = w.characters[view["draft"]["characters"][int(place) - 1]]
            return t("cli-both-sides", young=_all(w, piece.young), adult=_all(w, piece.adult))
        case ["draft", "card", place]:
            return body_words(w, w.cards[view["draft"]["cards"][int(place) - 1]].gains)
        case ["choose", place] if "tiles" in view["decision"]["about"]:
            return _back_of(w, view["decision"]["about"]["tiles"][int(place) - 1])
        case ["use", artefact]:
            effects = w.artefacts[artefact].effects
            return _all(w, [effect for effect in effects if isinstance(effect, EachRound)])
        case ["bonus", bonus]:
            return body_words(w, w.bonuses[bonus].body)
        case ["character"]:
            mine = w.characters[player["character"]]
            return _all(w, mine.adult if player["side"] == "adult" else mine.young)
        case ["adult"]:
            return _all(w, w.characters[player["character"]].adult)
    return ""


def _all(w: Words, effects: Iterable[Effect]) -> str:
    return " ".join(effect_words(w, effect) for effect in effects)


def _back_of(w: Words, tile: str) -> str:
    """Describe the pathfinder's choice: a crossroads space or an outpost."""
    piece = w.tiles[tile]
    if piece.crossroads is not None:
        return body_words(w, piece.crossroads.body)
    return outpost_words(w, piece.outpost) if piece.outpost is not None else ""
