"""Write the table of docs/rules-map.md: for each rule and ruling, the code and the tests that name it.

    python scripts/rules_map.py          write it
    python scripts/rules_map.py --check  fail if it isn't what would be written

The rule's own file comes first. A rule without code or without a test is an error.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from terramara.messages import rule_ids

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/rules-map.md"
RULINGS = ROOT / "docs/rulings.md"
SOURCES = ROOT / "src/terramara"
START, STOP = "<!-- scripts/rules_map.py -->", "<!-- end of the table -->"
# Names and keys of everything, and examples: the rule itself is elsewhere.
LISTS = re.compile(r"/(codes|vocabulary|state|position_\w+|rulebook|dispatch|game|decision|reason)\.py$")
BY_HAND = re.compile(r"^\| .*?\| \[([A-Z]+(?:-\d+)?)\]\(.*?\) \| `(.*?)` \| `(.*?)` \|$", re.M)


def written(page: str) -> str:
    """The page is written by hand around the table."""
    before, rest = page.split(START, 1)
    own = {of: (code, test) for of, code, test in BY_HAND.findall(before)}
    none = ("", "")
    rows = [row(rule, *own.get(rule, own.get(rule.split("-")[0], none))) for rule in rules()]
    table = "\n".join(["| rule | code | tests |", "|---|---|---|", *rows])
    return f"{before}{START}\n\n{table}\n\n{STOP}{rest.split(STOP, 1)[1]}"


def rules() -> Iterator[str]:
    """Every rule in the order of the book, then the rulings, then the smaller questions."""
    yield from (rule for rule in rule_ids() if not rule.startswith("D-"))
    yield from (rule for rule in rule_ids() if rule.startswith("D-"))
    yield from re.findall(r"^\| (F-\d+) \|", RULINGS.read_text(encoding="utf-8"), re.M)


def row(rule: str, own_code: str, own_test: str) -> str:
    code = [name for name, text in sources().items() if re.search(rf"\b{rule}\b", text)]
    tests = [name for name, marks in marked().items() if re.search(rf"\b{rule}\b", marks)]
    if not (code and tests):
        sys.exit(f"{rule} is named by no {'test' if code else 'code'}")
    page = "rulings.md" if rule[0] in "DF" and rule[1] == "-" else "rules.md"
    anchor = "" if rule.startswith("F-") else f"#{rule}"
    return f"| [{rule}]({page}{anchor}) | {listed(code, own_code)} | {listed(tests, own_test)} |"


def listed(names: list[str], own: str) -> str:
    """The own file first, then where the rules are, then the rest."""
    rules = ("engine/", "tests/rules/")
    by_room = sorted(names, key=lambda name: (name != own, not name.startswith(rules), name))
    return ", ".join(f"`{name}`" for name in by_room)


@cache
def sources() -> dict[str, str]:
    files = [path for room in ("engine", "content") for path in (SOURCES / room).glob("*.py")]
    files += (SOURCES / "content/sets/base").glob("*.toml")
    named = {path.relative_to(SOURCES).as_posix(): path for path in files}
    return {name: named[name].read_text(encoding="utf-8") for name in named if not LISTS.search(name)}


@cache
def marked() -> dict[str, str]:
    """The marks of every test file; the smaller questions stand beside them, in a comment."""
    found = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        marks = re.findall(r"mark\.rule\((.*)", path.read_text(encoding="utf-8"))
        found[path.relative_to(ROOT).as_posix()] = "\n".join(marks)
    return found


def main() -> int:
    current = PAGE.read_text(encoding="utf-8")
    wanted = written(current)
    if "--check" in sys.argv[1:]:
        if wanted != current:
            print("docs/rules-map.md is not fresh: run `python scripts/rules_map.py`", file=sys.stderr)
        return int(wanted != current)
    if wanted != current:
        PAGE.write_text(wanted, encoding="utf-8")
        print("docs/rules-map.md written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
