"""The river (RIV), its marks one by one (D-30), and what is beyond its end (D-33, D-90)."""

from __future__ import annotations

import pytest

from terramara import Game
from tests.rules.helpers import Seat, allowed, asked, happened, kind, play, refused, seat, table

PLAIN = {
    "river-6": "copper-and-calf",
    "river-10": "full-granary",
    "river-14a": "smiths-gift",
    "river-14b": "victory-song",
}
OVERFLOW = {"overflow_triggers": True}


def culture(g: Game, number: int = 0) -> tuple[int, int]:
    """(culture, VP)"""
    return seat(g, number)["culture"], seat(g, number)["vp"]


def slots(g: Game) -> list[str]:
    return [event["slot"] for event in happened(g, "bonus")]


@pytest.mark.rule("RIV-1")
@pytest.mark.parametrize(
    ("before", "gained", "after", "vp"), [(13, 1, 14, 0), (14, 1, 14, 1), (14, 3, 14, 3), (13, 3, 14, 2)]
)
def test_beyond_14_each_culture_is_1_vp(before: int, gained: int, after: int, vp: int) -> None:
    tiles = {"river-14a": "smiths-gift", "river-14b": "treasure-hoard"}
    g = asked(["culture", 0, gained], seats=[{"culture": before}], bonuses=tiles)
    while kind(g) != "send":
        g.apply("next 1" if kind(g) == "order" else "take metal")
    assert culture(g) == (after, vp)


@pytest.mark.rule("RIV-2", "ART-3")
def test_at_4_reserving_is_allowed() -> None:
    g = asked(["craft", 0], seats=[{"culture": 4}])
    assert "reserve 1" in allowed(g)
    low = asked(["craft", 0], seats=[{"culture": 3, "refined": {"leather": 2, "timber": 1}}])
    refused(low, "reserve 1", "ART-3", "culture-too-low", culture=3, least=4)


@pytest.mark.rule("RIV-2")
@pytest.mark.parametrize(("before", "gained"), [(5, 1), (5, 2), (4, 3)])
def test_reaching_or_passing_6_gives_its_level_1_bonus_tile(before: int, gained: int) -> None:
    g = asked(["culture", 0, gained], seats=[{"culture": before}], bonuses=PLAIN)
    assert seat(g)["raw"] == {"cattle": 1, "ore": 1}
    assert slots(g) == ["river-6"]
    assert g.position()["bonuses"]["river-6"] == "copper-and-calf"


@pytest.mark.rule("RIV-2")
def test_short_of_6_and_beyond_6_its_tile_gives_nothing() -> None:
    for before, gained in ((4, 1), (6, 1)):
        g = asked(["culture", 0, gained], seats=[{"culture": before}], bonuses=PLAIN)
        assert seat(g)["raw"] == {}


@pytest.mark.rule("RIV-2", "D-18")
@pytest.mark.parametrize(("before", "gained"), [(7, 1), (7, 2), (6, 2)])
def test_reaching_or_passing_8_the_explorer_beside_the_river_joins_the_hand_in_this_round(
    before: int, gained: int
) -> None:
    out = {"hut": {"explorers": 4}, "chief": "hut"}
    g = asked(["culture", 0, gained], seats=[{**out, "culture": before}, out, out, out], bonuses=PLAIN)
    assert seat(g)["hand"]["explorers"] == 1
    assert g.decision is not None
    assert (g.decision.seat, kind(g), g.position()["round"]) == (0, "send", 1)


@pytest.mark.rule("RIV-2")
def test_short_of_8_the_explorer_stays_beside_the_river() -> None:
    g = asked(["culture", 0, 1], seats=[{"culture": 6}])
    assert seat(g)["hand"]["explorers"] == 4


@pytest.mark.rule("RIV-2")
def test_reaching_10_gives_its_level_2_bonus_tile() -> None:
    g = asked(["culture", 0, 1], seats=[{"culture": 9}], bonuses=PLAIN)
    assert seat(g)["raw"] == {"cattle": 1, "stone": 1, "wood": 1, "ore": 1}
    assert slots(g) == ["river-10"]


@pytest.mark.rule("RIV-2", "ART-5")
def test_from_12_on_a_reserved_artefact_costs_1_less() -> None:
    reserved = {"reserved": "bone-pin", "refined": {"leather": 1}}  # it costs 2 leather
    g = asked(["craft", 0], seats=[{**reserved, "culture": 12}])
    g.apply("craft reserved")
    assert seat(g)["made"] == ["bone-pin"]
    assert seat(g)["refined"] == {}
    below = asked(["craft", 0], seats=[{**reserved, "culture": 11, "raw": {"ore": 1}, "workers": [1, 0, 0]}])
    refused(below, "craft reserved", "ART-2", "cannot-pay", leather=1)


