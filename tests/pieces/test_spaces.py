"""Every territory space of the base set: its terrain, and what it gives to who is sent there."""

from __future__ import annotations

import pytest

from terramara import Game, load_set
from tests.pieces.outcome import Case, outcome, table
from tests.rules.helpers import kind, seat

A = "caravan A straight"
ROW = {1: 1, 2: 3, 3: 5}  # a row of each level, which is of the same round
OF_TERRAIN = {"plains": "cattle", "quarry": "stone", "forest": "wood", "mountain": "ore"}
TERRAIN_MADE = [
    "sheepskin-cloak",
    "milk-boiler",
    "antler-hoe",
    "bronze-spearhead",
]  # 1 of it for each terrain

LEFT: dict[tuple[str, int], tuple[str, Case]] = {
    ("water-meadow", 1): ("plains", Case({"cattle": 2, "vp": 2})),
    ("water-meadow", 2): ("plains", Case({"culture": 2, "vp": 1})),
    ("water-meadow", 3): ("quarry", Case({"brick": 1, "stone": 1, "vp": 1})),
    ("gravel-bank", 1): ("quarry", Case({"stone": 2, "strength": 1})),
    ("gravel-bank", 2): (
        "quarry",
        Case({"brick": 1, "wood": -2, "timber": 2}, ["refine wood"] * 2, {"raw": {"wood": 3}}),
    ),
    ("gravel-bank", 3): ("plains", Case({"leather": 1, "cattle": 1, "vp": 1})),
    ("clay-pit", 1): ("quarry", Case({"brick": 1, "vp": 2})),
    ("clay-pit", 2): ("quarry", Case({"stone": 2, "vp": 2})),
    ("clay-pit", 3): ("plains", Case({"cattle": 1, "strength": 2, "vp": 1})),
    ("grazing-land", 1): ("plains", Case({"cattle": 2, "leather": 1}, ["refine cattle"])),
    ("grazing-land", 2): ("plains", Case({"leather": 1, "caravans": ["c1", "top"]}, [A])),
    ("grazing-land", 3): ("quarry", Case({"stone": 2, "strength": 2}, ["choose 2"])),
    ("cattle-fold", 1): ("plains", Case({"leather": 2, "vp": 2})),
    ("cattle-fold", 2): ("plains", Case({"leather": 2, "cattle": 1})),
    ("cattle-fold", 3): ("quarry", Case({"brick": 1, "metal": 1, "vp": 1}, ["take metal"])),
    ("brick-kiln", 1): (
        "quarry",
        Case({"brick": 2, "wood": -2, "timber": 2}, ["refine wood"] * 2, {"raw": {"wood": 3}}),
    ),
    ("brick-kiln", 2): (
        "quarry",
        Case(
            {"wood": -3, "timber": 3, "vp": 3},
            ["trade", "trade", "give wood", "trade", "give wood"],
            {"raw": {"wood": 4}},
        ),
    ),
    ("brick-kiln", 3): ("plains", Case({"cattle": 2, "vp": 4}, [], {"strength": 5})),
    ("pile-village", 1): ("plains", Case({"leather": 1, "culture": 2})),
    ("pile-village", 2): ("quarry", Case({"brick": 2, "stone": 1})),
    ("pile-village", 3): ("plains", Case({"worker-1": 1, "wood": 1}, ["take wood"])),
    ("earth-rampart", 1): ("quarry", Case({"strength": 3, "vp": 2})),
    ("earth-rampart", 2): (
        "plains",
        Case({"strength": 4}, [], {"strength": 3}, [{"strength": 6}, {"strength": 7}, {"strength": 3}]),
    ),
    ("earth-rampart", 3): ("quarry", Case({"ore": -1, "warriors": 2}, ["trade"], {"raw": {"ore": 1}})),
    ("chiefs-pasture", 1): ("plains", Case({"leather": 3, "vp": 2})),
    ("chiefs-pasture", 2): (
        "plains",
        Case({"brick": -2, "stone": 2, "vp": 10}, ["trade", "trade"], {"refined": {"brick": 3}}),
    ),
    ("chiefs-pasture", 3): ("quarry", Case({"brick": 2, "vp": 4})),
    ("deep-quarry", 1): ("quarry", Case({"brick": 3, "vp": 2})),
    ("deep-quarry", 2): ("quarry", Case({"ore": -2, "vp": 10}, ["trade", "trade"], {"raw": {"ore": 3}})),
    ("deep-quarry", 3): ("plains", Case({"leather": 2, "strength": 3})),
    ("great-moat", 1): ("quarry", Case({"strength": 4, "vp": 4})),
    ("great-moat", 2): ("plains", Case({"brick": -1, "warriors": 2}, ["trade"], {"refined": {"brick": 1}})),
    ("great-moat", 3): ("quarry", Case({"brick": 1, "vp": 9}, ["take brick"], {"strength": 12})),
    ("river-port", 1): ("plains", Case({"culture": 3, "vp": 3})),
    ("river-port", 2): ("plains", Case({"timber": 1, "culture": 3}, ["take timber"])),
    ("river-port", 3): ("quarry", Case({"vp": 2}, [], {"made": ["bone-pin", "flat-axe"]})),
}

