"""A game can be copied, told as a position, recorded and undone at every decision."""

from __future__ import annotations

import random

import pytest

from terramara import Game, _build
from tests.properties.playing import KINDS, random_game

# 300 games in all on the compiled engine, 18 on its sources, which play the same games (tests/benchmarks).
GAMES_OF_A_KIND, IN_ONE_TEST = (50, 10) if _build.compiled else (3, 3)


@pytest.mark.parametrize("first_seed", range(0, GAMES_OF_A_KIND, IN_ONE_TEST))
@pytest.mark.parametrize(("players", "first"), KINDS)
def test_copy_position_undo_and_record_come_back_equal_at_every_decision(
    players: int, first: bool, first_seed: int
) -> None:
    for seed in range(first_seed, first_seed + IN_ONE_TEST):
        game = random_game(players, first, seed)
        rng = random.Random(seed)
        positions = [game.position()]
        while not game.over:
            here = positions[-1]
            told = Game.from_position(here)
            assert told.position() == here
            assert told.legal_actions() == game.legal_actions()

            action = rng.choice(game.legal_actions())
            copy = game.copy()
            copy.apply(action)
            assert game.position() == here, "a change of the copy reached the original"
            told.apply(action)
            game.apply(action)
            positions.append(game.position())
            assert copy.position() == positions[-1]
            assert told.position() == positions[-1]

            if game.can_undo():
                assert game.undo() == action
                assert game.position() == here
                assert game.redo() == action
                assert game.position() == positions[-1]
        replay(game, positions)


def replay(game: Game, positions: list[dict[str, object]]) -> None:
    """Every prefix of the record leads to the position that was there."""
    text = game.record()
    again = Game.from_record(text, to=0)
    for n, (seat, action) in enumerate(game.actions):
        assert again.position() == positions[n]
        assert again.decision is not None
        assert again.decision.seat == seat
        again.apply(action)
    assert again.position() == positions[-1]
    assert again.scores() == game.scores()
    assert again.record() == text
    half = len(positions) // 2
    assert Game.from_record(text, to=half).position() == positions[half]
    assert Game.from_record(text).state_hash() == game.state_hash()
