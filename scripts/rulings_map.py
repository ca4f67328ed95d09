"""Write the rulings of docs/rules-map.md: for each, the code that names it and the tests marked with it.

python scripts/rulings_map.py          write it
python scripts/rulings_map.py --check  fail if it isn't what would be written
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from terramara.messages import rule_ids

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/rules-map.md"
SOURCES = ROOT / "src/terramara"
START, STOP = "<!-- scripts/rulings_map.py -->", "<!-- end of the rulings -->"
# Names and keys of everything: the rule itself is elsewhere.
LISTS = re.compile(r"(codes|vocabulary|state|position_\w+|rulebook|dispatch)\.py$")


def written(page: str) -> str:
    """The page is written by hand around the table."""
    before, rest = page.split(START, 1)
    rows = [row(ruling, page) for ruling in rule_ids() if ruling.startswith("D-")]
    table = "\n".join(["| ruling | code | tests |", "|---|---|---|", *rows])
    return f"{before}{START}\n\n{table}\n\n{STOP}{rest.split(STOP, 1)[1]}"


def row(ruling: str, page: str) -> str:
    tests = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if marked(path, ruling)]
    code = [path for room in ("engine", "content") for path in sorted((SOURCES / room).glob("*.py"))]
    code = [path for path in code if re.search(rf"\b{ruling}\b", path.read_text(encoding="utf-8"))]
    files = [path.relative_to(SOURCES).as_posix() for path in code]
    # A ruling that needs no line of its own follows from its section's file.
    files = [name for name in files if not LISTS.search(name)] or files or by_section(tests, page)
    shown = ", ".join(f"`{name}`" for name in files)
    names = ", ".join(f"`{path.relative_to(ROOT).as_posix()}`" for path in tests)
    return f"| [{ruling}](rulings.md#{ruling}) | {shown} | {names} |"


def marked(path: Path, ruling: str) -> bool:
    marks = re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8"))
    return any(f'"{ruling}"' in mark for mark in marks)


def by_section(tests: list[Path], page: str) -> list[str]:
    """The file of the first section whose tests these are; `test_road_ends.py` is about the road too."""
    sections = re.findall(r"`([a-z_/]+\.py)` \| `tests/rules/(test_\w+)\.py`", page)
    return [code for path in tests for code, test in sections if path.stem.startswith(test)][:1]


def main() -> int:
    current = PAGE.read_text(encoding="utf-8")
    wanted = written(current)
    if "--check" in sys.argv[1:]:
        if wanted != current:
            print("docs/rules-map.md is not fresh: run `python scripts/rulings_map.py`", file=sys.stderr)
        return int(wanted != current)
    if wanted != current:
        PAGE.write_text(wanted, encoding="utf-8")
        print("docs/rules-map.md written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
