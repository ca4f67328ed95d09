"""Characters (CHR) that bring pieces of their own, one side at a time: matriarch, collector, pathfinder."""

from __future__ import annotations

import pytest

from terramara import Game
from tests.rules.helpers import (
    Seat,
    allowed,
    asked,
    end_round,
    kind,
    last_of_round,
    play,
    refused,
    seat,
    table,
)

OTHERS = ["traveller", "sage", "warlord", "artisan"]
LEFT_OVER = [
    *("market-stall", "hired-spears", "finished-goods"),
    *("guest-house", "timber-yard"),
    *("great-feast", "bridal-gift", "treasure-hoard"),
]
OWN = ["copper-seam", "clay-pit"]  # on their backs: a trade of raw for VP; culture 6 / 10 / 14


def young(name: str, **more: object) -> Seat:
    return {"character": name, **more}


def adult(name: str, **more: object) -> Seat:
    return {"character": name, "side": "adult", **more}


def pathfinder(side: str = "young", **more: object) -> Seat:
    return {"character": "pathfinder", "side": side, "own_tiles": OWN, **more}


def drafting(name: str) -> Game:
    """Seat 0 is choosing a card, and this character is the first one there; the others have all they need."""
    draft = {"characters": [name, "sage"], "cards": ["herders", "miners"]}
    have = [
        {"character": other, "card": card}
        for other, card in zip(OTHERS[::2], ["potters", "weavers"], strict=True)
    ]
    have.append({"character": "artisan", "card": "river-folk"})
    goods = [["card", seat] for seat in (3, 2, 1, 0)]
    pending = [["round", 0, 1], ["install", 0], *goods, ["draft", 0, 1], ["draft", 0, 2]]
    return table({"card": None}, *have, phase="setup", turn=None, draft=draft, pending=pending)


# ---------------------------------------------------------------- matriarch
@pytest.mark.rule("CHR-6", "SET-12")
def test_young_matriarch_has_1_more_explorer() -> None:
    seats = [{"character": name} for name in ("matriarch", "sage", "warlord", "artisan")]
    g = table(*seats, phase="setup", turn=None, pending=[["round", 0, 1], ["install", 0]])
    assert [seat(g, i)["hand"]["explorers"] for i in range(4)] == [5, 4, 4, 4]


@pytest.mark.rule("CHR-6", "D-8")
def test_the_explorer_is_given_back_from_the_hand_when_the_matriarch_is_turned() -> None:
    g = play(table(young("matriarch", explorers=["3L1", "3L2"]), round=2), "adult")
    assert seat(g)["hand"]["explorers"] == 2
    assert seat(g)["explorers"] == ["3L1", "3L2"]


@pytest.mark.rule("D-8", "CHR-6")
def test_with_no_explorer_in_hand_the_matriarch_cannot_be_turned_in_that_round() -> None:
    away = ["3L1", "3L2", "3L3", "4L1", "4L2"]
    refused(table(young("matriarch", explorers=away), round=2), "adult", "D-8", "no-explorer")
    g = table(young("matriarch", explorers=away[:4]), round=2)
    g.apply("adult")
    assert seat(g)["hand"]["explorers"] == 0


@pytest.mark.rule("D-63")
def test_the_matriarchs_explorer_and_the_rivers_are_two() -> None:
    g = asked(["culture", 0, 1], seats=[young("matriarch", culture=7)])
    assert seat(g)["hand"]["explorers"] == 6
    grown = play(table(young("matriarch", culture=8)), "adult")
    assert seat(grown)["hand"]["explorers"] == 5


@pytest.mark.rule("CHR-6")  # F-17
@pytest.mark.parametrize(
    ("action", "vp"),
    [
        ("chief 1L2", 5),
        ("chief 1L3", 3),
        ("chief hire", 5),
        ("chief skills", 3),
        ("chief hut", 0),
        ("explorer 1L2", 0),
    ],
)
def test_adult_matriarch_3_vp_for_the_chief_at_anothers_explorer_and_5_on_an_empty_action_space(
    action: str, vp: int
) -> None:
    g = table(adult("matriarch", strength=1), {"explorers": ["1L3", "skills"]})
    play(g, action)
    assert seat(g)["vp"] == vp


