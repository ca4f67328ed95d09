"""The faults of a translation: scripts/translate.py shows them, test_translations.py fails on them."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tests.locales.catalogue import LOCALES, ROOT, nodes, read, variables_of

HERE = Path(__file__).resolve().parent
# Written by hand in each language; the rules page is made from the messages.
PAGES = ("index.md", "how-to-play.md")
# The plural classes of whole numbers. French has `many` for millions only, which nobody counts here.
PLURALS = {
    "en": ("one", "other"),
    "nl": ("one", "other"),
    "fr": ("one", "other"),
    "de": ("one", "other"),
    "ru": ("one", "few", "many"),
}
CLASSES = frozenset(("zero", "one", "two", "few", "many", "other"))
# Messages that stand within sentences get $form; nothing else does.
PHRASES = re.compile(
    r"(n|pay|resource|category|terrain|member|space|road|seat|per|if|effect|artefact|tile|bonus|card|character)-"
    r"|player-name$|neutral-player$|web-nobody$"
)
# Languages that need these ask for them; others may leave them out.
OFFERED = frozenset(("form", "initial"))


@dataclass
class Language:
    """The messages of one language, its glossary, and what its translators have seen of the English."""

    name: str
    entries: dict[str, ftl.Message] = field(default_factory=dict)
    glossary: dict[str, Any] = field(default_factory=dict)
    seen: dict[str, str] = field(default_factory=dict)

    def texts(self) -> Iterator[tuple[str, ftl.Pattern]]:
        """Every `id` and `id.attribute` with its pattern."""
        for name, entry in self.entries.items():
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                if attribute.value is not None:
                    yield f"{name}.{attribute.id.name}", attribute.value


@cache
def language(name: str) -> Language:
    found = Language(name)
    for path in sorted((LOCALES / name).glob("*.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found.entries.update({entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)})
    terms, seen = HERE / f"terms/{name}.toml", HERE / f"translated/{name}.json"
    if terms.is_file():
        found.glossary = tomllib.loads(terms.read_text(encoding="utf-8"))
    if seen.is_file():
        found.seen = json.loads(seen.read_text(encoding="utf-8"))
    return found


def file_of(name: str) -> str:
    """The file of an English message."""
    return read("en").files[name]


def words_of(pattern: ftl.Pattern) -> list[str]:
    """The pieces of text a reader may see, in order, of all variants."""
    return [str(node.value) for node in nodes(pattern) if isinstance(node, ftl.TextElement)]


def shown(pattern: ftl.Pattern) -> str:
    return " ".join(" ".join(words_of(pattern)).split())


def longest(pattern: ftl.Pattern) -> str:
    """The longest text that this pattern can become, without what fills its variables."""

    def of(element: ftl.BaseNode) -> str:
        if isinstance(element, ftl.TextElement):
            return str(element.value)
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            return max((longest(variant.value) for variant in element.expression.variants), key=len)
        return ""

    return " ".join("".join(map(of, pattern.elements)).split())


def source(entry: ftl.Message) -> str:
    """A message as it is written in its file, without comments."""
    return FluentSerializer().serialize_entry(ftl.Message(entry.id, entry.value, entry.attributes))


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def english_now() -> dict[str, str]:
    """A fingerprint of every English message and hand-written page."""
    found = {name: fingerprint(source(entry)) for name, entry in language("en").entries.items()}
    for page in PAGES:
        found[f"docs/{page}"] = fingerprint((ROOT / "docs" / page).read_text(encoding="utf-8"))
    return found


# ------------------------------------------------------------------ what can be wrong
def malformed(there: Language) -> Iterator[str]:
    """Text that isn't a message: an unclosed brace, a selection without its default."""
    yield from read(there.name).junk


def missing(there: Language) -> Iterator[str]:
    have = dict(there.texts())
    yield from (key for key, _ in language("en").texts() if key not in have)
    yield from (f"docs/{page}" for page in PAGES if not (ROOT / "docs" / there.name / page).is_file())


