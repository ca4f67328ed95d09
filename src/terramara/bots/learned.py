"""The bots that have learned: the same search over their own turn, with stronger values and larger
budgets."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from terramara.bots.base import Bot
from terramara.bots.fast.ahead import look_ahead
from terramara.bots.fast.beam import Way, best_turns
from terramara.bots.fast.judge import Judge, Linear
from terramara.bots.styles import STYLES
from terramara.bots.weights import ENVY, HERE, PLAIN, Weights
from terramara.engine.decision import Decision
from terramara.engine.notation import Action, actions_of
from terramara.engine.views import View

# Decisions where looking ahead pays: whom to send where, and what to make of it. At the others the beam finds
# the way it found before.
WEIGHTY = frozenset({"send", "craft", "workshop"})


@cache
def weights(kind: str) -> Weights:
    """The weights that come with the game, or those in the folder that TERRAMARA_WEIGHTS names."""
    return Weights.load(Path(os.environ.get("TERRAMARA_WEIGHTS") or HERE) / f"{kind}.weights")


@cache
def linear_judge() -> Judge:
    """The linear value, summed in compiled code: no NumPy."""
    w = weights("linear")
    return Linear(
        w.width,
        w.column("linear", PLAIN),
        w.column("slope", PLAIN),
        w.column("bias", PLAIN)[0],
        w.column("tilt", PLAIN)[0],
    )


@cache
def network_judge(style: str = "") -> Judge:
    from terramara.bots.network import Network

    return Network(weights("network"), STYLES.get(style, PLAIN))


def beginnings(ways: list[Way]) -> list[Way]:
    """The best way of each that begins differently, best first."""
    best: dict[int, Way] = {}
    for way in ways:
        best.setdefault(way.actions[0], way)
    return list(best.values())


@dataclass(frozen=True, slots=True)
class TurnBot:
    """Grows its turn by a beam of `width`, judging about `positions`, and plays on the best few that begin
    differently: `games` in all."""

    judge: Callable[[], Judge]
    width: int = 3
    positions: int = 600
    candidates: int = 0
    games: int = 0

    def with_budget(self, budget: int) -> Bot:
        """`budget` counts games for bots that look ahead, positions for the others."""
        if self.games:
            return replace(self, games=budget)
        return replace(self, positions=budget)

    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:
        return self.plan(view, decision, rng)[0]

    def plan(self, view: View, decision: Decision, rng: random.Random) -> list[Action]:
        seed = rng.getrandbits(62)
        # Deal the hidden cards again: a guess at what the row may show, never knowledge of it.
        state = view.sample_state(seed)
        judge = self.judge()
        ways = best_turns(state, decision.seat, judge, self.width, self.positions)
        best = 0
        if self.games and decision.kind in WEIGHTY:
            ways = beginnings(ways)[: self.candidates]
            if len(ways) > 1:
                best = look_ahead(ways, decision.seat, judge, ENVY, seed, self.games)
        actions = actions_of(view.set)
        return [actions[action] for action in ways[best].actions]


def _styled(style: str) -> Callable[[], Bot]:
    return lambda: TurnBot(lambda: network_judge(style))


# Name -> (level, maker). Without NumPy only the apprentice is there.
LEARNED: dict[str, tuple[int, Callable[[], Bot]]] = {"apprentice": (3, lambda: TurnBot(linear_judge))}
if find_spec("numpy") is not None:
    LEARNED["adept"] = (4, lambda: TurnBot(network_judge))
    for _style in STYLES:
        LEARNED[_style] = (4, _styled(_style))
    LEARNED["master"] = (5, lambda: TurnBot(network_judge, 16, 1500, 8, 16))
    LEARNED["champion"] = (6, lambda: TurnBot(network_judge, 16, 1500, 12, 480))
