"""Outposts (OUT) and their marks (D-7)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rules.helpers import Seat, end_round, last_of_round, small_set, table

LEFT = ["water-meadow", "gravel-bank", "cattle-fold", "brick-kiln", "chiefs-pasture", "deep-quarry"]
OF_CATEGORY = {
    "clothing": ["sheepskin-cloak", "woollen-shawl", "bone-pin", "leather-belt", "fur-cap"],
    "pottery": ["milk-boiler", "loom-weights", "carinated-bowl", "clay-stamp", "grain-jar"],
    "tools": ["antler-hoe", "flint-sickle", "dugout-canoe", "bow-drill", "wooden-ard"],
    "weapons": ["bronze-spearhead", "tanged-dagger", "bone-arrowheads", "flat-axe", "winged-axe"],
}


def outpost_vp(player: Seat, tile: str, row: int, flag: bool = True, **rest: Any) -> float:
    """VP for this player from the outpost on the back of `tile` in `row`."""
    left = [tile if i == row - 1 else (other if other != tile else "") for i, other in enumerate(LEFT)]
    spare = {1: "clay-pit", 3: "pile-village"}[1 if row < 3 else 3]
    left = [name or spare for name in left]
    told = {**player, "flags": [row]} if flag else player
    g = table(told, round=5, tiles={"left": left}, **rest)
    return g.scores()[0].sources["outposts"]


@pytest.mark.rule("OUT-1")
def test_only_the_best_condition_met_counts() -> None:
    assert outpost_vp({"culture": 5}, "clay-pit", 1) == 0
    assert outpost_vp({"culture": 9}, "clay-pit", 1) == 2
    assert outpost_vp({"culture": 13}, "clay-pit", 1) == 5
    assert outpost_vp({"culture": 14}, "clay-pit", 1) == 10


@pytest.mark.rule("OUT-1")
def test_without_a_flag_an_outpost_scores_nothing() -> None:
    assert outpost_vp({"culture": 14}, "clay-pit", 1, flag=False) == 0
    others = table({"culture": 14}, {"flags": [1]}, round=5, tiles={"left": ["clay-pit", *LEFT[1:]]})
    assert [score.sources["outposts"] for score in others.scores()] == [0, 0, 0, 0]


@pytest.mark.rule("OUT-1")
def test_outposts_are_scored_at_the_end_of_the_game_each_by_itself() -> None:
    both = {"culture": 10, "strength": 15, "flags": [1, 2]}
    g = last_of_round(5, both, tiles={"left": ["clay-pit", "grazing-land", *LEFT[2:]]})
    end_round(g)
    assert g.over
    assert g.scores()[0].sources["outposts"] == 5 + 10
    assert g.scores()[0].sources["play"] == 0


LEVEL_1 = [
    ("water-meadow", {"workers": [2, 0, 0]}, 0),
    ("water-meadow", {"workers": [3, 0, 0]}, 2),
    ("water-meadow", {"workers": [0, 2, 0]}, 2),
    ("water-meadow", {"workers": [0, 1, 1]}, 5),
    ("water-meadow", {"workers": [1, 1, 1]}, 5),
    ("water-meadow", {"workers": [2, 1, 1]}, 10),
    ("gravel-bank", {"caravans": ["c6", "c1"]}, 0),
    ("gravel-bank", {"caravans": ["c2", "c2"]}, 2),
    ("gravel-bank", {"caravans": ["c5", "b4"]}, 2),
    ("gravel-bank", {"caravans": ["c4", "b5"]}, 5),
    ("gravel-bank", {"caravans": ["end", "c6"]}, 10),
    ("clay-pit", {"culture": 6}, 2),
    ("clay-pit", {"culture": 10}, 5),
    ("clay-pit", {"culture": 14}, 10),
    ("grazing-land", {"strength": 4}, 0),
    ("grazing-land", {"strength": 5}, 2),
    ("grazing-land", {"strength": 10}, 5),
    ("grazing-land", {"strength": 15}, 10),
]


@pytest.mark.rule("OUT-2", "D-7")
@pytest.mark.parametrize(("tile", "player", "vp"), LEVEL_1)
def test_level_1_asks_for_workers_caravans_culture_or_power(tile: str, player: Seat, vp: int) -> None:
    assert outpost_vp(player, tile, 1) == vp


LEVEL_2 = [
    ("cattle-fold", "clothing"),
    ("brick-kiln", "pottery"),
    ("pile-village", "tools"),
    ("earth-rampart", "weapons"),
]


@pytest.mark.rule("OUT-3")
@pytest.mark.parametrize(("tile", "category"), LEVEL_2)
def test_level_2_asks_for_2_3_or_4_artefacts_of_a_category(tile: str, category: str) -> None:
    made = OF_CATEGORY[category]
    found = [outpost_vp({"made": made[:n]}, tile, 3) for n in range(6)]
    assert found == [0, 0, 2, 5, 10, 10]
    others = [name for other in OF_CATEGORY for name in OF_CATEGORY[other][:2] if other != category]
    assert outpost_vp({"made": others}, tile, 3) == 0


@pytest.mark.rule("OUT-3")
def test_a_reserved_artefact_is_not_crafted() -> None:
    player = {"made": ["bone-pin"], "reserved": "fur-cap"}
    assert outpost_vp(player, "cattle-fold", 3) == 0


@pytest.mark.rule("D-7")
def test_the_marks_are_the_sets(tmp_path: Path) -> None:
    content = small_set(tmp_path, tiles='[clay-pit]\noutpost = "culture 1 / 2 / 3"\n')
    assert outpost_vp({"culture": 2}, "clay-pit", 1, content=content) == 5


@pytest.mark.rule("D-7", "SPC-1")
@pytest.mark.parametrize(
    ("tile", "enough", "short"),
    [
        ("sacred-grove", {"workers": [2, 0, 1]}, {"workers": [1, 0, 1]}),
        ("tin-mine", {"culture": 10}, {"culture": 9}),
        ("alpine-valley", {"caravans": ["c4", "c5"]}, {"caravans": ["b4", "c5"]}),
        ("hill-fort", {"strength": 10}, {"strength": 9}),
    ],
)
def test_the_middle_marks_are_5_workers_culture_10_crossroads_4_and_power_level_3(
    tile: str, enough: Seat, short: Seat
) -> None:
    other = "tin-mine" if tile != "tin-mine" else "hill-fort"
    tiles = {"right": ["alder-grove", "oak-ridge", "beech-forest", "smelting-place", tile, other]}
    assert table(enough, round=5, tiles=tiles).why_not("explorer 5R1") is None
    reason = table(short, round=5, tiles=tiles).why_not("explorer 5R1")
    assert reason is not None
    assert (reason.rule, reason.code) == ("SPC-1", "condition")
