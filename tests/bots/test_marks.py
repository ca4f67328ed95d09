"""Marks: the same for what looks the same, different for what does not; nothing hidden is in them."""

from __future__ import annotations

import random

import pytest

from terramara import Game, Options
from terramara.bots.fast.ahead import Memory, play_on
from terramara.bots.fast.beam import best_turns
from terramara.bots.fast.marks import whole_mark
from terramara.bots.learned import linear_judge
from terramara.bots.weights import ENVY
from terramara.engine.chance import redealt

# Where a member was sent is no more part of a position once the turn has gone on; a mark may tell it or not.
UNTOLD = ("rng", "deck", "sent")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first_game", [False, True])
def test_positions_have_one_mark_each(players: int, first_game: bool) -> None:
    rng = random.Random(players)
    game = Game.new(players=players, seed=players, options=Options(first_game=first_game))
    positions: dict[int, object] = {}
    while not game.over:
        for action in rng.sample(game.legal_actions(), min(3, len(game.legal_actions()))):
            near = game.copy()
            near.apply(action)
            seen = {key: value for key, value in near.position().items() if key not in UNTOLD}
            assert positions.setdefault(whole_mark(near.state), seen) == seen
        game.apply(rng.choice(game.legal_actions()))
    assert len(positions) > 200


def test_hidden_cards_are_in_no_mark() -> None:
    rng = random.Random(3)
    game = Game.new(players=4, seed=3)
    while not game.over:
        assert whole_mark(redealt(game.state, 77)) == whole_mark(game.state)
        game.apply(rng.choice(game.legal_actions()))


def test_a_game_played_on_twice_under_one_deal_comes_to_the_same() -> None:
    """Whether it remembers what it thought in the first or has to think again."""
    game = Game.new(players=3, seed=5, options=Options(first_game=True))
    rng = random.Random(5)
    for _ in range(25):
        decision = game.decision
        assert decision is not None
        judge = linear_judge()
        ways = best_turns(game.view(decision.seat).sample_state(1), decision.seat, judge, 3, 100)[:3]
        memory = Memory()
        first = play_on(ways, decision.seat, judge, ENVY, 9, 1, memory)
        thought = len(memory.answers)
        assert play_on(ways, decision.seat, judge, ENVY, 9, 1, memory) == first
        assert len(memory.answers) == thought
        assert play_on(ways, decision.seat, judge, ENVY, 9, 1, Memory()) == first
        game.apply(rng.choice(game.legal_actions()))
