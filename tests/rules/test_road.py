"""The road (ROA), its length and places (D-6), its end (D-31), and what waits at a crossroads (D-37)."""

from __future__ import annotations

from pathlib import Path

import pytest

from terramara import Game
from tests.rules.helpers import allowed, asked, cost_of, happened, kind, play, refused, seat, small_set, table

BONUSES = {
    "row-1": "copper-and-calf",
    "row-2": "planks-and-pebbles",
    "row-3": "smiths-gift",
    "row-4": "full-granary",
}


def caravans(g: Game, number: int = 0) -> list[str]:
    found: list[str] = seat(g, number)["caravans"]
    return found


def travel(steps: int, at: tuple[str, str] = ("top", "top"), now: int = 1, **more: object) -> Game:
    return asked(["travel", 0, steps], seats=[{"caravans": list(at), **more}], round=now, bonuses=BONUSES)


@pytest.mark.rule("ROA-1")
def test_steps_are_split_between_the_two_caravans_as_the_player_likes() -> None:
    both = play(travel(2), "caravan A straight", "caravan B straight")
    assert caravans(both) == ["c1", "c1"]
    one = play(travel(2), "caravan A straight", "caravan A straight")
    assert caravans(one) == ["c2", "top"]
    other = play(travel(1, ("c1", "top")), "caravan B straight")
    assert caravans(other) == ["c1", "c1"]


@pytest.mark.rule("ROA-1")  # F-10
def test_with_both_on_one_place_it_makes_no_difference_which_goes() -> None:
    g = travel(1)
    assert "caravan B straight" not in allowed(g)  # one of two that are the same is listed
    assert g.why_not("caravan B straight") is None  # but no rule forbids the other
    refused(g, "caravan B right", "ROA-3", "outpost-closed", row=1)
    assert caravans(play(g, "caravan B straight")) == ["c1", "top"]


@pytest.mark.rule("ROA-1", "D-13")
def test_travel_may_be_left_in_part() -> None:
    g = play(travel(3), "caravan A straight", "stop")
    assert caravans(g) == ["c1", "top"]


@pytest.mark.rule("ROA-1")
@pytest.mark.parametrize("place", ["b1", "c1", "b2", "c2", "b3", "c3", "b4", "c4", "b5", "c5", "b6", "c6"])
def test_a_caravan_never_goes_backwards(place: str) -> None:
    order = ["top", "b1", "c1", "b2", "c2", "b3", "c3", "b4", "c4", "b5", "c5", "b6", "c6", "end"]
    for way in ("straight", "left"):
        g = travel(1, (place, "top"))
        if g.why_not(f"caravan A {way}") is None:
            g.apply(f"caravan A {way}")
            assert order.index(caravans(g)[0]) > order.index(place)


@pytest.mark.rule("ROA-2", "D-6")
def test_straight_from_the_top_through_6_crossroads_to_the_end_is_7_steps() -> None:
    g = travel(7, ("top", "end"))
    passed = []
    for _ in range(7):
        g.apply("caravan A straight")
        passed.append(caravans(g)[0])
    assert passed == ["c1", "c2", "c3", "c4", "c5", "c6", "end"]


@pytest.mark.rule("ROA-2")
def test_a_detour_is_1_step_to_its_place_and_1_more_to_the_next_crossroads() -> None:
    g = play(travel(2, ("c1", "top")), "caravan A left")
    assert caravans(g) == ["b2", "top"]
    refused(g, "caravan A left", "ROA-2", "no-way", place="b2")
    refused(g, "caravan A right", "ROA-2", "no-way", place="b2")
    g.apply("caravan A straight")
    assert caravans(g) == ["c2", "top"]
    outpost = play(travel(2, ("c1", "end"), now=3), "caravan A right", "caravan A straight")
    assert caravans(outpost) == ["c2", "end"]


DETOURS = [
    ("top", "b1", 1),
    ("c1", "b2", 1),
    ("c2", "b3", 2),
    ("c3", "b4", 2),
    ("c4", "b5", 3),
    ("c5", "b6", 3),
]


@pytest.mark.rule("ROA-3", "D-6")
@pytest.mark.parametrize(("start", "place", "level"), DETOURS)
def test_each_row_has_a_detour_on_the_left_to_a_bonus_tile(start: str, place: str, level: int) -> None:
    g = play(travel(1, (start, "end")), "caravan A left")
    assert caravans(g) == [place, "end"]
    used = happened(g, "bonus")[0]["bonus"]
    assert {bonus.id: bonus.level for bonus in g.set.bonuses}[used] == level


OUTPOSTS = [("top", "o1", 1), ("c1", "o2", 2), ("c2", "o3", 3), ("c3", "o4", 4)]


@pytest.mark.rule("ROA-3")
@pytest.mark.parametrize(("start", "place", "row"), OUTPOSTS)
def test_the_detour_on_the_right_to_an_outpost_opens_once_the_rows_tiles_are_turned(
    start: str, place: str, row: int
) -> None:
    refused(travel(1, (start, "end"), now=row), "caravan A right", "ROA-3", "outpost-closed", row=row)
    g = play(travel(1, (start, "end"), now=row + 1), "caravan A right")
    assert caravans(g) == [place, "end"]


