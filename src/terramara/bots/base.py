"""The door through which every bot comes in."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from terramara.engine.decision import Decision
from terramara.engine.notation import Action
from terramara.engine.views import View


class Bot(Protocol):
    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:
        """One of the actions that the view calls legal. All chance comes from `rng`, so a game can be
        repeated."""
        ...


@dataclass(frozen=True, slots=True)
class BotEntry:
    make: Callable[[], Bot]
    # How strong it is among the others, from 0: for players who choose an opponent.
    level: int


BOTS: dict[str, BotEntry] = {}


def register(name: str, make: Callable[[], Bot], *, level: int) -> None:
    BOTS[name] = BotEntry(make, level)


def make_bot(name: str) -> Bot:
    return BOTS[name].make()