RIGHT: dict[tuple[str, int], tuple[str, Case]] = {
    ("alder-grove", 1): ("forest", Case({"wood": 2, "caravans": ["c1", "top"]}, [A])),
    ("alder-grove", 2): (
        "forest",
        Case({"timber": 1, "ore": -2, "metal": 2}, ["refine ore"] * 2, {"raw": {"ore": 3}}),
    ),
    ("alder-grove", 3): ("mountain", Case({"metal": 1, "ore": 1, "vp": 1})),
    ("oak-ridge", 1): ("forest", Case({"wood": 2, "timber": 1}, ["refine wood"])),
    ("oak-ridge", 2): ("mountain", Case({"metal": 1, "vp": 2}, [], {"strength": 5})),
    ("oak-ridge", 3): ("forest", Case({"wood": 1, "ore": 1, "strength": 1, "vp": 1})),
    ("copper-seam", 1): ("mountain", Case({"metal": 1, "vp": 2})),
    ("copper-seam", 2): ("mountain", Case({"ore": 2, "vp": 2})),
    ("copper-seam", 3): ("forest", Case({"timber": 1, "strength": 1, "vp": 1})),
    ("high-pass", 1): ("mountain", Case({"stone": -1, "warriors": 2}, ["trade"], {"raw": {"stone": 1}})),
    ("high-pass", 2): ("mountain", Case({"ore": 1, "strength": 2, "vp": 1})),
    ("high-pass", 3): ("forest", Case({"wood": 2, "vp": 2})),
    ("beech-forest", 1): ("forest", Case({"timber": 2, "vp": 2})),
    ("beech-forest", 2): ("forest", Case({"wood": 2, "caravans": ["c2", "top"], "vp": 1}, [A, A])),
    ("beech-forest", 3): (
        "mountain",
        Case({"metal": 1, "strength": -2, "vp": 6}, ["trade", "trade"], {"strength": 3}),
    ),
    ("smelting-place", 1): (
        "mountain",
        Case({"metal": 2, "wood": -2, "timber": 2}, ["refine wood"] * 2, {"raw": {"wood": 3}}),
    ),
    ("smelting-place", 2): ("mountain", Case({"ore": -1, "vp": 8}, ["trade", "trade"], {"raw": {"ore": 2}})),
    ("smelting-place", 3): ("forest", Case({"timber": 2, "wood": 1})),
    ("charcoal-clearing", 1): (
        "forest",
        Case(
            {"leather": 1, "timber": 1, "ore": -2, "metal": 2},
            ["take cattle", "take wood", "refine cattle", "refine wood", "refine ore", "refine ore"],
            {"raw": {"ore": 3}},
        ),
    ),
    ("charcoal-clearing", 2): ("forest", Case({"timber": 1, "culture": 2})),
    ("charcoal-clearing", 3): (
        "mountain",
        Case({"metal": 1, "vp": 6}, [], {"strength": 10}),
    ),
    ("amber-road", 1): ("mountain", Case({"warriors": 2})),
    ("amber-road", 2): ("forest", Case({"caravans": ["c3", "top"]}, [A, A, A])),
    ("amber-road", 3): ("mountain", Case({"wood": -1, "culture": 3}, ["trade"], {"raw": {"wood": 1}})),
    ("sacred-grove", 1): (
        "forest",
        Case(
            {"strength": 1, "culture": 1, "metal": 1, "caravans": ["c1", "top"]},
            ["take metal", A],
            {"workers": [0, 1, 1]},
        ),
    ),
    ("sacred-grove", 2): ("forest", Case({"timber": 2, "vp": 4})),
    ("sacred-grove", 3): ("mountain", Case({"ore": 2, "vp": 6}, [], {"strength": 10})),
    ("tin-mine", 1): ("mountain", Case({"leather": 1, "vp": 3}, ["take leather"], {"culture": 10})),
    ("tin-mine", 2): ("mountain", Case({"metal": 4})),
    ("tin-mine", 3): ("forest", Case({"wood": -2, "vp": 9}, ["trade"], {"raw": {"wood": 2}})),
    ("alpine-valley", 1): (
        "forest",
        Case(
            {"leather": 1, "brick": 1, "timber": 1},
            ["take leather", "take brick", "take timber"],
            {"caravans": ["c4", "c4"]},
        ),
    ),
    ("alpine-valley", 2): ("mountain", Case({"caravans": ["c3", "top"], "vp": 3}, [A, A, A])),
    ("alpine-valley", 3): ("forest", Case({"timber": 2, "metal": 1, "vp": 2})),
    ("hill-fort", 1): (
        "mountain",
        Case(
            {"metal": 2, "wood": -1, "timber": 1},
            ["take metal", "take metal", "refine wood"],
            {"strength": 10, "raw": {"wood": 1}},
        ),
    ),
    ("hill-fort", 2): ("mountain", Case({"metal": 1, "vp": 6}, ["take metal"], {"strength": 10})),
    ("hill-fort", 3): (
        "forest",
        Case(
            {"wood": 1, "timber": 2, "ore": -2, "metal": 2},
            ["refine wood"] * 2 + ["refine ore"] * 2,
            {"raw": {"ore": 3}},
        ),
    ),
}

