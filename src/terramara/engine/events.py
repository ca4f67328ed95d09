"""Events as the edges see them: ids and numbers, no sentences."""

from __future__ import annotations

from typing import Any, cast

from terramara.content.model import RAW, RESOURCES, ContentSet
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.notation import SPACE_NAMES
from terramara.engine.tables import Tables
from terramara.engine.wire_events import Event

MEMBERS = ("explorer", "chief", "warrior")


def _space(number: int) -> str:
    return "hut" if number == c.S_HUT else SPACE_NAMES[number]


def _owner(number: int) -> dict[str, int]:
    return {"owner": number} if number >= 0 else {"neutral": -1 - number}


def event_json(t: Tables, n: int, event: Frame) -> Event:
    kind, seat, a, b = event
    name, details = _details(t, t.content, kind, a, b)
    # That it has the shape of its kind is for the tests to say.
    return cast("Event", {"n": n, "event": name, "seat": seat if seat >= 0 else None, **details})


def _details(t: Tables, content: ContentSet, kind: int, a: int, b: int) -> tuple[str, dict[str, Any]]:
    match kind:
        case c.EV_SETUP:
            return "setup", {"players": a}
        case c.EV_DRAFT:
            pieces = content.cards if a else content.characters
            return "draft", {"kind": "card" if a else "character", "id": pieces[b].id}
        case c.EV_TILE:
            return "tile", {"tile": content.tiles[a].id}
        case c.EV_NEUTRAL_PLACED:
            return "neutral-placed", {"neutral": a, "space": _space(b)}
        case c.EV_ROUND:
            return "round", {"round": a}
        case c.EV_REMOVED:
            return "removed", {"artefact": content.artefacts[a].id}
        case c.EV_TURN:
            return "turn", {"round": a}
        case c.EV_SENT:
            return "sent", {"member": MEMBERS[a], "space": _space(b)}
        case c.EV_JOINED:
            return "joined", {**_owner(a), "space": _space(b)}
        case c.EV_STRENGTH:
            return "strength", {"delta": a, "total": b}
        case c.EV_CULTURE:
            return "culture", {"delta": a, "total": b}
        case c.EV_MOVED:
            places = t.place_names
            return "moved", {"caravan": "AB"[a], "from": places[b >> 8], "to": places[b & 255]}
        case c.EV_VP:
            return "vp", {"delta": a, "total": b}
        case c.EV_GAINED:
            return "gained", {"resource": RESOURCES[a], "count": b}
        case c.EV_PAID:
            return "paid", {"resource": RESOURCES[a], "count": b}
        case c.EV_REFINED:
            return "refined", {"kind": RAW[a]}
        case c.EV_HIRED:
            return "hired", {"level": a}
        case c.EV_WORKER:
            return "worker", {"level": a}
        case c.EV_USED:
            return "used", {"artefact": content.artefacts[a].id}
        case c.EV_CHARACTER:
            return "character", {"character": content.characters[a].id}
        case c.EV_BONUS:
            return "bonus", {"bonus": content.bonuses[a].id, "slot": t.slot_names[b - 1] if b else None}
        case c.EV_CRAFTED:
            return "crafted", {"artefact": content.artefacts[a].id, "from": "reserved" if b else "row"}
        case c.EV_RESERVED:
            return "reserved", {"artefact": content.artefacts[a].id}
        case c.EV_REVEALED:
            return "revealed", {"artefact": content.artefacts[a].id}
        case c.EV_RAID:
            return "raid", {"level": a}
        case c.EV_GAVE:
            return "gave", {"to": a, "resource": RESOURCES[b]}
        case c.EV_FIRST:
            return "first", {}
        case c.EV_ADULT:
            return "adult", {"character": content.characters[a].id}
        case c.EV_WARRIORS:
            return "warriors", {"count": a}
        case c.EV_GAVE_UP:
            return "gave-up", {}
        case c.EV_RETURNED:
            return "returned", {"round": a}
        case c.EV_TURNED:
            return "turned", {"row": a}
        case c.EV_FLAG:
            return "flag", {"row": a}
        case c.EV_BACK:
            return "back", {"space": _space(a)}
        case c.EV_EXPLORER:
            return "explorer", {}
        case c.EV_NEUTRAL_STRENGTH:
            return "neutral-strength", {"neutral": a, "card": b >> 8, "total": b & 255}
        case c.EV_OVER:
            return "over", {}
        case _:
            raise ValueError(f"no event has the number {kind}")
