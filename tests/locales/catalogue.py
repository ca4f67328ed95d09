"""Messages in the files, and messages the sources ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src/terramara/locales"
PYTHON = sorted((ROOT / "src").rglob("*.py")) + sorted((ROOT / "scripts").glob("*.py"))
WEB = [
    path
    for path in sorted((ROOT / "web/src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
]


# ------------------------------------------------------------------ message files
@dataclass
class Catalogue:
    """The entries of one language: `id` or `id.attribute` with the variables each uses."""

    variables: dict[str, set[str]] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    junk: list[str] = field(default_factory=list)
    doubles: list[str] = field(default_factory=list)
    references: dict[str, str] = field(default_factory=dict)  # by messages, and in which file


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables_of(node: ftl.BaseNode) -> set[str]:
    return {found.id.name for found in nodes(node) if isinstance(found, ftl.VariableReference)}


def read(language: str) -> Catalogue:
    found = Catalogue()
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                found.junk.append(f"{path.name}: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, ftl.Message):
                _add(found, path.name, entry)
    return found


def _add(found: Catalogue, file: str, entry: ftl.Message) -> None:
    name = entry.id.name
    if name in found.files:
        found.doubles.append(f"{name} in {found.files[name]} and {file}")
    found.files[name] = file
    for node in nodes(entry):
        if isinstance(node, ftl.MessageReference | ftl.TermReference):
            found.references[node.id.name] = file
    if entry.value is not None:
        found.variables[name] = variables_of(entry.value)
    for attribute in entry.attributes:
        found.variables[f"{name}.{attribute.id.name}"] = variables_of(attribute.value)


# ------------------------------------------------------------------ sources
@dataclass(frozen=True)
class Mention:
    """A string of a source that may be the key of a message; computed parts match anything."""

    where: str
    text: str
    pattern: str
    asked: bool  # surely meant as a key


_ANYTHING = r"[A-Za-z0-9_-]+"
_KEY = re.compile(r"[a-z]+-")  # all ids begin with a word and a hyphen
_PYTHON_ASKS = {"text", "_text", "has", "_stop"}
_WEB_STRING = re.compile(r'(\bt\()?(?:"([^"\n]*)"|`([^`]*)`)')
_WEB_CALL = re.compile(r'\bt\("([^"\n]*)"')  # also within a template
_ICON = re.compile(r'^  "?([a-z0-9-]+)"?:', re.M)


def _literal(node: ast.expr) -> tuple[str, str] | None:
    """Text and pattern of a string expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value, re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [str(p.value) if isinstance(p, ast.Constant) else None for p in node.values]
        return (
            "".join("…" if part is None else part for part in parts),
            "".join(_ANYTHING if part is None else re.escape(part) for part in parts),
        )
    return None


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


def python_mentions() -> Iterator[Mention]:
    for path in PYTHON:
        where = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        asked: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in _PYTHON_ASKS:
                    asked.update(id(branch) for branch in _branches(node.args[0]))
        for node in ast.walk(tree):
            literal = _literal(node) if isinstance(node, ast.expr) else None
            if literal and _KEY.match(literal[0]):
                yield Mention(where, *literal, asked=id(node) in asked)


def web_mentions() -> Iterator[Mention]:
    """Find keys: literals in a call of `t`, or beginning with `web-`."""
    for path in WEB:
        where = path.relative_to(ROOT).as_posix()
        for call, plain, template in _WEB_STRING.findall(path.read_text(encoding="utf-8")):
            text = plain or template
            if _KEY.match(text):
                parts = re.split(r"\$\{[^}]*\}", text) if template else [text]
                pattern = _ANYTHING.join(map(re.escape, parts))
                yield Mention(where, text, pattern, asked=bool(call) or text.startswith("web-"))
        for text in _WEB_CALL.findall(path.read_text(encoding="utf-8")):
            yield Mention(where, text, re.escape(text), asked=True)


def icon_mentions() -> Iterator[Mention]:
    """Icons may have a meaning of their own: `sign` asks for it by the icon's name."""
    for path in sorted((ROOT / "web/src/art/icons").glob("*.ts")):
        for name in _ICON.findall(path.read_text(encoding="utf-8")):
            text = f"web-icon-{name}"
            yield Mention(path.relative_to(ROOT).as_posix(), text, re.escape(text), asked=False)
