"""The guide for set authors says what is so: its texts are read, its pieces are those of the base set."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from terramara.content.loader import SHIPPED
from terramara.content.parse import parse_body, parse_effect

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "sets.md").read_text(encoding="utf-8")
KINDS = ("instant:", "each round:", "when", "always:", "end:")
BEGINNINGS = (*KINDS, "when ...:")


def section(title: str) -> str:
    """From this heading to the next of the same or a higher rank."""
    rank = title.split(" ", maxsplit=1)[0]
    start = GUIDE.index(f"\n{title}\n") + len(title)
    following = re.compile(rf"^#{{2,{len(rank)}}} ", re.MULTILINE).search(GUIDE, start + 2)
    return GUIDE[start : following.start() if following else None]


def texts_of_tables() -> list[str]:
    rows = re.findall(r"^\| (`.*?) \|", section("## The effect language"), re.MULTILINE)
    texts = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    texts += re.findall(r"\| `([^`]+)` \|$", section("### When it happens"), re.MULTILINE)
    return [text.replace("...", "1 vp") for text in texts if text not in BEGINNINGS]


@pytest.mark.parametrize("text", texts_of_tables())
def test_every_text_of_the_tables_is_read(text: str) -> None:
    assert parse_effect(text) if text.startswith(KINDS) else parse_body(text)


def test_the_tables_were_found() -> None:
    assert len(texts_of_tables()) > 40


def blocks(text: str) -> list[dict[str, Any]]:
    return [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL)]


@pytest.mark.parametrize(
    ("title", "files"),
    [
        ("### artefacts.toml", ["artefacts.toml"]),
        ("### tiles.toml", ["tiles.toml"]),
        (
            "### bonuses.toml, cards.toml, characters.toml",
            ["bonuses.toml", "cards.toml", "characters.toml"],
        ),
        ("### board.toml", ["board.toml"]),
    ],
)
def test_pieces_shown_are_those_of_the_base_set(title: str, files: list[str]) -> None:
    shown = blocks(section(title))
    assert len(shown) == len(files)
    for data, file in zip(shown, files, strict=True):
        base = tomllib.loads((SHIPPED / "base" / file).read_text(encoding="utf-8"))
        for key, value in data.items():
            if key == "road":
                assert {name: base["road"][name] for name in value} == value
            else:
                assert base[key] == value, key


def test_the_house_variant_shown_is_the_one_in_the_examples() -> None:
    folder = ROOT / "examples" / "sets" / "house-variant"
    for file in ("set.toml", "artefacts.toml", "cards.toml"):
        assert f"`{file}`:\n\n```toml\n{(folder / file).read_text(encoding='utf-8')}```" in GUIDE
