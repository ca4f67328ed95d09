"""Characters (CHR), one side at a time: traveller, sage, warlord, artisan."""

from __future__ import annotations

from pathlib import Path

import pytest

from terramara import Game
from tests.rules.helpers import (
    Seat,
    allowed,
    asked,
    cost_of,
    happened,
    kind,
    play,
    refused,
    seat,
    small_set,
    table,
)

FOUR = ["traveller", "sage", "warlord", "artisan"]


def beginning(*characters: str) -> Game:
    """Starting cards are taken; the characters begin to count (SET-12)."""
    names = [*characters, *(name for name in FOUR if name not in characters)][:4]
    seats = [{"character": name} for name in names]
    return table(*seats, phase="setup", turn=None, pending=[["round", 0, 1], ["install", 0]])


def young(name: str, **more: object) -> Seat:
    return {"character": name, **more}


def adult(name: str, **more: object) -> Seat:
    return {"character": name, "side": "adult", **more}


@pytest.mark.rule("CHR-1", "TRN-12")
def test_a_character_starts_young_and_turning_it_is_final() -> None:
    g = table(young("warlord"))
    assert seat(g)["side"] == "young"
    refused(g, "character", "TRN-11", "no-power")  # the adult side's power
    g.apply("adult")
    assert seat(g)["side"] == "adult"
    refused(g, "adult", "CHR-1", "already-adult")
    refused(g, "explorer raid", "D-3", "no-strength")  # the young side's ability is lost
    g.apply("character")
    assert seat(g)["vp"] == 1


@pytest.mark.rule("CHR-1", "TRN-12", "D-62")
def test_a_character_is_turned_in_the_first_turn_of_the_round_before_sending() -> None:
    later = table(young("sage", explorers=["1L1"], moved=True))
    refused(later, "adult", "TRN-12", "already-sent")
    refused(table({}), "adult", "TRN-12", "no-character")
    sent = play(table(young("artisan", refined={"leather": 2}), row=["bone-pin"]), "explorer 1L2")
    refused(sent, "adult", "TRN-12", "already-sent")


@pytest.mark.rule("D-62")
def test_gains_already_made_are_kept_when_the_character_is_turned() -> None:
    g = play(table(young("sage", culture=3, vp=2)), "adult")
    assert (seat(g)["culture"], seat(g)["vp"]) == (3, 2)


# ---------------------------------------------------------------- traveller
@pytest.mark.rule("CHR-2", "D-2")
def test_young_traveller_at_once_1_travel_without_1_more() -> None:
    g = beginning("traveller")
    assert (kind(g), g.decision and g.decision.about) == ("travel", {"steps": 1})
    play(g, "caravan A straight")
    assert kind(g) == "send"
    assert seat(g)["caravans"] == ["c1", "top"]


@pytest.mark.rule("CHR-2")
def test_young_traveller_whenever_you_get_travel_1_more() -> None:
    g = play(table(young("traveller")), "explorer road")
    for left in (3, 2, 1):
        assert g.decision is not None
        assert g.decision.about == {"steps": left}  # what comes, "1 more" included
        play(g, "caravan A straight")
    assert seat(g)["caravans"] == ["c3", "top"]
    assert kind(g) != "travel"


@pytest.mark.rule("CHR-2", "D-84")
def test_young_traveller_who_takes_no_travel_gets_none() -> None:
    g = play(table(young("traveller")), "explorer road", "stop")
    assert seat(g)["caravans"] == ["top", "top"]
    assert kind(g) != "travel"


@pytest.mark.rule("D-32", "CHR-2")
def test_1_more_joins_the_same_gain_but_a_bonus_tile_met_on_the_way_is_a_new_one() -> None:
    # 1 travel and 1 more; the first step meets 1 leather and 1 travel: that is 1 and 1 more again
    g = asked(
        ["travel", 0, 1],
        seats=[young("traveller", caravans=["c2", "end"])],
        bonuses={"row-3": "saddle-bag"},
    )
    play(g, "caravan A left", "caravan A straight", "caravan A straight", "caravan A straight")
    assert seat(g)["caravans"] == ["c5", "end"]
    assert seat(g)["refined"] == {"leather": 1}
    assert kind(g) == "send"


