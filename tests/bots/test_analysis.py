"""Analysis of positions and games."""

from __future__ import annotations

import pytest

from terramara import Game
from terramara.bots import analysis
from terramara.bots.analysis import Budget, NoNumpyError, analyse, follow, review
from tests.cli.support import random_game

SMALL = Budget(width=2, positions=60, candidates=4)


def test_a_game_that_is_over_is_known() -> None:
    game = random_game(3, seed=5)
    found = analyse(game, SMALL)
    assert found.seat is None
    assert found.turns == ()
    assert [each.score for each in found.seats] == [score.total for score in game.scores()]
    assert [seat for seat, each in enumerate(found.seats) if each.win] == game.winners
    assert sum(each.win for each in found.seats) == 1


@pytest.mark.parametrize("games", [0, 16])
def test_turns_come_best_first_can_be_played_and_lead_where_they_say(games: int) -> None:
    game = random_game(4, seed=7, actions=90)
    decision = game.decision
    assert decision is not None
    budget = Budget(width=3, positions=100, games=games)
    found = analyse(game, budget, turns=4)
    assert found.seat == decision.seat
    assert sum(each.win for each in found.seats) == pytest.approx(1, abs=0.001)
    worths = [turn.worth for turn in found.turns]
    assert worths == sorted(worths, reverse=True)
    assert len({turn.actions for turn in found.turns}) == len(found.turns) == 4
    for turn in found.turns:
        for view, action in follow(game, turn.actions, budget.seed):
            assert action in [each.text for each in view.legal_actions()]
    assert analyse(game, budget, turns=4) == found


def test_what_is_hidden_changes_nothing() -> None:
    game = random_game(4, seed=7, actions=90)
    position = game.position()
    deck = position["deck"]
    assert len(deck) > 2
    level = {piece.id: piece.level for piece in game.set.artefacts}
    # The same cards of each level, the other way round.
    other = [piece for of in (1, 2, 3) for piece in deck[::-1] if level[piece] == of]
    assert other != deck
    assert analyse(Game.from_position({**position, "deck": other, "rng": "0"}), SMALL) == analyse(game, SMALL)


def test_the_best_turn_gives_nothing_away_and_a_bad_one_does() -> None:
    game = random_game(2, seed=3, actions=40)
    steps = list(review(Game.from_record(game.record(), to=0), [a for _, a in game.actions], SMALL))
    assert [step.number for step in steps] == sorted({step.number for step in steps})
    assert all(step.lost >= 0 for step in steps)
    assert max(step.lost for step in steps) > 3  # chance plays badly
    assert all(step.lost == 0 for step in steps if step.best[0] == step.action)
    for step in steps:
        seat, action = game.actions[step.number - 1]
        assert (step.seat, step.action) == (seat, action.text)
    # If you play the best turn found, you give nothing away.
    worst = max(steps, key=lambda step: step.lost)
    before = Game.from_record(game.record(), to=worst.number - 1)
    better = before.parse(worst.best[0])
    again = next(iter(review(before, [better], Budget(2, 60, 4, seed=worst.number - 1))))
    assert (again.action, again.lost) == (worst.best[0], 0)


def test_without_numpy_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    analysis._network.cache_clear()  # as in a process that has not analysed anything yet
    monkeypatch.setattr(analysis, "find_spec", lambda _: None)
    with pytest.raises(NoNumpyError):
        analyse(Game.from_position({}))
