"""Explain a drafted piece: nobody knows all cards by name, and the action only names it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terramara.cli.texts import t
from terramara.words import body_words, effect_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from terramara.content.model import Effect
    from terramara.engine.views import View
    from terramara.words import Words


def explained(w: Words, view: View, text: str) -> str:
    """Empty where the action says everything."""
    draft: Mapping[str, Any] = view.data["draft"]
    match text.split():
        case ["draft", "character", place]:
            piece = w.characters[draft["characters"][int(place) - 1]]
            return t("cli-both-sides", young=_all(w, piece.young), adult=_all(w, piece.adult))
        case ["draft", "card", place]:
            return body_words(w, w.cards[draft["cards"][int(place) - 1]].gains)
    return ""


def _all(w: Words, effects: Iterable[Effect]) -> str:
    return " ".join(effect_words(w, effect) for effect in effects)
