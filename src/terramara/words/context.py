"""What every sentence needs: the messages, the set with its pieces, and the players' names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel.lists import format_list

from terramara.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from terramara.content.model import (
        Artefact,
        Bonus,
        Character,
        ContentSet,
        RoadPlace,
        StartingCard,
        Tile,
    )


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
        self.road: Mapping[str, RoadPlace] = {place.id: place for place in content.board.road}

    def text(self, key: str, /, **args: str | float) -> str:
        return self.messages.text(key, **args)

    def every(self, items: Sequence[str]) -> str:
        """`a, b and c` in the reader's language."""
        return format_list(items, locale=self._locale)

    def either(self, items: Sequence[str]) -> str:
        return format_list(items, style="or", locale=self._locale)

    # ------------------------------------------------------------------ names
    def seat(self, seat: int) -> str:
        """A player's name, or their colour."""
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self.text(f"seat-{seat}")

    def neutral(self, number: int) -> str:
        return self.text("neutral-player", number=number + 1)

    # Pieces of the base set are named in every language; those of other sets by the set itself.
    def artefact(self, piece: str) -> str:
        return self.messages.text(f"artefact-{piece}", self.artefacts[piece].name)

    def bonus(self, piece: str) -> str:
        return self.messages.text(f"bonus-{piece}", self.bonuses[piece].name)

    def character(self, piece: str) -> str:
        return self.messages.text(f"character-{piece}", self.characters[piece].name)

    def card(self, piece: str) -> str:
        return self.messages.text(f"card-{piece}", self.cards[piece].name)

    def tile(self, piece: str) -> str:
        return self.messages.text(f"tile-{piece}", self.tiles[piece].name)

    def resource(self, kind: str) -> str:
        return self.text(f"resource-{kind}")

    def member(self, member: str) -> str:
        return self.text(f"member-{member}")

    def source(self, source: str) -> str:
        """Where points come from: a key of a score's sources."""
        return self.text(f"source-{source}")

    def road_place(self, place: str) -> str:
        at = self.road[place]
        return self.text(f"road-{at.kind}", row=at.row)

    def space(self, code: str, terrain: str = "") -> str:
        """A space in words; its terrain, if known, says more than its code alone."""
        if code[0].isdigit():
            if terrain:
                return self.text("space-territory", terrain=self.text(f"terrain-{terrain}"), code=code)
            return code
        if code[0] == "X" and code != "XP":
            return self.text("space-crossroads", row=int(code[1:]))
        return self.text(f"space-{code}")
