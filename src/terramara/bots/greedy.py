"""Takes the turn that is worth most to it now, and looks no further than its end."""

from __future__ import annotations

import random

from terramara.bots.turn_search import best_action
from terramara.bots.value import value
from terramara.engine.decision import Decision
from terramara.engine.notation import Action, actions_of
from terramara.engine.views import View

WIDTH = 4
BUDGET = 90


class Greedy:
    def __init__(self, width: int = WIDTH, budget: int = BUDGET) -> None:
        self._width = width
        self._budget = budget

    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:
        # Deal the hidden cards again: a guess at what the row may show, never knowledge of it.
        state = view.sample_state(rng.getrandbits(64))
        action = best_action(state, decision.seat, value, width=self._width, budget=self._budget)
        return actions_of(view.set)[action]
