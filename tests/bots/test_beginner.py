"""The beginner: mistakes that people make, never absurd ones."""

from __future__ import annotations

import random

from terramara import Game
from terramara.bots.beginner import BLUNDER, WIDTH, Beginner, is_extra, is_join, judge
from terramara.bots.fast.beam import best_turns
from terramara.engine.notation import numbers_of


def choices(game: Game, times: int) -> set[int]:
    """Its choice in this position, in any mood."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    return {Beginner().choose(view, decision, random.Random(seed)).id for seed in range(times)}


def test_it_does_not_always_do_the_same() -> None:
    game = Game.new(players=4, seed=3, options={"first_game": True})
    assert len(choices(game, 40)) > 1


def test_it_never_throws_away_what_it_can_see() -> None:
    game = Game.new(players=4, seed=3, options={"first_game": True})
    decision = game.decision
    assert decision is not None
    ways = best_turns(game.state, decision.seat, judge(), WIDTH, 150)
    worth: dict[int, float] = {}
    for way in ways:
        worth.setdefault(way.actions[0], way.worth)
    for action in choices(game, 40):
        if action in worth:
            assert worth[action] > max(worth.values()) - BLUNDER - 2  # another deal of the row, other values


def test_it_knows_extras_and_joins_by_their_actions() -> None:
    game = Game.new(players=4, seed=3, options={"first_game": True})
    number = numbers_of(game.set)
    assert is_extra(number["worker 1"])
    assert is_extra(number["character"])
    assert not is_extra(number["craft 1"])
    assert not is_extra(number["careful on"])
    game.apply("explorer 1L1")
    assert is_join(game.state, number["explorer 1L1"])
    assert is_join(game.state, number["chief 1L1"])
    assert not is_join(game.state, number["explorer 1R1"])
    assert not is_join(game.state, number["explorer hut"])
