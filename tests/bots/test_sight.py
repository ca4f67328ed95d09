"""The bots' sight of a position: always as many numbers, the same from a reused eye, and by effect."""

from __future__ import annotations

import random

import pytest

from terramara import Game, Options
from terramara.bots.fast.blocks import Sheet
from terramara.bots.fast.lens import CULTURE, GAINS, VP, body_gains, lens_of
from terramara.bots.fast.sight import NAMED, WIDTH, Eye, sight
from terramara.content import load_set
from terramara.engine.chance import redealt
from terramara.engine.compiler import tables_for
from terramara.engine.flow import apply_unchecked


def numbers(game: Game, seat: int) -> list[int]:
    return list(sight(game.state, seat))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first_game", [False, True])
def test_a_reused_eye_sees_what_a_fresh_one_sees(players: int, first_game: bool) -> None:
    rng = random.Random(players)
    game = Game.new(players=players, seed=players, options=Options(first_game=first_game))
    while (decision := game.decision) is not None:
        state = game.state.copy()
        eye = Eye(state, decision.seat)
        for action in list(state.legal)[:4]:
            child = state.copy()
            apply_unchecked(child, action)
            sheet = Sheet()
            eye.see(child, sheet)
            assert len(sheet.data) == WIDTH
            assert list(sheet.data) == list(sight(child, decision.seat))
        for _ in range(7):
            if game.decision is not None:
                game.apply(rng.choice(game.legal_actions()))


def test_the_named_numbers_stand_where_they_are_named() -> None:
    game = Game.new(players=4, seed=5, options=Options(first_game=True))
    p = game.state.mine(1)
    p.strength, p.culture, p.vp = 7, 9, 21
    p.raw, p.refined, p.workers = 3, 2 << 8, 1 | 1 << 16
    p.made, p.triggers = (0, 1), ((1, 0, 0, 0),)
    p.explorers = 1 << 13  # row 3, round 3: two rounds missed
    seen = numbers(game, 1)
    told = {name: seen[at] for name, at in NAMED.items()}
    assert told["strength"] == 7
    assert told["culture"] == 9
    assert told["raw"] == 3
    assert told["refined"] == 2
    assert told["workers"] == 4
    assert told["missed"] == 2
    assert told["made"] == 2
    assert told["triggers"] == 1
    assert told["caravan behind"] == told["caravan ahead"] == 0
    assert told["score"] == int(game.scores()[1].total) + 5
    assert seen[:5] == [1, 0, 0, 0, 0]


def test_nothing_hidden_is_seen() -> None:
    game = Game.new(players=3, seed=8)
    for _ in range(60):
        game.apply(random.Random(8).choice(game.legal_actions()))
    for seat in range(3):
        assert list(sight(redealt(game.state, 99), seat)) == numbers(game, seat)


def test_pieces_are_known_by_their_effects() -> None:
    base = load_set("base")
    tables = tables_for(base)
    lens = lens_of(tables)
    flute = next(i for i, bonus in enumerate(base.bonuses) if bonus.id == "reed-flute")
    gains = list(lens.bonuses)[flute * GAINS : (flute + 1) * GAINS]
    assert gains == [2 if kind == CULTURE else 0 for kind in range(GAINS)]
    # "Pay a raw, gain 4 VP" is worth half of what it gives, because it must be paid for.
    stall = next(i for i, bonus in enumerate(base.bonuses) if bonus.id == "market-stall")
    assert body_gains(tables, tables.bonus_body[stall])[VP] == 2.0
