"""Turn web/lesson/chapters.toml into web/src/lesson/chapters.json: each position becomes a record not begun.

python scripts/lessons.py            write the file
python scripts/lessons.py --check    say whether it is up to date
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from terramara import Game, load_set

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "web/lesson/chapters.toml"
TARGET = ROOT / "web/src/lesson/chapters.json"
PLAYERS = 4


def tiles(wanted: dict[str, dict[str, str]]) -> dict[str, list[str]]:
    """Six tiles a column, two of each level; the rows that a chapter is about have the tile it names."""
    found = {}
    for column in ("left", "right"):
        pool = [tile for tile in load_set().tiles if tile.column == column]
        rows = {int(row): tile for row, tile in wanted.get(column, {}).items()}
        for row in range(1, 7):
            level = (row + 1) // 2
            free = (tile.id for tile in pool if tile.level == level and tile.id not in rows.values())
            rows.setdefault(row, next(free))
        found[column] = [rows[row] for row in range(1, 7)]
    return found


def levels(names: list[str]) -> list[int]:
    return [next(a.level for a in load_set().artefacts if a.id == name) for name in names]


def cards(chapter: dict[str, Any]) -> dict[str, list[str]]:
    """The row begins with the artefacts a chapter names; the rest follow in the set's order."""
    seats = [chapter["you"], *chapter.get("others", [])]
    gone = {name for seat in seats for name in seat.get("made", [])}
    named = chapter.get("row", [])
    oldest = 3 if chapter["round"] == 5 else 2 if chapter["round"] >= 3 else 1
    pool = sorted(load_set().artefacts, key=lambda artefact: artefact.level)
    rest = [a.id for a in pool if a.level >= oldest and a.id not in gone and a.id not in named]
    order = [*named, *rest]
    deck_from = {2: 2, 4: 3}.get(chapter["round"], oldest)  # RND-1
    deck = [name for name, level in zip(order[8:], levels(order[8:]), strict=True) if level >= deck_from]
    return {"row": order[:8], "deck": deck}


def position(chapter: dict[str, Any]) -> dict[str, Any]:
    """The position of a chapter: you to move, the others at home in their huts."""
    others = [dict(seat) for seat in chapter.get("others", [{}, {}, {}])]
    for seat in others:
        seat |= {"chief": "hut", "hut": {"explorers": 4 - len(seat.get("explorers", []))}, "moved": True}
    return {
        "players": PLAYERS,
        "options": {"first_game": True},
        "round": chapter["round"],
        "first": 0,
        "turn": 0,
        "tiles": tiles(chapter.get("tiles", {})),
        **cards(chapter),
        "seats": [chapter["you"], *others],
    }


def game(chapter: dict[str, Any]) -> Game:
    return Game.from_position(position(chapter))


def chapters() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))["chapter"]
    return found


def written() -> str:
    made = [
        {"id": chapter["id"], "record": game(chapter).record(), "steps": chapter["step"]}
        for chapter in chapters()
    ]
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    text = written()
    if "--check" in sys.argv:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        print(
            "up to date" if fresh else "web/src/lesson/chapters.json is stale: run python scripts/lessons.py"
        )
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
