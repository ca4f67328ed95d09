"""Artefacts: what is available, crafting, reserving, and the four kinds of effects (ART)."""

from __future__ import annotations

from pathlib import Path

import pytest

from terramara import Game
from tests.rules.boards import PIECES, SPENT, allows, gains, last_of_round, small_set, space_set, table, who
from tests.rules.helpers import allowed, end_round, kind, play, refused, seat

RICH = {"refined": {"leather": 9, "brick": 9, "timber": 9, "metal": 9}}
ROW = [
    *("sheepskin-cloak", "woollen-shawl", "bone-pin", "leather-belt"),
    *("milk-boiler", "loom-weights", "carinated-bowl", "clay-stamp"),
]


# ---------------------------------------------------------------- ART-1
AVAILABLE = [
    (0, 2),
    (1, 3),
    (2, 3),
    (3, 4),
    (4, 4),
    (5, 5),
    (6, 5),
    (7, 6),
    (8, 6),
    (9, 7),
    (10, 7),
    (11, 8),
    (14, 8),
]


@pytest.mark.rule("ART-1")
@pytest.mark.parametrize(("culture", "available"), AVAILABLE)
def test_culture_tells_how_many_of_the_row_are_available(culture: int, available: int) -> None:
    g = play(table({**RICH, "culture": culture}, row=ROW), "explorer hire")
    for place in range(1, 9):
        if place <= available:
            allows(g, f"craft {place}")
        else:
            refused(g, f"craft {place}", "ART-1", "not-available", culture=culture, available=available)


@pytest.mark.rule("ART-1")
def test_culture_gained_by_the_action_counts_at_once() -> None:
    g = play(table(RICH, row=ROW), "explorer skills")  # 1 culture: 3 are available
    allows(g, "craft 3")
    refused(g, "craft 4", "ART-1", "not-available", culture=1, available=3)


# ---------------------------------------------------------------- ART-2
@pytest.mark.rule("ART-2")
def test_crafting_pays_the_cost_and_lays_the_artefact_open() -> None:
    g = table({"refined": {"leather": 3, "timber": 1}}, row=ROW)  # sheepskin cloak: 2 leather + 1 timber
    play(g, "explorer hire", "craft 1")
    assert (seat(g)["made"], seat(g)["refined"]) == (["sheepskin-cloak"], {"leather": 1})
    assert g.view(1).data["seats"][0]["made"] == ["sheepskin-cloak"]


@pytest.mark.rule("ART-2")
def test_what_cannot_be_paid_cannot_be_crafted() -> None:
    g = table({"refined": {"leather": 1, "metal": 9}, "raw": {"wood": 9}, "culture": 4}, row=ROW)
    play(g, "explorer hire")
    refused(g, "craft 1", "ART-2", "cannot-pay", leather=1, timber=1)
    refused(g, "craft 3", "ART-2", "cannot-pay", leather=1)


@pytest.mark.rule("ART-2")
def test_its_effects_hold_from_now_on() -> None:
    # sheepskin cloak: when explorer sent to plains: 1 cattle
    g = table({"refined": {"leather": 2, "timber": 1}}, SPENT, SPENT, SPENT, row=ROW)
    play(g, "explorer hire", "craft 1")
    assert gains(g, "explorer 1L2") == {"cattle": 2, "culture": 1}  # plains: 1 cattle + 1 culture, and 1 more


# ---------------------------------------------------------------- ART-3 to ART-6
@pytest.mark.rule("ART-3")
def test_reserving_needs_culture_4() -> None:
    g = play(table({**RICH, "culture": 3}, row=ROW), "explorer hire")
    refused(g, "reserve 1", "ART-3", "culture-too-low", culture=3, least=4)
    g = play(table({**RICH, "culture": 4}, row=ROW), "explorer hire")
    allows(g, "reserve 1", "reserve 4")
    refused(g, "reserve 5", "ART-1", "not-available", culture=4, available=4)


@pytest.mark.rule("ART-3")
def test_only_one_artefact_can_be_reserved_at_a_time() -> None:
    g = play(table({**RICH, "culture": 4, "reserved": "flint-sickle"}, row=ROW), "explorer hire")
    refused(g, "reserve 1", "ART-3", "already-reserved")


