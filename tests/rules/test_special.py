"""Special spaces (SPC-1): which they are (D-4), their conditions, and when these are looked at (D-81)."""

from __future__ import annotations

import pytest

from tests.rules.boards import allows, gains, table, tiles, who
from tests.rules.helpers import Seat, play, refused, seat

CONDITIONS: list[tuple[str, Seat, Seat, dict[str, int | str]]] = [
    (
        "sacred-grove",
        {"workers": [5, 0, 0]},
        {"workers": [4, 0, 0]},
        {"what": "workers", "least": 5, "have": 4},
    ),
    ("tin-mine", {"culture": 10}, {"culture": 9}, {"what": "culture", "least": 10, "have": 9}),
    (
        "alpine-valley",
        {"caravans": ["c4", "end"]},
        {"caravans": ["b4", "end"]},
        {"what": "caravans", "least": 4, "have": 3},
    ),
    ("hill-fort", {"strength": 10}, {"strength": 9}, {"what": "power", "least": 3, "have": 2}),
]


@pytest.mark.rule("SPC-1", "D-7")
@pytest.mark.parametrize(("tile", "enough", "short", "numbers"), CONDITIONS)
@pytest.mark.parametrize("row", [5, 6])
def test_only_who_meets_the_condition_may_use_it(
    row: int, tile: str, enough: Seat, short: Seat, numbers: dict[str, int | str]
) -> None:
    laid = tiles(**{f"R{row}": tile})
    for member in ("explorer", "chief", "warrior"):
        warrior = {"hand": {"warriors": 1}}
        allows(table({**enough, **warrior}, round=5, tiles=laid), f"{member} {row}R1")
        g = table({**short, **warrior}, round=5, tiles=laid)
        refused(g, f"{member} {row}R1", "SPC-1", "condition", **numbers)


@pytest.mark.rule("SPC-1")
@pytest.mark.parametrize("now", [1, 2, 3, 4])
def test_nobody_may_use_it_before_round_5(now: int) -> None:
    g = table({"workers": [5, 0, 0]}, round=now, tiles=tiles(R5="sacred-grove"))
    refused(g, "explorer 5R1", "SPC-1", "special-later", round=5)
    refused(g, "chief 5R1", "SPC-1", "special-later", round=5)


@pytest.mark.rule("SPC-1")
def test_sum_of_workers_gives_1_strength_1_culture_1_travel_and_1_refined_of_choice() -> None:
    g = table({"workers": [0, 1, 1]}, round=5, tiles=tiles(R5="sacred-grove"))
    answers = ["take timber", "caravan A straight"]
    assert gains(g, "explorer 5R1", *answers) == {"strength": 1, "culture": 1, "timber": 1}
    assert (seat(g)["caravans"], who(g)) == (["c1", "top"], (1, "send"))


@pytest.mark.rule("SPC-1")
def test_the_canoe_gives_1_refined_of_choice_and_3_vp() -> None:
    g = table({"culture": 10, "reserved": "bone-pin"}, round=5, tiles=tiles(R5="tin-mine"))
    assert gains(g, "explorer 5R1", "take leather") == {"leather": 1, "vp": 3}


@pytest.mark.rule("SPC-1")
def test_both_caravans_give_3_refined_of_choice() -> None:
    g = table({"caravans": ["c4", "c4"]}, round=5, tiles=tiles(R5="alpine-valley"))
    assert gains(g, "explorer 5R1", "take metal", "take metal", "take brick") == {"metal": 2, "brick": 1}


@pytest.mark.rule("SPC-1")
def test_strength_gives_2_refined_of_choice_and_refines_1() -> None:
    g = table({"strength": 10, "raw": {"ore": 2}}, round=5, tiles=tiles(R5="hill-fort"))
    answers = ["take brick", "take leather", "refine ore"]
    assert gains(g, "explorer 5R1", *answers) == {"brick": 1, "leather": 1, "ore": -1, "metal": 1}
    assert who(g) == (1, "send")


@pytest.mark.rule("SPC-1")
def test_of_refined_of_choice_no_raw_can_be_taken() -> None:
    g = play(table({"culture": 10}, round=5, tiles=tiles(R5="tin-mine")), "explorer 5R1")
    refused(g, "take ore", "SYM-5", "not-offered", what="ore")


@pytest.mark.rule("D-4")
def test_the_special_space_is_the_large_one_and_the_small_ones_are_ordinary() -> None:
    g = table()  # in round 1, without any condition met
    for row in (5, 6):
        refused(g, f"explorer {row}R1", "SPC-1", "special-later", round=5)
        allows(g, f"explorer {row}R2", f"explorer {row}R3", f"explorer {row}L1")


@pytest.mark.rule("D-4", "NEU-3", "D-18")
def test_no_neutral_explorer_is_put_on_a_special_space() -> None:
    g = table(phase="setup", turn=None, players=3, pending=[["round", 0, 1], ["neutral", 0, 4, 0]])
    refused(g, "neutral 5R1", "NEU-3", "special")
    allows(g, "neutral 5L1", "neutral 5R2")


@pytest.mark.rule("D-81")
def test_the_condition_is_looked_at_before_the_loss_of_joining() -> None:
    mine, other = {"strength": 10, "raw": {"ore": 1}}, {"explorers": ["5R1"], "strength": 9}
    g = table(mine, other, round=5, tiles=tiles(R5="hill-fort"))
    told = gains(g, "explorer 5R1", "take brick", "take brick", "refine ore")
    assert told == {"strength": -1, "brick": 2, "ore": -1, "metal": 1}


@pytest.mark.rule("D-81")
def test_the_condition_is_not_looked_at_again_when_the_action_is_done() -> None:
    g = table({"strength": 10}, {"explorers": ["5R1"], "strength": 9}, round=5, tiles=tiles(R5="hill-fort"))
    play(g, "explorer 5R1")
    assert (seat(g)["strength"], who(g)) == (9, (0, "take"))
    again = table(
        {"strength": 9}, {"explorers": ["5R1"], "strength": 8}, round=5, tiles=tiles(R5="hill-fort")
    )
    refused(again, "explorer 5R1", "SPC-1", "condition", what="power", least=3, have=2)
