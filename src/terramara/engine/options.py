"""The options of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Options:
    """The choices a table makes before a game. You can pass a dict with these names instead.

    >>> Options(first_game=True).neutral_four
    False
    """

    first_game: bool = False  # SET-9: without characters and starting cards
    neutral_card_4: bool | None = None  # NEU-4; None: out in a first game, in otherwise
    cost_vp: str = "printed"  # D-11: VP for resources of a craft count the "printed" cost or what was "paid"
    overflow_triggers: bool = False  # D-33: VP from beyond a track's end counts as the gain it came from
    starter: int | None = None  # SET-8: the first player's seat; None: at random

    def __post_init__(self) -> None:
        for name in ("first_game", "overflow_triggers"):
            if (value := getattr(self, name)) not in (True, False) or type(value) is not bool:
                raise ValueError(f"option {name} is true or false, not {value!r}")
        if not (self.neutral_card_4 is None or isinstance(self.neutral_card_4, bool)):
            raise ValueError(f"option neutral_card_4 is true, false or null, not {self.neutral_card_4!r}")
        if self.cost_vp not in ("printed", "paid"):
            raise ValueError(f'cost_vp is "printed" or "paid", not {self.cost_vp!r}')
        if not (self.starter is None or (type(self.starter) is int and 0 <= self.starter <= 3)):
            raise ValueError(f"starter is a seat from 0 to 3, or null, not {self.starter!r}")

    @property
    def neutral_four(self) -> bool:
        """Whether neutral players may draw card 4 (NEU-4).

        >>> Options().neutral_four, Options(first_game=True).neutral_four
        (True, False)
        """
        return not self.first_game if self.neutral_card_4 is None else self.neutral_card_4

    def to_json(self) -> dict[str, Any]:
        """The options as a dict, ready for JSON.

        >>> Options(starter=2).to_json()["starter"]
        2
        """
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Options:
        """Read what `to_json` wrote; options left out keep their default.

        >>> Options.from_json({"first_game": True}) == Options(first_game=True)
        True
        """
        known = cls.__dataclass_fields__
        unknown = sorted(set(data) - set(known), key=str)
        if unknown:
            raise ValueError(f"unknown option {unknown[0]!r}; known: {', '.join(known)}")
        return cls(**data)
