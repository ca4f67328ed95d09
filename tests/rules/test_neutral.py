"""Neutral players (NEU): fire, explorers, strength, restrictions."""

from __future__ import annotations

from pathlib import Path

import pytest

from terramara import Game, Options
from terramara.content import SetError
from tests.rules.helpers import (
    allowed,
    end_round,
    happened,
    kind,
    last_of_round,
    play,
    refused,
    seat,
    small_set,
    table,
)

SMALL = ["L2", "L3", "R2", "R3"]  # the small spaces of a row, counted from the left: 1 to 4
FIRST_GAME = Options(first_game=True, starter=0)


def place_all(g: Game) -> Game:
    """Neutral explorers go wherever there is room."""
    while kind(g) == "neutral":
        g.apply(g.legal_actions()[0])
    return g


@pytest.mark.rule("NEU-1")
@pytest.mark.parametrize(("players", "neutrals"), [(4, 0), (3, 1), (2, 2)])
def test_1_neutral_player_with_3_players_and_2_with_2(players: int, neutrals: int) -> None:
    g = place_all(Game.new(players, 1, FIRST_GAME))
    found = g.position()["neutrals"]
    assert len(found) == neutrals
    assert all(set(neutral) == {"strength", "explorers"} for neutral in found)
    assert all(len(neutral["explorers"]) == 6 for neutral in found)


@pytest.mark.rule("NEU-1")
def test_neutral_players_never_act() -> None:
    g = place_all(Game.new(3, 2, FIRST_GAME))
    members = 3 * 5
    sent = 0
    while g.position()["round"] == 1:
        assert g.decision is not None
        assert g.decision.seat < 3
        sent += kind(g) == "send"
        hut = [name for name in ("explorer hut", "chief hut") if name in allowed(g)]
        g.apply(hut[0] if hut else ("stop" if "stop" in allowed(g) else "end"))
    assert sent == members


@pytest.mark.rule("NEU-2")
@pytest.mark.parametrize("players", [2, 3])
def test_one_small_space_burns_in_each_row_by_cards_drawn_without_repeat(players: int) -> None:
    seen: set[tuple[int, str]] = set()
    for seed in range(40):
        fire = Game.new(players, seed, FIRST_GAME).position()["fire"]
        assert sorted(space[0] for space in fire) == ["1", "2", "3", "4", "5", "6"]
        places = {int(space[0]): space[1:] for space in fire}
        assert set(places.values()) <= set(SMALL)
        assert len({places[row] for row in (1, 2, 3, 4)}) == 4
        assert places[5] != places[6]
        seen |= set(places.items())
    assert len(seen) == 24  # every small space of every row can burn


@pytest.mark.rule("NEU-2")
def test_with_4_players_nothing_burns() -> None:
    assert Game.new(4, 3, FIRST_GAME).position()["fire"] == []


@pytest.mark.rule("NEU-2")
def test_nobody_can_be_sent_to_a_burning_space() -> None:
    g = table({"hand": {"warriors": 1}}, players=3, fire=["1L2", "3R2"])
    for who in ("explorer", "chief", "warrior"):
        refused(g, f"{who} 1L2", "NEU-2", "fire")
    refused(g, "explorer 3R2", "NEU-2", "fire")


@pytest.mark.rule("NEU-2", "D-18")
def test_fire_goes_when_the_tile_is_turned() -> None:
    g = end_round(last_of_round(1, players=3, fire=["1L2", "2R3"]))
    assert g.position()["fire"] == ["2R3"]


@pytest.mark.rule("NEU-3")
def test_with_3_players_each_places_2_explorers_row_by_row_from_the_first_player() -> None:
    g = Game.new(3, 5, Options(first_game=True, starter=1))
    asked = []
    while kind(g) == "neutral":
        assert g.decision is not None
        asked.append((g.decision.seat, g.decision.about["row"], g.decision.about["neutral"]))
        g.apply(g.legal_actions()[-1])
    assert asked == [(1, 1, 0), (2, 2, 0), (0, 3, 0), (1, 4, 0), (2, 5, 0), (0, 6, 0)]