@pytest.mark.rule("CHR-2")
def test_adult_traveller_2_vp_whenever_a_caravan_reaches_a_crossroads() -> None:
    g = asked(["travel", 0, 3], seats=[adult("traveller")], round=2)
    g.apply("caravan A right")
    assert seat(g)["vp"] == 0  # an outpost is none
    g.apply("caravan A straight")
    assert seat(g)["vp"] == 2
    g.apply("caravan B straight")
    assert seat(g)["vp"] == 4


@pytest.mark.rule("CHR-2")
def test_adult_traveller_has_no_1_more() -> None:
    g = play(asked(["travel", 0, 1], seats=[adult("traveller")]), "caravan A straight")
    assert kind(g) == "send"


@pytest.mark.rule("D-66")
def test_the_top_and_the_end_of_the_road_are_no_crossroads() -> None:
    g = play(
        asked(["travel", 0, 1], seats=[adult("traveller", caravans=["c6", "top"])]), "caravan A straight"
    )
    assert seat(g)["caravans"] == ["end", "top"]
    assert seat(g)["vp"] == 0


# ---------------------------------------------------------------- sage
@pytest.mark.rule("CHR-3", "D-2")
def test_young_sage_at_once_1_culture_without_1_more() -> None:
    assert seat(beginning("sage"))["culture"] == 1


@pytest.mark.rule("CHR-3")
def test_young_sage_whenever_you_get_culture_1_more() -> None:
    g = play(table(young("sage")), "explorer skills")
    assert seat(g)["culture"] == 2
    several = asked(["culture", 0, 3], seats=[young("sage")])
    assert seat(several)["culture"] == 4


@pytest.mark.rule("CHR-3")
def test_adult_sage_whenever_you_get_culture_2_vp() -> None:
    g = play(table(adult("sage")), "explorer skills")
    assert (seat(g)["culture"], seat(g)["vp"]) == (1, 2)
    several = asked(["culture", 0, 3], seats=[adult("sage")])
    assert (seat(several)["culture"], seat(several)["vp"]) == (3, 2)


@pytest.mark.rule("D-32")
@pytest.mark.parametrize(
    ("effect", "actions", "culture"),
    [
        ("up to 2 times trade 1 raw -> 1 culture", ["trade", "trade"], 3),
        ("up to 2 times trade 1 raw -> 1 culture", ["trade", "stop"], 2),
        ("1 culture + 1 culture per flag", [], 3),
        ("1 culture + trade 1 raw -> 1 culture", ["trade"], 3),
        ("1 culture + if workers 1: 1 culture", [], 3),
        ("1 culture per flag", [], 2),
    ],
)
def test_all_that_one_effect_gives_is_one_gain(
    effect: str, actions: list[str], culture: int, tmp_path: Path
) -> None:
    content = small_set(tmp_path, bonuses=f'[copper-and-calf]\neffect = "{effect}"\n')
    player = {"raw": {"wood": 2}, "flags": [1], "workers": [1, 0, 0], "used_workers": [1, 0, 0]}

    def through(character: Seat) -> Game:
        g = asked(
            ["bonus", 0, 4],
            seats=[{**player, **character}],
            round=2,
            bonuses={"row-1": "copper-and-calf"},
            content=content,
        )
        for action in actions:
            while kind(g) == "order":
                g.apply("next 1")
            g.apply(action)
        while kind(g) == "order":
            g.apply("next 1")
        return g

    assert seat(through(young("sage")))["culture"] == culture
    grown = through(adult("sage"))
    assert (seat(grown)["culture"], seat(grown)["vp"]) == (culture - 1, 2)


@pytest.mark.rule("D-32", "D-30")
def test_a_bonus_tile_met_on_the_river_is_a_new_gain() -> None:
    # 1 and 1 more: the first comes to 6, whose tile gives 1 and 1 more again
    g = asked(["culture", 0, 1], seats=[young("sage", culture=5)], bonuses={"river-6": "reed-flute"})
    assert seat(g)["culture"] == 9
    grown = asked(["culture", 0, 1], seats=[adult("sage", culture=5)], bonuses={"river-6": "reed-flute"})
    assert (seat(grown)["culture"], seat(grown)["vp"]) == (7, 4)


