"""Whole games told in words: every question, action, refusal and event of random play."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from terramara import Game, Options, load_set
from terramara.content import model
from terramara.engine.notation import actions_of
from terramara.messages import Messages
from terramara.words import (
    Words,
    action_words,
    artefact_lines,
    body_words,
    effect_words,
    event_words,
    outpost_words,
    question_words,
    reason_words,
)

BASE = load_set("base")


@pytest.fixture
def words(caplog: pytest.LogCaptureFixture) -> Words:
    caplog.set_level("WARNING")
    return Words(BASE, names=("Anna",))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first_game", [True, False])
def test_a_random_game_in_words(
    words: Words, caplog: pytest.LogCaptureFixture, players: int, first_game: bool
) -> None:
    rng = random.Random(players * 2 + first_game)
    for seed in range(3):
        game = Game.new(players=players, seed=seed, options=Options(first_game=first_game))
        told = 0
        while not game.over:
            told = _tell(words, game, rng, told)
    assert not caplog.records


def _tell(words: Words, game: Game, rng: random.Random, told: int) -> int:
    """One decision: the question, all answers, some refusals, and what came of it."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    legal = game.legal_actions()
    assert question_words(words, decision, [str(action) for action in legal])
    said = [action_words(words, view, str(action)) for action in legal]
    assert all(said)
    if decision.kind != "order":  # two equal parts may wait for their turn
        assert len(set(said)) == len(said), said  # otherwise no two choices sound alike
    for action in rng.sample(actions_of(BASE), 5):
        reason = game.why_not(action)
        if reason is not None:
            assert reason_words(words, reason.code, reason.numbers)
    game.apply(rng.choice(legal))
    for event in game.events_since(told):
        sentence = event_words(words, view.data, event)
        assert sentence.endswith(".") or event["event"] == "turn" or event.get("delta") == 0, event
        told = event["n"] + 1
    return told


def test_every_piece_of_the_base_set_in_words(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    for artefact in BASE.artefacts:
        assert all(artefact_lines(words, artefact))
    for tile in BASE.tiles:
        assert all(body_words(words, space.body) for space in tile.spaces)
        assert not tile.outpost or outpost_words(words, tile.outpost)
    for bonus in BASE.bonuses:
        assert body_words(words, bonus.body)
    for character in BASE.characters:
        assert all(effect_words(words, effect) for effect in (*character.young, *character.adult))
    assert not caplog.records


def test_an_effect_reads_as_one_would_say_it(words: Words) -> None:
    trade = model.Trade((model.Gain("raw", 1),), (model.Gain("culture", 2),), 2)
    choice = model.Either(((model.Gain("culture", 1),), (model.Gain("strength", 2),)))
    assert body_words(words, (trade,)) == "up to twice, pay 1 raw: 2 culture"
    assert body_words(words, (model.Gain("stone", 1), choice)) == "1 stone and (1 culture or 2 strength)"
    trigger = model.Trigger("craft", category="tools", levels=(1, 2))
    effect = model.When(trigger, (model.Gain("vp", 1, "cost-timber"),))
    said = effect_words(words, effect)
    assert said == "When you craft a tool of level 1 or 2: 1 VP for each timber in the cost."


def test_refusals_name_names_and_numbers(words: Words) -> None:
    weak = reason_words(words, "too-weak", {"mine": 3, "theirs": 4, "owner": 0})
    assert weak == "You need more strength than Anna (4). You have 3."
    neutral = reason_words(words, "too-weak", {"mine": 3, "theirs": 3, "neutral": 1})
    assert neutral == "You need more strength than the neutral player here (3). You have 3."
    short = reason_words(words, "cannot-pay", {"leather": 2, "metal": 1})
    assert short == "You can't pay for it. You still need 2 leather and 1 metal."
    assert reason_words(words, "cannot-pay", {}) == "You can't pay for it."


def test_players_are_called_by_name_or_colour(words: Words) -> None:
    assert [words.seat(seat) for seat in range(4)] == ["Anna", "Blue", "Yellow", "Green"]
    assert words.neutral(0) == "neutral player 1"


@pytest.mark.parametrize(("language", "half"), [("en", "88.5"), ("nl", "88,5"), ("ru", "88,5")])
def test_half_points_are_written_as_the_reader_does(language: str, half: str) -> None:
    words = Words(BASE, Messages(language))
    assert (words.number(88.5), words.number(102.0)) == (half, "102")


def test_pieces_of_other_sets_have_the_names_their_set_gives() -> None:
    made_up = model.Artefact("made-up", "Something else", 1, "tools", (0, 0, 1, 0), 1, ())
    words = Words(replace(BASE, artefacts=(made_up,)))
    assert words.piece("artefact", "made-up") == "Something else"
