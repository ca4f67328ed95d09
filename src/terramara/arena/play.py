"""One game of a plan, from set-up to the final score."""

from __future__ import annotations

import random

from terramara.arena.plan import RANDOM, Plan, new_bot
from terramara.arena.tally import Tally
from terramara.arena.watch import Watch
from terramara.bots import Bot
from terramara.content.model import ContentSet
from terramara.engine.codes import LAST_DECISION
from terramara.engine.compiler import tables_for
from terramara.engine.flow import apply_unchecked
from terramara.engine.options import Options
from terramara.engine.scoring import half_points, ranking
from terramara.engine.setup import new_state
from terramara.engine.state import State
from terramara.engine.strength import strength_places
from terramara.engine.views import View

# A random game takes some 300 decisions; one that takes so many will never end.
TOO_LONG = 100_000


class GameError(RuntimeError):
    """The game cannot go on: the engine or a bot is wrong."""


def options_of(plan: Plan, number: int) -> Options:
    given = plan.options.to_json()
    given["first_game"] = plan.table(number).mode == "first"
    return Options(**given)


def play_game(plan: Plan, content: ContentSet, number: int, tally: Tally, watch: Watch | None) -> None:
    """Plays game `number` and adds it to the tally."""
    players = plan.table(number).players
    options = options_of(plan, number)
    seed = plan.seed_of(number)
    log = watch.begin(seed) if watch is not None else None
    state = new_state(tables_for(content), players, seed, options, log)
    starter = state.first
    asked = _decide_all(state, options, _seats(plan, players, seed), watch)
    places = strength_places(state)
    halves = [half_points(state, seat, places[seat]) for seat in range(players)]
    winners = [seat for seat, place in enumerate(ranking(state)) if place == 1]
    if watch is not None:
        watch.end(state)
    tally.add_game(asked, halves, winners, starter)


def _seats(plan: Plan, players: int, seed: int) -> list[tuple[Bot | None, random.Random]]:
    """Each seat's bot and its chance. None is the random bot, whose choice needs no view."""
    return [
        (None if name == RANDOM else new_bot(name), random.Random(seed ^ (seat + 1)))  # noqa: S311  no secrets here
        for seat, name in enumerate(plan.bot_names(players))
    ]


def _decide_all(
    s: State, options: Options, seats: list[tuple[Bot | None, random.Random]], watch: Watch | None
) -> list[int]:
    """Returns how often each kind of decision was asked."""
    asked = [0] * (LAST_DECISION + 1)
    for _ in range(TOO_LONG):
        if s.over:
            return asked
        op, seat, _, _ = s.stack[-1]
        asked[op] += 1
        bot, chance = seats[seat]
        if bot is None:
            action = chance.choice(s.legal)
        else:
            action = _ask(s, options, seat, bot, chance)
        if watch is not None:
            watch.decision(s, action)
        apply_unchecked(s, action)
    raise GameError(f"no end after {TOO_LONG} decisions")


def _ask(s: State, options: Options, seat: int, bot: Bot, chance: random.Random) -> int:
    view = View(s, options, seat)
    decision = view.decision
    assert decision is not None
    action = bot.choose(view, decision, chance)
    if action.id not in s.legal:
        raise GameError(f"{type(bot).__name__} chose {action} at a decision `{decision.kind}`: not allowed")
    return action.id
