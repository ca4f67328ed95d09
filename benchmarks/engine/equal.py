"""Compiled and pure must play the same games: a print of each, compared.

The print of a game covers the legal actions of every decision, some positions, the last one, the scores.
"""

from __future__ import annotations

import hashlib
import random
from array import array
from pathlib import Path

from terramara import _build
from terramara.engine.flow import apply_unchecked
from terramara.engine.game import Game
from terramara.engine.options import Options

Spec = tuple[int, int, int]  # players, first game, seed
WAYS = [(players, first) for players in (2, 3, 4) for first in (0, 1)]


def specs(games: int) -> list[Spec]:
    """All numbers of players, first and full games, in turn."""
    return [(*WAYS[i % len(WAYS)], i) for i in range(games)]


def print_of(players: int, first: int, seed: int) -> str:
    game = Game.new(players, seed=seed, options=Options(first_game=bool(first)))
    s = game.state
    rng = random.Random(seed)
    print_ = hashlib.blake2b(digest_size=12)
    decisions = 0
    while not s.over:
        if decisions % 30 == 0:
            print_.update(game.state_hash().encode())
        print_.update(array("H", s.legal).tobytes())
        apply_unchecked(s, rng.choice(s.legal))
        decisions += 1
    scores = [score.total for score in game.scores()]
    return f"{print_.hexdigest()} {decisions} {game.state_hash()} {scores} {game.winners}"


def prints(games: list[Spec]) -> list[str]:
    return [print_of(*spec) for spec in games]


def differences(games: list[Spec], some: list[str], others: list[str]) -> list[str]:
    """In words, the games that were not the same."""
    return [
        f"{players} players, {'first' if first else 'full'} game, seed {seed}: {one!r} and {other!r}"
        for (players, first, seed), one, other in zip(games, some, others, strict=True)
        if one != other
    ]


def compiled_or_why_not() -> str:
    """The empty string if there is a compiled engine of these very sources to compare with."""
    return _build.why_not_compiled(Path(_build.__file__).parent)
