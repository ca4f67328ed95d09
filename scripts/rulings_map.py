"""Write the rulings of docs/rules-map.md: for each, the code and the tests that name it.

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
RULINGS = ROOT / "docs/rulings.md"
SOURCES = ROOT / "src/terramara"
START, STOP = "<!-- scripts/rulings_map.py -->", "<!-- end of the rulings -->"
# Names and keys of everything: the rule itself is elsewhere.
LISTS = re.compile(r"(codes|vocabulary|state|position_\w+|rulebook|dispatch)\.py$")


def written(page: str) -> str:
    """The page is written by hand around the table."""
    before, rest = page.split(START, 1)
    smaller = re.findall(r"^\| (F-\d+) \|", RULINGS.read_text(encoding="utf-8"), re.M)
    rows = [row(ruling) for ruling in [*(rule for rule in rule_ids() if rule.startswith("D-")), *smaller]]
    table = "\n".join(["| ruling | code | tests |", "|---|---|---|", *rows])
    return f"{before}{START}\n\n{table}\n\n{STOP}{rest.split(STOP, 1)[1]}"


def row(ruling: str) -> str:
    code = [path for room in ("engine", "content") for path in sorted((SOURCES / room).glob("*.py"))]
    files = [path.relative_to(SOURCES).as_posix() for path in code if names(path, ruling)]
    files = [name for name in files if not LISTS.search(name)]
    tests = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if marked(path, ruling)]
    if not (files and tests):
        sys.exit(f"{ruling} is named by no {'test' if files else 'code'}")
    shown = ", ".join(f"`{name}`" for name in files)
    tested = ", ".join(f"`{path.relative_to(ROOT).as_posix()}`" for path in tests)
    anchor = f"#{ruling}" if ruling.startswith("D-") else ""
    return f"| [{ruling}](rulings.md{anchor}) | {shown} | {tested} |"


def names(path: Path, ruling: str) -> bool:
    return re.search(rf"\b{ruling}\b", path.read_text(encoding="utf-8")) is not None


def marked(path: Path, ruling: str) -> bool:
    """The smaller questions stand beside the mark, in a comment."""
    marks = re.findall(r"mark\.rule\((.*)", path.read_text(encoding="utf-8"))
    return any(re.search(rf"\b{ruling}\b", mark) for mark in marks)


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
