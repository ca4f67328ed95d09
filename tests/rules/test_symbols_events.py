"""Symbols: events, costs, and kinds of effect (SYM-8 to SYM-15)."""

from __future__ import annotations

import pytest

from terramara import Game
from tests.rules.helpers import (
    Seat,
    allowed,
    asked,
    cost_of,
    end_round,
    kind,
    last_of_round,
    play,
    refused,
    seat,
    table,
)


def craft(artefact: str, refined: Seat, **player: object) -> Game:
    """Seat 0 crafts this artefact with these resources."""
    g = asked(["craft", 0], seats=[{"refined": refined, **player}, {"strength": 3}], row=[artefact])
    return play(g, "craft 1")


@pytest.mark.rule("SYM-8")
def test_when_you_get_1_or_more_culture() -> None:
    one = play(table({"made": ["grain-jar"]}), "explorer 1L2")  # 1 cattle and 1 culture; then 1 strength
    assert (seat(one)["culture"], seat(one)["strength"]) == (1, 1)
    three = asked(["culture", 0, 3], seats=[{"made": ["grain-jar"]}])
    assert (seat(three)["culture"], seat(three)["strength"]) == (3, 1)
    none = play(table({"made": ["grain-jar"]}), "explorer hire")
    assert seat(none)["strength"] == 0


@pytest.mark.rule("SYM-9")
@pytest.mark.parametrize(
    ("mine", "others", "gained"), [(2, [3, 3, 1], 2), (2, [2, 2, 2], 0), (0, [1, 5, 9], 3), (9, [1, 2, 9], 0)]
)
def test_1_strength_for_each_player_stronger_not_equal(mine: int, others: list[int], gained: int) -> None:
    seats: list[Seat] = [{"strength": mine, "refined": {"metal": 2}}, *({"strength": n} for n in others)]
    g = play(asked(["craft", 0], seats=seats, row=["bone-arrowheads"]), "craft 1")
    assert seat(g)["strength"] == mine + gained


@pytest.mark.rule("SYM-10", "D-52")
def test_your_explorers_may_join_a_player_of_equal_strength_and_lose_none() -> None:
    other = {"strength": 3, "explorers": ["1L2"]}
    g = play(table({"strength": 3, "made": ["leather-belt"]}, other), "explorer 1L2")
    assert seat(g)["strength"] == 3
    refused(table({"strength": 3}, other), "explorer 1L2", "TRN-7", "too-weak", mine=3, theirs=3, owner=1)
    weaker = table({"strength": 2, "made": ["leather-belt"]}, other)
    refused(weaker, "explorer 1L2", "TRN-7", "too-weak", mine=2, theirs=3, owner=1)
    stronger = play(table({"strength": 4, "made": ["leather-belt"]}, other), "explorer 1L2")
    assert seat(stronger)["strength"] == 3  # only the equal case is free


@pytest.mark.rule("SYM-11", "D-40")
def test_craft_an_artefact_with_raw_standing_for_refined() -> None:
    g = asked(
        ["craft", 0],
        seats=[{"refined": {**cost_of("clay-crucible"), "leather": 1}, "raw": {"cattle": 1}}],
        row=["clay-crucible", "bone-pin"],
    )
    play(g, "craft 1")
    assert kind(g) == "workshop"
    play(g, "craft 1")
    while kind(g) == "give":
        g.apply(allowed(g)[0])
    assert seat(g)["made"] == ["clay-crucible", "bone-pin"]
    assert (seat(g)["raw"], seat(g)["refined"]) == ({}, {})


@pytest.mark.rule("SYM-12")
def test_when_one_of_your_caravans_reaches_any_crossroads_or_that_one() -> None:
    shoes = asked(["travel", 0, 2], seats=[{"made": ["goatskin-shoes"], "caravans": ["c1", "c3"]}], round=3)
    play(shoes, "caravan A straight", "caravan B straight")
    assert seat(shoes)["vp"] == 2
    horse = asked(["travel", 0, 2], seats=[{"made": ["clay-horse"], "caravans": ["c4", "top"]}])
    play(horse, "caravan A straight")
    assert seat(horse)["vp"] == 0
    play(horse, "caravan A straight")
    assert seat(horse)["vp"] == 2
    again = asked(["travel", 0, 1], seats=[{"made": ["clay-horse"], "caravans": ["c5", "c6"]}])
    assert seat(play(again, "caravan A straight"))["vp"] == 2  # each of the two


@pytest.mark.rule("SYM-12")  # F-16
@pytest.mark.parametrize(
    ("other", "second"), [("c3", False), ("b4", False), ("c4", True), ("b5", True), ("end", True)]
)
def test_when_your_second_caravan_reaches_that_crossroads(other: str, second: bool) -> None:
    player = {"made": ["wheel-headed-pin"], "caravans": ["c3", other]}
    g = play(asked(["travel", 0, 1], seats=[player]), "caravan A straight")
    assert (kind(g) == "take") == second
    if second:
        assert seat(play(g, "take metal"))["refined"] == {"metal": 1}


TERRAIN = [
    ("sheepskin-cloak", "plains", "cattle"),
    ("milk-boiler", "quarry", "stone"),
    ("antler-hoe", "forest", "wood"),
    ("bronze-spearhead", "mountain", "ore"),
]
SPACES = {"plains": "1L2", "quarry": "2L1", "forest": "1R1", "mountain": "1R3"}


