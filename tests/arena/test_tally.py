"""Sums and what they tell."""

from __future__ import annotations

from collections import Counter

import pytest

from terramara.arena import Tally
from terramara.arena.tally import Spread
from terramara.engine.codes import LAST_DECISION, SEND, TRAVEL
from terramara.engine.scoring import SOURCES


def halves(*totals: int) -> list[list[int]]:
    """Half points of each seat, all of them from play."""
    return [[total] + [0] * (len(SOURCES) - 1) for total in totals]


def asked(send: int, travel: int) -> list[int]:
    counts = [0] * (LAST_DECISION + 1)
    counts[SEND], counts[TRAVEL] = send, travel
    return counts


def two_games() -> Tally:
    tally = Tally(2)
    tally.add_game(asked(10, 2), halves(40, 21), [0], starter=1)
    tally.add_game(asked(20, 4), halves(30, 30), [0, 1], starter=0)
    return tally


def test_lengths_and_kinds() -> None:
    tally = two_games()
    assert tally.length == Spread(18, 6, 12, 12, 24)
    assert tally.kind_means() == {"send": 15, "travel": 3}
    assert tally.decisions == 36


def test_scores_in_whole_points_and_halves() -> None:
    tally = two_games()
    assert tally.score(0).mean == 17.5
    assert tally.score(1).least == 10.5
    assert tally.score().most == 20
    assert tally.source_means(1)["play"] == 12.75


def test_a_shared_victory_is_divided() -> None:
    tally = two_games()
    assert [tally.win_share(seat) for seat in (0, 1)] == [0.75, 0.25]
    assert [tally.win_share_by_order(place) for place in (0, 1)] == [0.25, 0.75]
    assert tally.shared == 1


def test_the_sum_of_tallies_is_the_tally_of_all_games() -> None:
    one, other = Tally(2), Tally(2)
    one.add_game(asked(10, 2), halves(40, 21), [0], starter=1)
    other.add_game(asked(20, 4), halves(30, 30), [0, 1], starter=0)
    assert one + other == other + one == two_games()


def test_a_tally_can_be_kept() -> None:
    assert Tally.from_json(2, two_games().to_json()) == two_games()


@pytest.mark.parametrize(
    ("counts", "median"), [({1: 1}, 1), ({1: 1, 5: 1}, 1), ({1: 1, 5: 2}, 5), ({-3: 2, 0: 1, 4: 2}, 0)]
)
def test_the_median(counts: dict[int, int], median: int) -> None:
    assert Spread.of(Counter(counts)).median == median


def test_nothing_has_no_spread() -> None:
    assert Spread.of(Counter()) == Spread(0, 0, 0, 0, 0)
