"""Write the tables of docs/formats.md from the engine's lists of keys and steps.

python scripts/formats_page.py          write them
python scripts/formats_page.py --check  fail if they are not what would be written
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from terramara.engine.position_fields import Key
from terramara.engine.position_keys import TOP
from terramara.engine.position_seat import SEAT
from terramara.engine.vocabulary import RANGES, STEPS

PAGE = Path(__file__).resolve().parent.parent / "docs/formats.md"


def keys_table(keys: tuple[Key[Any], ...]) -> str:
    rows = [f"| `{key.name}` | {linked(key.says)} |" for key in keys]
    return "\n".join(["| key | what it holds |", "|---|---|", *rows])


def steps_table() -> str:
    rows = [
        f"| `{step.name}` | {linked(step.rule)} | {RANGES[step.a]} | {RANGES[step.b]} |" for step in STEPS
    ]
    return "\n".join(["| step | asks, by | a | b |", "|---|---|---|---|", *rows])


def linked(text: str) -> str:
    def link(match: re.Match[str]) -> str:
        return f"[{match[0]}]({'rulings' if match[0].startswith('D-') else 'rules'}.md#{match[0]})"

    return re.sub(r"\b[A-Z]{1,3}-\d+\b", link, text)


TABLES = {"position": keys_table(TOP), "seat": keys_table(SEAT), "steps": steps_table()}


def page(current: str) -> str:
    """The page is written by hand around the tables."""
    for name, table in TABLES.items():
        start, stop = f"<!-- scripts/formats_page.py: {name} -->", f"<!-- end of {name} -->"
        before, rest = current.split(start, 1)
        current = f"{before}{start}\n\n{table}\n\n{stop}{rest.split(stop, 1)[1]}"
    return current


def main() -> int:
    current = PAGE.read_text(encoding="utf-8")
    wanted = page(current)
    if "--check" in sys.argv[1:]:
        if wanted != current:
            print("docs/formats.md is not fresh: run `python scripts/formats_page.py`", file=sys.stderr)
        return int(wanted != current)
    if wanted != current:
        PAGE.write_text(wanted, encoding="utf-8")
        print("docs/formats.md written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
