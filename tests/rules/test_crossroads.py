"""Crossroads spaces (CRO)."""

from __future__ import annotations

import pytest

from tests.rules.boards import allows, gains, last_of_round, table, tiles
from tests.rules.helpers import end_round, refused

THERE = {"caravans": ["c4", "c4"], "hand": {"warriors": 1}}


@pytest.mark.rule("CRO-1")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_crossroads_space_is_in_play_from_the_end_of_its_rows_round_on(row: int) -> None:
    for now in range(1, 6):
        g = table(THERE, round=now)
        for member in ("explorer", "chief", "warrior"):
            if now > row:
                allows(g, f"{member} X{row}")
            else:
                refused(g, f"{member} X{row}", "CRO-1", "not-turned", row=row)


@pytest.mark.rule("CRO-1", "RND-3")
def test_it_comes_into_play_when_the_round_ends() -> None:
    before = last_of_round(1, {"caravans": ["c1", "c1"]})
    refused(before, "chief X1", "CRO-1", "not-turned", row=1)
    allows(end_round(before), "explorer X1")


@pytest.mark.rule("CRO-1")
def test_it_is_the_back_of_the_rows_forest_or_mountain_tile() -> None:
    # alder grove: 2 refined + 1 vp; oak ridge: 1 raw + 1 culture + 1 strength + 1 travel
    laid = tiles(R1="alder-grove", R2="oak-ridge")
    alder = table(THERE, round=3, tiles=laid)
    assert gains(alder, "explorer X1", "take brick", "take leather") == {"brick": 1, "leather": 1, "vp": 1}
    swapped = table(THERE, round=3, tiles=tiles(R1="oak-ridge", R2="alder-grove"))
    assert gains(swapped, "explorer X2", "take brick", "take leather") == {"brick": 1, "leather": 1, "vp": 1}


REACHED = [
    (["top", "top"], 0),
    (["c1", "top"], 0),  # one of them only
    (["b1", "c1"], 0),  # a detour before the crossroads
    (["c1", "c1"], 1),
    (["c1", "b2"], 1),  # passed it, on the way to the next
    (["b2", "b2"], 1),
    (["c2", "o2"], 1),
    (["c3", "c2"], 2),
    (["b4", "end"], 3),
    (["end", "end"], 6),
]


@pytest.mark.rule("CRO-2")
@pytest.mark.parametrize(("caravans", "reached"), REACHED)
def test_both_caravans_must_have_reached_or_passed_the_rows_crossroads(
    caravans: list[str], reached: int
) -> None:
    g = table({"caravans": caravans}, round=5)
    for row in (1, 2, 3, 4):
        if reached >= row:
            allows(g, f"explorer X{row}", f"chief X{row}")
        else:
            refused(g, f"explorer X{row}", "CRO-2", "caravans-behind", row=row, reached=reached)
            refused(g, f"chief X{row}", "CRO-2", "caravans-behind", row=row, reached=reached)


@pytest.mark.rule("CRO-2", "TRN-3", "TRN-5")
def test_the_rules_of_joining_hold_there_too() -> None:
    mine = {"caravans": ["c1", "c1"], "strength": 2}
    weak = table(mine, {"explorers": ["X1"], "strength": 2}, round=2)
    refused(weak, "explorer X1", "TRN-7", "too-weak", mine=2, theirs=2, owner=1)
    chief = table(mine, {"chief": "X1"}, round=2)
    refused(chief, "explorer X1", "TRN-5", "chief-or-warrior")
    joined = table(mine, {"explorers": ["X1"], "strength": 1}, round=2, tiles=tiles(R1="copper-seam"))
    assert gains(joined, "explorer X1") == {"strength": -1}  # up to 2 times trade 1 raw: there is none