@pytest.mark.rule("ART-3")
def test_a_reserved_artefact_gives_nothing_until_it_is_crafted_and_is_out_of_reach_of_others() -> None:
    # tanged dagger: each round: 1 strength
    g = table({"culture": 4}, RICH, SPENT, SPENT, row=["tanged-dagger", *ROW[:7]], deck=[ROW[7]])
    play(g, "explorer hire", "reserve 1")
    assert (seat(g)["reserved"], seat(g)["made"], seat(g)["refined"]) == ("tanged-dagger", [], {})
    assert "tanged-dagger" not in g.position()["row"]
    play(g, "explorer hut", "stop")
    refused(g, "craft reserved", "ART-3", "nothing-reserved")  # seat 1 has none of their own
    play(g, "end")
    refused(g, "use tanged-dagger", "ART-3", "not-made")


@pytest.mark.rule("ART-3", "D-12")
def test_all_may_see_a_reserved_artefact() -> None:
    g = table({"reserved": "flint-sickle"})
    for viewer in (0, 1, None):
        assert g.view(viewer).data["seats"][0]["reserved"] == "flint-sickle"


@pytest.mark.rule("ART-3")
def test_a_reserved_artefact_stays_over_the_rounds() -> None:
    g = end_round(last_of_round(2, {"reserved": "flint-sickle"}))
    assert (g.position()["round"], seat(g)["reserved"]) == (3, "flint-sickle")


@pytest.mark.rule("ART-4")
def test_having_one_reserved_does_not_keep_from_crafting_others() -> None:
    g = play(table({**RICH, "reserved": "flint-sickle"}, row=ROW), "explorer hire")
    allows(g, "craft 1", "craft 2", "craft reserved")
    play(g, "craft 1")
    assert (seat(g)["made"], seat(g)["reserved"]) == (["sheepskin-cloak"], "flint-sickle")


@pytest.mark.rule("ART-5")
def test_from_culture_12_a_reserved_artefact_costs_1_less_of_choice() -> None:
    # sheepskin cloak: 2 leather + 1 timber
    mine = {"culture": 12, "reserved": "sheepskin-cloak"}
    g = table({**mine, "refined": {"leather": 2, "timber": 1}}, row=ROW[1:])
    play(g, "explorer hire", "craft reserved")
    assert (kind(g), set(allowed(g))) == ("reduce", {"less leather", "less timber"})
    refused(g, "less metal", "ART-5", "not-in-cost")
    refused(g, "stop", "ART-5", "finish-first", asked="reduce")
    play(g, "less leather")
    assert (seat(g)["made"], seat(g)["refined"]) == (["sheepskin-cloak"], {"leather": 1})


@pytest.mark.rule("ART-5")
def test_it_may_be_the_resource_that_is_missing() -> None:
    mine = {"culture": 12, "reserved": "sheepskin-cloak", "refined": {"leather": 2}}
    g = table(mine, row=ROW[1:])
    assert gains(g, "explorer hire", "craft reserved") == {"worker 1": 1, "leather": -2}
    short = play(table({**mine, "refined": {"leather": 1}}, row=[]), "explorer hire")
    assert who(short) == (1, "send")  # 2 are missing: nothing to craft


@pytest.mark.rule("ART-5")
def test_neither_below_culture_12_nor_from_the_row() -> None:
    idle = {"raw": {"ore": 1}, "workers": [1, 0, 0]}  # something to do, so that the turn goes on
    below = {"culture": 11, "reserved": "bone-pin", "refined": {"leather": 1}, **idle}  # it costs 2 leather
    g = play(table(below, row=["flint-sickle"]), "explorer hire")
    refused(g, "craft reserved", "ART-2", "cannot-pay", leather=1)
    row = {"culture": 12, "refined": {"leather": 1}}
    refused(play(table(row, row=["bone-pin"]), "explorer hire"), "craft 1", "ART-2", "cannot-pay", leather=1)


@pytest.mark.rule("ART-6", "D-18")
def test_the_row_slides_left_and_is_filled_while_the_deck_lasts() -> None:
    g = table(RICH, row=ROW[:3], deck=[])
    play(g, "explorer hire", "craft 2")
    assert g.position()["row"] == [ROW[0], ROW[2]]
    full = table(RICH, row=ROW, deck=["antler-hoe", "flint-sickle"])
    play(full, "explorer hire", "craft 1")
    assert full.position()["row"] == [*ROW[1:], "antler-hoe"]
    assert full.position()["deck"] == ["flint-sickle"]


@pytest.mark.rule("ART-6")
def test_reserving_fills_the_row_too_and_a_reserved_artefact_crafted_does_not() -> None:
    g = play(table({"culture": 4}, row=ROW, deck=["antler-hoe"]), "explorer hire", "reserve 4")
    assert g.position()["row"] == [*ROW[:3], *ROW[4:], "antler-hoe"]
    g = play(
        table({**RICH, "reserved": "flint-sickle"}, row=ROW, deck=["antler-hoe"]),
        "explorer hire",
        "craft reserved",
    )
    assert (g.position()["row"], g.position()["deck"]) == (ROW, ["antler-hoe"])


