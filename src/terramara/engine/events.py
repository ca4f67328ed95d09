"""Events as the edges see them: ids and numbers, no sentences."""

from __future__ import annotations

from typing import Any, cast

from terramara.content.model import RAW, RESOURCES, ContentSet
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.tables import Tables
from terramara.engine.vocabulary import EVENT_NAMES, MEMBERS, PLACE_NAMES
from terramara.engine.wire_events import Event


def _owner(number: int) -> dict[str, int]:
    return {"owner": number} if number >= 0 else {"neutral": -1 - number}


def event_json(t: Tables, n: int, event: Frame) -> Event:
    kind, seat, a, b = event
    if kind not in EVENT_NAMES:
        raise ValueError(f"no event has the number {kind}")
    details = _details(t, t.content, kind, a, b)
    # That it has the shape of its kind is for the tests to say.
    return cast("Event", {"n": n, "event": EVENT_NAMES[kind], "seat": seat if seat >= 0 else None, **details})


def _details(t: Tables, content: ContentSet, kind: int, a: int, b: int) -> dict[str, Any]:
    match kind:
        case c.EV_SETUP:
            return {"players": a}
        case c.EV_DRAFT:
            pieces = content.cards if a else content.characters
            return {"kind": "card" if a else "character", "id": pieces[b].id}
        case c.EV_TILE:
            return {"tile": content.tiles[a].id}
        case c.EV_NEUTRAL_PLACED:
            return {"neutral": a, "space": PLACE_NAMES[b]}
        case c.EV_ROUND:
            return {"round": a}
        case c.EV_REMOVED:
            return {"artefact": content.artefacts[a].id}
        case c.EV_TURN:
            return {"round": a}
        case c.EV_SENT:
            return {"member": MEMBERS[a], "space": PLACE_NAMES[b]}
        case c.EV_JOINED:
            return {**_owner(a), "space": PLACE_NAMES[b]}
        case c.EV_STRENGTH:
            return {"delta": a, "total": b}
        case c.EV_CULTURE:
            return {"delta": a, "total": b}
        case c.EV_MOVED:
            places = t.place_names
            return {"caravan": "AB"[a], "from": places[b >> 8], "to": places[b & 255]}
        case c.EV_VP:
            return {"delta": a, "total": b}
        case c.EV_GAINED:
            return {"resource": RESOURCES[a], "count": b}
        case c.EV_PAID:
            return {"resource": RESOURCES[a], "count": b}
        case c.EV_REFINED:
            return {"kind": RAW[a]}
        case c.EV_HIRED:
            return {"level": a}
        case c.EV_WORKER:
            return {"level": a}
        case c.EV_USED:
            return {"artefact": content.artefacts[a].id}
        case c.EV_CHARACTER:
            return {"character": content.characters[a].id}
        case c.EV_BONUS:
            return {"bonus": content.bonuses[a].id, "slot": t.slot_names[b - 1] if b else None}
        case c.EV_CRAFTED:
            return {"artefact": content.artefacts[a].id, "from": "reserved" if b else "row"}
        case c.EV_RESERVED:
            return {"artefact": content.artefacts[a].id}
        case c.EV_REVEALED:
            return {"artefact": content.artefacts[a].id}
        case c.EV_RAID:
            return {"level": a}
        case c.EV_GAVE:
            return {"to": a, "resource": RESOURCES[b]}
        case c.EV_ADULT:
            return {"character": content.characters[a].id}
        case c.EV_WARRIORS:
            return {"count": a}
        case c.EV_RETURNED:
            return {"round": a}
        case c.EV_TURNED:
            return {"row": a}
        case c.EV_FLAG:
            return {"row": a}
        case c.EV_BACK:
            return {"space": PLACE_NAMES[a]}
        case c.EV_NEUTRAL_STRENGTH:
            return {"neutral": a, "card": b >> 8, "total": b & 255}
        case _:  # its name says it all
            return {}
