"""The hut (HUT-1), and what is swapped there (D-89)."""

from __future__ import annotations

import pytest

from terramara import Game
from tests.rules.boards import SPENT, allows, gains, table, who
from tests.rules.helpers import allowed, kind, play, refused, seat


@pytest.mark.rule("HUT-1")
def test_any_number_of_own_members_goes_there() -> None:
    g = table({"hand": {"warriors": 1}}, SPENT, SPENT, SPENT)
    play(g, "explorer hut", "explorer hut", "chief hut", "warrior hut", "explorer hut")
    assert (seat(g)["hut"], seat(g)["chief"], seat(g)["hand"]["explorers"]) == ({"explorers": 3}, "hut", 1)


@pytest.mark.rule("HUT-1")
@pytest.mark.parametrize("member", ["explorer", "chief", "warrior"])
def test_each_member_sent_there_may_refine_1_or_swap_1(member: str) -> None:
    mine = {"raw": {"ore": 2}, "hand": {"warriors": 1}}
    assert gains(table(mine), f"{member} hut", "refine ore") == {"ore": -1, "metal": 1}
    swapped = play(table(mine), f"{member} hut", "trade")
    assert set(allowed(swapped)) == {"take cattle", "take stone", "take wood"}
    assert gains(swapped, "take wood") == {"wood": 1}
    assert seat(swapped)["raw"] == {"ore": 1, "wood": 1}


@pytest.mark.rule("HUT-1")
def test_either_not_both_and_only_once() -> None:
    g = play(table({"raw": {"ore": 3}, "workers": [1, 0, 0]}), "explorer hut", "refine ore")
    assert kind(g) == "craft"
    refused(g, "refine ore", "HUT-1", "hut-done")
    refused(g, "trade", "HUT-1", "hut-done")


@pytest.mark.rule("HUT-1", "D-86")
def test_a_warrior_there_is_told_in_the_position_until_the_round_ends() -> None:
    g = play(table({"hand": {"warriors": 1}}, SPENT, SPENT, SPENT), "warrior hut")
    assert (seat(g)["hut_warriors"], g.position()["supply_warriors"]) == (1, 3)
    again = Game.from_position(g.position(), set=g.set)
    assert again.position() == g.position()
    play(again, *["explorer hut"] * 4, "chief hut")
    assert (again.position()["round"], seat(again)["hut_warriors"]) == (2, 0)
    assert again.position()["supply_warriors"] == 4


@pytest.mark.rule("HUT-1")
def test_a_refusal_knows_the_turn_s_member_and_no_earlier_one() -> None:
    mine = {"raw": {"ore": 2}, "hut": {"explorers": 1}, "workers": [1, 0, 0]}
    g = play(table(mine), "explorer hire")
    refused(g, "refine ore", "RES-2", "nothing-refines")
    refused(Game.from_position(g.position(), set=g.set), "refine ore", "RES-2", "nothing-refines")


@pytest.mark.rule("HUT-1")
def test_it_may_be_left() -> None:
    g = table({"raw": {"ore": 1}})
    assert gains(g, "explorer hut", "stop") == {}
    assert who(g) == (1, "send")


@pytest.mark.rule("HUT-1")
def test_without_resources_nothing_is_asked() -> None:
    assert who(play(table(), "explorer hut")) == (1, "send")


@pytest.mark.rule("HUT-1")
def test_two_members_do_it_twice() -> None:
    g = table({"raw": {"ore": 2}}, SPENT, SPENT, SPENT)
    assert gains(g, "explorer hut", "refine ore", "explorer hut", "refine ore") == {"ore": -2, "metal": 2}


@pytest.mark.rule("D-89")
@pytest.mark.parametrize("form", ["ore", "metal"])
def test_another_raw_is_of_another_kind_in_whichever_form_was_paid(form: str) -> None:
    purse = {"raw": {"ore": 1}} if form == "ore" else {"refined": {"metal": 1}}
    g = play(table(purse), "explorer hut", "trade")
    assert kind(g) == "take"
    refused(g, "take ore", "D-89", "same-kind")
    refused(g, "take leather", "SYM-5", "not-offered", what="leather")  # raw, not refined
    allows(g, "take cattle", "take stone", "take wood")


@pytest.mark.rule("D-89", "D-42")
def test_the_payer_chooses_what_to_swap() -> None:
    g = play(table({"raw": {"ore": 1, "wood": 1}, "refined": {"leather": 1}}), "explorer hut", "trade")
    assert set(allowed(g)) == {"give ore", "give wood", "give leather"}
    refused(g, "give metal", "RES-1", "none-of-it", what="metal")
    play(g, "give leather")
    refused(g, "take cattle", "D-89", "same-kind")
    assert gains(g, "take stone") == {"stone": 1}


@pytest.mark.rule("HUT-1", "WRK-1")
def test_a_worker_may_be_used_before_it() -> None:
    g = play(table({"raw": {"ore": 2}, "workers": [1, 0, 0]}), "explorer hut", "worker 1", "refine ore")
    assert kind(g) == "hut"
    play(g, "refine ore")
    assert seat(g)["refined"] == {"metal": 2}


@pytest.mark.rule("D-18", "CHR-6")
def test_the_hut_is_no_action_space_for_the_matriarch() -> None:
    grown = {"character": "matriarch", "side": "adult"}
    assert gains(table(grown), "chief hut") == {}
    assert gains(table(grown), "chief hire") == {"worker 1": 1, "vp": 5}
