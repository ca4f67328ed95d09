"""Plays like somebody in their first games: sensible, short-sighted, and now and then forgetful."""

from __future__ import annotations

import random
from functools import cache

from terramara.bots.fast.beam import best_turns
from terramara.bots.fast.judge import Judge, Linear
from terramara.bots.learning.start import first_weights
from terramara.bots.weights import PLAIN
from terramara.engine.codes import A_CHARACTER, A_CHIEF, A_EXPLORER, A_GIVE_UP, A_USE, A_WORKER, S_HUT
from terramara.engine.decision import Decision
from terramara.engine.notation import Action, actions_of
from terramara.engine.state import State
from terramara.engine.views import View

WIDTH = 6
POSITIONS = 150
# How far its judgement is off, in VP, and the difference it sees all the same.
BLUR = 3.0
BLUNDER = 7.0
# How often it forgets a thing it could use, or a space it could join.
FORGETS = 0.5
OVERLOOKS = 0.5


@cache
def judge() -> Judge:
    """Plain weights by hand: points now, goods, workers, the road. Nothing learned."""
    w = first_weights()
    own = {"own": PLAIN["own"]}
    return Linear(w.width, w.column("linear", own), w.column("slope", own), 0.0, 0.0)


class Beginner:
    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:
        state = view.sample_state(rng.getrandbits(64))
        forgets, overlooks = rng.random() < FORGETS, rng.random() < OVERLOOKS
        worths: dict[int, float] = {}
        for way in best_turns(state, decision.seat, judge(), WIDTH, POSITIONS):
            worths.setdefault(way.actions[0], way.worth)
        best = max(worths.values())
        seen = [
            action
            for action, worth in worths.items()
            if worth > best - BLUNDER
            and not (forgets and is_extra(action))
            and not (overlooks and is_join(state, action))
        ]
        # Sorted, so that chance meets the same actions in the same order everywhere.
        blurred = {action: worths[action] + rng.gauss(0, BLUR) for action in sorted(seen or worths)}
        return actions_of(view.set)[max(blurred, key=lambda action: blurred[action])]


def is_extra(action: int) -> bool:
    """Whether this can be used beside the turn itself: a worker, the character, an artefact."""
    return A_WORKER < action <= A_CHARACTER or action >= A_USE


def is_join(state: State, action: int) -> bool:
    """Whether this sends a member to where somebody already stands."""
    if action >= A_GIVE_UP:
        return False
    space = (action - A_EXPLORER) % (A_CHIEF - A_EXPLORER)
    return space != S_HUT and bool(state.occupied >> space & 1)
