"""Actions: one definition gives the fixed number of each and its readable notation.

The numbers serve bots and learning, the notation serves people, tests and records: `explorer 2L1`,
`caravan A left`, `craft 3`. Both depend on the set only at the end of the list, where its artefacts and
bonus tiles stand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from terramara.content.model import RAW, REFINED, RESOURCES, ContentSet
from terramara.engine import codes as c

SPACE_NAMES = (
    *(f"{row}{column}{place}" for row in range(1, 7) for column in "LR" for place in (1, 2, 3)),
    *(f"X{row}" for row in range(1, 5)),
    "XP",
    "hire",
    "skills",
    "road",
    "skills-road",
    "raid",
    "first",
    "raid-first",
)
SPACE_NUMBERS = {name: number for number, name in enumerate(SPACE_NAMES)}
DIRECTIONS = ("straight", "left", "right")


@dataclass(frozen=True, slots=True)
class Action:
    """A choice: `id` is its number, `str()` its notation.

    >>> from terramara import Game
    >>> action = Game.from_position({}).parse("explorer 2L1")
    >>> action.id, str(action)
    (6, 'explorer 2L1')
    """

    id: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __int__(self) -> int:
        return self.id


def _texts(content: ContentSet) -> list[str]:
    members = [
        f"{who} {space}" for who in ("explorer", "chief", "warrior") for space in (*SPACE_NAMES, "hut")
    ]
    return [
        *members,
        "give up",
        "adult",
        "careful on",
        "careful off",
        *(f"worker {level}" for level in (1, 2, 3)),
        "character",
        *(f"craft {place}" for place in range(1, c.ROW_MOST + 1)),
        "craft reserved",
        *(f"reserve {place}" for place in range(1, c.ROW_MOST + 1)),
        "end",
        *(f"refine {kind}" for kind in RAW),
        *(f"take {resource}" for resource in RESOURCES),
        *(f"give {resource}" for resource in RESOURCES),
        *(f"less {kind}" for kind in REFINED),
        *(f"caravan {caravan} {way}" for caravan in "AB" for way in DIRECTIONS),
        "trade",
        "stop",
        *(f"choose {option}" for option in range(1, c.CHOICES + 1)),
        *(f"next {part}" for part in range(1, c.CHOICES + 1)),
        "take all",
        "take one",
        *(f"back {space}" for space in SPACE_NAMES),
        "back explorer hut",
        "back chief hut",
        *(f"neutral {space}" for space in SPACE_NAMES[:36]),
        *(f"draft character {place}" for place in range(1, c.DRAFT_MOST + 1)),
        *(f"draft card {place}" for place in range(1, c.DRAFT_MOST + 1)),
        *(f"use {artefact.id}" for artefact in content.artefacts),
        *(f"bonus {bonus.id}" for bonus in content.bonuses),
    ]


@cache
def actions_of(content: ContentSet) -> tuple[Action, ...]:
    return tuple(Action(number, text) for number, text in enumerate(_texts(content)))


@cache
def numbers_of(content: ContentSet) -> dict[str, int]:
    return {action.text: action.id for action in actions_of(content)}


def action_count(content: ContentSet) -> int:
    return c.A_USE + len(content.artefacts) + len(content.bonuses)