@pytest.mark.rule("ART-6")
def test_an_empty_place_of_the_row_holds_nothing_to_craft() -> None:
    g = play(table({**RICH, "culture": 4}, row=ROW[:1], deck=[]), "explorer hire")
    refused(g, "craft 2", "ART-6", "empty-place", place=2)
    refused(g, "reserve 2", "ART-6", "empty-place", place=2)


# ---------------------------------------------------------------- ART-7, ART-8
@pytest.mark.rule("ART-7")
def test_a_lasting_effect_works_whenever_its_condition_is_met() -> None:
    g = table({"made": ["sheepskin-cloak"]}, SPENT, SPENT, SPENT)  # when explorer sent to plains: 1 cattle
    assert gains(g, "explorer 1L2")["cattle"] == 2
    assert gains(g, "explorer 2L3", "stop")["cattle"] == 3  # plains: 2 cattle + refine 1
    assert "cattle" not in gains(g, "explorer hire")
    refused(g, "use sheepskin-cloak", "ART-7", "not-once-per-round")


@pytest.mark.rule("ART-7")
def test_an_instant_effect_works_once_when_crafted() -> None:
    g = table({"refined": {"brick": 2}}, row=["carinated-bowl"])  # instant: 2 culture
    assert gains(g, "explorer hire", "craft 1") == {"worker 1": 1, "brick": -2, "culture": 2}
    refused(table({"made": ["carinated-bowl"]}), "use carinated-bowl", "ART-7", "not-once-per-round")


@pytest.mark.rule("ART-7")
def test_an_end_of_game_effect_scores_at_the_end_only() -> None:
    # amber necklace: 10 VP; end: 2 vp per clothing
    made = {"made": ["amber-necklace", "sheepskin-cloak"]}
    g = table(made)
    assert seat(g)["vp"] == 0
    sources = g.scores()[0].sources
    assert (sources["artefacts"], sources["effects"], sources["play"]) == (13, 4, 0)


@pytest.mark.rule("ART-8")
def test_a_reserved_artefact_costs_5_vp_at_the_end() -> None:
    without, having = table({"vp": 20}), table({"vp": 20, "reserved": "flint-sickle"})
    assert having.scores()[0].sources["reserved"] == -5
    assert without.scores()[0].total - having.scores()[0].total == 5


# ---------------------------------------------------------------- D-11, D-82
STAMP = {"made": ["clay-stamp"]}  # when craft: 1 vp per brick in cost


@pytest.mark.rule("D-11", "SYM-14")
@pytest.mark.parametrize(("option", "vp"), [("printed", 3), ("paid", 2)])
def test_vp_for_resources_of_a_craft_count_the_printed_cost_or_by_option_what_was_paid(
    option: str, vp: int
) -> None:
    # horned cup: pottery costs 1 brick less; clay strainer: 3 brick + 1 metal
    mine = {"made": ["clay-stamp", "horned-cup"], "refined": {"brick": 2, "metal": 1}}
    g = table(mine, row=["clay-strainer"], round=3, options={"cost_vp": option})
    assert gains(g, "explorer hire", "craft 1") == {"worker 2": 1, "brick": -2, "metal": -1, "vp": vp}


@pytest.mark.rule("D-11")
def test_a_craft_paid_with_nothing_counts_nothing_by_that_option_whatever_comes_in_between() -> None:
    # Twice "1 of each kind less": the crucible (2 brick + 1 timber + 1 metal) costs nothing, and its instant
    # effect crafts the grain jar (3 brick: 1 is paid). Counted: 0 for the crucible and 1 for the jar.
    made = ["clay-stamp", "bellows-nozzle", "pile-driver"]
    for order in (["next 1", "next 1"], ["next 2", "next 1"]):
        mine = {"made": made, "refined": {"brick": 1}, "careful": True}
        g = table(mine, row=["clay-crucible", "grain-jar"], round=3, options={"cost_vp": "paid"})
        play(g, "explorer hire", "stop", "craft 1")
        for answer in order:
            if kind(g) == "order":
                play(g, answer)
            if kind(g) == "workshop":
                play(g, "craft 1")
        assert "grain-jar" in seat(g)["made"]
        assert seat(g)["vp"] == 1


