"""Random games for the property tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from terramara import Game, Options

KINDS = [(players, first) for players in (2, 3, 4) for first in (True, False)]


def random_game(players: int, first: bool, seed: int) -> Game:
    """A new game; the table's options change with the seed, so that all of them are played."""
    options = Options(
        first_game=first,
        cost_vp="paid" if seed % 3 == 0 else "printed",
        overflow_triggers=seed % 2 == 0,
        neutral_card_4=(None, True, False)[seed % 3],
    )
    return Game.new(players=players, seed=seed, options=options)


def decisions(game: Game, seed: int) -> Iterator[random.Random]:
    """Stops before every decision, then takes a random one, to the end of the game."""
    rng = random.Random(seed)
    while not game.over:
        yield rng
        game.apply(rng.choice(game.legal_actions()))
