"""Turns, and where members may be sent (TRN-1 to TRN-9), with the rulings on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.boards import SPENT, allows, asked, gains, small_set, space_set, table, tiles, who
from tests.rules.helpers import allowed, kind, play, refused, seat


# ---------------------------------------------------------------- TRN-1: whose turn
@pytest.mark.rule("TRN-1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    g = table(first=2)
    order = []
    for space in ("hire", "skills", "road", "1L1", "1L2"):
        order.append(who(g))
        play(g, f"explorer {space}")
        while kind(g) != "send":
            play(g, "stop" if kind(g) in ("travel", "refine") else "end")
    assert order == [(2, "send"), (3, "send"), (0, "send"), (1, "send"), (2, "send")]


@pytest.mark.rule("TRN-1")
def test_exactly_one_member_is_sent_in_a_turn() -> None:
    g = table({"raw": {"ore": 1}, "workers": [1, 0, 0]})
    refused(g, "end", "TRN-1", "must-send")  # a member must be sent
    refused(g, "stop", "TRN-1", "must-send")
    play(g, "explorer skills")
    refused(g, "explorer hire", "TRN-1", "one-a-turn")  # and no second one
    play(g, "end")
    assert who(g) == (1, "send")


@pytest.mark.rule("TRN-1")
def test_a_player_without_members_is_passed_over() -> None:
    g = table({}, SPENT, SPENT, {})
    assert who(play(g, "explorer skills")) == (3, "send")
    assert who(play(g, "explorer hire")) == (0, "send")


@pytest.mark.rule("TRN-1", "WAR-1")
def test_a_player_with_nothing_but_warriors_has_turns() -> None:
    g = play(table({}, {**SPENT, "hand": {"warriors": 1}}), "explorer skills")
    assert who(g) == (1, "send")


@pytest.mark.rule("TRN-1")
def test_who_alone_has_members_left_goes_on_alone_and_then_the_round_ends() -> None:
    g = table({"chief": "hut", "hut": {"explorers": 2}}, SPENT, SPENT, SPENT)
    play(g, "explorer hire")
    assert (who(g), g.position()["round"]) == ((0, "send"), 1)
    play(g, "explorer skills")
    assert (who(g), g.position()["round"]) == ((0, "send"), 2)


@pytest.mark.rule("TRN-1")
def test_a_member_that_is_not_in_hand_cannot_be_sent() -> None:
    refused(table({"chief": "hire"}), "chief skills", "TRN-1", "no-chief")
    refused(table({"hut": {"explorers": 4}}), "explorer skills", "TRN-1", "no-explorer")
    refused(table({}), "warrior skills", "WAR-1", "no-warrior")


# ---------------------------------------------------------------- TRN-2 to TRN-6: where
@pytest.mark.rule("TRN-2")
def test_members_go_to_home_territory_crossroads_special_and_the_hut() -> None:
    far = {"caravans": ["c4", "c4"], "workers": [5, 0, 0], "strength": 1, "hand": {"warriors": 1}}
    g = table(far, round=5, tiles=tiles(R5="sacred-grove"))
    for member in ("explorer", "chief", "warrior"):
        for space in ("hire", "raid", "5L1", "6R2", "X1", "X4", "5R1", "hut"):
            allows(g, f"{member} {space}")


@pytest.mark.rule("TRN-3")
def test_a_space_holds_2_members() -> None:
    strong = {"strength": 9}
    one_there = table(strong, {"explorers": ["hire"]})
    allows(one_there, "explorer hire", "chief hire")
    two_there = table({**strong, "hand": {"warriors": 1}}, {"explorers": ["hire"]}, {"explorers": ["hire"]})
    for member in ("explorer", "chief", "warrior"):
        refused(two_there, f"{member} hire", "TRN-3", "full")


@pytest.mark.rule("TRN-3")
def test_a_space_holds_1_member_of_each_colour() -> None:
    g = table({"strength": 9, "explorers": ["skills"]})
    refused(g, "explorer skills", "TRN-3", "own-explorer")
    allows(g, "explorer hire")


@pytest.mark.rule("TRN-3", "WAR-1")
def test_warriors_have_no_players_colour() -> None:
    g = table({"explorers": ["skills"], "hand": {"warriors": 1}})
    allows(g, "warrior skills")
    refused(g, "explorer skills", "TRN-3", "own-explorer")


@pytest.mark.rule("TRN-4")
def test_a_single_space_holds_1_member() -> None:
    # amber road: mountain single: warriors
    strong = {"strength": 9, "hand": {"warriors": 1}}
    empty = table(strong, round=3, tiles=tiles(R3="amber-road"))
    allows(empty, "explorer 3R1", "chief 3R1", "warrior 3R1")
    taken = table(strong, {"explorers": ["3R1"]}, round=3, tiles=tiles(R3="amber-road"))
    for member in ("explorer", "chief", "warrior"):
        refused(taken, f"{member} 3R1", "TRN-4", "single")
    allows(taken, "explorer 3R2")


@pytest.mark.rule("TRN-5")
def test_where_a_chief_stands_nobody_else_can_be_sent() -> None:
    g = table({"strength": 9, "hand": {"warriors": 1}}, {"chief": "skills"})
    for member in ("explorer", "chief", "warrior"):
        refused(g, f"{member} skills", "TRN-5", "chief-or-warrior")


@pytest.mark.rule("TRN-5")
def test_nor_where_ones_own_chief_stands_nor_a_warrior() -> None:
    own = table({"strength": 9, "chief": "skills"})
    refused(own, "explorer skills", "TRN-5", "chief-or-warrior")
    warrior = table({"strength": 9}, warriors=["skills"])
    refused(warrior, "explorer skills", "TRN-5", "chief-or-warrior")
    refused(warrior, "chief skills", "TRN-5", "chief-or-warrior")


@pytest.mark.rule("TRN-5")
def test_a_chief_who_has_just_come_blocks_the_space() -> None:
    g = play(table({}, {"strength": 9}), "chief skills")
    refused(g, "explorer skills", "TRN-5", "chief-or-warrior")


@pytest.mark.rule("TRN-6", "D-25")
def test_explorers_go_to_future_spaces_chiefs_and_warriors_never() -> None:
    g = table({"hand": {"warriors": 1}}, round=2)
    for space, of in (("3L1", 3), ("4R2", 4), ("5L3", 5), ("6R2", 5)):
        allows(g, f"explorer {space}")
        refused(g, f"chief {space}", "TRN-6", "future", round=of)
        refused(g, f"warrior {space}", "TRN-6", "future", round=of)
    allows(g, "chief 2L1", "warrior 2L1")


@pytest.mark.rule("TRN-6", "RND-3")
def test_rows_that_were_turned_are_no_territory_any_more() -> None:
    refused(table(round=2), "explorer 1L1", "RND-3", "row-turned", row=1)


@pytest.mark.rule("D-25")
def test_chiefs_and_warriors_go_home_to_the_current_row_to_crossroads_and_special_spaces() -> None:
    far = {"caravans": ["c1", "c1"], "workers": [5, 0, 0], "hand": {"warriors": 1}}
    fourth = table(far, round=4, tiles=tiles(R6="sacred-grove"))
    fifth = table(far, round=5, tiles=tiles(R6="sacred-grove"))
    for member in ("chief", "warrior"):
        allows(fourth, f"{member} hire", f"{member} 4L2", f"{member} X1")
        refused(fourth, f"{member} 6R1", "SPC-1", "special-later", round=5)
        refused(fourth, f"{member} 5L1", "TRN-6", "future", round=5)
        allows(fifth, f"{member} 5L1", f"{member} 6L1", f"{member} 6R1", f"{member} X1")


# ---------------------------------------------------------------- TRN-7, TRN-8: joining
@pytest.mark.rule("TRN-7")
def test_an_explorer_joins_an_explorer_of_a_weaker_player_and_loses_1_strength() -> None:
    g = table({"strength": 4}, {"strength": 3, "explorers": ["hire"]})
    assert gains(g, "explorer hire") == {"strength": -1, "worker 1": 1}
    assert seat(g, 1)["strength"] == 3


@pytest.mark.rule("TRN-7")
@pytest.mark.parametrize("mine", [3, 2, 0])
def test_an_explorer_does_not_join_an_equally_strong_or_stronger_player(mine: int) -> None:
    g = table({"strength": mine}, {}, {"strength": 3, "explorers": ["hire"]})
    refused(g, "explorer hire", "TRN-7", "too-weak", mine=mine, theirs=3, owner=2)


@pytest.mark.rule("TRN-7", "NEU-6")
def test_a_neutral_players_strength_counts_the_same() -> None:
    neutrals = [{"strength": 3, "explorers": ["1L1"]}]
    weak = table({"strength": 3}, players=3, neutrals=neutrals)
    refused(weak, "explorer 1L1", "TRN-7", "too-weak", mine=3, theirs=3, neutral=0)
    strong = table({"strength": 4}, players=3, neutrals=neutrals)
    assert gains(strong, "explorer 1L1")["strength"] == -1


@pytest.mark.rule("TRN-7")
def test_to_an_empty_space_nothing_is_lost() -> None:
    assert gains(table({"strength": 4}), "explorer hire") == {"worker 1": 1}


@pytest.mark.rule("TRN-7", "D-15")
def test_the_loss_comes_before_the_action() -> None:
    # Skills give 1 strength. From 20: first 19, then 20 again. The other way round 1 strength would be 1 VP.
    g = table({"strength": 20}, {"strength": 3, "explorers": ["skills"]})
    assert gains(g, "explorer skills") == {"culture": 1}


@pytest.mark.rule("TRN-7")
def test_strength_is_compared_before_the_loss() -> None:
    # 1 against 0: enough to join, though nothing is left of it afterwards.
    g = table({"strength": 1}, {"explorers": ["hire"]})
    assert gains(g, "explorer hire") == {"strength": -1, "worker 1": 1}


@pytest.mark.rule("TRN-8")
@pytest.mark.parametrize("member", ["chief", "warrior"])
def test_a_chief_or_a_warrior_joins_whatever_the_strengths_at_no_loss(member: str) -> None:
    stronger = table({"strength": 1, "hand": {"warriors": 1}}, {"strength": 20, "explorers": ["hire"]})
    assert gains(stronger, f"{member} hire") == {"worker 1": 1}
    weaker = table({"strength": 9, "hand": {"warriors": 1}}, {"strength": 2, "explorers": ["hire"]})
    assert gains(weaker, f"{member} hire") == {"worker 1": 1}


@pytest.mark.rule("TRN-8")
def test_a_chief_does_not_join_an_explorer_of_its_own_colour_a_warrior_does() -> None:
    g = table({"explorers": ["hire"], "hand": {"warriors": 1}})
    refused(g, "chief hire", "TRN-8", "own-explorer")
    assert gains(g, "warrior hire") == {"worker 1": 1}
    assert g.position()["warriors"] == ["hire"]


@pytest.mark.rule("TRN-9")
def test_the_action_of_the_space_is_done_at_once() -> None:
    # The kiln lies in row 4: quarry: 2 brick + 1 strength, at once though its round is to come.
    g = table()
    assert gains(g, "explorer 4L1") == {"brick": 2, "strength": 1}
    assert who(g) == (1, "send")


@pytest.mark.rule("D-52")
def test_who_loses_no_strength_still_has_to_be_stronger() -> None:
    warlord = {"character": "warlord", "strength": 3}
    equal = table(warlord, {"strength": 3, "explorers": ["hire"]})
    refused(equal, "explorer hire", "TRN-7", "too-weak", mine=3, theirs=3, owner=1)
    weaker = table(warlord, {"strength": 2, "explorers": ["hire"]})
    assert gains(weaker, "explorer hire") == {"worker 1": 1}


@pytest.mark.rule("D-52", "SYM-10")
def test_joining_an_equal_is_free_for_who_may_and_joining_a_weaker_player_costs_1() -> None:
    belted = {"made": ["leather-belt"], "strength": 3}  # join equal; 1 VP when joining another's explorer
    equal = table(belted, {"strength": 3, "explorers": ["hire"]})
    assert gains(equal, "explorer hire") == {"worker 1": 1, "vp": 1}
    weaker = table(belted, {"strength": 2, "explorers": ["hire"]})
    assert gains(weaker, "explorer hire") == {"strength": -1, "worker 1": 1, "vp": 1}
    stronger = table(belted, {"strength": 4, "explorers": ["hire"]})
    refused(stronger, "explorer hire", "TRN-7", "too-weak", mine=3, theirs=4, owner=1)


# ---------------------------------------------------------------- "when you send"
@pytest.mark.rule("D-83")
def test_when_you_send_comes_after_the_loss(tmp_path: Path) -> None:
    content = small_set(tmp_path, artefacts='[bone-pin]\neffects = ["when explorer sent: 1 strength"]\n')
    g = table({"made": ["bone-pin"], "strength": 20}, {"explorers": ["hire"]}, content=content)
    assert gains(g, "explorer hire") == {"worker 1": 1}  # 19, then 20: no VP


@pytest.mark.rule("D-83")
def test_when_you_send_comes_before_the_action(tmp_path: Path) -> None:
    effects = '[bone-pin]\neffects = ["when explorer sent: 1 ore"]\n'
    content = space_set(tmp_path, "trade 1 ore -> 5 vp", artefacts=effects)
    g = table({"made": ["bone-pin"]}, content=content)
    assert gains(g, "explorer 1L1", "trade") == {"vp": 5}  # the ore had just come
    without = table(content=content)
    assert gains(without, "explorer 1L1") == {}


# ---------------------------------------------------------------- members gained and taken back
@pytest.mark.rule("D-22")
def test_a_member_gained_later_gives_turns_again() -> None:
    # Seat 0 becomes first player; seat 2 is third then, and 1 culture brings the explorer at the river.
    out = {"culture": 7, **SPENT}
    g = table({}, SPENT, out, SPENT)
    play(g, "explorer first", "stop")
    assert seat(g, 2)["hand"]["explorers"] == 1
    assert who(g) == (2, "send")


@pytest.mark.rule("D-22", "D-24")
def test_a_member_taken_back_gives_turns_again() -> None:
    # antler cheekpieces: each round: trade 2 strength -> take back explorer
    last = {"chief": "hut", "explorers": ["1L1"], "hut": {"explorers": 2}, "made": ["antler-cheekpieces"]}
    g = table({**last, "strength": 2}, SPENT, SPENT, SPENT)
    play(g, "explorer hire", "use antler-cheekpieces", "trade", "back 1L1")
    assert (who(g), g.position()["round"]) == ((0, "send"), 1)  # without it the round would be over
    allows(g, "explorer 1L1")


@pytest.mark.rule("D-24")
def test_a_member_taken_back_leaves_its_space_free_and_can_be_sent_again() -> None:
    # battle horn: instant: take back chief
    g = asked(["back", 0, 2], seats=[{"chief": "skills"}, {"strength": 1}])
    play(g, "back skills")
    assert (seat(g)["chief"], seat(g)["hand"]["chief"]) == (None, True)
    assert who(g) == (1, "send")
    allows(g, "explorer skills", "chief skills")  # the chief's block has ended


@pytest.mark.rule("D-24")
def test_any_own_member_may_be_taken_back_from_board_or_hut_future_spaces_included() -> None:
    mine = {"explorers": ["hire", "5L1"], "chief": "hut", "hut": {"explorers": 1}}
    g = asked(["back", 0, 3], seats=[mine, {"explorers": ["skills"], "chief": "road"}])
    assert set(allowed(g)) == {"back hire", "back 5L1", "back explorer hut", "back chief hut", "stop"}
    refused(g, "back skills", "D-24", "nobody-there")  # another player's
    play(g, "back 5L1")
    assert (seat(g)["explorers"], seat(g)["hand"]["explorers"]) == (["hire"], 2)


@pytest.mark.rule("D-24")
@pytest.mark.parametrize(("whom", "code"), [("explorer", 1), ("chief", 2)])
def test_an_effect_may_say_which_member_can_be_taken_back(whom: str, code: int) -> None:
    g = asked(["back", 0, code], seats=[{"explorers": ["hire"], "chief": "road", "raw": {"ore": 1}}])
    wanted = {"explorer": "back hire", "chief": "back road"}
    allows(g, wanted[whom], "stop")
    other = wanted["chief" if whom == "explorer" else "explorer"]
    refused(g, other, "D-24", "nobody-there")


@pytest.mark.rule("D-86")
def test_warriors_cannot_be_taken_back() -> None:
    mine = {"explorers": ["hire"]}
    g = asked(["back", 0, 3], seats=[mine], warriors=["skills"])
    refused(g, "back skills", "D-86", "nobody-there")
    refused(g, "back road", "D-24", "nobody-there")
    # And a warrior beside the explorer stays when the explorer goes.
    beside = asked(["back", 0, 3], seats=[mine], warriors=["hire"])
    play(beside, "back hire")
    assert beside.position()["warriors"] == ["hire"]
    refused(beside, "explorer hire", "TRN-5", "chief-or-warrior")


@pytest.mark.rule("D-23")
@pytest.mark.parametrize("member", ["explorer", "chief", "warrior"])
def test_the_hut_is_always_open_whoever_is_there(member: str) -> None:
    crowd = {"hut": {"explorers": 3}, "hand": {"warriors": 1}}
    g = table(crowd)
    allows(g, f"{member} hut")
    play(g, f"{member} hut")
    assert who(g) == (1, "send")


@pytest.mark.rule("D-23", "WAR-1", "D-85")
def test_who_has_only_warriors_left_may_give_up_and_the_warriors_go_back() -> None:
    g = table({**SPENT, "hand": {"warriors": 2}})
    allows(g, "give up", "warrior hut")
    play(g, "give up")
    assert (seat(g)["hand"]["warriors"], g.position()["supply_warriors"]) == (0, 4)
    assert who(g) == (1, "send")


@pytest.mark.rule("WAR-1", "D-85")
def test_nobody_gives_up_with_a_member_of_the_tribe_left_or_without_warriors() -> None:
    refused(table({"hand": {"warriors": 2}}), "give up", "WAR-1", "has-members")
    refused(table({"chief": "hut"}), "give up", "WAR-1", "no-warrior")


@pytest.mark.rule("D-85", "D-22")
def test_a_member_of_the_tribe_gained_after_giving_up_gives_turns_again() -> None:
    g = table({**SPENT, "culture": 7, "hand": {"warriors": 1}}, SPENT, {}, SPENT)
    play(g, "give up")
    assert who(g) == (2, "send")
    play(g, "explorer first", "stop")  # seat 0 is third from seat 2: 1 culture, and the river's explorer
    assert who(g) == (0, "send")
    refused(g, "warrior hut", "WAR-1", "no-warrior")
