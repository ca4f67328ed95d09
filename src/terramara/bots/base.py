"""The registry that every bot goes through: ours by name, others' by name from installed packages."""

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
# The place of bots that don't give their level: after ours.
UNKNOWN_LEVEL = 100


class Bot(Protocol):
    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:
        """Return one of the actions that the view calls legal. All chance comes from `rng`, so that games can
        be repeated."""
        ...


@runtime_checkable
class Budgeted(Protocol):
    """A bot that can think more or less."""

    def with_budget(self, budget: int) -> Bot:
        """Return the same bot with a budget of counts: positions or games looked at, never seconds."""
        ...


@runtime_checkable
class Planner(Protocol):
    """A bot that plans its whole turn at once. Where many games matter more than each of them, its plan is
    followed until something new comes up, which is many times quicker than asking at every step."""

    def plan(self, view: View, decision: Decision, rng: random.Random) -> list[Action]:
        """Return the rest of the turn; `choose` returns its first action."""
        ...


@dataclass(frozen=True, slots=True)
class BotEntry:
    make: Callable[[], Bot]
    # How strong it is among the others, from 0: for players who choose an opponent.
    level: int
    # Whether people can choose it; the others are for tests.
    for_people: bool = True


BOTS: dict[str, BotEntry] = {}


def register(name: str, make: Callable[[], Bot], *, level: int, for_people: bool = True) -> None:
    BOTS[name] = BotEntry(make, level, for_people)


def make_bot(name: str, budget: int | None = None) -> Bot:
    """Make the bot of this name. Bots that don't take a budget think as always."""
    bot = BOTS[name].make()
    if budget is not None and isinstance(bot, Budgeted):
        return bot.with_budget(budget)
    return bot


def register_installed() -> None:
    """Add the bots of installed packages. None is imported before somebody asks for it, and none replaces one
    of ours."""
    for point in entry_points(group=GROUP):
        if point.name not in BOTS:
            register(point.name, _maker(point), level=UNKNOWN_LEVEL)


def _maker(point: EntryPoint) -> Callable[[], Bot]:
    def make() -> Bot:
        bot: Bot = point.load()()
        return bot

    return make
