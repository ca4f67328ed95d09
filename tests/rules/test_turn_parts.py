"""Parts of a turn besides sending (TRN-10 to TRN-13): crafting, free effects, declining, order."""

from __future__ import annotations

from pathlib import Path

import pytest

from terramara import Game
from tests.rules.boards import (
    SPENT,
    allows,
    asked,
    gains,
    last_of_round,
    small_set,
    space_set,
    table,
    tiles,
    who,
)
from tests.rules.helpers import allowed, end_round, kind, play, refused, seat

PIN = {"refined": {"leather": 4}}  # enough for two bone pins, were there two: 2 leather each


# ---------------------------------------------------------------- TRN-10
@pytest.mark.rule("TRN-10")
def test_after_the_action_one_artefact_may_be_crafted_or_reserved() -> None:
    g = table({**PIN, "culture": 4, "reserved": "goatskin-shoes"}, row=["bone-pin", "flint-sickle"])
    refused(g, "craft 1", "TRN-10", "send-first")  # not before
    play(g, "explorer hire")
    assert who(g) == (0, "craft")
    allows(g, "craft 1", "end")


@pytest.mark.rule("TRN-10")
def test_only_one_of_crafting_and_reserving() -> None:
    mine = {"refined": {"leather": 4, "timber": 4}, "raw": {"ore": 1}, "workers": [1, 0, 0], "culture": 4}
    crafted = table(mine, row=["bone-pin", "flint-sickle"])  # 2 leather; 2 timber
    play(crafted, "explorer hire", "craft 1")
    assert kind(crafted) == "end"  # the worker is left to use, so the turn does not end by itself
    refused(crafted, "craft 1", "TRN-10", "already-crafted")
    refused(crafted, "reserve 1", "TRN-10", "already-crafted")
    reserved = table(mine, row=["bone-pin", "flint-sickle"])
    play(reserved, "explorer hire", "reserve 1")
    refused(reserved, "craft 1", "TRN-10", "already-crafted")
    refused(reserved, "craft reserved", "TRN-10", "already-crafted")


@pytest.mark.rule("TRN-10")
def test_the_reserved_artefact_may_be_crafted_instead() -> None:
    g = table({**PIN, "reserved": "bone-pin"})
    play(g, "explorer hire", "craft reserved")
    assert (seat(g)["made"], seat(g)["reserved"]) == (["bone-pin"], None)
    assert seat(g)["refined"] == {"leather": 2}


@pytest.mark.rule("TRN-10")
def test_the_action_comes_first_so_what_it_gives_can_be_spent() -> None:
    # cattle fold: plains: 2 leather + 1 vp, and a bone pin costs 2 leather
    g = table(row=["bone-pin"])
    play(g, "explorer 3L1", "craft 1")
    assert (seat(g)["made"], seat(g)["refined"]) == (["bone-pin"], {})


@pytest.mark.rule("TRN-10")
def test_nobody_is_asked_who_can_neither_craft_nor_reserve_nor_use_anything() -> None:
    assert who(play(table(), "explorer hire")) == (1, "send")


# ---------------------------------------------------------------- TRN-11, D-20, D-21
FREE = {
    "made": ["tanged-dagger"],
    "raw": {"ore": 2},
    "workers": [1, 0, 0],
    "character": "warlord",
    "side": "adult",
}


@pytest.mark.rule("TRN-11", "D-20")
def test_workers_artefacts_and_the_character_may_be_used_before_between_and_after() -> None:
    def free(g_actions: list[str]) -> set[str]:
        return {"worker 1", "use tanged-dagger", "character"} & set(g_actions)

    g = table({**FREE, "refined": {"leather": 2, "timber": 1}}, row=["sheepskin-cloak"])
    assert len(free(allowed(g))) == 3  # before sending
    play(g, "explorer road")
    assert (kind(g), len(free(allowed(g)))) == ("travel", 3)  # before the action
    play(g, "caravan A straight")
    assert (kind(g), len(free(allowed(g)))) == ("travel", 3)  # between its steps
    play(g, "caravan A straight")
    assert (kind(g), len(free(allowed(g)))) == ("craft", 3)  # before crafting
    play(g, "craft 1")
    assert (kind(g), len(free(allowed(g)))) == ("end", 3)  # after it
    play(g, "use tanged-dagger", "character", "worker 1", "refine ore")
    assert seat(g)["strength"] == 1
    assert seat(g)["vp"] == 1  # VP equal to the power level, 1
    assert who(g) == (1, "send")  # nothing is left to use: the turn ends by itself