SPACES = {**LEFT, **RIGHT}


def at(tile: str, case: Case, made: list[str]) -> tuple[Game, str]:
    """A game in which this tile lies in a row of the current round."""
    piece = next(p for p in load_set().tiles if p.id == tile)
    row = ROW[piece.level]
    chosen: list[str] = []
    for level in (1, 2, 3):
        others = [
            p.id for p in load_set().tiles if (p.column, p.level) == (piece.column, level) and p.id != tile
        ]
        chosen += [tile, others[0]] if level == piece.level else others[:2]
    player = {**case.player, "made": [*case.player.get("made", []), *made]}
    g = table(player, *case.others, round=row, tiles={piece.column: chosen}, **case.rest)
    return g, f"{row}{piece.column[0].upper()}"


@pytest.mark.rule("TER-1", "SPC-1")
@pytest.mark.parametrize(("tile", "place"), SPACES, ids=lambda value: str(value))
def test_space(tile: str, place: int) -> None:
    terrain, case = SPACES[tile, place]
    g, where = at(tile, case, [])
    expected = case.expected
    assert isinstance(expected, dict)
    assert outcome(g, f"explorer {where}{place}", *case.actions) == {**expected, "members": -1}
    assert kind(g) in ("send", "craft", "end"), "nothing of the space is left to do"
    plain, _ = at(tile, case, [])
    with_made, _ = at(tile, case, TERRAIN_MADE)
    counts = []
    for game in (plain, with_made):
        game.apply(f"explorer {where}{place}")
        counts.append([seat(game)["raw"].get(raw, 0) for raw in OF_TERRAIN.values()])
    more = [b - a for a, b in zip(*counts, strict=True)]
    if (tile, place) == ("river-port", 3):  # it counts artefacts, and those for the terrain are some
        assert seat(with_made)["vp"] == 6
    assert more == [int(name == terrain) for name in OF_TERRAIN]


def test_no_space_lacks_a_test() -> None:
    assert set(SPACES) == {(tile.id, place) for tile in load_set().tiles for place in (1, 2, 3)}
    assert len(SPACES) == 72
