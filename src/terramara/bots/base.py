"""The door through which every bot comes in: ours by name, others' by name from what is installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, runtime_checkable

from terramara.engine.decision import Decision
from terramara.engine.notation import Action
from terramara.engine.views import View

# Packages name their bots in this group of entry points: `name = "module:maker"`.
GROUP = "terramara.bots"
# Where bots stand whose level nobody has told: behind ours.
UNKNOWN_LEVEL = 100


class Bot(Protocol):
    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:
        """One of the actions that the view calls legal. All chance comes from `rng`, so a game can be
        repeated."""
        ...


@runtime_checkable
class Budgeted(Protocol):
    """A bot that thinks more or less, as it is told."""

    def with_budget(self, budget: int) -> Bot:
        """The same bot with a budget of counts: positions or games looked at, never seconds."""
        ...


@runtime_checkable
class Planner(Protocol):
    """A bot that thinks of its whole turn at once. Where many games count more than each of them, its plan is
    followed for as long as nothing new comes up, which is many times quicker than asking for every step."""

    def plan(self, view: View, decision: Decision, rng: random.Random) -> list[Action]:
        """The rest of the turn; `choose` returns the first of it."""
        ...


@dataclass(frozen=True, slots=True)
class BotEntry:
    make: Callable[[], Bot]
    # How strong it is among the others, from 0: for players who choose an opponent.
    level: int
    # Whether it is offered to people; those that are not serve tests.
    for_people: bool = True


BOTS: dict[str, BotEntry] = {}


def register(name: str, make: Callable[[], Bot], *, level: int, for_people: bool = True) -> None:
    BOTS[name] = BotEntry(make, level, for_people)


def make_bot(name: str, budget: int | None = None) -> Bot:
    """The bot of this name. A budget goes to those that take one; the others think as they always do."""
    bot = BOTS[name].make()
    if budget is not None and isinstance(bot, Budgeted):
        return bot.with_budget(budget)
    return bot


def register_installed() -> None:
    """Adds the bots of installed packages. None of them is imported before somebody asks for it, and none
    takes the place of ours."""
    for point in entry_points(group=GROUP):
        if point.name not in BOTS:
            register(point.name, _maker(point), level=UNKNOWN_LEVEL)


def _maker(point: EntryPoint) -> Callable[[], Bot]:
    def make() -> Bot:
        bot: Bot = point.load()()
        return bot

    return make
