"""The end of the game (END), half points (D-9), doubled sources (D-87) and places (D-91)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terramara import Game
from tests.rules.helpers import Seat, end_round, last_of_round, printed_vp, small_set, table

SOURCES = ["play", "artefacts", "effects", "strength", "caravans", "outposts", "reserved", "raw", "refined"]
LEFT = ["clay-pit", "gravel-bank", "cattle-fold", "brick-kiln", "chiefs-pasture", "deep-quarry"]


def over(*seats: Seat, players: int = 2, **rest: Any) -> Game:
    """A game that is over; neutral players far ahead, so that strength scores nothing by itself."""
    rest.setdefault("neutrals", [{"strength": 20}, {"strength": 20}] if players == 2 else [{"strength": 20}])
    return table(*seats, players=players, round=5, phase="over", **rest)


@pytest.mark.rule("END-1")
def test_the_score_is_the_sum_of_its_sources() -> None:
    player = {
        "vp": 11,
        "made": ["bone-pin", "amber-necklace"],  # 2 VP at the end for each clothing: 4
        "strength": 7,  # the strongest: 8
        "caravans": ["end", "c1"],  # 8
        "culture": 6,
        "flags": [1],  # culture 6: 2
        "reserved": "fur-cap",  # -5
        "raw": {"wood": 2, "ore": 1},  # 1.5
        "refined": {"metal": 2},  # 2
    }
    g = table(player, round=5, tiles={"left": LEFT})
    score = g.scores()[0]
    assert list(score.sources) == SOURCES
    made = printed_vp("bone-pin", "amber-necklace")
    assert list(score.sources.values()) == [11, made, 4, 8, 8, 2, -5, 1.5, 2]
    assert score.total == 31.5 + made


@pytest.mark.rule("END-1")
def test_the_game_ends_after_round_5_and_only_then_has_winners() -> None:
    g = last_of_round(5, {"vp": 3}, {"vp": 9})
    assert g.winners == []
    end_round(g)
    assert g.over
    assert g.decision is None
    assert g.legal_actions() == []
    assert g.winners == [1]
    assert [score.sources["play"] for score in g.scores()] == [3, 9, 0, 0]


@pytest.mark.rule("END-1", "ART-8")
def test_a_reserved_artefact_costs_5_and_gives_nothing() -> None:
    g = table({"reserved": "crested-helmet", "culture": 4}, round=5)
    sources = g.scores()[0].sources
    assert (sources["reserved"], sources["artefacts"], sources["effects"]) == (-5, 0, 0)


AT_END = [
    (["dyed-mantle"], {"workers": [1, 1, 1]}, 6),
    (["bronze-greaves"], {"strength": 10}, 6),
    (["channelled-jug", "bone-pin"], {}, 2),
    (["violin-bow-fibula"], {"culture": 14}, 3),
    (["violin-bow-fibula"], {"culture": 13}, 0),
    (["battle-horn"], {"strength": 12}, 2),
    (["battle-horn"], {"strength": 11}, 0),
    (["warp-loom", "bone-pin", "fur-cap"], {}, 3),
    (["warp-loom", "bone-pin"], {}, 0),
]


@pytest.mark.rule("END-1", "ART-7")
@pytest.mark.parametrize(("made", "player", "vp"), AT_END)
def test_end_of_game_effects_are_counted_apart(made: list[str], player: Seat, vp: int) -> None:
    g = table({**player, "made": made}, round=5)
    assert g.scores()[0].sources["effects"] == vp


@pytest.mark.rule("END-2")
def test_most_vp_wins() -> None:
    assert over({"vp": 20}, {"vp": 21, "culture": 0}).winners == [1]
    assert over({"vp": 20, "culture": 9}, {"vp": 21}).winners == [1]


@pytest.mark.rule("END-2")
def test_of_equal_vp_the_further_on_the_river_wins() -> None:
    g = over({"vp": 20, "culture": 5, "strength": 0}, {"vp": 20, "culture": 4, "strength": 0})
    assert g.winners == [0]


@pytest.mark.rule("END-2")
def test_then_the_higher_strength_wins() -> None:
    # third and fourth of the strength places: 2 VP and none
    g = over({"vp": 20, "culture": 4, "strength": 3}, {"vp": 22, "culture": 4, "strength": 1})
    assert [score.total for score in g.scores()] == [22, 22]
    assert g.winners == [0]


@pytest.mark.rule("END-2")
def test_then_victory_is_shared() -> None:
    g = over({"vp": 20, "culture": 4, "strength": 3}, {"vp": 20, "culture": 4, "strength": 3})
    assert g.winners == [0, 1]


@pytest.mark.rule("END-3", "D-9")
def test_half_points_are_kept() -> None:
    g = over({"vp": 20, "raw": {"wood": 3}}, {"vp": 21, "raw": {"ore": 1}, "culture": 3})
    assert [score.total - score.sources["strength"] for score in g.scores()] == [21.5, 21.5]
    ahead = over({"vp": 20, "raw": {"wood": 3}}, {"vp": 21, "culture": 3})
    assert ahead.winners == [0]  # by half a point


DOUBLED = [
    ("feather-headdress", {"made": ["tanged-dagger", "flat-axe"]}, printed_vp("tanged-dagger", "flat-axe")),
    ("biconical-jar", {"made": ["bone-pin", "fur-cap"]}, printed_vp("bone-pin", "fur-cap")),
    ("votive-basin", {"made": ["carinated-bowl"]}, printed_vp("carinated-bowl")),
    ("war-chariot", {"made": ["bow-drill", "wooden-ard"]}, printed_vp("bow-drill", "wooden-ard")),
    ("disc-girdle", {"flags": [1], "culture": 10}, 5),  # outposts
    ("round-shield", {"strength": 4}, 8),  # the strength place
    ("ox-cart", {"caravans": ["end", "end"]}, 13),  # caravans: 8 and 5
]


@pytest.mark.rule("D-87", "SYM-5")
@pytest.mark.parametrize(("artefact", "player", "vp"), DOUBLED)
def test_double_vp_counts_what_its_source_scores_once_more(artefact: str, player: Seat, vp: int) -> None:
    made = [artefact, *player.get("made", [])]
    g = table({**player, "made": made}, round=5, tiles={"left": LEFT})
    assert g.scores()[0].sources["effects"] == vp
    without = table(player, round=5, tiles={"left": LEFT})
    assert g.scores()[0].total == without.scores()[0].total + vp + printed_vp(artefact)


@pytest.mark.rule("D-87")
def test_several_of_the_same_source_do_not_multiply(tmp_path: Path) -> None:
    content = small_set(tmp_path, artefacts='[war-chariot]\neffects = ["end: double caravans"]\n')
    g = table({"made": ["ox-cart", "war-chariot"], "caravans": ["end", "top"]}, round=5, content=content)
    assert g.scores()[0].sources["caravans"] == 8
    assert g.scores()[0].sources["effects"] == 8


@pytest.mark.rule("D-87")  # F-14
def test_of_a_category_the_artefacts_vp_are_doubled_not_their_effects() -> None:
    # crested helmet: 2 VP at the end for each weapon
    g = table({"made": ["feather-headdress", "crested-helmet"]}, round=5)
    assert g.scores()[0].sources["effects"] == printed_vp("crested-helmet") + 2


@pytest.mark.rule("D-87", "CHR-9")
def test_the_pathfinders_own_outpost_is_doubled_with_the_others() -> None:
    own = {"character": "pathfinder", "own_tiles": ["copper-seam", "grazing-land"]}
    g = table({**own, "made": ["disc-girdle"], "strength": 5}, round=5)
    assert g.scores()[0].sources["outposts"] == 2
    assert g.scores()[0].sources["effects"] == 2


@pytest.mark.rule("D-91")
def test_places_below_the_winner_use_the_same_tie_breaks_then_are_shared() -> None:
    seats = [{"vp": 9}, {"vp": 5, "culture": 2}, {"vp": 5, "culture": 3}]
    assert over(*seats, players=3, neutrals=[{}]).ranking() == [1, 3, 2]
    shared = [{"vp": 9}, {"vp": 5, "culture": 2}, {"vp": 5, "culture": 2}]
    assert over(*shared, players=3, neutrals=[{}]).ranking() == [1, 2, 2]
    top = [{"vp": 9}, {"vp": 9}, {"vp": 5}]
    assert over(*top, players=3, neutrals=[{}]).ranking() == [1, 1, 3]
    strength = [{"vp": 9}, {"vp": 5, "strength": 2}, {"vp": 10, "strength": 1}]
    # with the strength places 2, 8 and 5: 11, 13 and 15
    assert over(*strength, players=3, neutrals=[{}]).ranking() == [3, 2, 1]