@pytest.mark.rule("CHR-6", "NEU-6")
def test_adult_matriarch_a_neutral_explorer_is_another_players() -> None:
    g = table(adult("matriarch"), players=3, neutrals=[{"strength": 4, "explorers": ["1L2"]}])
    assert seat(play(g, "chief 1L2"))["vp"] == 3


@pytest.mark.rule("CHR-6")
def test_young_matriarch_gets_nothing_for_the_chief() -> None:
    assert seat(play(table(young("matriarch")), "chief 1L2"))["vp"] == 0


# ---------------------------------------------------------------- collector
@pytest.mark.rule("CHR-7", "SET-12", "D-64")
def test_young_collector_takes_all_bonus_tiles_left_aside_when_chosen() -> None:
    g = play(drafting("collector"), "draft character 1")
    assert seat(g)["bonus_tiles"] == LEFT_OVER
    levels = {bonus.id: bonus.level for bonus in g.set.bonuses}
    assert [levels[name] for name in LEFT_OVER] == [1, 1, 1, 2, 2, 3, 3, 3]


@pytest.mark.rule("CHR-7")
def test_young_collector_uses_one_a_round_then_it_is_discarded() -> None:
    g = table(young("collector", bonus_tiles=["finished-goods", "hired-spears"], raw={"ore": 1}))
    play(g, "bonus finished-goods", "take metal")
    assert seat(g)["refined"] == {"metal": 1}
    assert seat(g)["bonus_tiles"] == ["hired-spears"]
    refused(g, "bonus hired-spears", "CHR-7", "used")
    refused(g, "bonus finished-goods", "CHR-7", "no-such-bonus")


@pytest.mark.rule("CHR-7", "RND-4")
def test_young_collector_may_use_the_next_one_in_the_next_round() -> None:
    g = last_of_round(1, young("collector", bonus_tiles=["finished-goods"], character_used=True))
    refused(g, "bonus finished-goods", "CHR-7", "used")
    end_round(g)
    assert "bonus finished-goods" in allowed(g)


@pytest.mark.rule("CHR-7")
@pytest.mark.parametrize(
    ("now", "usable"),
    [(1, ["finished-goods"]), (2, ["finished-goods", "timber-yard"]), (3, None), (4, None), (5, None)],
)
def test_young_collector_round_1_level_1_round_2_levels_1_and_2_later_any(
    now: int, usable: list[str] | None
) -> None:
    tiles = {"finished-goods": 1, "timber-yard": 2, "treasure-hoard": 3}
    g = table(young("collector", bonus_tiles=list(tiles), raw={"ore": 1}), round=now)
    for name, level in tiles.items():
        if usable is None or name in usable:
            assert f"bonus {name}" in allowed(g)
        else:
            refused(g, f"bonus {name}", "CHR-7", "bonus-too-early", level=level, round=now)


@pytest.mark.rule("CHR-7", "D-62")
def test_the_collectors_tiles_are_lost_when_turned_but_one_may_be_used_just_before() -> None:
    g = table(young("collector", bonus_tiles=["finished-goods", "treasure-hoard"]))
    play(g, "bonus finished-goods", "take brick", "adult")
    assert seat(g)["bonus_tiles"] == []
    assert seat(g)["refined"] == {"brick": 1}
    refused(g, "bonus treasure-hoard", "CHR-7", "no-such-bonus")


@pytest.mark.rule("CHR-7")
def test_adult_collector_4_vp_whenever_a_flag_is_put_on_an_outpost() -> None:
    g = asked(["travel", 0, 3], seats=[adult("collector")], round=3)
    play(g, "caravan A right")
    assert seat(g)["vp"] == 4
    play(g, "caravan A straight", "caravan A right")
    assert seat(g)["vp"] == 8
    still_young = asked(["travel", 0, 1], seats=[young("collector")], round=3)
    assert seat(play(still_young, "caravan A right"))["vp"] == 0


