"""The context of every sentence: the messages, the set with its pieces, and the players' names."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

from babel.lists import format_list
from babel.numbers import format_decimal

from terramara.messages import Messages, Phrase, in_form

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from terramara.content.model import (
        Artefact,
        Bonus,
        Character,
        ContentSet,
        RoadPlace,
        Space,
        StartingCard,
        Tile,
    )

    View = Mapping[str, Any]


class Words:
    """One reader's words for games of one set."""

    def __init__(
        self, content: ContentSet, messages: Messages | None = None, names: Sequence[str] = ()
    ) -> None:
        self.content = content
        self.messages = messages or Messages()
        self.names = names
        # The English here is British, which lists without a comma before the last.
        self._locale = "en_GB" if self.messages.language == "en" else self.messages.language
        self.artefacts: Mapping[str, Artefact] = {piece.id: piece for piece in content.artefacts}
        self.bonuses: Mapping[str, Bonus] = {piece.id: piece for piece in content.bonuses}
        self.characters: Mapping[str, Character] = {piece.id: piece for piece in content.characters}
        self.cards: Mapping[str, StartingCard] = {piece.id: piece for piece in content.cards}
        self.tiles: Mapping[str, Tile] = {piece.id: piece for piece in content.tiles}
        self._pieces: Mapping[str, Mapping[str, Any]] = {
            "artefact": self.artefacts,
            "bonus": self.bonuses,
            "character": self.characters,
            "card": self.cards,
            "tile": self.tiles,
        }
        self.road: Mapping[str, RoadPlace] = {place.id: place for place in content.board.road}

    def text(self, key: str, /, **args: str | float) -> str:
        return self.messages.text(key, **args)

    def phrase(self, key: str, /, **args: str | float) -> Phrase:
        return self.messages.phrase(key, **args)

    def every(self, items: Sequence[str]) -> Phrase:
        """`a, b and c` in the reader's language."""
        return Phrase(lambda form: format_list([in_form(i, form) for i in items], locale=self._locale))

    def either(self, items: Sequence[str]) -> Phrase:
        return Phrase(
            lambda form: format_list([in_form(i, form) for i in items], style="or", locale=self._locale)
        )

    def number(self, value: float) -> str:
        """12.5 or 12,5, as the reader writes it."""
        return str(format_decimal(value, locale=self._locale))

    # ------------------------------------------------------------------ names
    def seat(self, seat: int) -> Phrase:
        """A player's name, or their colour."""
        given = self.names[seat] if seat < len(self.names) else ""
        if given:
            return self.phrase("player-name", name=given, initial=initial(given))
        return self.phrase(f"seat-{seat}")

    def neutral(self, number: int) -> Phrase:
        return self.phrase("neutral-player", number=number + 1)

    def piece(self, kind: str, piece: str) -> Phrase:
        """Pieces of the base set are named in every language; those of other sets by the set itself."""
        keys = {
            "artefact": f"artefact-{piece}",
            "bonus": f"bonus-{piece}",
            "card": f"card-{piece}",
            "character": f"character-{piece}",
            "tile": f"tile-{piece}",
        }
        return self.messages.phrase(keys[kind], self._pieces[kind][piece].name)

    def amount(self, what: str, count: int) -> Phrase:
        return self.phrase(f"n-{what}", count=count)

    def resource(self, kind: str) -> Phrase:
        return self.phrase(f"resource-{kind}")

    def member(self, member: str) -> Phrase:
        return self.phrase(f"member-{member}")

    def source(self, source: str) -> str:
        """Where points come from: a key of a score's sources."""
        return self.text(f"source-{source}")

    def road_place(self, place: str) -> Phrase:
        at = self.road[place]
        return self.phrase(f"road-{at.kind}", row=at.row)

    def space_of(self, view: View, code: str) -> Space | None:
        """The printed space of a tile in play, or None for home and hut."""
        if code[0].isdigit():
            row, side, place = int(code[0]), "left" if code[1] == "L" else "right", int(code[2])
            return self.tiles[view["tiles"][side][row - 1]].spaces[place - 1]
        if code == "XP":
            own = [tile for seat in view["seats"] for tile in seat["own_tiles"] if tile is not None]
            return next((self.tiles[tile].crossroads for tile in own if self.tiles[tile].crossroads), None)
        if code[0] == "X":
            return self.tiles[view["tiles"]["right"][int(code[1:]) - 1]].crossroads
        return None

    def where(self, view: View, code: str) -> Phrase:
        """A space's name within a sentence."""
        space = self.space_of(view, code)
        if code[0].isdigit() and space is not None:
            if space.condition is not None:
                return self.phrase("space-special", code=code)
            return self.phrase("space-territory", terrain=self.phrase(f"terrain-{space.terrain}"), code=code)
        if code[0] == "X" and code != "XP":
            return self.phrase("space-crossroads", row=int(code[1:]))
        return self.phrase(f"space-{code}")


def initial(name: str) -> str:
    """How a name begins, where the word before it depends on that: d’Anna, d’Yves, de Bert, de Yann."""
    plain = unicodedata.normalize("NFD", name.lower())
    return "vowel" if re.match("[aeiouhœæ]|y(?![aeiou])", plain) else "consonant"


def cap(words: str) -> str:
    """At the start of a line the first letter is a capital."""
    return words[:1].upper() + words[1:]
