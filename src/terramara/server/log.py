"""Entries of a table's log."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal, TypedDict

import msgspec

from terramara.engine.wire_events import Event
from terramara.server.clocks import Clocks

# The last four are about the clock; the game stays as it is. `clock`: somebody else's time runs from now on,
# or nobody's, because a seat was left, taken, or given to a bot.
Kind = Literal["start", "act", "undo", "redo", "restart", "clock", "timeout", "pause", "resume"]


class Data(msgspec.Struct, omit_defaults=True):
    """The results of an entry, computed once, when it was made."""

    events: Any  # list[Event]: what was written here is not checked again when it is read
    round: int
    turn: int | None
    scores: list[float]
    # Events at this table before this entry, undone ones included: this numbers events for good.
    before: int
    # What the clocks show from here on, at a table that has them.
    clocks: Clocks | None = None


class Entry(msgspec.Struct):
    n: int
    key: str
    seat: int | None
    kind: Kind
    action: str | None
    # The number of actions that an undo, redo or restart undid or redid.
    steps: int
    at: float
    to_move: int | None
    data: Data


_encode = msgspec.json.Encoder()
_decode = msgspec.json.Decoder(Data)


def row(game: str, entry: Entry) -> dict[str, Any]:
    return {
        "game": game,
        "n": entry.n,
        "key": entry.key,
        "seat": entry.seat,
        "kind": entry.kind,
        "action": entry.action,
        "steps": entry.steps,
        "at": entry.at,
        "to_move": entry.to_move,
        "data": _encode.encode(entry.data).decode(),
    }


def from_row(found: Any) -> Entry:
    return Entry(
        n=found.n,
        key=found.key,
        seat=found.seat,
        kind=found.kind,
        action=found.action,
        steps=found.steps,
        at=found.at,
        to_move=found.to_move,
        data=_decode.decode(found.data),
    )


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


class LogEntry(TypedDict):
    """An entry as clients see it: without the key, which only its sender knows.

    `steps`: how many actions an undo, redo or restart undid or redid; else 0.
    """

    n: int
    seat: int | None
    kind: Kind
    action: str | None
    steps: int
    events: list[Event]
    round: int
    turn: int | None
    at: str


def public(entry: Entry) -> LogEntry:
    return LogEntry(
        n=entry.n,
        seat=entry.seat,
        kind=entry.kind,
        action=entry.action,
        steps=entry.steps,
        events=entry.data.events,
        round=entry.data.round,
        turn=entry.data.turn,
        at=when(entry.at),
    )
