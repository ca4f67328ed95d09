"""The military track (MIL), its shields (D-5) and places at the end (D-53)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.helpers import allowed, asked, play, refused, seat, small_set, table


@pytest.mark.rule("MIL-1")
def test_strength_goes_up_to_20_and_beyond_that_each_is_1_vp() -> None:
    below = asked(["strength", 0, 1], seats=[{"strength": 19}])
    assert (seat(below)["strength"], seat(below)["vp"]) == (20, 0)
    across = asked(["strength", 0, 4], seats=[{"strength": 18}])
    assert (seat(across)["strength"], seat(across)["vp"]) == (20, 2)
    beyond = asked(["strength", 0, 3], seats=[{"strength": 20}])
    assert (seat(beyond)["strength"], seat(beyond)["vp"]) == (20, 3)


@pytest.mark.rule("MIL-1")
def test_strength_can_still_be_lost_from_20() -> None:
    g = play(table({"strength": 20}), "explorer raid")
    assert seat(g)["strength"] == 19


@pytest.mark.rule("MIL-1", "D-18")
def test_strength_never_falls_below_0() -> None:
    g = table({"strength": 1, "made": ["winged-axe"]})
    play(g, "use winged-axe", "trade")
    assert (seat(g)["strength"], seat(g)["vp"]) == (0, 2)
    assert g.position()["pending"][-1][0] == "send"  # the second trade of "up to 2" cannot be paid
    refused(table({"made": ["winged-axe"]}), "use winged-axe", "TRN-11", "no-effect")
    refused(table({}), "explorer raid", "D-3", "no-strength")


LEVELS = [(0, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3), (15, 4), (20, 4)]


@pytest.mark.rule("MIL-2", "D-5")
@pytest.mark.parametrize(("strength", "level"), LEVELS)
def test_the_power_level_is_told_by_the_last_shield_reached(strength: int, level: int) -> None:
    g = table({"strength": strength, "character": "warlord", "side": "adult"})
    g.apply("character")  # VP equal to the power level
    assert seat(g)["vp"] == level
    assert g.view(0).data["power"][0] == level


@pytest.mark.rule("D-5")
def test_shields_are_the_sets_not_the_codes(tmp_path: Path) -> None:
    content = small_set(tmp_path, board="[strength]\nshields = [0, 2, 4, 6]\n")
    g = table({"strength": 3}, {"strength": 6}, {"strength": 1}, content=content)
    assert g.view(0).data["power"] == [2, 4, 1, 1]


PLACES = [
    ([4, 3, 2, 1], [8, 5, 2, 0]),
    ([4, 4, 2, 1], [8, 8, 2, 0]),
    ([4, 4, 4, 1], [8, 8, 8, 0]),
    ([4, 3, 3, 1], [8, 5, 5, 0]),
    ([4, 3, 2, 2], [8, 5, 2, 2]),
    ([1, 1, 4, 4], [2, 2, 8, 8]),
    ([3, 3, 4, 3], [5, 5, 8, 5]),
    ([20, 0, 20, 0], [8, 2, 8, 2]),
    ([0, 0, 0, 0], [8, 8, 8, 8]),
]


@pytest.mark.rule("MIL-3")
@pytest.mark.parametrize(("strengths", "places"), PLACES)
def test_the_strongest_score_8_5_2_and_ties_use_up_the_places_after_theirs(
    strengths: list[int], places: list[int]
) -> None:
    g = table(*({"strength": n} for n in strengths), round=5)
    assert [score.sources["strength"] for score in g.scores()] == places


@pytest.mark.rule("D-53")
def test_strength_0_can_score() -> None:
    g = table({"strength": 2}, {"strength": 1}, players=3, round=5, neutrals=[{"strength": 0}])
    assert [score.sources["strength"] for score in g.scores()] == [8, 5, 2]


@pytest.mark.rule("D-53", "NEU-6")
def test_a_neutral_player_takes_a_place_and_uses_one_up_in_a_tie() -> None:
    tied = table(
        {"strength": 7}, {"strength": 3}, {"strength": 1}, players=3, round=5, neutrals=[{"strength": 7}]
    )
    assert [score.sources["strength"] for score in tied.scores()] == [8, 2, 0]
    ahead = table(
        {"strength": 7}, {"strength": 3}, players=2, round=5, neutrals=[{"strength": 9}, {"strength": 5}]
    )
    assert [score.sources["strength"] for score in ahead.scores()] == [5, 0]


@pytest.mark.rule("MIL-1")
def test_at_20_developing_skills_gives_a_vp_instead_of_the_strength() -> None:
    g = play(table({"strength": 20}), "explorer skills")
    assert (seat(g)["strength"], seat(g)["culture"], seat(g)["vp"]) == (20, 1, 1)
    assert "end" in allowed(g) or g.position()["turn"] == 1