# ---------------------------------------------------------------- warlord
@pytest.mark.rule("CHR-4", "D-52")
def test_young_warlord_loses_no_strength() -> None:
    joined = play(table(young("warlord", strength=3), {"explorers": ["1L2"]}), "explorer 1L2")
    assert seat(joined)["strength"] == 3
    raid = play(table(young("warlord", strength=3)), "explorer raid")
    assert seat(raid)["strength"] == 3
    weak = table(young("warlord", strength=1), {"strength": 1, "explorers": ["1L2"]})
    refused(weak, "explorer 1L2", "TRN-7", "too-weak", mine=1, theirs=1, owner=1)


@pytest.mark.rule("CHR-4", "D-3")
def test_young_warlord_may_raid_at_strength_0() -> None:
    assert "explorer raid" in allowed(table(young("warlord")))
    refused(table(adult("warlord")), "explorer raid", "D-3", "no-strength")


@pytest.mark.rule("CHR-4")
def test_young_warlord_still_pays_strength_in_trades() -> None:
    g = play(table(young("warlord", strength=3, made=["winged-axe"])), "use winged-axe", "trade", "stop")
    assert (seat(g)["strength"], seat(g)["vp"]) == (2, 2)


@pytest.mark.rule("CHR-4")
@pytest.mark.parametrize(("strength", "vp"), [(0, 1), (7, 2), (10, 3), (20, 4)])
def test_adult_warlord_once_per_round_vp_equal_to_the_power_level(strength: int, vp: int) -> None:
    g = play(table(adult("warlord", strength=strength)), "character")
    assert seat(g)["vp"] == vp
    refused(g, "character", "CHR-4", "used")


# ---------------------------------------------------------------- artisan
@pytest.mark.rule("CHR-5")
def test_young_artisan_up_to_2_raw_may_stand_for_their_refined() -> None:
    g = asked(["craft", 0], seats=[young("artisan", raw={"cattle": 1, "wood": 1}, refined={"leather": 1})])
    play(g, "craft 1")  # sheepskin cloak: 2 leather and 1 timber
    while kind(g) == "give":
        g.apply(allowed(g)[0])
    assert seat(g)["made"] == ["sheepskin-cloak"]
    assert (seat(g)["raw"], seat(g)["refined"]) == ({}, {})


@pytest.mark.rule("CHR-5")
def test_young_artisan_chooses_whether_raw_or_refined_is_paid() -> None:
    for first, second, left in (
        ("give cattle", "give cattle", {"leather": 2}),
        ("give leather", "give leather", {}),
    ):
        g = asked(
            ["craft", 0],
            seats=[young("artisan", raw={"cattle": 2}, refined={"leather": 2})],
            row=["bone-pin"],
        )
        play(g, "craft 1", first, second)
        assert seat(g)["refined"] == left


@pytest.mark.rule("CHR-5")
def test_young_artisan_3_raw_are_too_many() -> None:
    g = asked(["craft", 0], seats=[young("artisan", raw={"cattle": 2, "wood": 1}, workers=[1, 0, 0])])
    refused(g, "craft 1", "ART-2", "cannot-pay", timber=1)  # the cattle do for leather
    other = asked(
        ["craft", 0], seats=[adult("artisan", raw={"cattle": 2}, workers=[1, 0, 0])], row=["bone-pin"]
    )
    refused(other, "craft 1", "ART-2", "cannot-pay", leather=2)


@pytest.mark.rule("CHR-5")
@pytest.mark.parametrize(("artefact", "vp"), [("bone-pin", 2), ("fur-cap", 2), ("amber-necklace", 3)])
def test_adult_artisan_2_vp_for_level_1_or_2_and_3_for_level_3(artefact: str, vp: int) -> None:
    g = play(
        asked(["craft", 0], seats=[adult("artisan", refined=cost_of(artefact))], row=[artefact]), "craft 1"
    )
    assert seat(g)["vp"] == vp
    assert len(happened(g, "vp")) == 1
