"""One game of a plan, from set-up to the final score."""

from __future__ import annotations

import random
from dataclasses import dataclass

from terramara.arena.plan import RANDOM, Plan, new_bot
from terramara.arena.tally import Tally
from terramara.arena.watch import Watch
from terramara.bots import Bot
from terramara.bots.base import Planner
from terramara.content.model import ContentSet
from terramara.engine.codes import A_CAREFUL_OFF, A_CAREFUL_ON, DRAFT, LAST_DECISION, TILE
from terramara.engine.compiler import tables_for
from terramara.engine.flow import apply_unchecked
from terramara.engine.options import Options
from terramara.engine.scoring import half_points, ranking
from terramara.engine.setup import new_state
from terramara.engine.state import State
from terramara.engine.strength import strength_places
from terramara.engine.views import View

# A random game takes some 300 decisions; a game that takes this many will never end.
TOO_LONG = 100_000
# The decisions of set-up (SET-10, CHR-8), and the actions that are open at all of them but choose nothing.
SETUP = (DRAFT, TILE)
SWITCHES = (A_CAREFUL_ON, A_CAREFUL_OFF)


class GameError(RuntimeError):
    """The game can't continue: the engine or a bot is wrong."""


def options_of(plan: Plan, number: int) -> Options:
    given = plan.options.to_json()
    given["first_game"] = plan.table(number).mode == "first"
    return Options(**given)


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played to its end."""

    state: State
    starter: int  # the first player of round 1
    asked: list[int]  # how often each kind of decision was asked
    actions: list[int]
    halves: list[list[int]]  # by seat: half points by source
    places: list[int]  # by seat, from 1; several can share one

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def play_game(plan: Plan, content: ContentSet, number: int, tally: Tally, watch: Watch | None) -> None:
    """Plays game `number` and adds it to the tally."""
    names = plan.bot_names(plan.table(number).players)
    done = play_out(content, names, plan.seed_of(number), options_of(plan, number), watch=watch)
    tally.add_game(done.asked, done.halves, done.winners, done.starter)


def play_out(
    content: ContentSet,
    names: tuple[str, ...],
    seed: int,
    options: Options,
    *,
    watch: Watch | None = None,
    random_setup: bool = False,
    by_turns: bool = False,
) -> Finished:
    """Play one game between the bots of these names. `random_setup` draws characters and cards by chance;
    `by_turns` follows the plans of bots that have one."""
    log = watch.begin(seed) if watch is not None else None
    state = new_state(tables_for(content), len(names), seed, options, log)
    starter = state.first
    seats = _seats(names, seed)
    plans = Plans(options) if by_turns else None
    asked, actions = _decide_all(state, options, seats, watch, random_setup, plans)
    if watch is not None:
        watch.end(state)
    worth = strength_places(state)
    halves = [half_points(state, seat, worth[seat]) for seat in range(len(names))]
    return Finished(state, starter, asked, actions, halves, ranking(state))


def _seats(names: tuple[str, ...], seed: int) -> list[tuple[Bot | None, random.Random]]:
    """Return each seat's bot and its randomness. None is the random bot, which chooses without a view."""
    return [
        (None if name == RANDOM else new_bot(name), random.Random(seed ^ (seat + 1)))  # noqa: S311  no secrets here
        for seat, name in enumerate(names)
    ]


def _decide_all(
    s: State,
    options: Options,
    seats: list[tuple[Bot | None, random.Random]],
    watch: Watch | None,
    random_setup: bool,
    plans: Plans | None,
) -> tuple[list[int], list[int]]:
    """Return how often each kind of decision was asked, and the actions."""
    asked = [0] * (LAST_DECISION + 1)
    actions: list[int] = []
    while not s.over:
        op, seat, _, _ = s.stack[-1]
        asked[op] += 1
        bot, chance = seats[seat]
        if random_setup and op in SETUP:
            action = chance.choice([action for action in s.legal if action not in SWITCHES])
        elif bot is None:
            action = chance.choice(s.legal)
        elif plans is not None and isinstance(bot, Planner):
            action = plans.next(s, seat, bot, chance)
        else:
            action = _ask(s, options, seat, bot, chance)
        if watch is not None:
            watch.decision(s, action)
        actions.append(action)
        apply_unchecked(s, action)
        if len(actions) > TOO_LONG:
            raise GameError(f"no end after {TOO_LONG} decisions")
    return asked, actions


class Plans:
    """The planned rest of a turn, and the position it was planned for."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.left: list[int] = []
        self.at = (-1, -1, -1, -1)  # seat, whose turn, round, how much was revealed

    def next(self, s: State, seat: int, bot: Planner, chance: random.Random) -> int:
        """Plan again once something was revealed, or somebody else has acted."""
        at = (int(seat), int(s.active), int(s.round), int(s.reveals))
        if self.at != at or len(self.left) == 0 or self.left[0] not in s.legal:
            view = View(s, self.options, seat)
            decision = view.decision
            assert decision is not None
            self.left = [action.id for action in bot.plan(view, decision, chance)]
            self.at = at
            if self.left[0] not in s.legal:
                raise GameError(f"{type(bot).__name__} planned action {self.left[0]}: not allowed")
        return self.left.pop(0)


def _ask(s: State, options: Options, seat: int, bot: Bot, chance: random.Random) -> int:
    view = View(s, options, seat)
    decision = view.decision
    assert decision is not None
    action = bot.choose(view, decision, chance)
    if action.id not in s.legal:
        raise GameError(f"{type(bot).__name__} chose {action} at a decision `{decision.kind}`: not allowed")
    return action.id