@pytest.mark.rule("RIV-2")
def test_reaching_14_gives_its_level_2_and_its_level_3_bonus_tile() -> None:
    g = asked(["culture", 0, 1], seats=[{"culture": 13}], bonuses=PLAIN)
    assert sorted(slots(g)) == ["river-14a", "river-14b"]
    # 1 metal and 1 strength; 2 strength and 1 culture, which is a VP here (RIV-1)
    assert seat(g)["refined"] == {"metal": 1}
    assert seat(g)["strength"] == 3
    assert culture(g) == (14, 1)


@pytest.mark.rule("D-30")
def test_a_mark_is_resolved_in_full_on_arrival_then_the_remaining_steps_follow() -> None:
    # Of 2 culture the first reaches 6, whose tile gives 1 culture (to 7); then the second follows (to 8).
    g = asked(["culture", 0, 2], seats=[{"culture": 5}], bonuses={"river-6": "reed-flute"})
    told = [(event["event"], event.get("total")) for event in happened(g, "culture", "bonus", "explorer")]
    assert told == [("culture", 6), ("bonus", None), ("culture", 7), ("explorer", None), ("culture", 8)]
    waiting = asked(["culture", 0, 2], seats=[{"culture": 5}], bonuses={"river-6": "finished-goods"})
    assert (kind(waiting), seat(waiting)["culture"]) == ("take", 6)
    waiting.apply("take brick")
    assert seat(waiting)["culture"] == 7


@pytest.mark.rule("D-30")
def test_of_several_marks_the_lowest_comes_first() -> None:
    g = asked(["culture", 0, 6], seats=[{"culture": 5}], bonuses=PLAIN)
    assert slots(g) == ["river-6", "river-10"]
    assert seat(g)["culture"] == 11
    assert seat(g)["hand"]["explorers"] == 5


@pytest.mark.rule("D-30", "D-14")
@pytest.mark.parametrize(("first", "slot"), [("next 1", "river-14a"), ("next 2", "river-14b")])
def test_of_the_two_tiles_at_14_the_owner_chooses_the_order(first: str, slot: str) -> None:
    tiles = {"river-14a": "guest-house", "river-14b": "great-feast"}
    g = asked(["culture", 0, 1], seats=[{"culture": 13, "raw": {"wood": 3}}], bonuses=tiles)
    assert kind(g) == "order"
    g.apply(first)
    assert slots(g) == [slot]
    g.apply("stop")
    assert sorted(slots(g)) == ["river-14a", "river-14b"]


@pytest.mark.rule("D-30", "D-14")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("smiths-gift", "victory-song"),  # goods and strength; strength, and culture that is a VP here
        ("smiths-gift", "great-feast"),  # goods first, then the trade
        ("guest-house", "treasure-hoard"),  # resources of choice first, then the trade
    ],
)
def test_the_order_of_the_two_tiles_at_14_is_asked_only_where_it_can_matter(a: str, b: str) -> None:
    seats: list[Seat] = [{"culture": 13, "raw": {"wood": 3}}]
    tiles = {"river-14a": a, "river-14b": b}
    g = asked(["culture", 0, 1], seats=seats, bonuses=tiles)
    assert kind(g) != "order"
    careful = asked(["culture", 0, 1], seats=[{**seats[0], "careful": True}], bonuses=tiles)
    assert kind(play(careful, "take all")) == "order"


@pytest.mark.rule("D-30")
def test_a_bonus_not_used_on_arrival_is_lost() -> None:
    g = asked(
        ["culture", 0, 1],
        ["culture", 0, 1],
        seats=[{"culture": 5, "raw": {"ore": 1}}],
        bonuses={"river-6": "market-stall"},
    )
    assert kind(g) == "trade"
    g.apply("stop")
    assert culture(g) == (7, 0)
    assert seat(g)["raw"] == {"ore": 1}
    assert slots(g) == ["river-6"]


SAGE = {"character": "sage"}
ADULT = {"character": "sage", "side": "adult"}


@pytest.mark.rule("D-33")
def test_culture_that_becomes_vp_starts_no_whenever_you_get_effect() -> None:
    adult = asked(["culture", 0, 1], seats=[{**ADULT, "culture": 14}])
    assert culture(adult) == (14, 1)
    young = asked(["culture", 0, 1], seats=[{**SAGE, "culture": 14}])
    assert culture(young) == (14, 1)
    partly = asked(
        ["culture", 0, 2],
        seats=[{**ADULT, "culture": 13}],
        bonuses={"river-14a": "smiths-gift", "river-14b": "bridal-gift"},
    )
    while kind(partly) != "send":
        partly.apply("next 1" if kind(partly) == "order" else "stop")
    assert culture(partly) == (14, 3)  # 1 culture was got: 2 VP; the other is a VP


@pytest.mark.rule("D-33")
def test_an_option_lets_culture_beyond_the_end_start_effects() -> None:
    adult = asked(["culture", 0, 1], seats=[{**ADULT, "culture": 14}], options=OVERFLOW)
    assert culture(adult) == (14, 3)
    cup = asked(["culture", 0, 1], seats=[{"made": ["grain-jar"], "culture": 14}], options=OVERFLOW)
    assert (seat(cup)["strength"], seat(cup)["vp"]) == (1, 1)
    without = asked(["culture", 0, 1], seats=[{"made": ["grain-jar"], "culture": 14}])
    assert (seat(without)["strength"], seat(without)["vp"]) == (0, 1)


