"""A set as JSON-able data, for the browser, for other programs, and for its hash."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from typing import Any

from terramara.content.model import Artefact, Bonus, Character, ContentSet, StartingCard, Tile

_NAMED = (Artefact, Tile, Bonus, StartingCard, Character)


def set_to_json(content: ContentSet) -> dict[str, Any]:
    """Every object becomes a table that says its class under "type"; tuples become lists."""
    data: dict[str, Any] = tagged(content)
    return data


def tagged(value: Any) -> Any:
    """The same for any part of a set, and for containers of parts."""
    return _plain(value, names=True)


def content_hash(content: ContentSet) -> str:
    """16 hex digits that change when play could, but not when a name does. The order of pieces counts: the
    same seed must deal the same game."""
    data = _plain(content, names=False)
    for key in ("id", "name", "version", "hash"):
        del data[key]
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]


def _plain(value: Any, *, names: bool) -> Any:
    if is_dataclass(value):
        left_out = () if names or not isinstance(value, _NAMED) else ("name",)
        known = {f.name: _plain(getattr(value, f.name), names=names) for f in fields(value)}
        return {"type": type(value).__name__, **{k: v for k, v in known.items() if k not in left_out}}
    if isinstance(value, tuple | list):
        return [_plain(item, names=names) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item, names=names) for key, item in value.items()}
    return value
