"""Actions: one table, `vocabulary.ACTIONS`, gives each its fixed number and its readable notation.

Numbers are for bots and learning; notation is for people, tests and records: `explorer 2L1`, `caravan A
left`, `craft 3`. Only the end of the list depends on the set: its artefacts and bonus tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache

from terramara.content.model import ContentSet
from terramara.engine import codes as c
from terramara.engine.vocabulary import ACTIONS, SPACE_NAMES

__all__ = ["SPACE_NAMES", "Action", "action_count", "actions_of", "numbers_of", "parse_action"]

LONGEST = 40  # characters of a wrong text that are told again
ALIKE = 0.6  # how alike a suggestion must be, of 1
NEARLY = 0.1  # how much less alike than the first the others may be


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


def parse_action(content: ContentSet, text: str, sensible: Callable[[], Iterable[Action]]) -> Action:
    """The action of this notation. For a text that names none, `sensible` gives those worth suggesting."""
    if not isinstance(text, str):
        raise TypeError(f"an action is an Action or its notation, not {text!r}")
    words = " ".join(text.split())
    numbers = numbers_of(content)
    number = numbers.get(words)
    if number is None:
        number = {name.lower(): i for name, i in numbers.items()}.get(words.lower())
    if number is None:
        near = _nearest(words[:LONGEST], [action.text for action in sensible()])
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        clipped = words if len(words) <= LONGEST else words[:LONGEST] + "…"
        raise ValueError(f"no action is called {clipped!r}{hint}")
    return actions_of(content)[number]


def _nearest(words: str, texts: list[str]) -> list[str]:
    """Up to three of the texts: the most alike, and those nearly as alike; in their order if equally so."""
    matcher = SequenceMatcher(b=words.lower())
    alike: dict[str, float] = {}
    for text in texts:
        matcher.set_seq1(text.lower())
        alike[text] = matcher.ratio()
    least = max(ALIKE, max(alike.values(), default=0) - NEARLY)
    return sorted((text for text in alike if alike[text] >= least), key=lambda text: -alike[text])[:3]


def action_count(content: ContentSet) -> int:
    return c.A_USE + len(content.artefacts) + len(content.bonuses)
