"""Ratings: what they say where the answer is known, and how often their intervals hold the truth."""

from __future__ import annotations

import random
from math import log

import pytest

from terramara.arena.ratings import MIDDLE, POINTS, Result, rate, wilson


def points(bots: tuple[str, ...], results: list[Result]) -> dict[str, float]:
    return {rating.bot: rating.points for rating in rate(bots, results)}


def test_two_bots_differ_by_the_odds_of_their_games() -> None:
    games: list[Result] = [(("a",), ("b",)) for _ in range(3000)]
    rated = points(("a", "b"), games + [(("b",), ("a",)) for _ in range(1000)])
    assert rated["a"] - rated["b"] == pytest.approx(POINTS * log(3), abs=1)
    assert rated["a"] + rated["b"] == pytest.approx(2 * MIDDLE)


def test_copies_of_a_bot_at_one_table_count_each() -> None:
    """One against three equals: it wins a quarter of the games if it is no stronger."""
    seats = [(("b",), ("b",), ("b",))] * 3
    games: list[Result] = []
    for place in range(4):  # "a" comes in at each place equally often
        order = [*seats[0]]
        order.insert(place, ("a",))
        games += [tuple(order)] * 50
    rated = points(("a", "b"), games)
    assert rated["a"] == pytest.approx(rated["b"], abs=1e-6)


def test_a_shared_place_is_half_of_each_order() -> None:
    rated = points(("a", "b"), [(("a", "b"),)] * 40)
    assert rated["a"] == pytest.approx(rated["b"])


def test_the_order_of_the_games_does_not_matter() -> None:
    games: list[Result] = [(("a",), ("b",), ("c",)) for _ in range(5)]
    games += [(("c",), ("a",), ("b",)) for _ in range(3)]
    assert rate(("a", "b", "c"), games) == rate(("a", "b", "c"), games[::-1])


def test_who_never_loses_gets_a_finite_rating_and_a_wide_interval() -> None:
    best, last = rate(("a", "b"), [(("a",), ("b",))] * 20)
    assert best.bot == "a"
    assert best.points - last.points < 3000
    assert best.high - best.low > 300


def test_a_field_without_games_is_level() -> None:
    ratings = rate(("a", "b"), [])
    assert [rating.points for rating in ratings] == [MIDDLE, MIDDLE]


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Made-up tournaments with known strengths: 95 of 100 intervals hold them, give or take what chance
    allows in 400 (three deviations are 3.3)."""
    chance = random.Random(5)
    bots = ("a", "b", "c", "d")
    truth = dict(zip(bots, (0.9, 0.3, -0.2, -1.0), strict=True))  # their mean is 0
    held = 0
    for _ in range(100):
        games: list[Result] = []
        for _ in range(60):
            line_up = chance.choices(bots, k=4)
            keys = sorted(line_up, key=lambda bot: chance.expovariate(2.718281828 ** truth[bot]))
            games.append(tuple((bot,) for bot in keys))
        for rating in rate(bots, games):
            true = MIDDLE + POINTS * truth[rating.bot]
            held += rating.low <= true <= rating.high
    assert 366 <= held <= 394


def test_shares_near_the_ends_have_honest_intervals() -> None:
    low, high = wilson(40, 40)
    assert low == pytest.approx(0.912, abs=0.001)
    assert high == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)
