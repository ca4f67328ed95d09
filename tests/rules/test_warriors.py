"""Warriors (WAR)."""

from __future__ import annotations

from typing import Any

import pytest

from terramara import Game
from terramara.engine.position_fields import PositionError
from tests.rules.helpers import Seat, allowed, kind, play, refused, seat, table

RIGHT = ["alder-grove", "high-pass", "amber-road", "beech-forest", "sacred-grove", "tin-mine"]
OUT: Seat = {"hut": {"explorers": 4}, "chief": "hut"}


def with_warriors(number: int = 2, *others: Seat, player: Seat | None = None, **rest: Any) -> Game:
    """Seat 0 has nobody in hand but warriors."""
    return table({**OUT, **(player or {}), "hand": {"warriors": number}}, *others, turn=0, **rest)


@pytest.mark.rule("WAR-1")
def test_the_symbol_gives_2_warriors_from_the_supply() -> None:
    g = play(table(round=3, tiles={"right": RIGHT}), "explorer 3R1")
    assert seat(g)["hand"]["warriors"] == 2
    assert g.position()["supply_warriors"] == 2


@pytest.mark.rule("WAR-1", "D-18")
@pytest.mark.parametrize("supply", [1, 0])
def test_as_many_as_there_are(supply: int) -> None:
    g = table(round=3, tiles={"right": RIGHT}, warriors=["3L1", "3L2", "3L3", "hire"][: 4 - supply])
    play(g, "explorer 3R1")
    assert seat(g)["hand"]["warriors"] == supply
    assert g.position()["supply_warriors"] == 0


@pytest.mark.rule("WAR-1", "CMP-6")
def test_warriors_in_hand_are_not_in_the_supply() -> None:
    assert with_warriors(3).position()["supply_warriors"] == 1
    with pytest.raises(PositionError):
        with_warriors(3, warriors=["1L1", "1L2"])


@pytest.mark.rule("WAR-1", "TRN-1")
def test_they_are_sent_like_members_of_the_tribe_one_a_turn() -> None:
    g = play(with_warriors(2, OUT, OUT, OUT), "warrior 1L2")
    assert g.position()["warriors"] == ["1L2"]
    assert seat(g)["raw"] == {"cattle": 1}
    assert seat(g)["culture"] == 1
    assert (kind(g), g.position()["turn"]) == ("send", 0)  # one warrior is left, and nobody else has a member
    refused(table({}), "warrior 1L1", "WAR-1", "no-warrior")


@pytest.mark.rule("WAR-1", "TRN-6")
def test_as_chiefs_they_never_go_to_future_spaces() -> None:
    g = with_warriors()
    refused(g, "warrior 2L1", "TRN-6", "future", round=2)
    assert {"warrior 1L1", "warrior hire", "warrior hut"} <= set(allowed(g))


@pytest.mark.rule("WAR-1", "TRN-8")
def test_as_chiefs_they_join_another_players_explorer_whatever_the_strengths_at_no_loss() -> None:
    g = with_warriors(2, {"strength": 9, "explorers": ["1L1"]}, player={"strength": 1})
    g.apply("warrior 1L1")
    assert seat(g)["strength"] == 1
    assert g.position()["warriors"] == ["1L1"]


@pytest.mark.rule("WAR-1", "TRN-8")
def test_unlike_a_chief_a_warrior_may_join_an_explorer_of_its_own_player() -> None:
    own = {"explorers": ["1L2"], "hut": {"explorers": 3}, "chief": None}
    g = with_warriors(player=own)
    refused(g, "chief 1L2", "TRN-8", "own-explorer")
    g.apply("warrior 1L2")
    assert g.position()["warriors"] == ["1L2"]
    assert seat(g)["explorers"] == ["1L2"]


@pytest.mark.rule("WAR-1", "TRN-5", "TRN-3")
def test_where_a_warrior_stands_nobody_else_can_be_sent() -> None:
    for who in ("explorer", "chief", "warrior"):
        g = table({"strength": 5, "hand": {"warriors": 1}}, warriors=["1L1"])
        refused(g, f"{who} 1L1", "TRN-5", "chief-or-warrior")
    full = with_warriors(1, {"explorers": ["1L1"]}, {"explorers": ["1L1"], "strength": 1})
    refused(full, "warrior 1L1", "TRN-3", "full")


@pytest.mark.rule("WAR-1", "D-93")
def test_with_only_warriors_left_a_player_may_give_up_the_rest_of_the_round() -> None:
    g = play(with_warriors(), "give up")
    assert seat(g)["hand"]["warriors"] == 0
    assert g.position()["supply_warriors"] == 4
    assert g.position()["turn"] == 1


@pytest.mark.rule("WAR-1")
def test_nobody_gives_up_with_a_member_of_the_tribe_or_without_a_warrior() -> None:
    chief = with_warriors(player={"chief": None})
    refused(chief, "give up", "WAR-1", "has-members")
    explorer = with_warriors(player={"hut": {"explorers": 3}})
    refused(explorer, "give up", "WAR-1", "has-members")
    refused(table({}), "give up", "WAR-1", "no-warrior")


@pytest.mark.rule("WAR-1", "CHR-6")
def test_effects_that_speak_of_the_chief_do_not_apply_to_warriors() -> None:
    matriarch = {"character": "matriarch", "side": "adult"}
    empty = play(with_warriors(player=matriarch), "warrior 1L2")
    assert seat(empty)["vp"] == 0
    joined = play(with_warriors(2, {"explorers": ["1L2"]}, player=matriarch), "warrior 1L2")
    assert seat(joined)["vp"] == 0
    horn = play(with_warriors(player={"made": ["battle-horn"]}), "warrior 1L2")
    assert seat(horn)["vp"] == 0
    pathfinder = {"character": "pathfinder", "side": "adult", "own_tiles": ["copper-seam", "clay-pit"]}
    there: Seat = {"caravans": ["c1", "c1"]}
    with_character = play(with_warriors(player={**pathfinder, **there}, round=2), "warrior X1")
    without = play(with_warriors(player=there, round=2), "warrior X1")
    assert seat(with_character)["vp"] == seat(without)["vp"]  # what the space itself gives
