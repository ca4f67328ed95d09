"""Home spaces (HOM), the joint space of two players (D-16), the track (D-60), once a round (D-80)."""

from __future__ import annotations

import pytest

from tests.rules.boards import SPENT, allows, gains, last_of_round, table, who
from tests.rules.helpers import allowed, end_round, kind, play, refused, seat

WORKER_OF_ROUND = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)]
# antler cheekpieces: each round: trade 2 strength -> take back explorer
CAN_TAKE_BACK = {"made": ["antler-cheekpieces"], "strength": 9}


@pytest.mark.rule("HOM-1")
def test_4_players_have_5_home_spaces_each_with_its_own_action() -> None:
    mine = {"strength": 3}
    assert gains(table(mine), "explorer hire") == {"worker 1": 1}
    assert gains(table(mine), "explorer skills") == {"strength": 1, "culture": 1}
    assert gains(table(mine), "explorer raid") == {"strength": -1}
    assert kind(play(table(mine), "explorer road")) == "travel"
    g = play(table(mine), "explorer first", "stop")
    assert g.position()["first"] == 0
    homes = [text for text in allowed(table(mine)) if text.startswith("chief") and not text[6].isdigit()]
    assert sorted(homes) == sorted(f"chief {s}" for s in ("hire", "skills", "road", "raid", "first", "hut"))


@pytest.mark.rule("HOM-2")
def test_3_players_choose_between_skills_and_road() -> None:
    assert gains(table(players=3), "explorer skills-road", "choose 1") == {"strength": 1, "culture": 1}
    g = play(table(players=3), "explorer skills-road", "choose 2")
    assert g.decision is not None
    assert (g.decision.kind, g.decision.about) == ("travel", {"steps": 2})
    assert (seat(g)["strength"], seat(g)["culture"]) == (0, 0)  # one of them, not both
    refused(play(table(players=3), "explorer skills-road"), "choose 3", "SYM-4", "no-such-choice", most=2)


@pytest.mark.rule("HOM-2")
@pytest.mark.parametrize("choice", ["choose 1", "choose 2"])
def test_both_stay_open_to_the_next_member_there(choice: str) -> None:
    g = table({}, {"strength": 5}, players=3)
    play(g, "explorer skills-road", "choose 1", "explorer skills-road")
    assert who(g) == (1, "option")
    allows(g, choice)


@pytest.mark.rule("HOM-3", "D-16")
def test_2_players_raid_and_become_first_in_either_order() -> None:
    mine, other = {"strength": 2}, {"raw": {"ore": 5}, "strength": 1}
    raid_first = table(mine, other, players=2, first=1, turn=0)
    assert gains(raid_first, "explorer raid-first", "choose 1") == {"strength": -1, "ore": 1}
    assert raid_first.position()["first"] == 1  # not yet
    refused(raid_first, "choose 1", "HOM-3", "done")
    play(raid_first, "choose 2", "stop")
    assert raid_first.position()["first"] == 0
    card_first = table(mine, other, players=2, first=1, turn=0)
    play(card_first, "explorer raid-first", "choose 2", "stop")
    assert (card_first.position()["first"], seat(card_first)["strength"]) == (0, 2)
    refused(card_first, "choose 2", "HOM-3", "done")
    assert gains(card_first, "choose 1") == {"strength": -1, "ore": 1}
    assert who(card_first) == (1, "send")


@pytest.mark.rule("HOM-3")
def test_either_may_be_left_undone() -> None:
    g = table({"strength": 2}, {"raw": {"ore": 5}}, players=2, first=1, turn=0)
    play(g, "explorer raid-first", "choose 2", "stop", "stop")
    assert (seat(g)["strength"], g.position()["first"]) == (2, 0)
    g = table({"strength": 2}, {"raw": {"ore": 5}}, players=2, first=1, turn=0)
    assert gains(g, "explorer raid-first", "choose 1", "stop") == {"strength": -1, "ore": 1}
    assert g.position()["first"] == 1


@pytest.mark.rule("D-16")
def test_at_strength_0_a_member_goes_there_for_first_player_alone() -> None:
    g = table({}, {"raw": {"ore": 5}}, players=2, first=1, turn=0)
    play(g, "explorer raid-first")
    refused(g, "choose 1", "D-16", "no-strength")
    play(g, "choose 2", "stop")
    assert (g.position()["first"], who(g)) == (0, (1, "send"))  # and no raid is asked
    assert seat(g, 1)["raw"] == {"ore": 5}


@pytest.mark.rule("D-16", "FST-3")
def test_the_raid_may_follow_if_the_player_then_has_the_strength() -> None:
    g = table({}, {"raw": {"ore": 5}}, players=2, first=1, turn=0, round=5)
    play(g, "explorer raid-first", "choose 2", "choose 2")  # first player, and of its gains 2 strength
    assert (seat(g)["strength"], who(g)) == (2, (0, "joint"))
    assert gains(g, "choose 1") == {"strength": -1, "ore": 1}


@pytest.mark.rule("D-16")
def test_the_raids_strength_is_owed_only_if_the_raid_is_done() -> None:
    g = play(table({"strength": 3}, players=2), "explorer raid-first")
    assert seat(g)["strength"] == 3
    assert seat(play(g, "choose 1"))["strength"] == 2


