"""The engine's scores against the plain ones, at the end of random games and in their middle."""

from __future__ import annotations

import random

import pytest

from terramara import Game, Options
from tests.scoring.plain_score import plain_score, plain_winners

GAMES_OF_EACH = 10
# Likelier than chance would have it, so that there is something to score.
LIKED = ("craft", "caravan A straight", "trade", "take", "explorer road", "explorer skills-road", "choose 2")
LOOKS = 12  # so often is the score of an unfinished game compared


def compare(g: Game) -> None:
    position = g.position()
    for seat, score in enumerate(g.scores()):
        plain = plain_score(position, seat, g.set)
        assert score.sources == plain
        assert score.total == sum(plain.values())


def arrivals(g: Game) -> list[list[int]]:
    """ROA-6 from the story of the game: 8 for the first caravan, 5 for the second, 3 for the others."""
    taken: list[list[int]] = [[] for _ in range(g.players)]
    came = [e["seat"] for e in g.events_since(0) if e["event"] == "moved" and e["to"] == "end"]
    for n, seat in enumerate(came):
        assert seat is not None
        taken[seat].append([8, 5, 3][min(n, 2)])
    return taken


def random_game(players: int, seed: int, first_game: bool) -> Game:
    chance = random.Random(seed)
    g = Game.new(players, seed, Options(first_game=first_game))
    while not g.over:
        if chance.random() < LOOKS / 400:
            compare(g)
        actions = g.legal_actions()
        liked = [action for action in actions if str(action).startswith(LIKED)]
        g.apply(chance.choice(liked if liked and chance.random() < 0.8 else actions))
    return g


@pytest.mark.rule("END-1", "END-2", "END-3", "MIL-3", "ROA-6", "OUT-1", "D-87")
@pytest.mark.parametrize("first_game", [True, False], ids=["first", "full"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scores_of_random_games_are_the_plain_ones(players: int, first_game: bool) -> None:
    for n in range(GAMES_OF_EACH):
        g = random_game(players, 1000 * players + n, first_game)
        compare(g)
        assert g.winners == plain_winners(g.position(), g.set)
        assert [player["end_places"] for player in g.position()["seats"]] == arrivals(g)


def test_random_games_score_by_every_source() -> None:
    """The comparison would say little if random players never scored by some of them."""
    seen: dict[str, int] = {}
    for n in range(16):
        for score in random_game(3, 3000 + n, first_game=False).scores():
            for source, vp in score.sources.items():
                seen[source] = seen.get(source, 0) + bool(vp)
    assert all(seen.values()), seen
