"""The fast list of legal actions and the plain definition with its reasons say the same."""

from __future__ import annotations

import pytest

from terramara import Game, IllegalAction
from terramara.engine.notation import actions_of
from terramara.engine.reasons_elsewhere import same_as
from tests.properties.playing import KINDS, decisions, random_game


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("players", "first"), KINDS)
def test_an_action_is_listed_exactly_if_no_rule_forbids_it(players: int, first: bool, seed: int) -> None:
    game = random_game(players, first, seed)
    table = actions_of(game.set)
    for _ in decisions(game, seed):
        listed = game.legal_actions()
        assert len(listed) > 1, "nobody is asked what has only one answer"
        allowed = [a for a in table if game.why_not(a) is None]
        assert sorted(action.id for action in listed) == sorted({same_as(game.state, a.id) for a in allowed})


@pytest.mark.parametrize(("players", "first"), KINDS)
def test_what_is_refused_has_a_reason_and_changes_nothing(players: int, first: bool) -> None:
    game = random_game(players, first, 77)
    table = actions_of(game.set)
    for rng in decisions(game, 77):
        here = game.state_hash()
        refused = [a for a in rng.sample(table, 12) if game.why_not(a) is not None]
        for action in refused:
            with pytest.raises(IllegalAction) as caught:
                game.apply(action)
            assert caught.value.reason == game.why_not(action)
            assert caught.value.reason.rule
        assert game.state_hash() == here


@pytest.mark.parametrize(("players", "first"), KINDS)
def test_a_position_keeps_every_reason(players: int, first: bool) -> None:
    """A refusal finds everything it looks at after a game was written as a position and read back."""
    game = random_game(players, first, 0)
    table = actions_of(game.set)
    for rng in decisions(game, 0):
        if rng.random() < 0.3:
            told = Game.from_position(game.position())
            assert [told.why_not(a) for a in table] == [game.why_not(a) for a in table]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "first"), KINDS)
def test_every_legal_action_can_be_done(players: int, first: bool, seed: int) -> None:
    game = random_game(players, first, seed + 300)
    for _ in decisions(game, seed):
        for action in game.legal_actions():
            copy = game.copy()
            copy.apply(action)
            assert copy.state_hash() != game.state_hash()


def test_notation_and_numbers_name_the_same_actions() -> None:
    game = random_game(4, first=False, seed=1)
    table = actions_of(game.set)
    assert [action.id for action in table] == list(range(len(table)))
    assert len({action.text for action in table}) == len(table)
    assert all(game.parse(action.text) is action for action in table)
