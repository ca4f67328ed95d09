"""Events as the edges see them: ids and numbers, no sentences.

An event's two numbers are the fields of its shape in `wire_events`, in that order. A field's name says what
its number stands for; events that pack their numbers differently have a function here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast, get_args, get_type_hints

from terramara.content.model import RAW, RESOURCES
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.tables import Tables
from terramara.engine.vocabulary import EVENT_NAMES, MEMBERS, PLACE_NAMES
from terramara.engine.wire_events import Event

_READ: dict[str, Callable[[Tables, int], Any]] = {
    "artefact": lambda t, n: t.content.artefacts[n].id,
    "character": lambda t, n: t.content.characters[n].id,
    "kind": lambda _, n: RAW[n],
    "member": lambda _, n: MEMBERS[n],
    "resource": lambda _, n: RESOURCES[n],
    "space": lambda _, n: PLACE_NAMES[n],
    "tile": lambda t, n: t.content.tiles[n].id,
}


def event_json(t: Tables, n: int, event: Frame) -> Event:
    kind, seat, a, b = event
    if kind not in EVENT_NAMES:
        raise ValueError(f"no event has the number {kind}")
    if kind in _PACKED:
        details = _PACKED[kind](t, a, b)
    else:
        told = zip(_FIELDS[kind], (a, b), strict=False)
        details = {field: _READ[field](t, value) if field in _READ else value for field, value in told}
    # The tests check that it has the shape of its kind.
    return cast("Event", {"n": n, "event": EVENT_NAMES[kind], "seat": seat if seat >= 0 else None, **details})


def _draft(t: Tables, a: int, b: int) -> dict[str, Any]:
    pieces = t.content.cards if a else t.content.characters
    return {"kind": "card" if a else "character", "id": pieces[b].id}


def _joined(t: Tables, a: int, b: int) -> dict[str, Any]:
    whose = {"owner": a} if a >= 0 else {"neutral": -1 - a}
    return {**whose, "space": PLACE_NAMES[b]}


def _moved(t: Tables, a: int, b: int) -> dict[str, Any]:
    return {"caravan": "AB"[a], "from": t.place_names[b >> 8], "to": t.place_names[b & 255]}


def _bonus(t: Tables, a: int, b: int) -> dict[str, Any]:
    return {"bonus": t.content.bonuses[a].id, "slot": t.slot_names[b - 1] if b else None}


def _crafted(t: Tables, a: int, b: int) -> dict[str, Any]:
    return {"artefact": t.content.artefacts[a].id, "from": "reserved" if b else "row"}


def _neutral_strength(t: Tables, a: int, b: int) -> dict[str, Any]:
    return {"neutral": a, "card": b >> 8, "total": b & 255}


def _fields() -> dict[int, tuple[str, ...]]:
    """The fields of each kind of event beyond those that all have."""
    shapes = [get_type_hints(shape) for shape in get_args(Event)]
    own = {
        get_args(hints["event"])[0]: tuple(key for key in hints if key not in ("n", "seat", "event"))
        for hints in shapes
    }
    return {number: own[name] for number, name in EVENT_NAMES.items()}


_PACKED = {
    c.EV_DRAFT: _draft,
    c.EV_JOINED: _joined,
    c.EV_MOVED: _moved,
    c.EV_BONUS: _bonus,
    c.EV_CRAFTED: _crafted,
    c.EV_NEUTRAL_STRENGTH: _neutral_strength,
}
_FIELDS = _fields()