@pytest.mark.rule("D-20")
def test_a_turn_does_not_end_by_itself_while_something_is_left_to_use() -> None:
    g = play(table({"made": ["tanged-dagger"]}), "explorer hire")
    assert who(g) == (0, "craft")
    assert set(allowed(g)) == {"end", "use tanged-dagger"}
    assert who(play(g, "end")) == (1, "send")
    assert seat(g)["used"] == []  # the player said so


@pytest.mark.rule("TRN-11", "ART-7")
def test_a_once_per_round_effect_is_used_once_per_round() -> None:
    g = play(table({"made": ["tanged-dagger"]}), "use tanged-dagger")
    assert seat(g)["strength"] == 1
    refused(g, "use tanged-dagger", "ART-7", "used")
    refused(g, "use bone-pin", "TRN-11", "not-made")
    after = end_round(last_of_round(1, {"made": ["tanged-dagger"], "used": ["tanged-dagger"]}))
    allows(after, "use tanged-dagger")


@pytest.mark.rule("TRN-11", "CHR-4")
def test_the_characters_once_per_round_ability_is_used_once_per_round() -> None:
    g = play(table({"character": "warlord", "side": "adult", "strength": 5}), "character")
    assert seat(g)["vp"] == 2
    refused(g, "character", "CHR-4", "used")
    refused(table({"character": "warlord"}), "character", "TRN-11", "no-power")  # the young side has none


@pytest.mark.rule("TRN-11", "D-20", "D-51")
def test_nothing_is_used_in_another_players_turn() -> None:
    giver = {**FREE, "raw": {"ore": 3, "cattle": 3}}
    g = play(table({"strength": 5}, giver), "explorer raid")
    assert who(g) == (1, "give")
    assert set(allowed(g)) == {"give ore", "give cattle"}
    for action in ("worker 1", "use tanged-dagger", "character"):
        refused(g, action, "TRN-11", "not-your-turn")


@pytest.mark.rule("D-20")
def test_nothing_is_used_inside_a_payment() -> None:
    g = table(
        {**FREE, "raw": {"ore": 1, "wood": 1}}, bonuses={"row-1": "market-stall"}
    )  # trade 1 raw -> 4 vp
    play(g, "explorer road", "caravan A left")
    allows(g, "trade", "worker 1", "use tanged-dagger")  # before the trade
    play(g, "trade")
    assert set(allowed(g)) == {"give ore", "give wood"}
    refused(g, "worker 1", "D-20", "in-payment")
    refused(g, "use tanged-dagger", "D-20", "in-payment")


@pytest.mark.rule("D-20", "SYM-3")
def test_a_worker_may_come_between_the_repetitions_of_a_trade(tmp_path: Path) -> None:
    content = space_set(tmp_path, "up to 2 times trade 1 metal -> 3 vp")
    g = table({"refined": {"metal": 1}, "raw": {"ore": 1}, "workers": [1, 0, 0]}, content=content)
    play(g, "explorer 1L1", "trade")
    refused(g, "trade", "SYM-3", "cannot-trade", metal=1)
    play(g, "worker 1", "refine ore")
    assert gains(g, "trade") == {"metal": -1, "vp": 3}


@pytest.mark.rule("D-20", "SYM-5")  # F-9
def test_what_comes_in_between_does_not_change_what_a_trade_matches() -> None:
    # smelting place's crossroads space: up to 3 times trade 1 raw -> 1 matching refined + 2 vp
    # flint sickle: each round: trade 1 raw -> 2 matching raw
    mine = {
        "raw": {"cattle": 1, "stone": 1},
        "caravans": ["c3", "c3"],
        "made": ["flint-sickle"],
        "careful": True,
    }
    g = table(mine, round=4, tiles=tiles(R3="smelting-place"))
    play(g, "explorer X3", "trade", "give cattle")
    assert kind(g) == "order"
    play(g, "use flint-sickle", "trade")  # pays the one raw left, stone
    while kind(g) in ("order", "gain"):
        play(g, "next 1" if kind(g) == "order" else "take all")
    assert seat(g)["refined"] == {"leather": 1}  # for the cattle
    assert seat(g)["raw"] == {"stone": 2}


@pytest.mark.rule("D-21")
def test_a_once_per_round_artefact_may_be_used_in_the_turn_it_is_crafted() -> None:
    g = table({"refined": {"metal": 2, "leather": 1}}, row=["tanged-dagger"])
    play(g, "explorer hire", "craft 1")
    assert who(g) == (0, "end")
    assert gains(g, "use tanged-dagger") == {"strength": 1}


