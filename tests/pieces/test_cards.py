"""Every starting card of the base set."""

from __future__ import annotations

import pytest

from terramara import load_set
from tests.pieces.outcome import Case, holdings, table
from tests.rules.helpers import kind, play, seat

A = "caravan A straight"

CARDS = {
    "ford-village": Case(
        {
            "cattle": 1,
            "stone": 1,
            "wood": 1,
            "ore": 1,
            "worker-1": 1,
            "strength": 1,
            "caravans": ["c1", "top"],
        },
        [A],
    ),
    "herders": Case({"cattle": 3, "leather": 1, "worker-1": 1, "culture": 1}),
    "potters": Case({"stone": 2, "brick": 1, "worker-1": 1, "culture": 1, "strength": 1}),
    "woodcutters": Case({"wood": 3, "worker-1": 1, "strength": 1, "caravans": ["c2", "top"]}, [A, A]),
    "miners": Case({"ore": 3, "metal": 1, "worker-1": 1, "culture": 1}),
    "spear-bearers": Case({"ore": 1, "cattle": 1, "worker-1": 1, "strength": 4}),
    "river-folk": Case({"cattle": 1, "stone": 1, "wood": 1, "worker-1": 1, "culture": 2}),
    "amber-traders": Case(
        {"stone": 1, "wood": 1, "ore": 1, "worker-1": 1, "caravans": ["c3", "top"]}, [A, A, A]
    ),
    "two-families": Case({"leather": 1, "worker-1": 2, "culture": 1}),
    "master-smith": Case({"stone": 1, "ore": 1, "metal": 1, "worker-2": 1, "strength": 1}),
    "weavers": Case({"leather": 1, "timber": 1, "worker-1": 1, "culture": 1, "vp": 3}),
    "council-of-elders": Case(
        {"ore": 1, "brick": 1, "worker-1": 1, "culture": 1, "strength": 1, "caravans": ["c1", "top"]}, [A]
    ),
}


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize("card", CARDS)
def test_starting_card(card: str) -> None:
    case = CARDS[card]
    others = [{"character": name} for name in ("artisan", "collector", "warlord")]
    pending = [["round", 0, 1], ["install", 0], ["card", 0]]
    mine = {"character": "pathfinder", "own_tiles": ["copper-seam", "clay-pit"], "card": card}
    g = play(table(mine, *others, phase="setup", turn=None, pending=pending), *case.actions)
    assert kind(g) == "send"
    found = {key: n for key, n in holdings(seat(g)).items() if n and key != "members"}
    if seat(g)["caravans"] != ["top", "top"]:
        found["caravans"] = seat(g)["caravans"]
    assert found == case.expected


# Equal worth: raw 2, refined 3, travel 2, strength 2, culture 3, VP 1, worker of level 1: 6, of level 2: 9.
WORTH = {
    **dict.fromkeys(("cattle", "stone", "wood", "ore"), 2),
    **dict.fromkeys(("leather", "brick", "timber", "metal"), 3),
    "strength": 2,
    "culture": 3,
    "vp": 1,
    "worker-1": 6,
    "worker-2": 9,
}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_worth_the_same(card: str) -> None:
    case = CARDS[card]
    expected = case.expected
    assert isinstance(expected, dict)
    assert (
        sum(WORTH[key] * n for key, n in expected.items() if key != "caravans") + 2 * len(case.actions) == 18
    )


@pytest.mark.rule("CMP-6")
def test_no_card_lacks_a_test() -> None:
    assert list(CARDS) == [card.id for card in load_set().cards]
    assert len(CARDS) == 12
