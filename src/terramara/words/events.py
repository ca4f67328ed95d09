"""What happened, in words: one sentence for every event of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from terramara.words.context import Words

    Event = Mapping[str, Any]

# Events whose numbers go into the message as they are.
_PLAIN = (
    "setup", "round", "turn", "hired", "worker", "raid", "first", "warriors", "gave-up", "returned", "turned",
    "flag", "explorer", "over",
)  # fmt: skip


def event_words(w: Words, event: Event) -> str:
    """The sentence of an event; empty for what changed nothing."""
    kind = str(event["event"])
    seat = event.get("seat")
    name = w.seat(seat) if seat is not None else ""
    if kind in _PLAIN:
        numbers = {key: value for key, value in event.items() if isinstance(value, int) and key != "seat"}
        return w.text(f"event-{kind}", name=name, **numbers)
    return _SAYERS[kind](w, name, event)


def _drafted(w: Words, name: str, event: Event) -> str:
    what = w.card(event["id"]) if event["kind"] == "card" else w.character(event["id"])
    return w.text("event-draft", name=name, what=what)


def _tile(w: Words, name: str, event: Event) -> str:
    return w.text("event-tile", name=name, what=w.tile(event["tile"]))


def _neutral_placed(w: Words, name: str, event: Event) -> str:
    return w.text("event-neutral-placed", name=name, where=w.space(event["space"]))


def _neutral_strength(w: Words, _: str, event: Event) -> str:
    numbers = {"card": event["card"], "total": event["total"]}
    return w.text("event-neutral-strength", number=event["neutral"] + 1, **numbers)


def _sent(w: Words, name: str, event: Event) -> str:
    return w.text("event-sent", name=name, who=event["member"], where=w.space(event["space"]))


def _joined(w: Words, name: str, event: Event) -> str:
    owner = w.seat(event["owner"]) if "owner" in event else w.neutral(event["neutral"])
    return w.text("event-joined", name=name, owner=owner)


def _changed(w: Words, name: str, event: Event) -> str:
    delta: int = event["delta"]
    if not delta:
        return ""
    key = "event-got" if delta > 0 else "event-lost"
    return w.text(key, name=name, what=w.text(f"n-{event['event']}", count=abs(delta)))


def _gained(w: Words, name: str, event: Event) -> str:
    return w.text("event-got", name=name, what=w.text(f"n-{event['resource']}", count=event["count"]))


def _paid(w: Words, name: str, event: Event) -> str:
    return w.text("event-paid", name=name, what=w.text(f"n-{event['resource']}", count=event["count"]))


def _refined(w: Words, name: str, event: Event) -> str:
    return w.text("event-refined", name=name, what=w.resource(event["kind"]))


def _moved(w: Words, name: str, event: Event) -> str:
    return w.text("event-moved", name=name, caravan=event["caravan"], where=w.road_place(event["to"]))


def _about_artefact(w: Words, name: str, event: Event) -> str:
    key = f"event-{event['event']}"
    if event.get("from") == "reserved":
        key = "event-crafted-reserved"
    return w.text(key, name=name, artefact=w.artefact(event["artefact"]))


def _about_character(w: Words, name: str, event: Event) -> str:
    return w.text(f"event-{event['event']}", name=name, character=w.character(event["character"]))


def _bonus(w: Words, name: str, event: Event) -> str:
    key = "event-bonus" if event["slot"] else "event-bonus-own"
    return w.text(key, name=name, bonus=w.bonus(event["bonus"]))


def _gave(w: Words, name: str, event: Event) -> str:
    return w.text("event-gave", name=name, to=w.seat(event["to"]), what=w.resource(event["resource"]))


def _back(w: Words, name: str, event: Event) -> str:
    return w.text("event-back", name=name, where=w.space(event["space"]))


_SAYERS: dict[str, Callable[[Words, str, Event], str]] = {
    "draft": _drafted,
    "tile": _tile,
    "neutral-placed": _neutral_placed,
    "neutral-strength": _neutral_strength,
    "sent": _sent,
    "joined": _joined,
    "strength": _changed,
    "culture": _changed,
    "vp": _changed,
    "gained": _gained,
    "paid": _paid,
    "refined": _refined,
    "moved": _moved,
    "used": _about_artefact,
    "crafted": _about_artefact,
    "reserved": _about_artefact,
    "revealed": _about_artefact,
    "removed": _about_artefact,
    "character": _about_character,
    "adult": _about_character,
    "bonus": _bonus,
    "gave": _gave,
    "back": _back,
}