def left_over(there: Language) -> Iterator[str]:
    known = dict(language("en").texts())
    yield from (key for key, _ in there.texts() if key not in known)


def changed(there: Language) -> Iterator[str]:
    """English messages and pages that are not what the translators saw."""
    for key, now in english_now().items():
        if there.seen.get(key) != now and (key in there.entries or key.startswith("docs/")):
            yield key


def other_variables(there: Language) -> Iterator[str]:
    dropped = there.glossary.get("dropped", [])
    known = dict(language("en").texts())
    for key, pattern in there.texts():
        if key not in known:
            continue
        ours, theirs = variables_of(pattern), variables_of(known[key])
        extra = ours - theirs - OFFERED
        lost = theirs - ours - OFFERED if key not in dropped else set()
        if "form" in ours and not PHRASES.match(key):
            extra.add("form")
        if "initial" in ours and key != "player-name":
            extra.add("initial")
        if extra or lost:
            signed = [*(f"+${name}" for name in sorted(extra)), *(f"-${name}" for name in sorted(lost))]
            yield f"{key}: {', '.join(signed)}"


def left_in_english(there: Language) -> Iterator[str]:
    """Whole texts that are the same, and longer pieces of others."""
    same = there.glossary.get("same", [])
    known = dict(language("en").texts())
    for key, pattern in there.texts():
        if key not in known or _listed(key, same):
            continue
        theirs = {piece.strip() for piece in words_of(known[key])}
        alike = shown(pattern) == shown(known[key]) and re.search(r"[^\W\d_]{2}", shown(pattern))
        pieces = (piece.strip() for piece in words_of(pattern))
        long = [piece for piece in pieces if piece in theirs and len(re.findall(r"[^\W\d_]{2,}", piece)) > 2]
        if alike or long:
            yield key


def plurals(there: Language) -> Iterator[str]:
    """Selections that leave a plural class out, and numbers that English counts with and this doesn't."""
    wanted = PLURALS[there.name]
    known = dict(language("en").texts())
    for key, pattern in there.texts():
        for select in _selects(pattern):
            names = {str(_name(variant.key)) for variant in select.variants}
            default = next(str(_name(variant.key)) for variant in select.variants if variant.default)
            lacking = [name for name in wanted if name not in names]
            if _plural(names) and lacking and (lacking != [wanted[-1]] or default not in CLASSES):
                yield f"{key}: no variant for {', '.join(lacking)}"
        counted = _counted(pattern)
        for number in _counted(known[key]) - counted if key in known else ():
            # `Players: 3` needs no plural; `3 players` does.
            if re.search(rf"\{{ \${number} \}}[ \u00a0]*[^\W\d_]", _written(pattern)):
                yield f"{key}: ${number} stands before a word and selects no plural"


def forms(there: Language) -> Iterator[str]:
    """Forms that a sentence asks for and no name has, or the other way round."""
    asked: dict[str, str] = {}
    given: dict[str, str] = {}
    for key, pattern in there.texts():
        for node in nodes(pattern):
            if isinstance(node, ftl.FunctionReference):
                args = node.arguments.positional
                if node.id.name != "FORM" or len(args) != 2 or not isinstance(args[0], ftl.VariableReference):
                    yield f'{key}: {node.id.name} is written FORM($what, "acc")'
                elif isinstance(args[1], ftl.StringLiteral):
                    asked.setdefault(args[1].value, key)
        for select in _selects(pattern):
            if isinstance(select.selector, ftl.VariableReference) and select.selector.id.name == "form":
                given.update({str(_name(v.key)): key for v in select.variants if not v.default})
    yield from (f"{key}: nothing has the form {form}" for form, key in asked.items() if form not in given)
    yield from (
        f"{key}: nothing asks for the form {form}" for form, key in given.items() if form not in asked
    )


