"""What a table may choose about a game."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Options:
    first_game: bool = False  # SET-9: without characters and starting cards
    neutral_card_4: bool | None = None  # NEU-4; None: out in a first game, in otherwise
    cost_vp: str = "printed"  # D-11: VP for resources of a craft count the "printed" cost or what was "paid"
    overflow_triggers: bool = False  # D-33: what becomes VP beyond a track's end counts as received
    starter: int | None = None  # SET-8: the first player's seat; None: at random

    def __post_init__(self) -> None:
        if self.cost_vp not in ("printed", "paid"):
            raise ValueError(f'cost_vp is "printed" or "paid", not {self.cost_vp!r}')
        if self.starter is not None and not 0 <= self.starter <= 3:
            raise ValueError(f"starter is a seat from 0 to 3, not {self.starter!r}")

    @property
    def neutral_four(self) -> bool:
        return not self.first_game if self.neutral_card_4 is None else self.neutral_card_4

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Options:
        known = cls.__dataclass_fields__
        unknown = sorted(set(data) - set(known))
        if unknown:
            raise ValueError(f"unknown option {unknown[0]!r}; known: {', '.join(known)}")
        for name, value in data.items():
            wanted = {"first_game": bool, "overflow_triggers": bool, "cost_vp": str}.get(name)
            if wanted is not None and not isinstance(value, wanted):
                raise ValueError(f"option {name} is {wanted.__name__}, not {value!r}")
            if name == "neutral_card_4" and not (value is None or isinstance(value, bool)):
                raise ValueError(f"option {name} is true, false or null, not {value!r}")
            if name == "starter" and not (value is None or type(value) is int):
                raise ValueError(f"option {name} is a seat or null, not {value!r}")
        return cls(**data)