@pytest.mark.rule("NEU-3", "D-10")
def test_with_2_players_each_places_6_first_for_one_neutral_player_then_for_the_other() -> None:
    g = Game.new(2, 5, Options(first_game=True, starter=1))
    asked = []
    while kind(g) == "neutral":
        assert g.decision is not None
        asked.append((g.decision.seat, g.decision.about["row"], g.decision.about["neutral"]))
        g.apply(g.legal_actions()[0])
    first_pass = [(1, 1, 0), (0, 2, 0), (1, 3, 0), (0, 4, 0), (1, 5, 0), (0, 6, 0)]
    assert asked == [*first_pass, *((player, row, 1) for player, row, _ in first_pass)]
    for neutral in g.position()["neutrals"]:
        assert [space[0] for space in neutral["explorers"]] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("NEU-3")
def test_not_on_burning_spaces_nor_special_spaces_nor_on_each_other_nor_in_another_row() -> None:
    pending = [["round", 0, 1], ["neutral", 0, 4, 0]]
    taken = [{"explorers": []}, {"explorers": ["5L1"]}]
    g = table(players=2, phase="setup", turn=None, fire=["5L2"], neutrals=taken, pending=pending)
    refused(g, "neutral 5L2", "NEU-3", "fire")
    refused(g, "neutral 5R1", "NEU-3", "special")
    refused(g, "neutral 5L1", "NEU-3", "taken")
    refused(g, "neutral 4L1", "NEU-3", "other-row", row=5)
    assert allowed(g) == ["neutral 5L3", "neutral 5R2", "neutral 5R3"]
    g.apply("neutral 5R2")
    assert g.position()["neutrals"][0]["explorers"] == ["5R2"]


@pytest.mark.rule("NEU-4")
def test_at_the_start_of_every_round_each_draws_another_card_which_is_added() -> None:
    cards_seen = set()
    for rng in range(30):
        g = last_of_round(2, players=2, neutrals=[{"strength": 3}, {"strength": 5}], rng=f"{rng:x}")
        end_round(g)
        drawn = happened(g, "neutral-strength")
        assert [e["neutral"] for e in drawn] == [0, 1]
        cards = [e["card"] for e in drawn]
        assert len(set(cards)) == 2
        assert [neutral["strength"] for neutral in g.position()["neutrals"]] == [3 + cards[0], 5 + cards[1]]
        cards_seen |= set(cards)
    assert cards_seen == {1, 2, 3, 4}


@pytest.mark.rule("NEU-4")
def test_strength_starts_at_0_and_grows_before_the_first_turn() -> None:
    g = place_all(Game.new(3, 4, FIRST_GAME))
    drawn = happened(g, "neutral-strength")
    assert len(drawn) == 1
    assert g.position()["neutrals"][0]["strength"] == drawn[0]["card"] == drawn[0]["total"]


@pytest.mark.rule("NEU-4")
def test_the_weakest_draws_first() -> None:
    g = end_round(last_of_round(1, players=2, neutrals=[{"strength": 9}, {"strength": 2}]))
    assert [e["neutral"] for e in happened(g, "neutral-strength")] == [1, 0]


@pytest.mark.rule("D-70")
def test_of_equally_weak_ones_the_first_draws_first() -> None:
    for rng in ("0", "1", "2"):
        g = end_round(last_of_round(1, players=2, neutrals=[{"strength": 4}, {"strength": 4}], rng=rng))
        assert [e["neutral"] for e in happened(g, "neutral-strength")] == [0, 1]


