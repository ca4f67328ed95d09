"""Symbols: members, trades, choices, gains, power (SYM-1 to SYM-7)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terramara import Game
from terramara.content import load_set
from terramara.content.model import CATEGORIES, RAW, REFINED, RESOURCES
from tests.rules.helpers import (
    Seat,
    allowed,
    asked,
    cost_of,
    kind,
    play,
    printed_vp,
    refused,
    seat,
    small_set,
    table,
)


def tiny(folder: Path, effect: str) -> dict[str, Any]:
    """A set whose level-1 bonus tile on the road has this effect."""
    return {
        "content": small_set(folder, bonuses=f'[copper-and-calf]\neffect = "{effect}"\n'),
        "bonuses": {"row-1": "copper-and-calf"},
    }


def effect(folder: Path, text: str, player: Seat | None = None, **rest: Any) -> Game:
    """Seat 0 has come to that tile."""
    return asked(["bonus", 0, 4], seats=[player or {}], **tiny(folder, text), **rest)


@pytest.mark.rule("D-17")
def test_one_category_for_each_resource_pair_and_4_tiles_of_each_level_in_each_column() -> None:
    base = load_set()
    for artefact in base.artefacts:
        main = REFINED[CATEGORIES.index(artefact.category)]
        assert artefact.cost[REFINED.index(main)] == max(artefact.cost)
    found = [(tile.column, tile.level) for tile in base.tiles]
    for column in ("left", "right"):
        for level in (1, 2, 3):
            assert found.count((column, level)) == 4
    terrains = {"left": {"plains", "quarry"}, "right": {"forest", "mountain"}}
    for tile in base.tiles:
        assert all(space.terrain in terrains[tile.column] for space in tile.spaces)
    assert sum(tile.crossroads is not None for tile in base.tiles) == 8
    assert sum(tile.outpost is not None for tile in base.tiles) == 8


# ---------------------------------------------------------------- members
@pytest.mark.rule("SYM-1", "SYM-2")
@pytest.mark.parametrize(
    ("artefact", "action", "vp"),
    [
        ("battle-horn", "chief 1L2", 3),  # your chief, to an empty space
        ("battle-horn", "explorer 1L2", 0),
        ("battle-horn", "chief 1L3", 0),
        ("battle-horn", "chief hut", 0),
        ("fur-cap", "chief 1L3", 2),  # your chief, to another player's explorer
        ("fur-cap", "explorer 1L3", 0),
        ("fur-cap", "chief 1L2", 0),
        ("leather-belt", "explorer 1L3", 1),  # your explorer, to another player's explorer
        ("leather-belt", "chief 1L3", 0),
        ("leather-belt", "explorer 1L2", 0),
    ],
)
def test_when_you_send_your_explorer_or_your_chief(artefact: str, action: str, vp: int) -> None:
    g = table({"made": [artefact], "strength": 2}, {"explorers": ["1L3"], "strength": 1})
    assert seat(play(g, action))["vp"] == vp


@pytest.mark.rule("SYM-1", "SYM-2")
def test_the_member_of_an_effect_is_the_owners_not_anothers() -> None:
    g = table({}, {"made": ["battle-horn"]})
    play(g, "chief 1L2")
    assert seat(g, 1)["vp"] == 0


@pytest.mark.rule("SYM-1", "D-24")
def test_take_a_member_back() -> None:
    away = {"explorers": ["1L1", "2L1"], "hut": {"explorers": 1}, "chief": "skills"}
    paid = {"refined": cost_of("violin-bow-fibula")}
    g = asked(["craft", 0], seats=[{**away, **paid}], row=["violin-bow-fibula"])
    play(g, "craft 1")
    assert kind(g) == "back"
    assert set(allowed(g)) == {"back 1L1", "back 2L1", "back skills", "back explorer hut", "stop"}
    refused(g, "back 1L2", "D-24", "nobody-there")
    play(g, "back skills")
    assert seat(g)["hand"]["chief"]
    assert seat(g)["chief"] is None


@pytest.mark.rule("SYM-1", "SYM-2")
def test_take_back_the_chief_names_the_chief_only() -> None:
    away = {"explorers": ["1L1"], "chief": "skills", "refined": cost_of("battle-horn")}
    g = play(asked(["craft", 0], seats=[away], row=["battle-horn"]), "craft 1")
    assert set(allowed(g)) == {"back skills", "stop"}


@pytest.mark.rule("SYM-1", "SYM-2", "SYM-3")
def test_take_back_an_explorer_for_2_strength() -> None:
    player = {"made": ["antler-cheekpieces"], "strength": 2, "explorers": ["1L1"], "chief": "skills"}
    g = play(table(player), "use antler-cheekpieces", "trade")
    assert set(allowed(g)) == {"back 1L1", "stop"}
    play(g, "back 1L1")
    assert (seat(g)["hand"]["explorers"], seat(g)["strength"]) == (4, 0)


# ---------------------------------------------------------------- trades and choices
@pytest.mark.rule("SYM-3")
def test_a_trade_is_done_up_to_the_number_of_times_on_the_arrow() -> None:
    g = table({"made": ["balance-scales"], "raw": {"wood": 5}})
    play(g, "use balance-scales", "trade", "trade", "trade")
    assert (seat(g)["vp"], seat(g)["raw"]) == (6, {"wood": 2})
    assert kind(g) == "send"
    fewer = table({"made": ["balance-scales"], "raw": {"wood": 5}})
    play(fewer, "use balance-scales", "trade", "stop")
    assert (seat(fewer)["vp"], seat(fewer)["raw"]) == (2, {"wood": 4})


@pytest.mark.rule("SYM-3")
def test_a_trade_needs_all_that_is_left_of_the_arrow(tmp_path: Path) -> None:
    text = "trade 1 wood + 1 raw + 1 strength -> 3 vp"
    short = effect(tmp_path, text, {"raw": {"wood": 1}, "strength": 1})
    assert kind(short) == "send"  # it lapses
    with_worker = asked(
        ["bonus", 0, 4],
        seats=[{"raw": {"wood": 1}, "strength": 1, "workers": [1, 0, 0]}],
        **tiny(tmp_path, text),
    )
    refused(with_worker, "trade", "SYM-3", "cannot-trade")
    g = effect(tmp_path, text, {"raw": {"wood": 1, "ore": 1}, "strength": 1})
    play(g, "trade")
    assert (seat(g)["vp"], seat(g)["raw"], seat(g)["strength"]) == (3, {}, 0)


@pytest.mark.rule("SYM-4")
@pytest.mark.parametrize(("choice", "culture", "steps"), [("choose 1", 0, 1), ("choose 2", 1, 0)])
def test_or_is_one_of_them(choice: str, culture: int, steps: int) -> None:
    g = play(table({"made": ["woollen-shawl"]}), "use woollen-shawl")  # 1 travel or 1 culture
    assert kind(g) == "option"
    refused(g, "choose 3", "SYM-4", "no-such-choice", most=2)
    play(g, choice)
    if steps:
        play(g, "caravan A straight")
    assert seat(g)["culture"] == culture
    assert seat(g)["caravans"] == [("top", "c1")[steps], "top"]
    assert kind(g) == "send"


MEASURED = [
    ("power", {"strength": 10}, 3),
    ("worker level", {"workers": [1, 1, 0]}, 3),
    ("artefact", {"made": ["bone-pin", "flat-axe"]}, 2),
    ("flag", {"flags": [1, 2]}, 2),
    ("clothing", {"made": ["bone-pin", "flat-axe"]}, 1),
    ("weapon", {"made": ["bone-arrowheads", "flat-axe"]}, 2),
    ("stronger player", {"strength": 1}, 2),
]


@pytest.mark.rule("SYM-4")
@pytest.mark.parametrize(("what", "player", "vp"), MEASURED)
def test_for_each(what: str, player: Seat, vp: int, tmp_path: Path) -> None:
    others: list[Seat] = [{"strength": 2}, {"strength": 1}, {"strength": 20}]
    g = asked(["bonus", 0, 4], seats=[player, *others], round=3, **tiny(tmp_path, f"1 vp per {what}"))
    assert seat(g)["vp"] == vp


@pytest.mark.rule("SYM-4", "SYM-6")
@pytest.mark.parametrize(
    ("condition", "met", "short"),
    [
        ("workers 3", {"workers": [1, 1, 0]}, {"workers": [2, 0, 0]}),
        ("power 2", {"strength": 5}, {"strength": 4}),
        ("culture 4", {"culture": 4}, {"culture": 3}),
        ("caravans 2", {"caravans": ["c2", "b3"]}, {"caravans": ["c3", "b2"]}),
        ("strength 7", {"strength": 7}, {"strength": 6}),
        ("tools 1", {"made": ["bow-drill"]}, {"made": ["flat-axe"]}),
    ],
)
def test_if_you_meet_the_left_you_get_the_right(
    condition: str, met: Seat, short: Seat, tmp_path: Path
) -> None:
    text = f"if {condition}: 3 vp"
    assert seat(effect(tmp_path, text, met))["vp"] == 3
    assert seat(effect(tmp_path, text, short))["vp"] == 0


# ---------------------------------------------------------------- gains
@pytest.mark.rule("SYM-5")
@pytest.mark.parametrize("resource", RESOURCES)
def test_get_each_raw_and_each_refined(resource: str, tmp_path: Path) -> None:
    g = effect(tmp_path, f"2 {resource}")
    assert {**seat(g)["raw"], **seat(g)["refined"]} == {resource: 2}


@pytest.mark.rule("SYM-5")
@pytest.mark.parametrize(("what", "offered", "others"), [("raw", RAW, REFINED), ("refined", REFINED, RAW)])
def test_get_any_raw_or_any_refined_one_by_one(
    what: str, offered: tuple[str, ...], others: tuple[str, ...], tmp_path: Path
) -> None:
    g = effect(tmp_path, f"2 {what}")
    assert allowed(g) == [f"take {name}" for name in offered]
    refused(g, f"take {others[0]}", "SYM-5", "not-offered", what=others[0])
    play(g, f"take {offered[0]}", f"take {offered[3]}")
    assert {**seat(g)["raw"], **seat(g)["refined"]} == {offered[0]: 1, offered[3]: 1}
    assert kind(g) == "send"


@pytest.mark.rule("SYM-5")
@pytest.mark.parametrize(("raw", "refined"), list(zip(RAW, REFINED, strict=True)))
def test_get_the_matching_raw_or_refined(raw: str, refined: str, tmp_path: Path) -> None:
    up = effect(tmp_path, "trade 1 raw -> 1 matching refined", {"raw": {raw: 1}})
    assert (seat(play(up, "trade"))["raw"], seat(up)["refined"]) == ({}, {refined: 1})
    paid_refined = effect(tmp_path, "trade 1 raw -> 1 matching refined", {"refined": {refined: 1}})
    assert seat(play(paid_refined, "trade"))["refined"] == {refined: 1}  # RES-1: it is the same kind
    more = effect(tmp_path, "trade 1 refined -> 2 matching raw", {"refined": {refined: 1}})
    assert (seat(play(more, "trade"))["raw"], seat(more)["refined"]) == ({raw: 2}, {})


@pytest.mark.rule("SYM-5")
def test_get_travel_culture_strength_and_vp(tmp_path: Path) -> None:
    g = effect(tmp_path, "1 travel + 2 culture + 3 strength + 4 vp")
    play(g, "caravan A straight")
    now = seat(g)
    assert (now["caravans"], now["culture"], now["strength"], now["vp"]) == (["c1", "top"], 2, 3, 4)


@pytest.mark.rule("SYM-5", "D-87")
def test_double_vp() -> None:
    g = table({"made": ["war-chariot", "bow-drill"]}, round=5)
    assert g.scores()[0].sources["effects"] == printed_vp("bow-drill")


# ---------------------------------------------------------------- power
@pytest.mark.rule("SYM-6")
@pytest.mark.parametrize(("strength", "vp"), [(0, 1), (5, 2), (10, 3), (15, 4)])
def test_power_levels_as_a_measure(strength: int, vp: int) -> None:
    g = play(table({"made": ["bronze-sword"], "strength": strength}), "use bronze-sword")
    assert seat(g)["vp"] == vp


@pytest.mark.rule("SYM-7")
def test_when_you_raid_as_if_your_power_level_were_1_higher() -> None:
    rich = {"raw": {"wood": 4}}  # at the same level 1 of every 5 is due, one level below 1 of every 4
    plain = play(table({"strength": 3}, rich), "explorer raid")
    assert seat(plain, 1)["raw"] == {"wood": 4}
    higher = play(table({"strength": 3, "made": ["bone-arrowheads"]}, rich), "explorer raid")
    assert seat(higher, 1)["raw"] == {"wood": 3}
    assert seat(higher, 0)["raw"] == {"wood": 1}
    assert higher.view(0).data["power"][0] == 1  # for nothing but the raid


LEFT = ["water-meadow", "gravel-bank", "earth-rampart", "brick-kiln", "chiefs-pasture", "deep-quarry"]


@pytest.mark.rule("D-14", "SYM-9")
def test_nobody_is_given_the_worse_order_of_strength_and_strength_for_each_stronger_unasked() -> None:
    # 2 strength, and 1 for each stronger player: 3 of them if they are counted first, 2 if afterwards
    seats: list[Seat] = [{"strength": 3}, {"strength": 6}, {"strength": 7}, {"strength": 5}]
    g = play(table(*seats, round=3, tiles={"left": LEFT}), "explorer 3L2")
    assert kind(g) == "order" or seat(g)["strength"] == 8


@pytest.mark.rule("D-14", "SYM-4")
def test_nobody_is_given_the_worse_order_of_travel_and_a_condition_on_caravans_unasked() -> None:
    # 1 travel, and 1 VP if both caravans have reached crossroads 3
    g = play(table({"made": ["spoked-wheel"], "caravans": ["c3", "c2"]}, round=3), "use spoked-wheel")
    if kind(g) == "travel":
        assert seat(play(g, "caravan B straight"))["vp"] == 1
    else:
        assert kind(g) == "order"


@pytest.mark.rule("D-14")
def test_the_careful_choose_either_order() -> None:
    seats: list[Seat] = [{"strength": 3, "careful": True}, {"strength": 6}, {"strength": 7}, {"strength": 5}]
    totals = set()
    for first in ("next 1", "next 2"):
        g = play(table(*seats, round=3, tiles={"left": LEFT}), "explorer 3L2", first)
        while kind(g) == "gain":
            g.apply("take all")
        totals.add(seat(g)["strength"])
    assert totals == {7, 8}