# ---------------------------------------------------------------- pathfinder
@pytest.mark.rule("CHR-8", "SET-12")
def test_pathfinder_chooses_an_unused_level_1_tile_of_each_column_when_chosen() -> None:
    g = play(drafting("pathfinder"), "draft character 1")
    assert (kind(g), g.decision and g.decision.about["tiles"]) == ("tile", ["copper-seam", "high-pass"])
    refused(g, "choose 3", "CHR-8", "no-such-choice", most=2)
    play(g, "choose 2")
    assert g.decision is not None
    assert g.decision.about["tiles"] == ["clay-pit", "grazing-land"]
    play(g, "choose 1")
    assert seat(g)["own_tiles"] == ["high-pass", "clay-pit"]


@pytest.mark.rule("CHR-8", "D-65")
def test_young_pathfinders_crossroads_space_is_open_from_round_1_whatever_the_caravans_places() -> None:
    g = table(pathfinder(raw={"wood": 2}))
    play(g, "explorer XP")
    assert seat(g)["explorers"] == ["XP"]
    assert kind(g) == "trade"  # the action of the copper seam's back


@pytest.mark.rule("CHR-8")
def test_the_space_is_the_pathfinders_alone_and_lost_when_turned() -> None:
    other = table({}, pathfinder())
    refused(other, "explorer XP", "CHR-8", "not-yours")
    refused(other, "chief XP", "CHR-8", "not-yours")
    g = table(pathfinder(), turn=0)
    assert "explorer XP" in allowed(g)
    g.apply("adult")
    refused(g, "explorer XP", "CHR-8", "not-yours")


@pytest.mark.rule("D-65", "TRN-3", "TRN-5")
def test_on_the_pathfinders_space_stand_an_explorer_and_a_warrior_at_most() -> None:
    mine = pathfinder(explorers=["XP"], hand={"warriors": 1})
    g = table(mine)
    refused(g, "explorer XP", "TRN-3", "own-explorer")
    refused(g, "chief XP", "TRN-8", "own-explorer")
    assert "warrior XP" in allowed(g)
    refused(table(pathfinder(chief="XP")), "explorer XP", "TRN-5", "chief-or-warrior")


@pytest.mark.rule("D-65", "NEU-5")
def test_the_pathfinders_space_has_no_restriction_with_2_players() -> None:
    g = table(pathfinder(explorers=["XP"], hand={"warriors": 1}), players=2)
    assert "warrior XP" in allowed(g)


@pytest.mark.rule("D-65")
def test_the_pathfinders_outpost_is_no_flag_for_other_effects() -> None:
    right = ["alder-grove", "oak-ridge", "amber-road", "beech-forest", "sacred-grove", "tin-mine"]
    g = table(pathfinder(flags=[1], caravans=["c3", "c3"]), round=4, tiles={"right": right})
    play(g, "explorer X3", "take brick", "take brick")  # 2 refined and 2 VP for each flag
    assert seat(g)["vp"] == 2


@pytest.mark.rule("CHR-8")
@pytest.mark.parametrize(
    ("member", "space", "vp"), [("explorer", "X1", 2), ("chief", "X1", 2), ("explorer", "2L2", 0)]
)
def test_adult_pathfinder_2_vp_for_an_explorer_or_the_chief_at_any_crossroads_space(
    member: str, space: str, vp: int
) -> None:
    right = ["oak-ridge", "alder-grove", "beech-forest", "smelting-place", "sacred-grove", "tin-mine"]
    g = table(pathfinder("adult", caravans=["c1", "c1"]), round=2, tiles={"right": right})
    g.apply(f"{member} {space}")
    assert seat(g)["vp"] == vp


@pytest.mark.rule("CHR-8")
def test_young_pathfinder_gets_no_vp_for_sending() -> None:
    right = ["oak-ridge", "alder-grove", "beech-forest", "smelting-place", "sacred-grove", "tin-mine"]
    g = table(pathfinder(caravans=["c1", "c1"]), round=2, tiles={"right": right})
    assert seat(play(g, "explorer X1"))["vp"] == 0


@pytest.mark.rule("CHR-9")
@pytest.mark.parametrize("side", ["young", "adult"])
@pytest.mark.parametrize(("culture", "vp"), [(5, 0), (6, 2), (10, 5), (14, 10)])
def test_the_pathfinders_own_outpost_is_scored_on_either_side(side: str, culture: int, vp: int) -> None:
    g = table(pathfinder(side, culture=culture), round=5)
    assert g.scores()[0].sources["outposts"] == vp
