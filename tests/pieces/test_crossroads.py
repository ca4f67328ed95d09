"""Every crossroads space of the base set."""

from __future__ import annotations

import pytest

from terramara import load_set
from tests.pieces.outcome import Case, outcome, table
from tests.rules.helpers import kind

A = "caravan A straight"
ROW = {1: 1, 2: 3}
OTHERS = {
    1: ["alder-grove", "oak-ridge"],
    2: ["beech-forest", "smelting-place"],
    3: ["sacred-grove", "tin-mine"],
}

SPACES = {
    "alder-grove": Case({"metal": 1, "wood": 1, "vp": 3}, ["take metal", "take wood"]),
    "oak-ridge": Case({"culture": 2, "strength": 2, "vp": 1}),
    "copper-seam": Case({"brick": 1, "vp": 4}, ["take brick"], {"strength": 5}),
    "high-pass": Case(
        {"cattle": -2, "metal": 1, "vp": 2, "made": ["bone-pin"]},
        ["take metal", "craft 1"],
        {"raw": {"cattle": 2}},
        rest={"row": ["bone-pin"]},
    ),
    "beech-forest": Case({"metal": 1, "vp": 4}, ["take metal"], {"workers": [2, 1, 0]}),
    "smelting-place": Case(
        {"ore": -3, "metal": 3, "vp": 3},
        ["trade", "trade", "give ore", "trade", "give ore"],
        {"raw": {"ore": 4}},
    ),
    "charcoal-clearing": Case({"strength": 4, "vp": 3}, ["choose 3"]),
    "amber-road": Case({"brick": 2, "vp": 4}, ["take brick", "take brick"], {"flags": [1, 2]}),
}


@pytest.mark.rule("CRO-1", "CRO-2")
@pytest.mark.parametrize("tile", SPACES)
def test_crossroads_space(tile: str) -> None:
    case = SPACES[tile]
    level = next(piece.level for piece in load_set().tiles if piece.id == tile)
    right: list[str] = []
    for of, names in OTHERS.items():
        right += [tile, next(name for name in names if name != tile)] if of == level else names
    row = ROW[level]
    g = table({"caravans": ["c4", "c4"], **case.player}, round=row + 1, tiles={"right": right}, **case.rest)
    expected = case.expected
    assert isinstance(expected, dict)
    assert outcome(g, f"explorer X{row}", *case.actions) == {**expected, "members": -1}
    assert kind(g) in ("send", "craft", "end"), "nothing of the space is left to do"


def test_no_crossroads_space_lacks_a_test() -> None:
    assert set(SPACES) == {tile.id for tile in load_set().tiles if tile.crossroads is not None}
    assert len(SPACES) == 8
