"""Checks data against the part of JSON Schema that `schema.py` uses: so little that it needs no library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from terramara.content.schema import Schema

Path = tuple[str | int, ...]
_TYPES: dict[str, tuple[type, str]] = {
    "object": (dict, "a table"),
    "array": (list, "a list"),
    "string": (str, "a text in quotes"),
    "integer": (int, "a whole number"),
}


@dataclass(frozen=True, slots=True)
class Mismatch:
    path: Path
    what: str
    allowed: tuple[str, ...] = ()


def mismatches(data: Any, schema: Schema, path: Path = ()) -> Iterator[Mismatch]:
    """Everything that differs from the schema, each with its path in the data."""
    kind, kind_name = _TYPES[schema["type"]]
    if not isinstance(data, kind) or isinstance(data, bool):
        yield Mismatch(path, f"should be {kind_name}, not {_shown(data)}", _allowed(schema))
    elif isinstance(data, dict):
        yield from _table(data, schema, path)
    elif isinstance(data, list):
        yield from _list(data, schema, path)
    elif isinstance(data, str | int):
        yield from _scalar(data, schema, path)


def _table(data: dict[str, Any], schema: Schema, path: Path) -> Iterator[Mismatch]:
    known: dict[str, Schema] = schema.get("properties", {})
    patterns: dict[str, Schema] = schema.get("patternProperties", {})
    for key in schema.get("required", ()):
        if key not in data:
            yield Mismatch(path, f'"{key}" is missing', _allowed(known[key]))
    for key, value in data.items():
        fitting = known.get(key) or next((s for p, s in patterns.items() if re.search(p, key)), None)
        if fitting is not None:
            yield from mismatches(value, fitting, (*path, key))
        elif patterns:
            allowed = "digits" if "^[0-9]+$" in patterns else "lower case words joined by hyphens"
            yield Mismatch((*path, key), f'"{key}" is not a good name here', (allowed,))
        else:
            close = get_close_matches(key, known, n=1)
            hint = f' (did you mean "{close[0]}"?)' if close else ""
            yield Mismatch((*path, key), f'"{key}" is not known here{hint}', tuple(known))


def _list(data: list[Any], schema: Schema, path: Path) -> Iterator[Mismatch]:
    least, most = schema["minItems"], schema["maxItems"]
    if not least <= len(data) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        yield Mismatch(path, f"holds {len(data)}, not {wanted}", _allowed(schema))
    for place, item in enumerate(data):
        yield from mismatches(item, schema["items"], (*path, place))


def _scalar(data: str | int, schema: Schema, path: Path) -> Iterator[Mismatch]:
    if isinstance(data, int):
        if not schema["minimum"] <= data <= schema["maximum"]:
            yield Mismatch(path, f"cannot be {data}", _allowed(schema))
    elif "enum" in schema and data not in schema["enum"]:
        close = get_close_matches(data, schema["enum"], n=1)
        hint = f' (did you mean "{close[0]}"?)' if close else ""
        yield Mismatch(path, f'cannot be "{data}"{hint}', _allowed(schema))
    elif "pattern" in schema and not re.search(schema["pattern"], data):
        yield Mismatch(path, f'cannot be "{data}"', _allowed(schema))


def _allowed(schema: Schema) -> tuple[str, ...]:
    if "enum" in schema:
        return tuple(schema["enum"])
    about = schema.get("description", "")
    if schema["type"] == "integer":
        bounds = f"{schema['minimum']} to {schema['maximum']}"
        return (f"{bounds} ({about})" if about else bounds,)
    return (about,) if about else (_TYPES[schema["type"]][1],)


def _shown(data: Any) -> str:
    for kind, name in _TYPES.values():
        if isinstance(data, kind) and not isinstance(data, bool):
            return f'"{data}"' if kind is str else f"{data}" if kind is int else name
    return str(data).lower() if isinstance(data, bool) else f"{data}"