# ---------------------------------------------------------------- TRN-12
@pytest.mark.rule("TRN-12")
def test_a_character_is_turned_before_the_first_member_of_a_round() -> None:
    g = play(table({"character": "sage"}, SPENT, SPENT, SPENT), "adult")
    assert seat(g)["side"] == "adult"
    assert who(g) == (0, "send")  # the turn goes on
    refused(g, "adult", "CHR-1", "already-adult")


@pytest.mark.rule("TRN-12")
def test_a_character_is_not_turned_after_a_member_was_sent_until_the_next_round() -> None:
    g = play(table({"character": "sage"}, SPENT, SPENT, SPENT), "explorer hire")
    assert who(g) == (0, "send")
    refused(g, "adult", "TRN-12", "already-sent")
    refused(table(), "adult", "TRN-12", "no-character")
    allows(end_round(last_of_round(1, {"character": "sage", "moved": True})), "adult")


@pytest.mark.rule("TRN-12")
def test_a_character_is_not_turned_in_the_middle_of_a_turn() -> None:
    g = play(table({"character": "sage"}), "explorer road")
    refused(g, "adult", "TRN-12", "already-sent")


# ---------------------------------------------------------------- TRN-13, D-13
@pytest.mark.rule("TRN-13", "D-13")
def test_a_careful_player_may_take_all_a_part_or_nothing() -> None:
    # earth rampart: quarry: 3 strength + 1 culture
    def at_rampart(*actions: str) -> dict[str, int]:
        g = table({"careful": True}, round=3, tiles=tiles(L3="earth-rampart"))
        return gains(g, "explorer 3L1", "next 1", *actions)

    assert at_rampart("take all", "take all") == {"strength": 3, "culture": 1}
    assert at_rampart("take one", "stop", "take all") == {"strength": 1, "culture": 1}
    assert at_rampart("take one", "take one", "stop", "stop") == {"strength": 2}
    assert at_rampart("stop", "stop") == {}


@pytest.mark.rule("TRN-13")
def test_a_careful_player_may_decline_resources_and_workers() -> None:
    g = table({"careful": True}, tiles=tiles(L1="grazing-land"))
    assert gains(g, "explorer 1L1", "take one", "stop") == {"cattle": 1}  # of 3 cattle
    hired = table({"careful": True})
    assert gains(hired, "explorer hire", "stop") == {}
    assert hired.position()["track_workers"] == 2


@pytest.mark.rule("TRN-13", "WAR-1")
def test_a_careful_player_may_decline_warriors() -> None:
    road = tiles(R3="amber-road")  # mountain single: warriors
    declined = play(table({"careful": True}, round=3, tiles=road), "explorer 3R1", "stop")
    assert (seat(declined)["hand"]["warriors"], declined.position()["supply_warriors"]) == (0, 4)
    one = play(table({"careful": True}, round=3, tiles=road), "explorer 3R1", "take one", "stop")
    assert (seat(one)["hand"]["warriors"], one.position()["supply_warriors"]) == (1, 3)


@pytest.mark.rule("TRN-13")  # F-5
def test_who_is_not_careful_takes_everything_without_being_asked() -> None:
    g = table(round=3, tiles=tiles(L3="earth-rampart"))
    assert gains(g, "explorer 3L1") == {"strength": 3, "culture": 1}
    assert who(g) == (1, "send")


@pytest.mark.rule("TRN-13", "D-13")
def test_travel_trades_and_refining_may_always_be_left() -> None:
    travel = play(table(), "explorer road", "caravan A straight", "stop")
    assert (seat(travel)["caravans"], who(travel)) == (["c1", "top"], (1, "send"))
    trade = table({"raw": {"ore": 1}}, tiles=tiles(R1="high-pass"))  # mountain: trade 1 raw -> warriors
    assert gains(trade, "explorer 1R1", "stop") == {}
    refining = table({"raw": {"ore": 1}})  # water meadow: quarry: 2 stone + refine 1
    assert gains(refining, "explorer 1L3", "stop") == {"stone": 2}


@pytest.mark.rule("TRN-13")
def test_a_choice_of_resource_is_left_only_by_the_careful() -> None:
    bonuses = {"row-1": "finished-goods"}  # 1 refined
    plain = play(table(bonuses=bonuses), "explorer road", "caravan A left")
    assert kind(plain) == "take"
    refused(plain, "stop", "TRN-13", "not-careful")
    careful = play(
        table({"careful": True}, bonuses=bonuses), "explorer road", "caravan A left", "stop", "stop"
    )
    assert (seat(careful)["refined"], who(careful)) == ({}, (1, "send"))


