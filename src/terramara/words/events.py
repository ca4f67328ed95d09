"""Events in words: one sentence for every event of the engine.

An event's fields become the arguments of its message by their names, so that a new event mostly needs a
message and nothing here. `web/src/model/event-words.ts` does the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from terramara.words.context import Words

    Event = Mapping[str, Any]
    View = Mapping[str, Any]

_CHANGES = ("strength", "culture", "vp")


def event_words(w: Words, view: View, event: Event) -> str:
    """The sentence of an event; empty if it changed nothing, and for whose turn it is."""
    if event["event"] == "turn" or event.get("delta") == 0:
        return ""
    args: dict[str, Any] = {key: value for key, value in event.items() if isinstance(value, int | str)}
    args["what"] = _what(w, event)
    if event["seat"] is not None:
        args["name"] = w.seat(event["seat"])
    if "neutral" in event:
        args["number"] = event["neutral"] + 1
        args["owner"] = w.neutral(event["neutral"])
    if "owner" in event:
        args["owner"] = w.seat(event["owner"])
    if "space" in event:
        args["where"] = w.where(view, event["space"])
    if "to" in event:
        to = event["to"]
        args["to"], args["where"] = (w.seat(to), "") if isinstance(to, int) else ("", w.road_place(to))
    if "member" in event:
        args["who"] = event["member"]
    for kind in ("artefact", "bonus", "character"):
        if kind in event:
            args[kind] = w.piece(kind, event[kind])
    return w.text(f"event-{_message(event)}", **args)


def _message(event: Event) -> str:
    """Some events have a second wording, and all gains share one."""
    kind = str(event["event"])
    if kind == "crafted" and event["from"] == "reserved":
        return "crafted-reserved"
    if kind == "joined" and event.get("owner") == event["seat"]:
        return "joined-own"
    if kind == "bonus" and not event["slot"]:
        return "bonus-own"
    if kind == "gained" or kind in _CHANGES:
        return "lost" if event.get("delta", 0) < 0 else "got"
    return kind


def _what(w: Words, event: Event) -> str:
    match event["event"]:
        case "strength" | "culture" | "vp" as what:
            return w.amount(what, abs(event["delta"]))
        case "gained" | "paid" | "gave":
            return w.amount(event["resource"], event.get("count", 1))
        case "refined":
            return w.resource(event["kind"])
        case "draft":
            return w.piece(event["kind"], event["id"])
        case "tile":
            return w.piece("tile", event["tile"])
    return ""