@pytest.mark.rule("NEU-4")
@pytest.mark.parametrize(
    ("options", "highest"),
    [
        ({}, 4),
        ({"first_game": True}, 3),
        ({"first_game": True, "neutral_card_4": True}, 4),
        ({"neutral_card_4": False}, 3),
    ],
)
def test_an_option_on_by_default_in_a_first_game_leaves_card_4_out(
    options: dict[str, bool], highest: int
) -> None:
    cards = set()
    for rng in range(30):
        g = end_round(last_of_round(1, players=3, options=options, rng=f"{rng:x}"))
        cards.add(happened(g, "neutral-strength")[0]["card"])
    assert cards == set(range(1, highest + 1))


@pytest.mark.rule("NEU-4")
def test_no_neutral_strength_can_pass_20() -> None:
    g = end_round(last_of_round(4, players=2, neutrals=[{"strength": 20}, {"strength": 20}]))
    assert [neutral["strength"] for neutral in g.position()["neutrals"]] == [20, 20]


@pytest.mark.rule("NEU-5", "TRN-4")
def test_with_2_players_a_turned_crossroads_space_is_single() -> None:
    there = {"explorers": ["X1"], "caravans": ["c1", "c1"]}
    mine = {"strength": 5, "caravans": ["c1", "c1"]}
    two = table(mine, there, players=2, round=2)
    refused(two, "explorer X1", "TRN-4", "single")
    refused(two, "chief X1", "TRN-4", "single")
    assert "explorer X1" in allowed(table(mine, players=2, round=2))
    three = table(mine, there, players=3, round=2)
    assert {"explorer X1", "chief X1"} <= set(allowed(three))


@pytest.mark.rule("NEU-6", "TRN-7")
def test_an_explorer_joins_a_weaker_neutral_one_at_the_loss_of_1_strength() -> None:
    neutrals = [{"strength": 3, "explorers": ["1L2"]}]
    g = play(table({"strength": 4}, players=3, neutrals=neutrals), "explorer 1L2")
    assert seat(g)["strength"] == 3
    equal = table({"strength": 3}, players=3, neutrals=neutrals)
    refused(equal, "explorer 1L2", "TRN-7", "too-weak", mine=3, theirs=3, neutral=0)
    belt = table({"strength": 3, "made": ["leather-belt"]}, players=3, neutrals=neutrals)
    play(belt, "explorer 1L2")
    assert (seat(belt)["strength"], seat(belt)["vp"]) == (
        3,
        1,
    )  # SYM-10, and SYM-2: 1 VP at anothers' explorer


@pytest.mark.rule("NEU-6", "SYM-9", "D-92")
def test_a_stronger_neutral_player_is_a_stronger_player() -> None:
    made = {"strength": 1, "refined": {"metal": 2}}
    pending = [["next", 0, 1], ["craft", 0]]
    g = table(
        made,
        {"strength": 1},
        players=2,
        turn=0,
        row=["bone-arrowheads"],
        neutrals=[{"strength": 2}, {"strength": 1}],
        pending=pending,
    )
    assert seat(play(g, "craft 1"))["strength"] == 2


@pytest.mark.rule("NEU-7", "D-18")
def test_a_neutral_explorer_leaves_the_game_when_its_row_is_turned() -> None:
    neutrals = [{"explorers": ["1L1", "2L1", "3R2", "5L1"]}]
    g = end_round(last_of_round(1, players=3, neutrals=neutrals))
    assert g.position()["neutrals"][0]["explorers"] == ["2L1", "3R2", "5L1"]


@pytest.mark.rule("D-71")
def test_a_set_in_which_a_row_could_lack_room_is_refused_when_it_is_loaded(tmp_path: Path) -> None:
    special = (
        '["plains needs culture 1: 1 vp", "plains needs culture 2: 1 vp", "plains needs culture 3: 1 vp"]'
    )
    right = '["forest needs workers 5: 3 vp", "forest needs culture 1: 1 vp", "forest: 1 vp"]'
    tiles = f"[chiefs-pasture]\nspaces = {special}\n[sacred-grove]\nspaces = {right}\n"
    with pytest.raises(SetError) as caught:
        small_set(tmp_path, tiles=tiles)
    assert "a row of level 3 may have room for 0 neutral explorers only (D-71)" in str(caught.value)
