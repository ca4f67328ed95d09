"""Every bonus tile of the base set, used by the collector (CHR-7) in a round in which all levels may be."""

from __future__ import annotations

import pytest

from terramara import load_set
from tests.pieces.outcome import Case, outcome, table
from tests.rules.helpers import kind, play, seat

A = "caravan A straight"

BONUSES = {
    "reed-flute": Case({"culture": 1}),
    "copper-and-calf": Case({"ore": 1, "cattle": 1}),
    "planks-and-pebbles": Case({"wood": 1, "stone": 1}),
    "market-stall": Case({"wood": -1, "vp": 4}, ["trade"], {"raw": {"wood": 1}}),
    "hired-spears": Case({"wood": -1, "strength": 2}, ["trade"], {"raw": {"wood": 1}}),
    "finished-goods": Case({"brick": 1}, ["take brick"]),
    "painted-wall": Case({"brick": 1, "culture": 1}),
    "smiths-gift": Case({"metal": 1, "strength": 1}),
    "saddle-bag": Case({"leather": 1, "caravans": ["c1", "top"]}, [A]),
    "full-granary": Case({"ore": 1, "cattle": 1, "wood": 1, "stone": 1}),
    "guest-house": Case(
        {"ore": -1, "caravans": ["c2", "top"]}, ["trade", "choose 2", A, A], {"raw": {"ore": 1}}
    ),
    "timber-yard": Case({"ore": -1, "timber": 1, "metal": 1}, ["trade", "take metal"], {"raw": {"ore": 1}}),
    "victory-song": Case({"strength": 2, "culture": 1}),
    "travelling-smith": Case(
        {"cattle": -2, "made": ["bone-pin"]}, ["craft 1"], {"raw": {"cattle": 2}}, rest={"row": ["bone-pin"]}
    ),
    "night-raid": Case(
        {"wood": 2}, ["choose 1"], {"strength": 0}, [{"raw": {"wood": 9}}, {"raw": {"wood": 5}}]
    ),
    "great-feast": Case({"ore": -2, "vp": 5}, ["trade"], {"raw": {"ore": 2}}),
    "bridal-gift": Case({"metal": -1, "vp": 5}, ["trade"], {"refined": {"metal": 1}}),
    "treasure-hoard": Case({"metal": 1, "timber": 1}, ["take metal", "take timber"]),
}


@pytest.mark.rule("BON-2", "BON-3", "BON-4")
@pytest.mark.parametrize("bonus", BONUSES)
def test_bonus_tile(bonus: str) -> None:
    case = BONUSES[bonus]
    player = {"character": "collector", "bonus_tiles": [bonus], **case.player}
    g = table(player, *case.others, round=3, **case.rest)
    assert outcome(g, f"bonus {bonus}", *case.actions) == case.expected
    assert kind(g) == "send"
    assert seat(g)["bonus_tiles"] == []


@pytest.mark.rule("BON-3")
@pytest.mark.parametrize(
    ("choice", "expected"), [("choose 1", {"culture": 2}), ("choose 3", {"strength": 3})]
)
def test_guest_house_offers_culture_and_strength_too(choice: str, expected: dict[str, int]) -> None:
    g = table({"character": "collector", "bonus_tiles": ["guest-house"], "raw": {"ore": 1}}, round=2)
    play(g, "bonus guest-house", "trade")
    assert outcome(g, choice) == expected


LEVELS = [6, 6, 6]


@pytest.mark.rule("CMP-6")
def test_no_bonus_tile_lacks_a_test() -> None:
    assert list(BONUSES) == [bonus.id for bonus in load_set().bonuses]
    assert [sum(bonus.level == level for bonus in load_set().bonuses) for level in (1, 2, 3)] == LEVELS