@pytest.mark.rule("HOM-4", "SET-5")
@pytest.mark.parametrize(("now", "level"), WORKER_OF_ROUND)
def test_hiring_takes_a_worker_of_the_rounds_level_from_the_track(now: int, level: int) -> None:
    g = table(round=now)
    before = g.position()["supply_workers"]
    assert gains(g, "explorer hire") == {f"worker {level}": 1}
    assert g.position()["track_workers"] == 1
    assert g.position()["supply_workers"] == before


@pytest.mark.rule("HOM-4")
def test_the_second_member_there_takes_the_second_worker() -> None:
    g = play(table({}, {"strength": 1}), "explorer hire")
    assert gains(g, "explorer hire", of=1) == {"worker 1": 1, "strength": -1}
    assert g.position()["track_workers"] == 0


@pytest.mark.rule("HOM-5")
def test_developing_skills_gives_1_strength_and_1_culture() -> None:
    assert gains(table(), "explorer skills") == {"strength": 1, "culture": 1}


@pytest.mark.rule("HOM-6")
def test_travelling_gives_2_travel() -> None:
    g = play(table(), "explorer road", "caravan A straight", "caravan B straight")
    assert (seat(g)["caravans"], who(g)) == (["c1", "c1"], (1, "send"))


@pytest.mark.rule("HOM-7", "TRN-4")
@pytest.mark.parametrize(
    ("players", "space"), [(4, "raid"), (4, "first"), (3, "raid"), (3, "first"), (2, "raid-first")]
)
def test_raid_first_and_their_joint_space_are_single(players: int, space: str) -> None:
    strong = {"strength": 9, "hand": {"warriors": 1}}
    g = table(strong, {"explorers": [space]}, players=players)
    for member in ("explorer", "chief", "warrior"):
        refused(g, f"{member} {space}", "TRN-4", "single")


@pytest.mark.rule("HOM-7", "TRN-3")
@pytest.mark.parametrize(("players", "space"), [(4, "hire"), (4, "skills"), (4, "road"), (2, "skills-road")])
def test_the_other_home_spaces_hold_2(players: int, space: str) -> None:
    allows(table({"strength": 9}, {"explorers": [space]}, players=players), f"explorer {space}")


@pytest.mark.rule("HOM-7")
def test_after_a_raid_the_next_player_finds_the_space_taken() -> None:
    g = play(table({"strength": 1}, {"strength": 9}), "explorer raid")
    refused(g, "explorer raid", "TRN-4", "single")
    refused(g, "chief raid", "TRN-4", "single")


# ---------------------------------------------------------------- D-60
@pytest.mark.rule("D-60")
def test_with_the_tracks_two_gone_a_worker_of_that_level_comes_from_the_supply() -> None:
    g = table(round=3, track_workers=0)
    before = g.position()["supply_workers"]
    assert gains(g, "explorer hire") == {"worker 2": 1}
    assert g.position()["supply_workers"] == [before[0], before[1] - 1, before[2]]


@pytest.mark.rule("D-60")
def test_with_none_in_the_supply_either_hiring_gives_nothing() -> None:
    g = table({}, {"workers": [7, 0, 0]}, track_workers=0)  # and 2 wait on round 2
    assert g.position()["supply_workers"][0] == 0
    allows(g, "explorer hire")
    assert gains(g, "explorer hire") == {}


@pytest.mark.rule("D-60")
def test_untaken_workers_return_to_the_supply_at_the_end_of_the_round() -> None:
    before = last_of_round(1, track_workers=1)
    supply = before.position()["supply_workers"]
    after = end_round(before)
    assert after.position()["supply_workers"] == [supply[0] + 1, *supply[1:]]
    assert after.position()["track_workers"] == 2  # those of round 2


# ---------------------------------------------------------------- D-80
@pytest.mark.rule("D-80")
@pytest.mark.parametrize("space", ["raid", "first"])
def test_a_member_taken_back_does_not_open_them_again_in_that_round(space: str) -> None:
    g = table(CAN_TAKE_BACK, SPENT, SPENT, SPENT)
    play(g, f"explorer {space}")
    if kind(g) == "travel":
        play(g, "stop")
    play(g, "use antler-cheekpieces", "trade", f"back {space}")
    assert (seat(g)["explorers"], who(g)) == ([], (0, "send"))
    refused(g, f"explorer {space}", "D-80", "done-this-round")
    refused(g, f"chief {space}", "D-80", "done-this-round")


@pytest.mark.rule("D-80")
def test_the_joint_space_is_done_once_a_round_too() -> None:
    g = table(CAN_TAKE_BACK, SPENT, players=2)
    play(g, "explorer raid-first", "choose 1", "stop", "use antler-cheekpieces", "trade", "back raid-first")
    refused(g, "explorer raid-first", "D-80", "done-this-round")


@pytest.mark.rule("D-80")
def test_in_the_next_round_they_are_open_again() -> None:
    g = end_round(last_of_round(1, {"strength": 1}, done=["raid", "first"]))
    allows(g, "explorer raid", "explorer first")


@pytest.mark.rule("D-80")
def test_a_member_who_stands_there_has_done_it() -> None:
    # Told by hand without "done": who is there has used the space.
    mine = {**CAN_TAKE_BACK, "explorers": ["raid"]}
    g = play(table(mine), "use antler-cheekpieces", "trade", "back raid")
    assert seat(g)["explorers"] == []
    refused(g, "explorer raid", "D-80", "done-this-round")
