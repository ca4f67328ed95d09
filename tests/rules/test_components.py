"""Components in the box (CMP), and which of them are limited (D-1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from terramara import Game, Options, PositionError, load_set
from tests.rules.boards import SPENT, allows, gains, last_of_round, small_set, table, tiles
from tests.rules.helpers import end_round, kind, play, refused, seat

BASE = load_set("base")


@pytest.mark.rule("CMP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_to_4_play(players: int) -> None:
    assert Game.new(players=players).players == players


@pytest.mark.rule("CMP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_2_or_more_than_4_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match="CMP-1"):
        Game.new(players=players)


@pytest.mark.rule("CMP-1")
def test_a_game_has_5_rounds() -> None:
    after_4 = end_round(last_of_round(4))
    assert (after_4.over, after_4.position()["round"]) == (False, 5)
    after_5 = end_round(last_of_round(5))
    assert (after_5.over, kind(after_5)) == (True, "over")


@pytest.mark.rule("CMP-2")
def test_a_player_has_a_chief_2_caravans_and_6_explorers_at_most() -> None:
    g = table({"culture": 8, "character": "matriarch"})
    assert seat(g)["hand"] == {"explorers": 6, "chief": True, "warriors": 0}
    assert len(seat(g)["caravans"]) == 2
    with pytest.raises(PositionError, match="hand"):
        table({"culture": 8, "character": "matriarch", "hand": {"explorers": 7}})
    with pytest.raises(PositionError, match="caravans"):
        table({"caravans": ["top", "top", "top"]})


@pytest.mark.rule("CMP-2")
def test_a_player_has_4_flags_one_for_each_outpost() -> None:
    assert seat(table({"flags": [1, 2, 3, 4]}, round=5))["flags"] == [1, 2, 3, 4]
    with pytest.raises(PositionError, match="flags"):
        table({"flags": [5]}, round=5)


@pytest.mark.rule("CMP-3", "D-17")
def test_there_are_52_artefacts_16_16_and_20_in_4_categories() -> None:
    assert Counter(a.level for a in BASE.artefacts) == {1: 16, 2: 16, 3: 20}
    assert {a.category for a in BASE.artefacts} == {"clothing", "pottery", "tools", "weapons"}
    assert len({a.id for a in BASE.artefacts}) == 52


@pytest.mark.rule("CMP-4", "D-17")
def test_there_are_24_tiles_4_of_each_level_in_each_column_and_12_are_used() -> None:
    assert Counter((t.column, t.level) for t in BASE.tiles) == {
        (column, level): 4 for column in ("left", "right") for level in (1, 2, 3)
    }
    used = Game.new().position()["tiles"]
    assert len({*used["left"], *used["right"]}) == 12


@pytest.mark.rule("CMP-4")
def test_left_tiles_are_plains_and_quarry_right_tiles_forest_and_mountain() -> None:
    terrains = {
        column: {space.terrain for t in BASE.tiles if t.column == column for space in t.spaces}
        for column in ("left", "right")
    }
    assert terrains == {"left": {"plains", "quarry"}, "right": {"forest", "mountain"}}


@pytest.mark.rule("CMP-4", "CRO-1", "OUT-1")
def test_tiles_of_levels_1_and_2_have_a_back_a_crossroads_space_or_an_outpost() -> None:
    for tile in BASE.tiles:
        assert (tile.outpost is not None) == (tile.column == "left" and tile.level < 3)
        assert (tile.crossroads is not None) == (tile.column == "right" and tile.level < 3)


@pytest.mark.rule("CMP-5", "SET-2")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (4, {"hire", "skills", "road", "raid", "first"}),
        (3, {"hire", "skills-road", "raid", "first"}),
        (2, {"hire", "skills-road", "raid-first"}),
    ],
)
def test_the_home_tiles_of_the_number_of_players_are_used(players: int, spaces: set[str]) -> None:
    g = table({"strength": 1}, players=players)
    for space in ("hire", "skills", "road", "skills-road", "raid", "first", "raid-first"):
        if space in spaces:
            allows(g, f"explorer {space}", f"chief {space}")
        else:
            refused(g, f"explorer {space}", "SET-2", "not-in-this-game", players=players)


@pytest.mark.rule("CMP-6")
def test_bonus_tiles_cards_and_characters_are_as_many_as_told() -> None:
    assert Counter(bonus.level for bonus in BASE.bonuses) == {1: 6, 2: 6, 3: 6}
    assert len(BASE.cards) == 12
    assert len(BASE.characters) == 7


@pytest.mark.rule("CMP-6")
def test_there_are_17_workers_9_5_and_3() -> None:
    table({"workers": [9, 3, 1]}, round=4)  # the two others of each level are on the track
    for level, one_too_many in enumerate([[10, 0, 0], [0, 4, 0], [0, 0, 2]], start=1):
        with pytest.raises(PositionError, match=f"level {level}"):
            table({"workers": one_too_many}, round=4)


@pytest.mark.rule("CMP-6")
def test_there_are_4_warriors() -> None:
    spaces = ["hire", "skills", "road", "1L1"]
    assert table(warriors=spaces).position()["supply_warriors"] == 0
    assert table(warriors=spaces[:1]).position()["supply_warriors"] == 3
    with pytest.raises(PositionError, match="warriors"):
        table(warriors=[*spaces, "1L2"])


@pytest.mark.rule("CMP-6")
def test_warriors_in_hand_are_of_the_4_too() -> None:
    assert table({"hand": {"warriors": 2}}).position()["supply_warriors"] == 2
    with pytest.raises(PositionError, match="warriors"):
        table({"hand": {"warriors": 3}}, {"hand": {"warriors": 2}})


@pytest.mark.rule("CMP-6", "NEU-2")
@pytest.mark.parametrize(("players", "fires"), [(2, 6), (3, 6), (4, 0)])
def test_there_are_6_fire_tiles_for_2_or_3_players(players: int, fires: int) -> None:
    assert len(Game.new(players=players).position()["fire"]) == fires


@pytest.mark.rule("CMP-6", "NEU-5")
def test_there_are_4_restriction_tiles_for_2_players() -> None:
    for space in ("X1", "X2", "X3", "X4"):
        behind = {"caravans": ["c4", "c4"], "strength": 9}
        two = table(behind, {"explorers": [space]}, players=2, round=5)
        refused(two, f"explorer {space}", "TRN-4", "single")
        three = table(behind, {"explorers": [space]}, players=3, round=5)
        allows(three, f"explorer {space}")


@pytest.mark.rule("CMP-6", "NEU-4")
def test_neutral_cards_are_numbered_1_to_4() -> None:
    drawn = set()
    for seed in range(25):
        g = Game.new(players=3, seed=seed, options=Options(first_game=True, neutral_card_4=True))
        while kind(g) == "neutral":
            g.apply(g.legal_actions()[0])
        drawn.add(g.position()["neutrals"][0]["strength"])
    assert drawn == {1, 2, 3, 4}


@pytest.mark.rule("CMP-7", "D-1")
def test_resources_and_vp_are_not_limited_by_the_number_of_tiles() -> None:
    many = {"raw": {"cattle": 40}, "vp": 90}
    g = table(many, many, many, many, tiles=tiles(L1="grazing-land"))
    assert gains(g, "explorer 1L1") == {"cattle": 3}  # plains: 3 cattle
    fifth = table({**many, "strength": 20}, round=5, tiles=tiles(L5="great-moat"))
    assert gains(fifth, "explorer 5L1") == {"vp": 7}  # 4 strength beyond the track's end, and 3 VP


@pytest.mark.rule("D-1", "D-18")
def test_workers_are_limited() -> None:
    village = tiles(L3="pile-village")
    last = table({}, {"workers": [8, 0, 0]}, round=3, tiles=village)
    assert gains(last, "explorer 3L3") == {"worker 1": 1}
    none_left = table({}, {"workers": [9, 0, 0]}, round=3, tiles=village)
    assert gains(none_left, "explorer 3L3") == {}


@pytest.mark.rule("D-1", "D-18", "WAR-1")
@pytest.mark.parametrize(("standing", "taken"), [(1, 2), (3, 1), (4, 0)])
def test_warriors_are_limited_and_taken_as_many_as_there_are(standing: int, taken: int) -> None:
    spaces = ["hire", "skills", "road", "raid"][:standing]
    g = table({}, SPENT, SPENT, SPENT, round=3, tiles=tiles(R3="amber-road"), warriors=spaces)
    play(g, "explorer 3R1")
    assert seat(g)["hand"]["warriors"] == taken
    assert g.position()["supply_warriors"] == 4 - standing - taken


@pytest.mark.rule("CMP-6")
def test_numbers_of_components_are_the_sets_not_the_codes(tmp_path: Path) -> None:
    more = small_set(tmp_path, board="[warriors]\ntotal = 6\ntaken = 3\n\n[workers]\ntotal = [11, 5, 3]\n")
    g = table({}, content=more, round=3, tiles=tiles(R3="amber-road"))
    play(g, "explorer 3R1")
    assert (seat(g)["hand"]["warriors"], g.position()["supply_warriors"]) == (3, 3)
    assert g.position()["supply_workers"] == [11, 1, 1]