@pytest.mark.rule("ROA-3")
@pytest.mark.parametrize("place", ["c4", "c5", "c6"])
def test_rows_5_and_6_have_no_outpost_and_from_crossroads_6_one_step_leads_to_the_end(place: str) -> None:
    g = travel(1, (place, "top"), now=5)
    refused(g, "caravan A right", "ROA-2", "no-way", place=place)
    if place == "c6":
        refused(g, "caravan A left", "ROA-2", "no-way", place="c6")
        assert caravans(play(g, "caravan A straight")) == ["end", "top"]


@pytest.mark.rule("ROA-4", "BON-1")
def test_stepping_onto_a_bonus_place_uses_its_tile_once_and_each_caravan_that_comes_may() -> None:
    g = play(travel(3), "caravan A left")
    assert seat(g)["raw"] == {"cattle": 1, "ore": 1}
    g.apply("caravan B left")
    assert seat(g)["raw"] == {"cattle": 2, "ore": 2}
    g.apply("caravan A straight")
    assert seat(g)["raw"] == {"cattle": 2, "ore": 2}


@pytest.mark.rule("ROA-4")
def test_passing_by_on_the_straight_way_uses_no_tile() -> None:
    g = play(travel(1), "caravan A straight")
    assert seat(g)["raw"] == {}
    assert happened(g, "bonus") == []


@pytest.mark.rule("ROA-5")
def test_stepping_onto_an_outpost_puts_a_flag_there_unless_there_is_one() -> None:
    g = play(travel(2, now=2, character="collector", side="adult"), "caravan A right")
    assert (seat(g)["flags"], seat(g)["vp"]) == ([1], 4)
    g.apply("caravan B right")
    assert (seat(g)["flags"], seat(g)["vp"]) == ([1], 4)  # no second flag, so CHR-7 gives nothing more
    assert len(happened(g, "flag")) == 1


@pytest.mark.rule("ROA-5")
def test_passing_by_an_outpost_puts_no_flag() -> None:
    assert seat(play(travel(1, now=2), "caravan A straight"))["flags"] == []


@pytest.mark.rule("ROA-6")
@pytest.mark.parametrize(("there_already", "vp"), [(0, 8), (1, 5), (2, 3), (3, 3), (5, 3)])
def test_a_caravan_takes_the_best_free_place_at_the_end(there_already: int, vp: int) -> None:
    taken = [8, 5, 3, 3, 3, 3][:there_already]
    others = []
    for i in range(3):
        own = taken[2 * i : 2 * i + 2]
        others.append({"caravans": (["end"] * len(own) + ["top", "top"])[:2], "end_places": own})
    g = asked(["travel", 0, 1], seats=[{"caravans": ["c6", "top"]}, *others])
    g.apply("caravan A straight")
    assert seat(g)["end_places"] == [vp]
    assert seat(g)["vp"] == 0  # scored at the end of the game
    assert g.scores()[0].sources["caravans"] == vp


@pytest.mark.rule("ROA-6")
def test_from_the_end_no_caravan_goes_on() -> None:
    refused(travel(1, ("end", "top")), "caravan A straight", "ROA-6", "at-the-end")


@pytest.mark.rule("D-31")
def test_with_both_caravans_at_the_end_travel_is_lost_and_is_no_vp() -> None:
    g = table({"caravans": ["end", "end"]})
    play(g, "explorer road")
    assert g.decision is not None
    assert kind(g) != "travel"
    assert seat(g)["vp"] == 0
    rest = play(travel(4, ("c6", "end")), "caravan A straight")
    assert (kind(rest), seat(rest)["vp"]) == ("send", 0)


@pytest.mark.rule("D-6")
def test_the_roads_length_and_places_are_the_sets(tmp_path: Path) -> None:
    road = '[road]\nc5 = { straight = "p6" }\np6 = { kind = "plain", row = 6, straight = "c6" }\n'
    road += "[caravans]\nvp = [9, 4]\n"
    g = asked(["travel", 0, 3], seats=[{"caravans": ["c5", "end"]}], content=small_set(tmp_path, board=road))
    play(g, "caravan A straight")
    assert caravans(g) == ["p6", "end"]
    play(g, "caravan A straight", "caravan A straight")
    assert caravans(g) == ["end", "end"]
    assert seat(g)["end_places"] == [9, 4]


@pytest.mark.rule("D-37", "SYM-12")
def test_an_effect_at_a_crossroads_waits_for_a_caravan_to_come_and_is_not_retroactive() -> None:
    pin = cost_of("wheel-headed-pin")  # when the second caravan reaches crossroads 4, 1 refined
    g = asked(
        ["craft", 0],
        ["travel", 0, 1],
        seats=[{"caravans": ["c5", "c4"], "refined": pin}],
        round=3,
        row=["wheel-headed-pin"],
    )
    play(g, "craft 1")
    assert kind(g) == "travel"  # nothing to take for having been there
    play(g, "caravan B straight")
    assert seat(g)["refined"] == {}


@pytest.mark.rule("D-37", "CRO-2")
def test_the_mark_of_a_crossroads_space_is_a_state_reached_or_passed() -> None:
    passed = table({"caravans": ["c5", "b5"]}, round=5)
    assert "explorer X4" in allowed(passed)
    behind = table({"caravans": ["c5", "b4"]}, round=5)
    refused(behind, "explorer X4", "CRO-2", "caravans-behind", row=4, reached=3)
