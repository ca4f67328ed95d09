"""Territory spaces (TER), and where there is a terrain (D-36)."""

from __future__ import annotations

from pathlib import Path

import pytest

from terramara import Game
from tests.rules.boards import allows, gains, space_set, table, tiles, who
from tests.rules.helpers import allowed, play, refused, seat


@pytest.mark.rule("TER-1")
def test_a_tile_has_3_spaces_left_to_right() -> None:
    # grazing land: 3 cattle | 1 leather + 1 travel | 1 stone + (1 culture or 2 strength)
    laid = tiles(L1="grazing-land")
    assert gains(table(tiles=laid), "explorer 1L1") == {"cattle": 3}
    assert gains(table(tiles=laid), "explorer 1L2", "stop") == {"leather": 1}
    assert gains(table(tiles=laid), "explorer 1L3", "choose 2") == {"stone": 1, "strength": 2}
    spaces = [text for text in allowed(table()) if text.startswith("explorer 1")]
    assert spaces == [f"explorer 1{column}{place}" for column in "LR" for place in (1, 2, 3)]


@pytest.mark.rule("TER-1")
@pytest.mark.parametrize(
    ("effect", "answers", "gives"),
    [
        ("2 wood", [], {"wood": 2}),
        ("1 metal", [], {"metal": 1}),
        ("refine 1", ["refine ore"], {"ore": -1, "metal": 1}),
        ("3 strength", [], {"strength": 3}),
        ("2 culture", [], {"culture": 2}),
        ("1 travel", ["caravan B straight"], {}),
        ("4 vp", [], {"vp": 4}),
        ("1 refined", ["take brick"], {"brick": 1}),
        ("trade 1 ore -> 5 vp", ["trade"], {"ore": -1, "vp": 5}),
    ],
)
def test_a_space_gives_what_it_shows(
    tmp_path: Path, effect: str, answers: list[str], gives: dict[str, int]
) -> None:
    g = table({"raw": {"ore": 1}, "caravans": ["c1", "top"]}, content=space_set(tmp_path, effect))
    assert gains(g, "explorer 1L1", *answers) == gives
    assert who(g) == (1, "send")
    assert seat(g)["caravans"][1] == ("c1" if answers == ["caravan B straight"] else "top")


@pytest.mark.rule("TER-1", "NEU-2")
def test_size_matters_only_for_fire_which_burns_small_spaces() -> None:
    burnt = set()
    for seed in range(20):
        for space in Game.new(players=3, seed=seed).position()["fire"]:
            burnt.add(space[1:])
    assert burnt == {"L2", "L3", "R2", "R3"}


@pytest.mark.rule("NEU-2", "TER-1")
def test_nobody_is_sent_to_a_burning_space() -> None:
    g = table({"hand": {"warriors": 1}}, players=3, fire=["1L2", "5R3"])
    for member in ("explorer", "chief", "warrior"):
        refused(g, f"{member} 1L2", "NEU-2", "fire")
    refused(g, "explorer 5R3", "NEU-2", "fire")
    allows(g, "explorer 1L1", "explorer 1L3")


@pytest.mark.rule("TER-1", "SYM-13")
@pytest.mark.parametrize(
    ("artefact", "space", "raw"),
    [
        ("sheepskin-cloak", "5L1", "cattle"),  # plains; chief's pasture: 3 leather + 1 vp
        ("milk-boiler", "5L3", "stone"),  # quarry; 2 brick + 2 vp
        ("antler-hoe", "5R2", "wood"),  # forest; sacred grove: 2 timber + 2 vp
        ("bronze-spearhead", "6R2", "ore"),  # mountain; tin mine: 3 metal
    ],
)
def test_each_space_has_a_terrain(artefact: str, space: str, raw: str) -> None:
    laid = tiles(L5="chiefs-pasture", R5="sacred-grove", R6="tin-mine")
    assert gains(table({"made": [artefact]}, tiles=laid), f"explorer {space}").get(raw) == 1
    for other in ("5L1", "5L3", "5R2", "6R2"):
        if other != space:
            assert raw not in gains(table({"made": [artefact]}, tiles=laid), f"explorer {other}")


# One artefact for each terrain: when explorer sent there, 1 raw.
ALL_FOUR = {"made": ["sheepskin-cloak", "milk-boiler", "antler-hoe", "bronze-spearhead"]}


@pytest.mark.rule("D-36")
def test_home_and_hut_have_no_terrain() -> None:
    assert gains(table(ALL_FOUR), "explorer hire") == {"worker 1": 1}
    assert gains(table(ALL_FOUR), "explorer skills") == {"strength": 1, "culture": 1}
    assert gains(table(ALL_FOUR), "explorer hut") == {}


@pytest.mark.rule("D-36")
def test_crossroads_have_no_terrain_the_pathfinders_own_included() -> None:
    # alder grove's crossroads space: 2 refined + 1 vp, though the tile's other side is forest
    laid = tiles(R1="alder-grove")
    mine = {**ALL_FOUR, "caravans": ["c1", "c1"]}
    assert gains(table(mine, round=2, tiles=laid), "explorer X1", "take metal", "take metal") == {
        "metal": 2,
        "vp": 1,
    }
    own = {**ALL_FOUR, "character": "pathfinder", "own_tiles": ["copper-seam", "clay-pit"], "raw": {}}
    # copper seam's: up to 2 times trade 1 raw -> 4 vp
    assert gains(table(own), "explorer XP") == {}


@pytest.mark.rule("D-36")
def test_a_special_spaces_terrain_is_given_by_the_set() -> None:
    # sacred grove: forest needs workers 5: 1 strength + 1 culture + 1 travel + 1 refined
    mine = {**ALL_FOUR, "workers": [5, 0, 0]}
    g = play(table(mine, round=5, tiles=tiles(R5="sacred-grove")), "explorer 5R1")
    assert seat(g)["raw"] == {"wood": 1}