def terms(there: Language) -> Iterator[str]:
    """Words of the game that are called something else than in the glossary."""
    free: Mapping[str, list[str]] = there.glossary.get("free", {})
    never: list[str] = there.glossary.get("never", [])
    known = dict(language("en").texts())
    for key, pattern in there.texts():
        ours = shown(pattern).lower()
        yield from (f"{key}: {word}" for word in never if re.search(rf"\b{word.lower()}", ours))
        if key not in known or _listed(key, free.get("*", [])):
            continue
        theirs = shown(known[key]).lower()
        for term, stems in there.glossary.get("terms", {}).items():
            named = re.search(_term(term.lower()), theirs) and not _listed(key, free.get(term, []))
            if named and not any(
                re.search(rf"\b{stem}", shown(pattern) if stem.isupper() else ours) for stem in stems
            ):
                yield f"{key}: {term} is {stems[0]}"


def typography(there: Language) -> Iterator[str]:
    """Marks the language does not set: straight quotes, or a plain space before a French colon."""
    wrong: Mapping[str, str] = there.glossary.get("typography", {})
    unless = there.glossary.get("typed", [])
    written = {key: words_of(pattern) for key, pattern in there.texts() if not _listed(key, unless)}
    for page in PAGES:
        file = ROOT / "docs" / there.name / page
        if file.is_file():
            # Without code and the addresses of links, line by line.
            prose = re.sub(r"`[^`]*`|\]\([^)]*\)|^    .*$", "]", file.read_text(encoding="utf-8"), flags=re.M)
            written[f"docs/{page}"] = prose.splitlines()
    for key, pieces in written.items():
        # A placeable stands between two pieces, and for a letter.
        text = re.sub(r"`[^`]*`", "x", "x".join(pieces)) if not key.startswith("docs/") else "\n".join(pieces)
        yield from (f"{key}: {name}" for name, found in wrong.items() if re.search(found, text))


def too_long(there: Language) -> Iterator[str]:
    """Labels of the page that are much longer than in English: a hint, not a fault."""
    known = dict(language("en").texts())
    for key, pattern in there.texts():
        if key in known and key.startswith(
            ("web-", "act-", "source-", "category-", "seat-", "artefact-", "cli-col-")
        ):
            ours, theirs = longest(pattern), longest(known[key])
            if len(theirs) <= 24 and len(ours) > max(len(theirs) + 7, 1.6 * len(theirs)):
                yield f"{key} ({len(theirs)} → {len(ours)}): {ours}"


# ------------------------------------------------------------------ small helpers
def _listed(key: str, names: list[str]) -> bool:
    return any(key == name or (name.endswith("*") and key.startswith(name[:-1])) for name in names)


@cache
def _term(term: str) -> str:
    return rf"\b{re.escape(term)}(?:s|es)?\b"


def _selects(pattern: ftl.Pattern) -> Iterator[ftl.SelectExpression]:
    return (node for node in nodes(pattern) if isinstance(node, ftl.SelectExpression))


def _name(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def _plural(names: set[str]) -> bool:
    """Whether these variants are chosen by number: among names, `other` is the rest of any selection."""
    rest = names == {"other"} or any(map(str.isdigit, names))
    return bool(names & (CLASSES - {"other"})) or ("other" in names and rest)


def _counted(pattern: ftl.Pattern) -> set[str]:
    """The variables that choose by plural class or exact number."""
    return {
        select.selector.id.name
        for select in _selects(pattern)
        if isinstance(select.selector, ftl.VariableReference)
        and any(_name(v.key) in CLASSES or _name(v.key).isdigit() for v in select.variants)
    }


def _written(pattern: ftl.Pattern) -> str:
    return FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))


FAULTS = {
    "malformed": malformed,
    "missing": missing,
    "left over": left_over,
    "changed since it was translated": changed,
    "other variables than English": other_variables,
    "left in English": left_in_english,
    "plural class not covered": plurals,
    "form": forms,
    "another word than the glossary's": terms,
    "typography": typography,
}
