"""Actions: one table, `vocabulary.ACTIONS`, gives each its fixed number and its readable notation.

Numbers are for bots and learning; notation is for people, tests and records: `explorer 2L1`, `caravan A
left`, `craft 3`. Only the end of the list depends on the set: its artefacts and bonus tiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from terramara.content.model import ContentSet
from terramara.engine import codes as c
from terramara.engine.vocabulary import ACTIONS, SPACE_NAMES

__all__ = ["SPACE_NAMES", "Action", "action_count", "actions_of", "numbers_of"]


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
    return [
        *(text for run in ACTIONS for text in run.texts),
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
