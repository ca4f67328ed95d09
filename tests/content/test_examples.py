"""The sets under examples/ are what the guide says of them."""

from __future__ import annotations

from pathlib import Path

from terramara.content import load_set

SETS = Path(__file__).parents[2] / "examples" / "sets"


def test_every_example_set_loads() -> None:
    folders = [path.parent for path in SETS.glob("*/set.toml")]
    assert folders
    for folder in folders:
        assert load_set(folder).id == folder.name


def test_the_house_variant_changes_removes_and_adds() -> None:
    base, variant = load_set("base"), load_set(SETS / "house-variant")
    before = {artefact.id: artefact for artefact in base.artefacts}
    after = {artefact.id: artefact for artefact in variant.artefacts}
    assert set(before) - set(after) == {"bone-pin"}
    assert not set(after) - set(before)
    assert [name for name in after if before[name] != after[name]] == ["fur-cap"]
    assert [card.id for card in variant.cards if card not in base.cards] == ["fishers"]
    assert (variant.board, variant.tiles, variant.bonuses) == (base.board, base.tiles, base.bonuses)
    assert variant.hash != base.hash


def test_the_house_variant_is_ten_lines() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (SETS / "house-variant").glob("*.toml")]
    assert sum(bool(line.strip()) for text in texts for line in text.splitlines()) == 10
