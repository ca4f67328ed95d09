"""Bonus tiles (BON): what each gives where it lies, and that it stays there."""

from __future__ import annotations

from typing import Any

import pytest

from terramara import Game
from tests.rules.helpers import Seat, asked, kind, play, refused, seat

SLOT = {1: ("row-1", 4), 2: ("row-3", 6), 3: ("row-5", 8)}


def met(level: int, bonus: str, player: Seat | None = None, **rest: Any) -> Game:
    """Seat 0 has just come to this bonus tile."""
    name, slot = SLOT[level]
    return asked(["bonus", 0, slot], seats=[player or {}], bonuses={name: bonus}, **rest)


def got(g: Game) -> Seat:
    """Seat 0's belongings, without zeros."""
    now = seat(g)
    found: Seat = {**now["raw"], **now["refined"]}
    for key in ("strength", "culture", "vp"):
        if now[key]:
            found[key] = now[key]
    return found


@pytest.mark.rule("BON-1", "ROA-4")
def test_a_bonus_tile_stays_for_the_others_and_for_the_other_caravan() -> None:
    g = asked(["travel", 0, 2], ["travel", 1, 1], bonuses={"row-1": "planks-and-pebbles"})
    play(g, "caravan A left", "caravan B left", "caravan A left")
    assert seat(g, 0)["raw"] == {"stone": 2, "wood": 2}
    assert seat(g, 1)["raw"] == {"stone": 1, "wood": 1}
    assert g.position()["bonuses"]["row-1"] == "planks-and-pebbles"


ONE_RAW = {"raw": {"wood": 1}}

LEVEL_1 = [
    ("reed-flute", {}, [], {"culture": 1}),
    ("copper-and-calf", {}, [], {"ore": 1, "cattle": 1}),
    ("planks-and-pebbles", {}, [], {"wood": 1, "stone": 1}),
    ("market-stall", ONE_RAW, ["trade"], {"vp": 4}),
    ("hired-spears", ONE_RAW, ["trade"], {"strength": 2}),
    ("finished-goods", {}, ["take timber"], {"timber": 1}),
]


@pytest.mark.rule("BON-2")
@pytest.mark.parametrize(("bonus", "player", "actions", "expected"), LEVEL_1)
def test_level_1(bonus: str, player: Seat, actions: list[str], expected: Seat) -> None:
    g = play(met(1, bonus, player), *actions)
    assert got(g) == expected
    assert kind(g) == "send"


LEVEL_2 = [
    ("painted-wall", {}, [], {"brick": 1, "culture": 1}),
    ("smiths-gift", {}, [], {"metal": 1, "strength": 1}),
    ("saddle-bag", {}, ["caravan A straight"], {"leather": 1}),
    ("full-granary", {}, [], {"ore": 1, "cattle": 1, "wood": 1, "stone": 1}),
    ("guest-house", ONE_RAW, ["trade", "choose 1"], {"culture": 2}),
    ("guest-house", ONE_RAW, ["trade", "choose 2", "caravan A straight", "caravan A straight"], {}),
    ("guest-house", ONE_RAW, ["trade", "choose 3"], {"strength": 3}),
    ("timber-yard", ONE_RAW, ["trade", "take metal"], {"metal": 1, "timber": 1}),
]


@pytest.mark.rule("BON-3")
@pytest.mark.parametrize(("bonus", "player", "actions", "expected"), LEVEL_2)
def test_level_2(bonus: str, player: Seat, actions: list[str], expected: Seat) -> None:
    g = play(met(2, bonus, player), *actions)
    assert got(g) == expected
    assert kind(g) == "send"
    steps = sum(action.startswith("caravan") for action in actions)
    assert seat(g)["caravans"] == [("top", "c1", "c2")[steps], "top"]


TWO_RAW = {"raw": {"wood": 1, "ore": 1}}

LEVEL_3 = [
    ("victory-song", {}, [], {"strength": 2, "culture": 1}),
    ("great-feast", TWO_RAW, ["trade"], {"vp": 5}),
    ("bridal-gift", {"refined": {"brick": 1}}, ["trade"], {"vp": 5}),
    ("treasure-hoard", {}, ["take brick", "take metal"], {"brick": 1, "metal": 1}),
]


def paid(g: Game) -> Game:
    """Pay with the first resource that does."""
    while kind(g) == "give":
        g.apply(g.legal_actions()[0])
    return g


@pytest.mark.rule("BON-4")
@pytest.mark.parametrize(("bonus", "player", "actions", "expected"), LEVEL_3)
def test_level_3(bonus: str, player: Seat, actions: list[str], expected: Seat) -> None:
    g = paid(play(met(3, bonus, player), *actions))
    assert got(g) == expected
    assert kind(g) == "send"


@pytest.mark.rule("BON-4", "D-40")
def test_level_3_craft_1_artefact_and_raw_may_stand_for_refined() -> None:
    g = met(3, "travelling-smith", {"raw": {"cattle": 2}}, row=["bone-pin", "sheepskin-cloak"])
    assert kind(g) == "workshop"
    refused(g, "craft 2", "ART-2", "cannot-pay", timber=1)  # the cattle would do for leather
    refused(g, "reserve 1", "D-40", "craft-only")
    paid(play(g, "craft 1"))
    assert seat(g)["made"] == ["bone-pin"]
    assert seat(g)["raw"] == {}


@pytest.mark.rule("BON-4", "D-51")
def test_level_3_a_raid_at_no_loss_of_strength() -> None:
    # power level 2 against 1: 1 of every 4
    g = asked(["bonus", 0, 8], seats=[{"strength": 5}, {"raw": {"wood": 8}}], bonuses={"row-5": "night-raid"})
    g.apply("choose 1")
    paid(g)
    assert seat(g, 0)["strength"] == 5
    assert seat(g, 0)["raw"] == {"wood": 2}
    assert seat(g, 1)["raw"] == {"wood": 6}
    assert g.position()["done"] == []  # the raid space is still free in this round


@pytest.mark.rule("BON-2", "BON-4")  # F-6
@pytest.mark.parametrize(
    ("level", "bonus", "player"),
    [
        (1, "market-stall", {}),
        (1, "hired-spears", {}),
        (3, "great-feast", ONE_RAW),
        (3, "bridal-gift", TWO_RAW),
    ],
)
def test_a_trade_that_cannot_be_paid_lapses(level: int, bonus: str, player: Seat) -> None:
    g = met(level, bonus, player)
    assert kind(g) == "send"
    assert seat(g)["vp"] == 0
    assert seat(g)["raw"] == player.get("raw", {})


@pytest.mark.rule("BON-4", "RES-1")
def test_a_trade_for_refined_takes_no_raw() -> None:
    g = play(met(3, "bridal-gift", {"raw": {"ore": 1}, "refined": {"metal": 1, "brick": 1}}), "trade")
    refused(g, "give ore", "RES-1", "does-not-pay", what="ore")
