"""Becoming first player (FST), and gains in another player's turn (D-34)."""

from __future__ import annotations

import pytest

from tests.rules.boards import allows, gains, last_of_round, table, who
from tests.rules.helpers import allowed, end_round, kind, play, refused, seat


@pytest.mark.rule("FST-1")
def test_the_taker_gets_1_travel_the_third_1_culture_and_the_fourth_2_strength() -> None:
    g = play(table(turn=1), "explorer first")
    assert g.decision is not None
    assert (who(g), g.decision.about) == ((1, "travel"), {"steps": 1})
    play(g, "caravan A straight")
    assert seat(g, 1)["caravans"] == ["c1", "top"]
    tracks = [(seat(g, i)["culture"], seat(g, i)["strength"]) for i in range(4)]
    assert tracks == [(0, 2), (0, 0), (0, 0), (1, 0)]  # new order: 1, 2, 3, 0
    assert g.position()["first"] == 1


@pytest.mark.rule("FST-1")
def test_the_taker_starts_the_next_round_and_not_this_one() -> None:
    g = play(table(first=0, turn=2), "explorer first", "stop")
    assert who(g) == (3, "send")  # this round goes on
    assert who(end_round(last_of_round(1, first=2))) == (2, "send")


@pytest.mark.rule("FST-2")
def test_with_3_players_there_is_no_fourth_and_with_2_no_third() -> None:
    three = play(table(players=3), "explorer first", "stop")
    assert [(seat(three, i)["culture"], seat(three, i)["strength"]) for i in range(3)] == [
        (0, 0),
        (0, 0),
        (1, 0),
    ]
    two = play(table(players=2), "explorer raid-first", "choose 2", "stop")
    assert [(seat(two, i)["culture"], seat(two, i)["strength"]) for i in range(2)] == [(0, 0), (0, 0)]


@pytest.mark.rule("FST-3")
def test_in_round_5_the_taker_chooses_2_travel_2_strength_or_2_culture() -> None:
    g = play(table(round=5), "explorer first")
    assert (kind(g), set(allowed(g))) == ("option", {"choose 1", "choose 2", "choose 3"})
    refused(g, "choose 4", "SYM-4", "no-such-choice", most=3)
    assert gains(play(table(round=5), "explorer first"), "choose 2") == {"strength": 2}
    assert gains(play(table(round=5), "explorer first"), "choose 3") == {"culture": 2}
    play(g, "choose 1", "caravan A straight", "caravan A straight")
    assert (seat(g)["caravans"], who(g)) == (["c2", "top"], (1, "send"))


@pytest.mark.rule("FST-3")
def test_in_round_5_nothing_for_the_others() -> None:
    g = play(table(round=5), "explorer first", "choose 2")
    for other in (1, 2, 3):
        assert (seat(g, other)["culture"], seat(g, other)["strength"]) == (0, 0)


@pytest.mark.rule("FST-3", "FST-1")
@pytest.mark.parametrize("now", [1, 2, 3, 4])
def test_before_round_5_there_is_no_choice(now: int) -> None:
    g = play(table(round=now), "explorer first")
    assert kind(g) == "travel"


# ---------------------------------------------------------------- rulings
@pytest.mark.rule("D-34")
def test_gains_in_anothers_turn_are_resolved_at_once_in_order() -> None:
    # The third player's culture reaches the tile at 6; what it asks they answer, before the fourth gains.
    g = table({}, {}, {"culture": 5}, {}, bonuses={"river-6": "finished-goods"})  # 1 refined
    play(g, "explorer first")
    assert (seat(g, 2)["culture"], seat(g, 3)["strength"]) == (5, 0)  # the taker's travel comes first
    play(g, "caravan A straight")
    assert (who(g), seat(g, 3)["strength"]) == ((2, "take"), 0)
    play(g, "take metal")
    assert (seat(g, 2)["refined"], seat(g, 3)["strength"]) == ({"metal": 1}, 2)
    assert who(g) == (1, "send")


@pytest.mark.rule("D-34")
def test_their_owner_may_use_nothing_then() -> None:
    # market stall: trade 1 raw -> 4 vp
    third = {"culture": 5, "raw": {"ore": 2}, "workers": [1, 0, 0], "made": ["tanged-dagger"]}
    g = table({}, {}, third, {}, bonuses={"river-6": "market-stall"})
    play(g, "explorer first", "stop")
    assert (who(g), set(allowed(g))) == ((2, "trade"), {"trade", "stop"})
    refused(g, "worker 1", "TRN-11", "not-your-turn")
    refused(g, "use tanged-dagger", "TRN-11", "not-your-turn")


@pytest.mark.rule("D-34")
def test_the_taker_may_use_things_again_afterwards() -> None:
    g = table(
        {"raw": {"ore": 1}, "workers": [1, 0, 0]},
        {},
        {"culture": 5},
        {},
        bonuses={"river-6": "finished-goods"},
    )
    play(g, "explorer first", "stop", "take metal")
    assert who(g) == (0, "craft")
    allows(g, "worker 1")


@pytest.mark.rule("D-61")
def test_the_holder_may_take_it_again_with_all_gains() -> None:
    g = table(first=0, turn=0)
    allows(g, "explorer first")
    play(g, "explorer first", "caravan A straight")
    assert g.position()["first"] == 0
    assert (seat(g, 0)["caravans"], seat(g, 2)["culture"], seat(g, 3)["strength"]) == (["c1", "top"], 1, 2)


@pytest.mark.rule("D-61")
def test_if_nobody_takes_it_the_first_player_stays() -> None:
    g = end_round(last_of_round(3, first=3))
    assert (g.position()["first"], who(g)) == (3, (3, "send"))


@pytest.mark.rule("D-88")
def test_the_card_must_be_taken_but_what_it_gives_may_be_declined() -> None:
    careful = {"careful": True}
    g = table(careful, {}, careful, careful, first=1, turn=0)
    play(g, "explorer first")
    assert g.position()["first"] == 0  # without being asked
    order = [who(g)]
    for _ in range(3):
        play(g, "stop")
        order.append(who(g))
    assert order == [(0, "travel"), (2, "gain"), (3, "gain"), (1, "send")]
    assert [(seat(g, i)["culture"], seat(g, i)["strength"]) for i in range(4)] == [(0, 0)] * 4


@pytest.mark.rule("D-88")
def test_a_careful_taker_may_decline_round_5s_choice() -> None:
    g = play(table({"careful": True}, round=5), "explorer first", "stop")
    assert (seat(g)["culture"], seat(g)["strength"], who(g)) == (0, 0, (1, "send"))
    plain = play(table(round=5), "explorer first")
    refused(plain, "stop", "TRN-13", "not-careful")
