"""A bot that raises, thinks too long or cheats is replaced by a legal move, and the log says why."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from terramara import Game, View
from terramara.bots import BOTS, Bot, register
from terramara.engine.decision import Decision
from terramara.engine.notation import Action
from terramara.server.pool import _think


class Raises:
    def choose(self, _view: View, _decision: Decision, _rng: random.Random) -> Action:
        raise RuntimeError("lost\nmy way")


class Cheats:
    def choose(self, _view: View, _decision: Decision, _rng: random.Random) -> Action:
        return Action(172, "end")


class Dreams:
    def choose(self, _view: View, _decision: Decision, _rng: random.Random) -> Action:
        while True:
            try:
                sum(range(1000))
            except Exception:  # noqa: BLE001  even such a bot is stopped
                continue


@pytest.fixture
def bad(request: pytest.FixtureRequest) -> Iterator[str]:
    make: Callable[[], Bot] = request.param
    register("bad", make, level=0)
    yield "bad"
    del BOTS["bad"]


def ask(bot: str, limit: float) -> tuple[str, str, list[str]]:
    game = Game.new(players=2, seed=1)
    assert game.decision is not None
    data = game.view(game.decision.seat).data
    action, _, why = _think(bot, data, 5, limit)
    return action, why, data["legal"]


@pytest.mark.parametrize(
    ("bad", "limit", "told"),
    [
        (Raises, 60.0, "RuntimeError: lost my way"),
        (Cheats, 60.0, "chose end, which is not allowed"),
        (Dreams, 0.1, "thought for more than 0.1 s"),
    ],
    indirect=["bad"],
)
def test_another_moves_for_a_bot_that_fails(bad: str, limit: float, told: str) -> None:
    action, why, legal = ask(bad, limit)
    assert action in legal
    assert why == told


def test_a_bot_that_answers_is_not_replaced() -> None:
    action, why, legal = ask("beginner", 60.0)
    assert action in legal
    assert why == ""