@pytest.mark.rule("D-11", "CHR-5")
@pytest.mark.parametrize(("option", "vp"), [("printed", 3), ("paid", 2)])
def test_raw_that_stands_for_refined_is_no_refined_handed_in(option: str, vp: int) -> None:
    # clay strainer: 3 brick + 1 metal; the artisan lets a stone stand for a brick
    mine = {**STAMP, "character": "artisan", "refined": {"brick": 2, "metal": 1}, "raw": {"stone": 1}}
    g = table(mine, row=["clay-strainer"], round=3, options={"cost_vp": option})
    play(g, "explorer hire", "craft 1")
    while kind(g) == "give":
        play(g, allowed(g)[0])
    assert "clay-strainer" in seat(g)["made"]
    assert (seat(g)["raw"], seat(g)["vp"]) == ({}, vp)
    old = Game.from_position(
        {
            "set": PIECES.id,
            "round": 3,
            "seats": [mine],
            "row": ["clay-strainer"],
            "options": {"cost_vp": "paid"},
        },
        set=PIECES,
        rules=1,
    )
    play(old, "explorer hire", "craft 1")
    while kind(old) == "give":
        play(old, allowed(old)[0])
    assert seat(old)["vp"] == 3  # by rules 1 it counted as what it stood for


@pytest.mark.rule("D-82")
def test_when_you_craft_does_not_apply_to_its_own_crafting() -> None:
    g = table({"refined": {"brick": 4, "metal": 2}}, SPENT, SPENT, SPENT, row=["clay-stamp", "milk-boiler"])
    assert "vp" not in gains(g, "explorer hire", "craft 1")  # 2 brick + 1 metal, and no VP for its own brick
    later = table({**STAMP, "refined": {"brick": 2, "leather": 1}}, row=["milk-boiler"])
    assert gains(later, "explorer hire", "craft 1")["vp"] == 2  # 2 brick + 1 leather


# ---------------------------------------------------------------- D-40
@pytest.mark.rule("D-40", "BON-4")
def test_a_craft_besides_trn_10_takes_raw_for_refined_and_the_row_is_filled_before_trn_10(
    tmp_path: Path,
) -> None:
    content = space_set(tmp_path, "craft with raw")
    mine = {"raw": {"cattle": 2}, "refined": {"timber": 2}}
    g = table(mine, content=content, row=["bone-pin"], deck=["flint-sickle"])
    play(g, "explorer 1L1")
    assert kind(g) == "workshop"
    allows(g, "craft 1", "stop")
    refused(g, "reserve 1", "D-40", "craft-only")
    play(g, "craft 1")
    assert seat(g)["made"] == ["bone-pin"]
    assert (kind(g), g.position()["row"]) == ("craft", ["flint-sickle"])
    play(g, "craft 1")  # and TRN-10's own, paid with 2 timber
    assert seat(g)["made"] == ["bone-pin", "flint-sickle"]
    assert (seat(g)["raw"], seat(g)["refined"]) == ({}, {})


@pytest.mark.rule("D-40")
def test_any_number_of_matching_raw_in_any_mix_with_refined(tmp_path: Path) -> None:
    content = space_set(tmp_path, "craft with raw")
    mine = {
        "raw": {"cattle": 4, "ore": 1},
        "refined": {"leather": 1, "metal": 1},
        "workers": [1, 0, 0],
    }  # amber necklace: 4 leather, 2 metal
    g = play(table(mine, content=content, row=["amber-necklace"], deck=[]), "explorer 1L1", "craft 1")
    assert set(allowed(g)) == {"give cattle", "give leather"}
    refused(g, "worker 1", "D-20", "in-payment")
    play(g, *["give cattle"] * 4)  # and ore and metal, as there is nothing to choose
    assert (seat(g)["made"], seat(g)["refined"]) == (["amber-necklace"], {"leather": 1})


@pytest.mark.rule("D-40")
def test_raw_stands_only_for_its_own_refined_form(tmp_path: Path) -> None:
    content = space_set(tmp_path, "craft with raw")
    mine = {"raw": {"ore": 9}, "workers": [1, 0, 0]}
    g = play(table(mine, content=content, row=["bone-pin"], deck=[]), "explorer 1L1")
    assert kind(g) == "workshop"  # the worker might change that
    refused(g, "craft 1", "ART-2", "cannot-pay", leather=2)


@pytest.mark.rule("D-40")
def test_the_reserved_artefact_may_be_crafted_by_it_with_reductions(tmp_path: Path) -> None:
    content = space_set(tmp_path, "craft with raw")
    mine = {"culture": 12, "reserved": "bone-pin", "raw": {"cattle": 1}}
    g = play(table(mine, content=content, row=[], deck=[]), "explorer 1L1", "craft reserved")
    assert (seat(g)["made"], seat(g)["raw"]) == (["bone-pin"], {})


