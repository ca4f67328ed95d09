"""Write locales/en/content-base.ftl: the names of the base set's pieces, as its own files give them.

    python scripts/content_names.py          write it
    python scripts/content_names.py --check  fail if it is not what would be written

Translators copy the file and translate it; other sets are shown with the names they give themselves.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from terramara.content import load_set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terramara.content.model import Artefact, Bonus, Character, StartingCard, Tile

TARGET = Path(__file__).resolve().parent.parent / "src/terramara/locales/en/content-base.ftl"


def text() -> str:
    base = load_set("base")
    groups: dict[str, Sequence[Artefact | Tile | Bonus | StartingCard | Character]] = {
        "artefact": base.artefacts,
        "tile": base.tiles,
        "bonus": base.bonuses,
        "card": base.cards,
        "character": base.characters,
    }
    lines = ["### Names of the base set's pieces, made by scripts/content_names.py from the set.", ""]
    for kind, pieces in groups.items():
        lines += [f"## {kind}", ""]
        lines += [f"{kind}-{piece.id} = {piece.name}" for piece in pieces]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    wanted = text()
    fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted
    if "--check" in sys.argv[1:]:
        if not fresh:
            print("content-base.ftl is not fresh: run `python scripts/content_names.py`", file=sys.stderr)
        return 0 if fresh else 1
    if not fresh:
        TARGET.write_text(wanted, encoding="utf-8")
        print(f"{TARGET.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
