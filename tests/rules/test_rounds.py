"""Start and end of a round (RND), and the end of the last one (D-26)."""

from __future__ import annotations

import pytest

from terramara import Game
from tests.rules.helpers import allowed, end_round, happened, kind, last_of_round, play, refused, seat, table

LEVEL_1 = ["sheepskin-cloak", "woollen-shawl", "bone-pin", "leather-belt", "milk-boiler", "loom-weights"]
LEVEL_2 = [
    "tablet-woven-sash",
    "goatskin-shoes",
    "wheel-headed-pin",
    "fur-cap",
    "horned-cup",
    "clay-strainer",
]
LEVEL_3 = [
    "amber-necklace",
    "violin-bow-fibula",
    "feather-headdress",
    "dyed-mantle",
    "disc-girdle",
    "cinerary-urn",
]


def events(g: Game, *kinds: str) -> list[str]:
    return [event["event"] for event in happened(g, *kinds)]


@pytest.mark.rule("RND-0")
def test_a_round_starts_with_the_artefacts_then_the_neutral_players_then_turns() -> None:
    g = end_round(last_of_round(2, players=3, row=LEVEL_1[:1], deck=LEVEL_2))
    told = events(g, "returned", "turned", "round", "removed", "revealed", "neutral-strength", "turn")
    assert told == ["returned", "turned", "round", "removed", *["revealed"] * 6, "neutral-strength", "turn"]
    assert kind(g) == "send"


@pytest.mark.rule("RND-1")
def test_at_the_start_of_round_2_level_1_leaves_the_deck_but_not_the_row() -> None:
    g = end_round(last_of_round(1, row=LEVEL_1[:2], deck=LEVEL_1[2:4] + LEVEL_2))
    assert g.position()["row"] == LEVEL_1[:2]
    assert g.position()["deck"] == LEVEL_2


@pytest.mark.rule("RND-1")
def test_at_the_start_of_round_3_level_1_leaves_the_row_which_is_refilled() -> None:
    row = [LEVEL_1[0], LEVEL_2[0], LEVEL_1[1], *LEVEL_1[2:], LEVEL_2[1]]
    deck = LEVEL_2[2:] + LEVEL_3
    assert len(row) == 8
    g = end_round(last_of_round(2, row=row, deck=deck))
    assert g.position()["row"] == [*LEVEL_2, *LEVEL_3[:2]]
    assert g.position()["deck"] == LEVEL_3[2:]


@pytest.mark.rule("RND-1")
def test_at_the_start_of_round_4_level_2_leaves_the_deck_but_not_the_row() -> None:
    g = end_round(last_of_round(3, row=LEVEL_2[:2], deck=LEVEL_2[2:] + LEVEL_3))
    assert g.position()["row"] == LEVEL_2[:2]
    assert g.position()["deck"] == LEVEL_3


@pytest.mark.rule("RND-1")
def test_at_the_start_of_round_5_level_2_leaves_the_row_and_the_first_player_card_is_turned_over() -> None:
    g = end_round(last_of_round(4, row=LEVEL_2 + LEVEL_3[:1], deck=LEVEL_3[1:], first=2))
    assert g.position()["row"] == LEVEL_3
    assert g.position()["deck"] == []
    assert g.position()["first"] == 2
    assert g.position()["turn"] == 2
    g.apply("explorer first")
    assert kind(g) == "option"  # FST-3, instead of FST-1's travel


@pytest.mark.rule("RND-2")
def test_members_go_back_to_their_owners_except_those_on_future_spaces() -> None:
    g = last_of_round(
        2,
        {"explorers": ["2L1", "3L1", "5L2"]},
        {"explorers": ["hire", "2R1", "X1"], "chief": "skills", "caravans": ["c1", "c1"]},
    )
    end_round(g)
    assert seat(g, 0)["hand"] == {"explorers": 2, "chief": True, "warriors": 0}
    assert seat(g, 0)["explorers"] == ["3L1", "5L2"]
    assert seat(g, 0)["hut"] == {"explorers": 0}
    assert seat(g, 1)["hand"] == {"explorers": 4, "chief": True, "warriors": 0}
    assert seat(g, 1)["explorers"] == []
    assert seat(g, 1)["chief"] is None


@pytest.mark.rule("RND-2")
def test_warriors_on_spaces_go_to_the_supply() -> None:
    g = end_round(last_of_round(1, warriors=["1L1", "hire"]))
    assert g.position()["warriors"] == []
    assert g.position()["supply_warriors"] == 4


@pytest.mark.rule("RND-2")
def test_warriors_that_were_given_up_are_in_the_supply_too() -> None:
    out = {"hut": {"explorers": 4}, "chief": "hut"}
    g = table({**out, "hand": {"warriors": 2}}, out, out, out, turn=0)
    g.apply("give up")
    assert g.position()["round"] == 2
    assert g.position()["supply_warriors"] == 4
    assert all(seat(g, i)["hand"]["warriors"] == 0 for i in range(4))


@pytest.mark.rule("RND-3")
def test_the_rows_tiles_are_turned_and_a_crossroads_space_and_an_outpost_come_into_play() -> None:
    g = last_of_round(1, {"caravans": ["c1", "c1"]})
    refused(g, "chief X1", "CRO-1", "not-turned", row=1)
    end_round(g)
    assert "explorer X1" in allowed(g)
    refused(g, "explorer X2", "CRO-1", "not-turned", row=2)
    refused(g, "explorer 1L1", "RND-3", "row-turned", row=1)
    at_top = end_round(last_of_round(1))
    play(at_top, "explorer road", "caravan A right")
    assert seat(at_top)["flags"] == [1]


@pytest.mark.rule("RND-4")
def test_workers_once_per_round_effects_and_characters_are_made_ready_and_the_marker_moves_on() -> None:
    g = last_of_round(
        3,
        {
            "workers": [1, 1, 0],
            "used_workers": [1, 1, 0],
            "made": ["loom-weights"],
            "used": ["loom-weights"],
            "character": "warlord",
            "side": "adult",
            "character_used": True,
            "raw": {"wood": 1},
            "moved": True,
        },
    )
    refused(g, "worker 1", "WRK-1", "worker-used", level=1)
    refused(g, "use loom-weights", "ART-7", "used")
    refused(g, "character", "CHR-4", "used")
    end_round(g)
    assert g.position()["round"] == 4
    assert seat(g)["used_workers"] == [0, 0, 0]
    assert {"worker 1", "worker 2", "use loom-weights", "character"} <= set(allowed(g))


@pytest.mark.rule("RND-5")
def test_explorers_in_rows_5_and_6_never_come_back() -> None:
    g = end_round(last_of_round(4, {"explorers": ["5L1", "6R2"]}))
    assert g.position()["round"] == 5
    assert seat(g)["explorers"] == ["5L1", "6R2"]
    assert seat(g)["hand"]["explorers"] == 2


@pytest.mark.rule("D-26")
def test_after_round_5_nothing_is_returned_or_turned_and_the_game_is_over() -> None:
    g = last_of_round(5, {"explorers": ["5L1"]}, {"explorers": ["hire", "X4"], "caravans": ["c4", "c4"]})
    end_round(g)
    assert g.over
    assert g.position()["phase"] == "over"
    assert seat(g, 0)["explorers"] == ["5L1"]
    assert seat(g, 0)["chief"] == "hut"
    assert seat(g, 1)["explorers"] == ["X4", "hire"]
    assert events(g, "returned", "turned", "over") == ["over"]
    refused(g, "explorer hut", "END-1", "over")
