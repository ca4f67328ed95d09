"""Entries of a table's log, and the fold that tells which of them are in force after undo and redo."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal, TypedDict

import msgspec

from terramara.engine.wire_events import Event

Kind = Literal["start", "act", "undo", "redo", "restart"]


class Data(msgspec.Struct):
    """The outcome of an entry, computed once, when it was made."""

    events: Any  # list[Event]: what was written here is not checked again when it is read
    round: int
    turn: int | None
    scores: list[float]
    # Events made at this table before this entry, undone ones included: numbers events for good.
    before: int


class Entry(msgspec.Struct):
    n: int
    key: str
    seat: int | None
    kind: Kind
    action: str | None
    # How many actions an undo, redo or restart took back or brought back.
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

    `steps`: how many actions an undo, redo or restart took or brought back; else 0.
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


class Act(msgspec.Struct, frozen=True):
    """One action in force, or one that may be brought back."""

    n: int
    seat: int
    action: str
    # Whether it ended a turn: a restart goes back no further than the end of the turn before.
    turns: bool


# Undos, redos and restarts in one turn. People need a handful.
SECOND_THOUGHTS = 60


class Fold:
    """The actions in force, in order, and those undone and not yet overwritten."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.undone: list[Act] = []
        # How many actions were ever in force at once, and how often somebody undid or redid since a turn
        # ended beyond that. Without a bound on the latter, a log could grow for ever and get nowhere.
        self.furthest = 0
        self.second_thoughts = 0

    def add(self, entry: Entry) -> None:
        if entry.kind == "act":
            assert entry.seat is not None
            assert entry.action is not None
            turns = any(event["event"] == "turn" for event in entry.data.events)
            self.acts.append(Act(entry.n, entry.seat, entry.action, turns))
            self.undone.clear()
            if len(self.acts) > self.furthest:
                self.furthest = len(self.acts)
                if turns:
                    self.second_thoughts = 0
        elif entry.kind in ("undo", "restart"):
            self.second_thoughts += 1
            for _ in range(entry.steps):
                self.undone.append(self.acts.pop())
        elif entry.kind == "redo":
            self.second_thoughts += 1
            for _ in range(entry.steps):
                self.acts.append(self.undone.pop())


def in_force(entries: list[Entry]) -> list[Entry]:
    """A whole log without what was undone. The browser has the same rule (model/fold.ts), for a replay that
    answers at once; tests/golden/folds.json holds both to it."""
    fold = Fold()
    for entry in entries:
        fold.add(entry)
    kept = {act.n for act in fold.acts}
    return [entry for entry in entries if entry.kind == "start" or entry.n in kept]
