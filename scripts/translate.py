"""Show what a translation still needs.

    python scripts/translate.py nl               what is missing, changed, wrong or too long
    python scripts/translate.py nl --todo        what is missing or changed: its English, and its translation
    python scripts/translate.py nl --done        all of it is translated from the English as it is now
    python scripts/translate.py nl --done ID …   these are

docs/translating.md says how to translate.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.locales import checks  # noqa: E402  the checks are the tests' own
from tests.locales.checks import Language  # noqa: E402


def report(there: Language) -> int:
    faults = {name: list(find(there)) for name, find in checks.FAULTS.items()}
    for name, found in faults.items():
        if found:
            print(f"{name} ({len(found)})", *found, sep="\n  ")
    long = list(checks.too_long(there))
    if long:
        print(f"much longer than English, if it has to fit ({len(long)})", *long, sep="\n  ")
    wrong = sum(map(len, faults.values()))
    print(f"{there.name}: {len(there.entries)} messages, {wrong or 'nothing'} to be done")
    return 1 if wrong else 0


def todo(there: Language) -> int:
    """Print the English, by file, of what is missing or changed, and above it the translation to change."""
    keys = {*checks.missing(there), *checks.changed(there)}
    pages = sorted(key for key in keys if key.startswith("docs/"))
    wanted = {key.partition(".")[0] for key in keys.difference(pages)}
    file = ""
    for name, entry in checks.language("en").entries.items():
        if name in wanted:
            if checks.file_of(name) != file:
                file = checks.file_of(name)
                print(f"\n### {file}")
            if now := there.entries.get(name):
                print(*(f"# {line}" for line in checks.source(now).splitlines()), sep="\n")
            print(checks.source(entry), end="")
    print(*(f"\n### {page}" for page in pages), sep="")
    return 0


def done(there: Language, names: list[str]) -> int:
    now = checks.english_now()
    unknown = [name for name in names if name not in now]
    if unknown:
        print(f"English has no {', '.join(unknown)}", file=sys.stderr)
        return 2
    absent = set(checks.missing(there))
    kept = there.seen | {name: now[name] for name in names or now}
    kept = {name: seen for name, seen in sorted(kept.items()) if name in now and name not in absent}
    file = checks.HERE / f"translated/{there.name}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")
    print(f"{file.relative_to(ROOT)}: {len(kept)} texts")
    return 0


def main(arguments: list[str]) -> int:
    name, *rest = arguments or [""]
    if name not in checks.PLURALS or name == "en":
        print(f"give a language: {', '.join(sorted(set(checks.PLURALS) - {'en'}))}", file=sys.stderr)
        return 2
    there = checks.language(name)
    match rest:
        case []:
            return report(there)
        case ["--todo"]:
            return todo(there)
        case ["--done", *names]:
            return done(there, names)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
