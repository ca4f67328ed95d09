"""Reading the files of a set, finding lines in them, and laying one set over another."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from terramara.content.errors import Problem
from terramara.content.schema import FILES, RESERVED

Keys = tuple[str | int, ...]
_HEADER = re.compile(r"^\s*\[{1,2}\s*([^\[\]]+?)\s*\]{1,2}")
_KEY = re.compile(r"""^\s*(["']?)([A-Za-z0-9_.-]+)\1\s*=""")
_TOML_LINE = re.compile(r"at line (\d+), column (\d+)")


@dataclass(frozen=True, slots=True)
class Source:
    """One file's text, and where each key of it is."""

    file: str
    text: str
    lines: dict[Keys, int]

    def line_of(self, keys: Keys, value: Any = None) -> int:
        """The line of a key, or of the nearest key around it. A text in a list is found by its content."""
        known = keys
        while known and known not in self.lines:
            known = known[:-1]
        line = self.lines.get(known, 1)
        if isinstance(value, str) and known != keys:
            quoted = json.dumps(value, ensure_ascii=False)
            for offset, text in enumerate(self.text.splitlines()[line - 1 :]):
                if quoted in text or f"'{value}'" in text:
                    return line + offset
        return line


def index_lines(text: str) -> dict[Keys, int]:
    lines: dict[Keys, int] = {}
    table: Keys = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            table = tuple(part.strip().strip("\"'") for part in header.group(1).split("."))
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            lines.setdefault((*table, *key.group(2).split(".")), number)
    return lines


@dataclass(slots=True)
class Document:
    """One file of a set over the same file of the sets it extends: the data, and which file each value is
    from."""

    data: dict[str, Any] = field(default_factory=dict)
    origins: dict[Keys, Source] = field(default_factory=dict)

    def problem(self, keys: Keys, what: str, allowed: tuple[str, ...] = (), pointer: str = "") -> Problem:
        source = self.origin(keys)
        line = source.line_of(keys, self._value(keys))
        return Problem(source.file, line, show_keys(keys), what, allowed, pointer)

    def origin(self, keys: Keys) -> Source:
        while keys not in self.origins and keys:
            keys = keys[:-1]
        return self.origins[keys]

    def _value(self, keys: Keys) -> Any:
        value: Any = self.data
        for key in keys:
            try:
                value = value[key]
            except (KeyError, IndexError, TypeError):
                return None
        return value

    def lay_over(self, data: dict[str, Any], source: Source, removable: Keys | None) -> list[Problem]:
        """Lay a file over what is here: tables are merged, anything else is replaced.

        `removable` leads to the table whose entries can be taken away; None where nothing can.
        """
        self.origins[()] = source
        problems = []
        if removable is not None:
            data = dict(data)
            problems = self._remove(data.pop(RESERVED, []), source, removable)
        self._merge(self.data, data, source, ())
        return problems

    def _remove(self, names: Any, source: Source, removable: Keys) -> list[Problem]:
        pieces: dict[str, Any] = self.data
        for key in removable:
            pieces = pieces.get(str(key), {})
        line = source.line_of((RESERVED,))
        if not isinstance(names, list):
            return [Problem(source.file, line, RESERVED, "should be a list of ids", tuple(pieces))]
        problems = []
        for name in names:
            if isinstance(name, str) and name in pieces:
                del pieces[name]
            else:
                what = f'there is no "{name}" to remove'
                problems.append(Problem(source.file, line, RESERVED, what, tuple(pieces)))
        return problems

    def _merge(self, into: dict[str, Any], data: dict[str, Any], source: Source, keys: Keys) -> None:
        for key, value in data.items():
            at = (*keys, key)
            self.origins[at] = source
            if isinstance(value, dict):
                under = into.setdefault(key, {})
                if not isinstance(under, dict):
                    under = into[key] = {}
                self._merge(under, value, source, at)
            else:
                into[key] = value


def show_keys(keys: Keys) -> str:
    shown = ""
    for key in keys:
        shown += f"[{key}]" if isinstance(key, int) else f".{key}" if shown else key
    return shown


def read_toml(path: Path, shown: str) -> tuple[dict[str, Any], Source] | Problem:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        return Problem(shown, 0, "", f"cannot be read: {reason}")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_LINE.search(str(error))
        line = int(found.group(1)) if found else len(text.splitlines())
        return Problem(shown, line, "", f"is not TOML: {error}")
    return data, Source(shown, text, index_lines(text))


def unknown_files(folder: Path, shown: str) -> list[Problem]:
    """Otherwise a misspelt file would go unnoticed."""
    names = sorted(path.name for path in folder.glob("*.toml") if path.name not in FILES)
    return [Problem(f"{shown}/{name}", 0, "", "is not a file of a set", FILES) for name in names]
