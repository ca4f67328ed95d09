"""Cost and worth of every artefact of the base set: crafted with exactly that, and not with less."""

from __future__ import annotations

import pytest

from terramara import load_set
from tests.pieces.outcome import asked
from tests.rules.helpers import kind, play, refused, seat

LEATHER, BRICK, TIMBER, METAL = "leather", "brick", "timber", "metal"

# level, category, cost, VP
PRINTED: dict[str, tuple[int, str, dict[str, int], int]] = {
    "sheepskin-cloak": (1, "clothing", {LEATHER: 2}, 1),
    "woollen-shawl": (1, "clothing", {LEATHER: 2, BRICK: 1}, 1),
    "bone-pin": (1, "clothing", {LEATHER: 2}, 1),
    "leather-belt": (1, "clothing", {LEATHER: 2, METAL: 1}, 1),
    "milk-boiler": (1, "pottery", {BRICK: 2, LEATHER: 1}, 3),
    "loom-weights": (1, "pottery", {BRICK: 2, TIMBER: 1}, 3),
    "carinated-bowl": (1, "pottery", {BRICK: 2}, 2),
    "clay-stamp": (1, "pottery", {BRICK: 2, METAL: 1}, 2),
    "antler-hoe": (1, "tools", {TIMBER: 2, BRICK: 1}, 3),
    "flint-sickle": (1, "tools", {TIMBER: 2, LEATHER: 1}, 3),
    "dugout-canoe": (1, "tools", {TIMBER: 2}, 1),
    "bow-drill": (1, "tools", {TIMBER: 2, METAL: 1}, 2),
    "bronze-spearhead": (1, "weapons", {METAL: 2, TIMBER: 1}, 2),
    "tanged-dagger": (1, "weapons", {METAL: 2, LEATHER: 1}, 1),
    "bone-arrowheads": (1, "weapons", {METAL: 2, TIMBER: 1}, 2),
    "flat-axe": (1, "weapons", {METAL: 2, BRICK: 1}, 1),
    "tablet-woven-sash": (2, "clothing", {LEATHER: 4, BRICK: 1}, 3),
    "goatskin-shoes": (2, "clothing", {LEATHER: 3, TIMBER: 1, METAL: 1}, 5),
    "wheel-headed-pin": (2, "clothing", {LEATHER: 4, METAL: 1}, 6),
    "fur-cap": (2, "clothing", {LEATHER: 4, TIMBER: 1}, 4),
    "horned-cup": (2, "pottery", {BRICK: 4, LEATHER: 1}, 4),
    "clay-strainer": (2, "pottery", {BRICK: 4, METAL: 1}, 6),
    "grain-jar": (2, "pottery", {BRICK: 4, TIMBER: 1}, 6),
    "clay-crucible": (2, "pottery", {BRICK: 3, TIMBER: 1, METAL: 1}, 6),
    "wooden-ard": (2, "tools", {TIMBER: 4, LEATHER: 1}, 4),
    "spoked-wheel": (2, "tools", {TIMBER: 3, LEATHER: 1, METAL: 1}, 4),
    "warp-loom": (2, "tools", {TIMBER: 4, BRICK: 1}, 4),
    "antler-cheekpieces": (2, "tools", {TIMBER: 4, METAL: 1}, 4),
    "peschiera-dagger": (2, "weapons", {METAL: 4, LEATHER: 1}, 3),
    "winged-axe": (2, "weapons", {METAL: 4, TIMBER: 1}, 3),
    "bronze-halberd": (2, "weapons", {METAL: 4, BRICK: 1}, 3),
    "bronze-sword": (2, "weapons", {METAL: 3, BRICK: 1, TIMBER: 1}, 4),
    "amber-necklace": (3, "clothing", {LEATHER: 6}, 8),
    "violin-bow-fibula": (3, "clothing", {LEATHER: 7}, 6),
    "feather-headdress": (3, "clothing", {LEATHER: 6, TIMBER: 1}, 1),
    "dyed-mantle": (3, "clothing", {LEATHER: 5, TIMBER: 2}, 6),
    "disc-girdle": (3, "clothing", {LEATHER: 7}, 2),
    "cinerary-urn": (3, "pottery", {BRICK: 6}, 8),
    "biconical-jar": (3, "pottery", {BRICK: 6, TIMBER: 1}, 1),
    "clay-horse": (3, "pottery", {BRICK: 6}, 7),
    "bellows-nozzle": (3, "pottery", {BRICK: 5, METAL: 2}, 1),
    "channelled-jug": (3, "pottery", {BRICK: 5, TIMBER: 2}, 5),
    "ox-yoke": (3, "tools", {TIMBER: 6}, 8),
    "ox-cart": (3, "tools", {TIMBER: 5, METAL: 1}, 6),
    "votive-basin": (3, "tools", {TIMBER: 6, BRICK: 1}, 2),
    "balance-scales": (3, "tools", {TIMBER: 6}, 8),
    "pile-driver": (3, "tools", {TIMBER: 5, BRICK: 2}, 1),
    "crested-helmet": (3, "weapons", {METAL: 6}, 5),
    "bronze-greaves": (3, "weapons", {METAL: 6, LEATHER: 1}, 5),
    "battle-horn": (3, "weapons", {METAL: 6}, 5),
    "war-chariot": (3, "weapons", {METAL: 6, TIMBER: 1}, 2),
    "round-shield": (3, "weapons", {METAL: 6}, 8),
}


@pytest.mark.rule("ART-2", "CMP-3")
@pytest.mark.parametrize("artefact", PRINTED)
def test_cost_and_worth(artefact: str) -> None:
    level, category, cost, vp = PRINTED[artefact]
    g = asked(["craft", 0], seats=[{"refined": cost}], row=[artefact], round=5)
    play(g, "craft 1")
    while kind(g) != "send":
        g.apply("end" if kind(g) == "end" else "stop")  # what it gives at once is another test's matter
    assert seat(g)["made"] == [artefact]
    assert seat(g)["refined"] == {}
    assert g.scores()[0].sources["artefacts"] == vp
    piece = next(piece for piece in load_set().artefacts if piece.id == artefact)
    assert (piece.level, piece.category) == (level, category)


@pytest.mark.rule("ART-2")
@pytest.mark.parametrize("artefact", PRINTED)
def test_1_resource_short(artefact: str) -> None:
    cost = PRINTED[artefact][2]
    for kind_short in cost:
        have = {kind: n - (kind == kind_short) for kind, n in cost.items()}
        # a worker to use keeps the question open, so that it can be asked why not
        g = asked(
            ["craft", 0],
            seats=[{"refined": have, "raw": {"ore": 1}, "workers": [1, 0, 0]}],
            row=[artefact],
            round=5,
        )
        refused(g, "craft 1", "ART-2", "cannot-pay", **{kind_short: 1})


@pytest.mark.rule("CMP-3")
def test_no_artefact_lacks_a_test() -> None:
    assert list(PRINTED) == [artefact.id for artefact in load_set().artefacts]
    assert [sum(level == of for level, _, _, _ in PRINTED.values()) for of in (1, 2, 3)] == [16, 16, 20]
    for category in ("clothing", "pottery", "tools", "weapons"):
        assert sum(of == category for _, of, _, _ in PRINTED.values()) == 13
