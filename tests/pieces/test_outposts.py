"""Every outpost of the base set: easy, middle and hard."""

from __future__ import annotations

import pytest

from terramara import load_set
from tests.pieces.outcome import table
from tests.rules.helpers import Seat

ROW = {1: 1, 2: 3}
VP = [0, 2, 5, 10]  # short of the easy condition, easy, middle, hard
CLOTHING = ["sheepskin-cloak", "bone-pin", "fur-cap", "amber-necklace"]
POTTERY = ["milk-boiler", "loom-weights", "grain-jar", "cinerary-urn"]
TOOLS = ["antler-hoe", "flint-sickle", "wooden-ard", "ox-yoke"]
WEAPONS = ["flat-axe", "tanged-dagger", "winged-axe", "crested-helmet"]

OUTPOSTS: dict[str, list[Seat]] = {
    "water-meadow": [{"workers": w} for w in ([2, 0, 0], [3, 0, 0], [3, 1, 0], [2, 1, 1])],
    "gravel-bank": [{"caravans": c} for c in (["c1", "c6"], ["c2", "c6"], ["c4", "c4"], ["c6", "end"])],
    "clay-pit": [{"culture": n} for n in (5, 6, 10, 14)],
    "grazing-land": [{"strength": n} for n in (4, 5, 10, 15)],
    "cattle-fold": [{"made": CLOTHING[:n]} for n in (1, 2, 3, 4)],
    "brick-kiln": [{"made": POTTERY[:n]} for n in (1, 2, 3, 4)],
    "pile-village": [{"made": TOOLS[:n]} for n in (1, 2, 3, 4)],
    "earth-rampart": [{"made": WEAPONS[:n]} for n in (1, 2, 3, 4)],
}


@pytest.mark.rule("OUT-1", "OUT-2", "OUT-3")
@pytest.mark.parametrize("tile", OUTPOSTS)
def test_outpost(tile: str) -> None:
    tiles = load_set().tiles
    level = next(piece.level for piece in tiles if piece.id == tile)
    left: list[str] = []
    for of in (1, 2, 3):
        others = [p.id for p in tiles if (p.column, p.level) == ("left", of) and p.id != tile]
        left += [tile, others[0]] if of == level else others[:2]
    found = []
    for player in OUTPOSTS[tile]:
        g = table({**player, "flags": [ROW[level]]}, round=5, tiles={"left": left})
        found.append(g.scores()[0].sources["outposts"])
    assert found == VP


def test_no_outpost_lacks_a_test() -> None:
    assert list(OUTPOSTS) == [tile.id for tile in load_set().tiles if tile.outpost is not None]
    assert len(OUTPOSTS) == 8