@pytest.mark.rule("D-90")
def test_with_that_option_1_more_joins_and_is_turned_into_vp_with_the_rest() -> None:
    young = asked(["culture", 0, 2], seats=[{**SAGE, "culture": 14}], options=OVERFLOW)
    assert culture(young) == (14, 3)
    without = asked(["culture", 0, 2], seats=[{**SAGE, "culture": 14}])
    assert culture(without) == (14, 2)


@pytest.mark.rule("D-84")
def test_a_gain_counts_as_got_only_if_at_least_1_of_it_is_taken() -> None:
    none = play(asked(["culture", 0, 2], seats=[{**ADULT, "careful": True}]), "stop")
    assert culture(none) == (0, 0)
    one = play(asked(["culture", 0, 2], seats=[{**ADULT, "careful": True}]), "take one", "stop")
    assert culture(one) == (1, 2)
    young = play(asked(["culture", 0, 1], seats=[{**SAGE, "careful": True}]), "take one")
    assert kind(young) == "gain"  # the 1 more has joined, and may be left too (TRN-13)
    young.apply("take all")
    assert culture(young) == (2, 0)
    nothing = play(asked(["culture", 0, 1], seats=[{**SAGE, "careful": True}]), "stop")
    assert culture(nothing) == (0, 0)


@pytest.mark.rule("RIV-1", "D-13")
def test_culture_may_be_taken_in_part() -> None:
    g = play(asked(["culture", 0, 3], seats=[{"careful": True}]), "take one", "take one", "stop")
    assert culture(g) == (2, 0)
    last = play(asked(["culture", 0, 2], seats=[{"careful": True}]), "take one")
    refused(last, "take one", "D-13", "only-one")


@pytest.mark.rule("RIV-1")
def test_a_raid_or_a_joining_explorer_costs_strength_never_culture() -> None:
    g = table({"strength": 3, "culture": 2}, {"explorers": ["1L3"]})
    play(g, "explorer 1L3")
    assert (seat(g)["strength"], seat(g)["culture"]) == (2, 2)


@pytest.mark.rule("D-35", "SET-11")
def test_culture_of_a_starting_card_uses_marks_and_bonus_tiles_without_the_characters_ability() -> None:
    others = [{"character": name, "card": None} for name in ("warlord", "artisan", "matriarch")]
    seats: list[Seat] = [
        {**SAGE, "card": "river-folk", "culture": 5},
        *others,
    ]  # 2 culture, among other things
    pending = [["round", 0, 1], ["install", 0], ["card", 0]]
    g = table(*seats, phase="setup", turn=None, pending=pending, bonuses={"river-6": "reed-flute"})
    # 5 + 2 of the card + 1 of the tile; then 1 at once as a sage (D-2)
    assert culture(g) == (9, 0)
    assert seat(g)["hand"]["explorers"] == 5
    assert seat(g)["raw"] == {"cattle": 1, "stone": 1, "wood": 1}


@pytest.mark.rule("D-35", "SET-11")
def test_travel_of_a_starting_card_uses_bonus_tiles_without_the_characters_ability() -> None:
    others = [{"character": name, "card": None} for name in ("warlord", "artisan", "matriarch")]
    seats: list[Seat] = [
        {"character": "traveller", "card": "woodcutters"},
        *others,
    ]  # 2 travel, among other things
    pending = [["round", 0, 1], ["install", 0], ["card", 0]]
    g = table(*seats, phase="setup", turn=None, pending=pending, bonuses={"row-1": "copper-and-calf"})
    play(g, "caravan A left", "caravan A straight")
    assert seat(g)["raw"] == {"cattle": 1, "wood": 3, "ore": 1}
    assert g.decision is not None
    assert g.decision.about == {"steps": 1}  # no 1 more: this is the traveller's own gain at once (D-2)
    play(g, "caravan A straight")
    assert seat(g)["caravans"] == ["c2", "top"]
    assert kind(g) == "send"


@pytest.mark.rule("RIV-2", "D-22", "D-34")
def test_the_rivers_explorer_comes_in_anothers_turn_too_and_gives_turns_again() -> None:
    out: Seat = {"hut": {"explorers": 4}, "chief": "hut"}
    mine: Seat = {"hut": {"explorers": 3}, "chief": "hut"}
    g = table(mine, out, {**out, "culture": 7}, out)
    play(g, "explorer first", "stop")  # the third player of the new order gets 1 culture
    assert seat(g, 2)["culture"] == 8
    assert seat(g, 2)["hand"]["explorers"] == 1
    assert g.decision is not None
    assert (g.decision.seat, kind(g), g.position()["round"]) == (2, "send", 1)