@pytest.mark.rule("D-40")
def test_it_lapses_when_nothing_can_be_paid_and_reaches_only_what_is_available(tmp_path: Path) -> None:
    content = space_set(tmp_path, "craft with raw")
    poor = play(table({"raw": {"ore": 1}}, content=content, row=["bone-pin"]), "explorer 1L1")
    assert who(poor) == (1, "send")
    g = play(table(RICH, content=content, row=ROW), "explorer 1L1")
    refused(g, "craft 3", "ART-1", "not-available", culture=0, available=2)


# ---------------------------------------------------------------- D-41
@pytest.mark.rule("D-41", "SYM-14")
def test_reductions_add_up() -> None:
    # tablet-woven sash: clothing costs 1 leather less; bellows nozzle: 1 of each kind less
    # goatskin shoes: 2 leather + 1 timber + 1 metal
    mine = {"made": ["tablet-woven-sash", "bellows-nozzle"], "reserved": "goatskin-shoes"}
    g = table(mine, row=[], round=3)
    assert gains(g, "explorer hire", "craft reserved") == {"worker 2": 1}  # nothing is left to pay
    assert seat(g)["made"][-1] == "goatskin-shoes"


@pytest.mark.rule("D-41")  # F-4
def test_reductions_take_only_what_is_in_the_cost_and_never_go_below_0() -> None:
    # 3 leather less in all, of a bone pin's 2: the third does not pay for anything else
    mine = {"made": ["tablet-woven-sash", "bellows-nozzle", "pile-driver"], "refined": {"leather": 1}}
    g = table(mine, row=["bone-pin"])
    assert gains(g, "explorer hire", "craft 1") == {"worker 1": 1}


@pytest.mark.rule("D-41", "ART-5")
def test_the_river_remits_only_a_resource_still_in_the_cost() -> None:
    # fur cap: 3 leather; the sash and the river take 2 of them; timber is no part of it
    mine = {"culture": 12, "made": ["tablet-woven-sash"], "reserved": "fur-cap", "refined": {"leather": 1}}
    assert gains(table(mine, row=[], round=3), "explorer hire", "craft reserved") == {
        "worker 2": 1,
        "leather": -1,
    }
    # With nothing left in the cost nothing is asked.
    free = {"culture": 12, "made": ["tablet-woven-sash", "bellows-nozzle"], "reserved": "goatskin-shoes"}
    g = play(table(free, row=[], round=3), "explorer hire", "craft reserved")
    assert (seat(g)["reserved"], who(g)) == (None, (1, "send"))


@pytest.mark.rule("D-41", "SYM-14")
def test_a_category_reduction_is_for_its_category_only() -> None:
    mine = {
        "made": ["tablet-woven-sash"],
        "refined": {"leather": 1, "timber": 2},
    }  # clothing costs 1 leather less
    g = play(table({**mine, "culture": 4}, row=["bone-pin", "dugout-canoe", "milk-boiler"]), "explorer hire")
    allows(g, "craft 1", "craft 2")  # 2 leather, 1 less; 2 timber + 1 leather, not less
    poorer = {**mine, "refined": {"timber": 2}}
    g = play(table({**poorer, "culture": 4}, row=["dugout-canoe"]), "explorer hire")
    refused(g, "craft 1", "ART-2", "cannot-pay", leather=1)


@pytest.mark.rule("SYM-14", "D-11")
def test_the_cost_counted_is_that_of_the_craft_that_set_it_off(tmp_path: Path) -> None:
    # The culture that comes with the VP reaches 14, whose tile crafts something else in between.
    effects = 'effects = ["when craft clothing: 1 culture + 1 vp per leather in cost"]'
    content = small_set(tmp_path, artefacts=f"[clay-stamp]\n{effects}\n")
    mine = {"culture": 13, "careful": True, "refined": {"leather": 2, "brick": 2}, **STAMP}
    bonuses = {"river-14a": "smiths-gift", "river-14b": "travelling-smith"}
    g = table(mine, content=content, row=["bone-pin", "carinated-bowl"], deck=[], bonuses=bonuses)
    play(g, "explorer hire", "stop", "craft 1")
    while kind(g) in ("order", "gain", "workshop"):
        if kind(g) == "workshop":
            play(g, "craft 1")
        elif kind(g) == "order":
            play(g, "next 2" if "next 3" not in allowed(g) and seat(g)["culture"] == 13 else "next 1")
        else:
            play(g, "take all")
    assert seat(g)["made"][-2:] == ["bone-pin", "carinated-bowl"]
    # 2 leather in the bone pin; the bowl's 2 culture are beyond the river's end: 2 VP more
    assert seat(g)["vp"] == 2 + 2
