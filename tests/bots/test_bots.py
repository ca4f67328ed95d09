"""Bots: only legal actions, from the view alone, the same from the same seed; levels in their order."""

from __future__ import annotations

import random

import pytest

from terramara import Game, Options, View
from terramara.bots import BOTS, Bot, make_bot, register
from terramara.bots.fast.beam import best_turns
from terramara.bots.learned import beginnings, linear_judge
from terramara.bots.value import value
from terramara.engine.decision import Decision
from terramara.engine.notation import Action

# Thought enough for what is tested here. Strength is measured by benchmarks/bots.py, with budgets as shipped.
LITTLE = 6
# One of each kind: styles differ from each other by weights, the champion from the master by its budget.
QUICK = ["random", "beginner", "greedy", "apprentice", "adept", "warrior"]
KINDS = [*QUICK, "master"]


def play(names: list[str], seed: int, *, first_game: bool = False, budget: int | None = None) -> Game:
    rng = random.Random(seed)
    bots = [make_bot(name, budget) for name in names]
    game = Game.new(players=len(names), seed=seed, options=Options(first_game=first_game))
    while (decision := game.decision) is not None:
        action = bots[decision.seat].choose(game.view(decision.seat), decision, rng)
        assert game.why_not(action) is None
        game.apply(action)
    return game


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("players", "first_game"), [(2, False), (3, True), (4, False)])
def test_a_game_among_its_kind_comes_to_its_end(name: str, players: int, first_game: bool) -> None:
    game = play([name] * players, seed=players, first_game=first_game, budget=LITTLE)
    assert game.over
    assert game.winners


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, other = (play([name] * 2, seed=11, first_game=True, budget=LITTLE) for _ in range(2))
    assert one.state_hash() == other.state_hash()


@pytest.mark.parametrize("name", KINDS)
def test_what_is_hidden_does_not_change_the_choice(name: str) -> None:
    rng = random.Random(4)
    game = Game.new(players=3, seed=4)
    for _ in range(30):
        decision = game.decision
        assert decision is not None
        position = game.position()
        level = {a.id: a.level for a in game.set.artefacts}
        deck = rng.sample(position["deck"], len(position["deck"]))
        other = Game.from_position({**position, "deck": sorted(deck, key=lambda a: level[a]), "rng": "1234"})
        choices = {
            str(make_bot(name, LITTLE).choose(g.view(decision.seat), decision, random.Random(7)))
            for g in (game, other)
        }
        assert len(choices) == 1
        game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("name", KINDS)
def test_a_view_that_went_through_data_gives_the_same_choice(name: str) -> None:
    """So it is with bots that think in other processes."""
    rng = random.Random(6)
    game = Game.new(players=4, seed=6)
    for _ in range(30):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        told = View.from_data(view.data)
        assert told.decision is not None
        here = make_bot(name, LITTLE).choose(view, decision, random.Random(9))
        there = make_bot(name, LITTLE).choose(told, told.decision, random.Random(9))
        assert here == there
        game.apply(rng.choice(game.legal_actions()))


def test_the_last_rounds_with_a_master_come_to_their_end() -> None:
    """It looks ahead over the end of the game."""
    game = Game.new(players=2, seed=4, options=Options(first_game=True))
    bots = [make_bot("master", LITTLE), make_bot("beginner")]
    rng = random.Random(4)
    while (decision := game.decision) is not None:
        who = bots[decision.seat] if game.state.round == 5 else make_bot("beginner")
        game.apply(who.choose(game.view(decision.seat), decision, rng))
    assert game.over


def test_what_is_played_on_begins_differently() -> None:
    """The best of each beginning, best first: two ways to end one beginning tell nothing about the others."""
    game = Game.new(players=3, seed=8, options=Options(first_game=True))
    rng = random.Random(1)
    for _ in range(36):
        game.apply(rng.choice(game.legal_actions()))
    while game.decision is not None and game.decision.kind != "send":
        game.apply(rng.choice(game.legal_actions()))
    assert game.decision is not None
    ways = best_turns(game.state.copy(), game.decision.seat, linear_judge(), 8, 300)
    begun = beginnings(ways)
    first = [way.actions[0] for way in begun]
    assert len(ways) > len(begun) > 1
    assert set(first) == {way.actions[0] for way in ways}
    assert len(first) == len(set(first))
    assert [way.worth for way in begun] == sorted((way.worth for way in begun), reverse=True)
    for way in begun:
        assert way.worth == max(other.worth for other in ways if other.actions[0] == way.actions[0])


@pytest.mark.parametrize("seed", range(12))
def test_greedy_beats_three_random(seed: int) -> None:
    """All of these; many more games in benchmarks/bots.py."""
    names = ["random"] * 4
    names[seed % 4] = "greedy"
    game = play(names, seed, first_game=seed % 2 == 0)
    assert game.winners == [seed % 4]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["beginner", "apprentice"])
def test_whoever_is_offered_to_people_beats_three_random(name: str, seed: int) -> None:
    names = ["random"] * 4
    names[seed] = name
    assert play(names, seed).winners == [seed]


def test_adept_beats_three_greedy() -> None:
    game = play(["greedy", "greedy", "adept", "greedy"], seed=21)
    assert game.winners == [2]


def test_random_serves_tests_and_is_not_offered_to_people() -> None:
    assert [name for name, entry in BOTS.items() if not entry.for_people] == ["random"]


def test_at_the_end_a_position_is_worth_its_score() -> None:
    game = play(["random"] * 4, seed=3)
    for seat, score in enumerate(game.scores()):
        assert value(game.state, seat) == score.total


def test_a_bot_of_ones_own_comes_in_by_the_same_door() -> None:
    class First:
        def choose(self, view: View, _decision: Decision, _rng: random.Random) -> Action:
            return view.legal_actions()[0]

    register("first", First, level=0)
    try:
        bot: Bot = make_bot("first")
        game = Game.new(players=2, seed=1)
        decision = game.decision
        assert decision is not None
        assert bot.choose(game.view(decision.seat), decision, random.Random(1)) == game.legal_actions()[0]
    finally:
        del BOTS["first"]
