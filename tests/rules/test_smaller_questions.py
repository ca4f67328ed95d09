"""The smaller questions of docs/rulings.md (F) that no other test answers on its way."""

from __future__ import annotations

from pathlib import Path

import pytest

from terramara import Game
from tests.rules.boards import gains, table, tiles, who
from tests.rules.helpers import allowed, kind, play, seat, small_set


@pytest.mark.rule("D-30", "CHR-3")  # F-1
def test_whenever_you_get_culture_comes_after_the_marks_on_the_way() -> None:
    g = table({"culture": 5, "character": "sage", "side": "adult"}, bonuses={"river-6": "finished-goods"})
    play(g, "explorer skills")
    assert (kind(g), seat(g)["vp"]) == ("take", 0)
    assert gains(g, "take metal") == {"metal": 1, "vp": 2}


@pytest.mark.rule("D-84", "CHR-3")  # F-1
def test_who_takes_culture_one_by_one_has_the_effect_with_the_first() -> None:
    careful = {"character": "sage", "side": "adult", "careful": True}
    g = play(table(careful, pending=[["next", 0, 1], ["culture", 0, 2]]), "take one")
    assert (kind(g), seat(g)["culture"], seat(g)["vp"]) == ("gain", 1, 2)
    assert gains(g, "take all") == {"culture": 1}


@pytest.mark.rule("TRN-13")  # F-2
def test_vp_cannot_be_declined() -> None:
    g = play(table({"careful": True}, tiles=tiles(L1="clay-pit")), "explorer 1L2")  # 2 stone + 1 vp
    while who(g)[0] == 0 and kind(g) in ("order", "gain"):
        play(g, "next 1" if kind(g) == "order" else "stop")
    assert (seat(g)["vp"], seat(g)["raw"]) == (1, {})


@pytest.mark.rule("HOM-3", "D-88")  # F-3
def test_either_part_of_the_joint_space_may_be_left_out() -> None:
    mine, theirs = {"strength": 3}, {"raw": {"ore": 5}}
    raided = play(table(mine, theirs, players=2, first=1, turn=0), "explorer raid-first", "choose 1", "stop")
    assert (raided.position()["first"], seat(raided)["raw"]) == (1, {"ore": 1})
    neither = play(table(mine, theirs, players=2, first=1, turn=0), "explorer raid-first", "stop")
    assert (neither.position()["first"], seat(neither)["strength"]) == (1, 3)


@pytest.mark.rule("SYM-1", "D-36")  # F-7
def test_the_hut_counts_as_sending_where_no_place_is_named(tmp_path: Path) -> None:
    content = small_set(
        tmp_path,
        artefacts="""
            [walking-stick]
            name = "Walking stick"
            level = 1
            category = "tools"
            cost = "1 timber"
            vp = 1
            effects = ["when explorer sent: 1 vp"]
        """,
    )
    assert gains(table({"made": ["walking-stick"]}, content=content), "explorer hut") == {"vp": 1}


@pytest.mark.rule("SET-10", "D-13")  # F-11
def test_the_goods_of_a_starting_card_may_be_declined_by_who_turned_careful_in_the_draft() -> None:
    g = Game.new(players=4, seed=7)
    first = g.position()["first"]
    while kind(g) in ("draft", "tile"):
        mine = g.decision is not None and g.decision.seat == first
        play(g, "careful on" if mine and "careful on" in allowed(g) else allowed(g)[0])
    assert who(g)[0] == first
    while kind(g) == "order":
        play(g, "next 1")
    assert "stop" in allowed(g)


@pytest.mark.rule("RES-1", "ART-2")  # F-12
def test_what_must_all_be_given_is_given_unasked() -> None:
    g = table(
        {"raw": {"ore": 1}, "refined": {"metal": 1}, "strength": 1}, tiles=tiles(R6="tin-mine"), round=5
    )
    g = play(g, "explorer 6R3")  # trade 2 raw
    assert gains(g, "trade").items() >= {"ore": -1, "metal": -1}.items()


@pytest.mark.rule("SYM-7", "D-50")  # F-13
def test_two_artefacts_that_raid_one_level_higher_add_up() -> None:
    higher = {"strength": 6, "made": ["bone-arrowheads", "bronze-halberd"]}
    g = table(higher, {"strength": 5, "raw": {"ore": 3}})  # level 2 counts as 4: one for every 3
    assert gains(g, "explorer raid") == {"strength": -1, "ore": 1}


@pytest.mark.rule("ART-2", "SYM-7")  # F-15
def test_an_artefact_that_raids_at_once_counts_its_own_level() -> None:
    mine = {"strength": 5, "refined": {"metal": 5, "brick": 5, "timber": 5}}
    g = table(mine, {"strength": 5, "raw": {"ore": 4}}, row=["bronze-halberd"], round=3)
    play(g, "explorer skills", "craft 1")
    assert gains(g, "choose 1") == {"ore": 1}  # one for every 4, not for every 5
