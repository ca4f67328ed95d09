"""The jobs of a training, for any process anywhere: they bring all they need, and share no file."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

from terramara.bots.crew import stopping
from terramara.bots.fast.judge import Judge
from terramara.bots.learning.folder import Settings, read_games
from terramara.bots.learning.selfplay import Noisy, Played, Samples, play_one, samples_of, score_of, table_of
from terramara.bots.learning.start import first_weights
from terramara.bots.network import Network
from terramara.bots.styles import STYLES
from terramara.bots.weights import Weights
from terramara.content.model import ContentSet


def weights_of(value: bytes | None) -> Weights:
    return first_weights() if value is None else Weights.from_bytes(value)


def play_share(
    content: ContentSet, how: dict[str, Any], value: bytes | None, first: int, many: int
) -> tuple[list[Any], float]:
    """Play `many` games from seed `first` on; return them and the CPU seconds they took. Fewer, if somebody
    says stop."""
    began = time.process_time()
    settings = Settings.from_json(how)
    weights = weights_of(value)
    plain = Network(weights)
    styled = [Network(weights, mix) for mix in STYLES.values()]
    games: list[Any] = []
    for seed in range(first, first + many):
        if stopping():
            break
        chance = random.Random(seed)  # noqa: S311  no secrets here
        judges: list[Judge] = []
        for _ in range(4):
            inner = chance.choice(styled) if chance.random() < settings.styled else plain
            noise = settings.noise * chance.choice((0.5, 1.0, 1.5))
            judges.append(Noisy(inner, noise, chance.getrandbits(32)))
        blank = table_of(seed, settings.players)
        games.append(play_one(content, blank, judges, settings.width, settings.random_draft).to_json())
    return games, time.process_time() - began


def read_share(content: ContentSet, data: bytes, own: float, others: float, seed: int) -> Samples:
    """The samples of one file of games."""
    games = [Played.from_json(each) for each in read_games(data)[0]]
    return samples_of(games, content, own, others, seed)


def measure_share(
    content: ContentSet, new: bytes, old: bytes | None, seed: int, players: int, width: int
) -> list[tuple[float, float]]:
    """Play a new value against copies of an old one, once from every seat: its wins and its lead in VP."""
    judge, others = Network(weights_of(new)), Network(weights_of(old))
    out: list[tuple[float, float]] = []
    for seat in range(players):
        judges: list[Judge] = [others] * players
        judges[seat] = judge
        blank = replace(table_of(0, (players,)), seed=seed)
        game = play_one(content, blank, judges, width, 0.0)
        out.append(score_of(game, content, seat))
    return out
