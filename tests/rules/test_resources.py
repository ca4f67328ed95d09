"""Resources, raw and refined (RES), and how they pay (D-42)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.boards import allows, gains, space_set, table, tiles, who
from tests.rules.helpers import allowed, kind, play, refused, seat


@pytest.mark.rule("RES-1")
@pytest.mark.parametrize(
    ("raw", "refined"), [("cattle", "leather"), ("stone", "brick"), ("wood", "timber"), ("ore", "metal")]
)
def test_a_refined_resource_may_be_paid_where_its_raw_form_is_asked(
    tmp_path: Path, raw: str, refined: str
) -> None:
    content = space_set(tmp_path, f"trade 1 {raw} -> 3 vp")
    both = table({"raw": {raw: 1}, "refined": {refined: 1}}, content=content)
    play(both, "explorer 1L1", "trade")
    allows(both, f"give {raw}", f"give {refined}")
    assert gains(both, f"give {refined}") == {refined: -1, "vp": 3}
    only_refined = table({"refined": {refined: 1}}, content=content)
    assert gains(only_refined, "explorer 1L1", "trade") == {refined: -1, "vp": 3}


@pytest.mark.rule("RES-1")
def test_a_refined_resource_of_another_pair_does_not_pay(tmp_path: Path) -> None:
    content = space_set(tmp_path, "up to 2 times trade 1 ore -> 3 vp")
    g = table({"raw": {"ore": 1}, "refined": {"metal": 1, "leather": 1}}, content=content)
    play(g, "explorer 1L1", "trade")
    refused(g, "give leather", "RES-1", "does-not-pay", what="leather")
    refused(g, "give timber", "RES-1", "none-of-it", what="timber")
    refused(g, "stop", "RES-1", "must-pay")


@pytest.mark.rule("RES-1")
def test_a_raw_resource_does_not_pay_where_a_refined_one_is_asked(tmp_path: Path) -> None:
    content = space_set(tmp_path, "2 cattle + trade 1 leather -> 5 vp")
    with_leather = table({"refined": {"leather": 1}}, content=content)
    assert gains(with_leather, "explorer 1L1", "trade") == {"cattle": 2, "leather": -1, "vp": 5}
    raw_only = table({"workers": [1, 0, 0], "raw": {"cattle": 3}}, content=content)
    play(raw_only, "explorer 1L1")
    assert kind(raw_only) == "trade"  # the worker could still refine for it
    refused(raw_only, "trade", "SYM-3", "cannot-trade", leather=1)


@pytest.mark.rule("RES-1")
def test_raw_of_choice_may_be_paid_refined_but_refined_of_choice_only_refined() -> None:
    # hired spears: trade 1 raw -> 2 strength; bridal gift: trade 1 refined -> 5 vp
    raw_asked = table({"raw": {"wood": 1}, "refined": {"brick": 1}}, bonuses={"row-1": "hired-spears"})
    play(raw_asked, "explorer road", "caravan A left", "trade")
    assert set(allowed(raw_asked)) == {"give wood", "give brick"}
    refined_asked = table(
        {"raw": {"wood": 1}, "refined": {"brick": 1, "metal": 1}, "caravans": ["c4", "c4"]},
        bonuses={"row-5": "bridal-gift"},
    )
    play(refined_asked, "explorer road", "caravan A left", "trade")
    assert set(allowed(refined_asked)) == {"give brick", "give metal"}
    refused(refined_asked, "give wood", "RES-1", "does-not-pay", what="wood")


@pytest.mark.rule("RES-1", "ART-2")
def test_raw_does_not_pay_for_an_artefact() -> None:
    g = table({"raw": {"cattle": 5}, "workers": [1, 0, 0]}, row=["bone-pin"])  # 2 leather
    play(g, "explorer skills")
    assert kind(g) == "craft"
    refused(g, "craft 1", "ART-2", "cannot-pay", leather=2)


@pytest.mark.rule("RES-2")
@pytest.mark.parametrize(
    ("raw", "refined"), [("cattle", "leather"), ("stone", "brick"), ("wood", "timber"), ("ore", "metal")]
)
def test_to_refine_turns_a_raw_resource_into_its_refined_form(raw: str, refined: str) -> None:
    g = table({"raw": {raw: 2}})
    assert gains(g, "explorer hut", f"refine {raw}") == {raw: -1, refined: 1}


@pytest.mark.rule("RES-2")
def test_what_one_does_not_have_cannot_be_refined() -> None:
    g = table({"raw": {"cattle": 1}, "refined": {"metal": 1}})
    play(g, "explorer hut")
    refused(g, "refine ore", "RES-2", "none-of-it", what="ore")


@pytest.mark.rule("RES-2")
def test_refine_4_of_a_space_refines_up_to_4_of_any_mix(tmp_path: Path) -> None:
    # hill fort: forest: 2 wood + refine 4
    g = table({"raw": {"ore": 1, "cattle": 5}}, round=5, tiles=tiles(R5="hill-fort"))
    play(g, "explorer 5R3", "refine wood", "refine ore", "refine cattle", "refine cattle")
    assert who(g) == (1, "send")
    assert (seat(g)["raw"], seat(g)["refined"]) == (
        {"cattle": 3, "wood": 1},
        {"leather": 2, "timber": 1, "metal": 1},
    )


@pytest.mark.rule("D-42", "RES-1")
def test_refined_pays_in_a_trade_of_raw_for_vp() -> None:
    # market stall: trade 1 raw -> 4 vp
    g = table({"refined": {"metal": 1}}, bonuses={"row-1": "market-stall"})
    assert gains(g, "explorer road", "caravan A left", "trade") == {"metal": -1, "vp": 4}


@pytest.mark.rule("D-42", "RES-1")
def test_refined_pays_in_a_trade_of_2_raw() -> None:
    # tin mine: forest: trade 2 raw -> 8 vp
    g = table({"refined": {"metal": 1}, "raw": {"wood": 1}}, round=5, tiles=tiles(R5="tin-mine"))
    assert gains(g, "explorer 5R3", "trade") == {
        "metal": -1,
        "wood": -1,
        "vp": 8,
    }  # there is nothing to choose
    one_only = table({"refined": {"metal": 1}, "workers": [1, 0, 0]}, round=5, tiles=tiles(R5="tin-mine"))
    assert gains(one_only, "explorer 5R3") == {}


@pytest.mark.rule("D-42", "HUT-1")
def test_refined_pays_in_the_huts_swap() -> None:
    g = table({"refined": {"metal": 1}})
    assert gains(g, "explorer hut", "trade", "take cattle") == {"metal": -1, "cattle": 1}