@pytest.mark.rule("TRN-13")
def test_what_is_lost_is_not_optional_even_for_the_careful() -> None:
    g = table({"careful": True, "strength": 4}, {"strength": 3, "explorers": ["hire"]})
    assert gains(g, "explorer hire", "stop") == {"strength": -1}


@pytest.mark.rule("D-13")
def test_a_player_switches_to_careful_and_back_once_in_a_turn() -> None:
    g = table()
    refused(g, "careful off", "D-13", "already-so")
    play(g, "careful on")
    assert (seat(g)["careful"], who(g)) == (True, (0, "send"))
    refused(g, "careful off", "D-13", "already-switched")


# ---------------------------------------------------------------- D-14
def part_of(g: Game, what: str) -> str:
    """The answer that puts this part first, when an order is asked."""
    assert g.decision is not None
    assert g.decision.kind == "order"
    parts = [getattr(body[0], "what", type(body[0]).__name__.lower()) for body in g.decision.about["parts"]]
    return f"next {1 + parts.index(what)}"


@pytest.mark.rule("D-14")
@pytest.mark.parametrize(("first", "then"), [("travel", "refine"), ("refine", "travel")])
def test_the_owner_chooses_the_order_of_an_effects_parts(tmp_path: Path, first: str, then: str) -> None:
    content = space_set(tmp_path, "1 travel + refine 1")
    g = play(table({"raw": {"ore": 1}}, content=content), "explorer 1L1")
    play(g, part_of(g, first))
    assert kind(g) == first
    assert kind(play(g, "stop")) == then


@pytest.mark.rule("D-14")
def test_order_matters_a_bonus_on_the_way_may_bring_what_is_then_refined(tmp_path: Path) -> None:
    content = space_set(tmp_path, "1 travel + refine 1")
    bonuses = {"row-1": "copper-and-calf"}  # 1 ore + 1 cattle
    g = play(table({"raw": {"wood": 1}}, content=content, bonuses=bonuses), "explorer 1L1")
    play(g, part_of(g, "travel"), "caravan A left", "refine ore")
    assert (seat(g)["raw"], seat(g)["refined"]) == ({"cattle": 1, "wood": 1}, {"metal": 1})


@pytest.mark.rule("D-14")
def test_the_owner_chooses_the_order_of_effects_triggered_at_once(tmp_path: Path) -> None:
    effects = 'effects = ["when explorer sent: 1 travel"]'
    other = 'effects = ["when explorer sent: trade 1 ore -> 3 vp"]'
    content = small_set(tmp_path, artefacts=f"[bone-pin]\n{effects}\n\n[flint-sickle]\n{other}\n")
    mine = {"made": ["bone-pin", "flint-sickle"]}
    g = play(table(mine, content=content, bonuses={"row-1": "copper-and-calf"}), "explorer hire")
    assert kind(g) == "order"
    assert set(allowed(g)) == {"next 1", "next 2"}
    refused(g, "next 3", "D-14", "no-such-choice", most=2)


@pytest.mark.rule("D-14")
def test_a_careful_player_orders_even_what_hardly_matters() -> None:
    plain = play(table(), "explorer skills")
    assert who(plain) == (1, "send")
    careful = play(table({"careful": True}), "explorer skills")
    assert who(careful) == (0, "order")
    play(careful, "next 2", "take all")
    assert (seat(careful)["culture"], seat(careful)["strength"]) == (1, 0)  # culture first


@pytest.mark.rule("D-14", "D-34")
def test_if_several_are_concerned_the_active_player_comes_first_then_clockwise() -> None:
    g = table(
        {}, {}, {"culture": 5, "careful": True}, {"careful": True}, bonuses={"river-6": "finished-goods"}
    )
    order = [who(play(g, "explorer first"))]
    order.append(who(play(g, "caravan A straight")))
    play(g, "take all")
    order.append(who(g))
    order.append(who(play(g, "take metal")))
    assert order == [(0, "travel"), (2, "gain"), (2, "take"), (3, "gain")]


@pytest.mark.rule("D-20")
def test_an_answer_belongs_to_the_question_asked() -> None:
    g = asked(["refine", 0, 2], seats=[{"raw": {"ore": 2}}])
    refused(g, "take ore", "SYM-5", "nothing-to-take")
    refused(g, "end", "D-20", "finish-first", asked="refine")