@pytest.mark.rule("SYM-13")
@pytest.mark.parametrize(("artefact", "terrain", "resource"), TERRAIN)
def test_the_terrain_of_a_space_is_a_condition(artefact: str, terrain: str, resource: str) -> None:
    for where, space in SPACES.items():
        before = play(table({}), f"explorer {space}")
        after = play(table({"made": [artefact]}), f"explorer {space}")
        more = seat(after)["raw"].get(resource, 0) - seat(before)["raw"].get(resource, 0)
        assert more == (1 if where == terrain else 0)


@pytest.mark.rule("SYM-13", "D-36")
@pytest.mark.parametrize("artefact", [artefact for artefact, _, _ in TERRAIN])
def test_home_and_hut_have_no_terrain(artefact: str) -> None:
    for space in ("hire", "skills", "first", "hut"):
        g = play(table({"made": [artefact]}), f"explorer {space}")
        assert seat(g)["raw"] == {}


@pytest.mark.rule("SYM-14", "D-11", "D-82")
@pytest.mark.parametrize(
    ("artefact", "made", "cost", "vp"),
    [
        ("clay-stamp", "loom-weights", {"brick": 2, "timber": 1}, 2),
        ("bow-drill", "loom-weights", {"brick": 2, "timber": 1}, 1),
        ("flat-axe", "loom-weights", {"brick": 2, "timber": 1}, 0),
        ("warp-loom", "bone-pin", {"leather": 2}, 2),
    ],
)
def test_when_you_craft_1_vp_for_each_resource_of_this_kind(
    artefact: str, made: str, cost: Seat, vp: int
) -> None:
    assert seat(craft(made, cost, made=[artefact]))["vp"] == vp
    assert seat(craft("clay-stamp", {"brick": 2, "metal": 1}))["vp"] == 0  # not for its own crafting


@pytest.mark.rule("SYM-14", "D-41")
def test_1_of_each_kind_of_resource_less_to_pay() -> None:
    g = craft("loom-weights", {"brick": 1}, made=["bellows-nozzle"])  # 2 brick and 1 timber
    assert seat(g)["made"] == ["bellows-nozzle", "loom-weights"]
    assert seat(g)["refined"] == {}
    poor = asked(
        ["craft", 0],
        seats=[{"made": ["bellows-nozzle"], "raw": {"ore": 1}, "workers": [1, 0, 0]}],
        row=["loom-weights"],
    )
    refused(poor, "craft 1", "ART-2", "cannot-pay", brick=1)


@pytest.mark.rule("SYM-14")
def test_for_an_artefact_of_this_category_1_of_this_kind_less() -> None:
    sash = craft("bone-pin", {"leather": 1}, made=["tablet-woven-sash"])  # clothing: 1 leather less
    assert seat(sash)["made"] == ["tablet-woven-sash", "bone-pin"]
    other = asked(
        ["craft", 0],
        seats=[
            {"made": ["tablet-woven-sash"], "refined": {"brick": 2}, "raw": {"ore": 1}, "workers": [1, 0, 0]}
        ],
        row=["milk-boiler"],
    )
    refused(other, "craft 1", "ART-2", "cannot-pay", leather=1)  # pottery: its leather is asked


@pytest.mark.rule("SYM-15", "ART-7")
def test_instant_is_once_when_crafted() -> None:
    g = craft("carinated-bowl", {"brick": 2})
    assert seat(g)["culture"] == 2
    refused(table({"made": ["carinated-bowl"]}), "use carinated-bowl", "ART-7", "not-once-per-round")


@pytest.mark.rule("SYM-15", "ART-7")
def test_once_per_round_is_any_time_in_the_owners_turn_and_again_in_the_next_round() -> None:
    g = last_of_round(1, {"made": ["tanged-dagger"]})
    play(g, "use tanged-dagger")
    assert seat(g)["strength"] == 1
    refused(g, "use tanged-dagger", "ART-7", "used")
    end_round(g)
    play(g, "use tanged-dagger")
    assert seat(g)["strength"] == 2
    refused(table({}, {"made": ["tanged-dagger"]}), "use tanged-dagger", "TRN-11", "not-made")


@pytest.mark.rule("SYM-15", "ART-7")
def test_lasting_holds_whenever_its_condition_is_met() -> None:
    g = asked(["culture", 0, 1], ["culture", 0, 1], seats=[{"made": ["grain-jar"]}])
    assert seat(g)["strength"] == 2


@pytest.mark.rule("SYM-15", "ART-7")
def test_end_of_game_gives_vp_then() -> None:
    g = craft("amber-necklace", cost_of("amber-necklace"))
    assert seat(g)["vp"] == 0
    assert g.scores()[0].sources["effects"] == 2


@pytest.mark.rule("SYM-15", "TRN-4")
def test_a_single_space_holds_1_member() -> None:
    right = ["alder-grove", "oak-ridge", "amber-road", "beech-forest", "sacred-grove", "tin-mine"]
    g = table({"strength": 9}, {"explorers": ["3R1"]}, round=3, tiles={"right": right})
    refused(g, "explorer 3R1", "TRN-4", "single")
    refused(g, "chief 3R1", "TRN-4", "single")


@pytest.mark.rule("SYM-15", "WAR-1")
def test_the_warriors_symbol_gives_warriors() -> None:
    right = ["high-pass", "alder-grove", "beech-forest", "smelting-place", "sacred-grove", "tin-mine"]
    g = table({"raw": {"ore": 1}}, tiles={"right": right})
    play(g, "explorer 1R1", "trade")
    assert seat(g)["hand"]["warriors"] == 2
    assert seat(g)["raw"] == {}
