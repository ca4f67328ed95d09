"""One table in memory: its game, its seats, and everyone watching."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Raw

from terramara.engine.fairness import chance
from terramara.server import clocks, fair, schema
from terramara.server.errors import Refusal
from terramara.server.fold import SECOND_THOUGHTS
from terramara.server.live import Subscriber, frame, note
from terramara.server.log import Data, Entry, Kind, public, when
from terramara.server.presence import Presence
from terramara.server.rules import Play, set_name
from terramara.server.store import GameRow
from terramara.server.timed import Timed
from terramara.server.watch import Watch

if TYPE_CHECKING:
    from terramara.engine.wire import GameOptions

_encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"[]")
STATUSES = ("waiting", "playing", "over")
STEPS: tuple[Kind, ...] = ("undo", "redo", "restart")


class Room(Timed):
    def __init__(self, row: GameRow, process: str, invite: str, watch: Watch | None = None) -> None:
        super().__init__(row, watch or Watch())
        self.invite = invite
        self.n = -1  # the last entry; -1 before the start
        self.since_snapshot = 0
        self.events = 0
        self.chat = 0
        self.subscribers: set[Subscriber] = set()
        self.presence = Presence(process)
        self.thinking: set[int] = set()
        # The address that bots think for: of the player seen last, or of nobody else.
        self.client = row.id
        self.lock = asyncio.Lock()
        self.reseating = asyncio.Lock()
        self.touched = time.monotonic()
        # Set while the game can't continue: it began under rules this server doesn't have.
        self.frozen: Refusal | None = None
        self._view: Raw | None = None
        self._seats: dict[bytes, tuple[int, ...]] = {}
        self.reseat(row)

    # -- seats --------------------

    def reseat(self, row: GameRow) -> bool:
        """Take over what the database has about the table; return whether anybody would notice."""
        # Here an entry counts as soon as it is written: anything read before that is older.
        row.status = max(row.status, self.row.status, key=STATUSES.index)
        changed = row is self.row or row != self.row
        self.row = row
        self._seats = {}
        for seat in row.seats:
            if seat.holder is not None:
                self._seats[seat.holder] = (*self._seats.get(seat.holder, ()), seat.seat)
        return changed

    def seats_of(self, holder: bytes | None) -> tuple[int, ...]:
        return self._seats.get(holder, ()) if holder is not None else ()

    def bot_to_move(self) -> str | None:
        if self.play is None or self.play.to_move is None:
            return None
        return clocks.bot_for(self.row, self.play.to_move, self.clocks)

    def seconds_of_patience(self, seat: int) -> float | None:
        """How long the others still have to wait for this seat before they can let a bot play for it; None if
        the game isn't waiting for it."""
        connected, _ = self.presence.total()
        if self.play is None or self.play.to_move != seat or seat in connected or self.row.patience is None:
            return None
        asked = self.last.at if self.last else 0.0
        return max(asked + self.row.patience - self.watch.now(), 0.0)

    # -- what clients see --------------------

    def info(self, holder: bytes | None) -> schema.TableInfo:
        row = self.row
        you = self.seats_of(holder)
        connected, watchers = self.presence.total()
        seats = [
            schema.SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                bot=s.bot,
                taken=s.kind == "bot" or s.holder is not None,
                connected=s.kind == "bot" or s.seat in connected,
                thinking=s.seat in self.thinking,
                stand_in=s.stand_in,
                pause=s.pause,
            )
            for s in row.seats
        ]
        return schema.TableInfo(
            id=row.id,
            name=row.name,
            status=row.status,
            seats=seats,
            you=list(you),
            watchers=watchers,
            created=when(row.created),
            updated=when(max(row.updated, self.last.at if self.last else 0.0)),
            n=max(self.n, 0),
            round=self.last.data.round if self.last else 0,
            set=set_name(row.set_id, row.set_hash),
            options=cast("GameOptions", row.options),
            to_move=self.last.to_move if self.last else None,
            public=row.public,
            seeded=row.seeded,
            chat=self.chat,
            patience=row.patience,
            place_neutrals=row.place_neutrals,
            clock=clocks.clock_of(row),
            times=self.times(),
            commitment=fair.commitment(row),
            dealing=row.dealing is not None and row.status == "waiting",
            invite=self.invite if you or (row.public and row.seat_free) else None,
        )

    def state(self, seats: tuple[int, ...], events: bytes | Raw) -> schema.State:
        """The present, as the holder of some seats sees it. Parts encoded before are put in as they are."""
        play = self.playing()
        legal = self.legal(play, seats)
        view: Any = self.view()
        encoded: Any = Raw(events)
        return schema.State(
            n=self.n,
            at=self.n,
            view=view,
            you=list(seats),
            legal=legal,
            final=play.final() if legal else [],
            can=self.can(seats),
            events=encoded,
            times=self.times(),
        )

    def view(self) -> Raw:
        if self._view is None:
            self._view = Raw(_encode(self.playing().view()))
        return self._view

    @staticmethod
    def legal(play: Play, seats: tuple[int, ...]) -> dict[str, list[str]]:
        mover = play.to_move
        return {str(mover): play.legal()} if mover is not None and mover in seats else {}

    def can(self, seats: tuple[int, ...]) -> schema.Can:
        able: dict[Kind, int | None] = {
            kind: next((seat for seat in seats if self.steps(kind, seat)), None) for kind in STEPS
        }
        return schema.Can(undo=able["undo"], redo=able["redo"], restart=able["restart"])

    def playing(self) -> Play:
        if self.frozen is not None:
            raise self.frozen
        if self.play is None:
            raise Refusal(409, "not-started")
        return self.play

    def whim(self) -> int:
        """The seed of the next choice that no person makes. A table with a chosen seed plays the same game
        again if people do.

        A hash, since bots must not learn the seed of the game.
        """
        if not self.row.seeded:
            return secrets.randbits(63)
        digest = hashlib.sha256(f"{self.row.seed}:{self.n}".encode()).digest()
        return int.from_bytes(digest[:8], "big")

    def chance(self) -> int:
        """The seed of a choice that belongs to the deal: where the deal can be checked, so can this."""
        return self.whim() if self.row.fair is None else chance(self.row.seed, self.n)

    # -- undo --------------------

    def may_undo(self, seat: int) -> bool:
        """Only your own action, if it revealed nothing, and not after the end of the game."""
        fold = self.fold
        over = self.playing().over
        return fold.can_undo() and fold.done[-1].seat == seat and not over and not fold.spent

    def may_redo(self, seat: int) -> bool:
        undone = self.fold.undone
        return bool(undone) and undone[-1].seat == seat and not self.fold.spent

    def steps(self, kind: Kind, seat: int) -> int:
        """The number of actions this seat would undo or redo now; 0 if it may not."""
        if kind == "redo":
            return int(self.may_redo(seat))
        if not self.may_undo(seat):
            return 0
        steps = 1
        if kind == "restart":
            # Back to the start of the seat's turn, or to the last reveal.
            for act in reversed(self.fold.done[:-1]):
                if act.before is None or act.seat != seat or act.turns:
                    break
                steps += 1
        return steps

    # -- the next entry --------------------

    def prepare(self, kind: Kind, seat: int, action: str | None, key: str) -> tuple[Play, Entry]:
        """Work out a request: nothing here changes until the entry is on disk."""
        play = self.playing()
        steps = 0
        if self.paused:
            raise Refusal(409, "paused")
        if self.late(seat) and not key.startswith(clocks.OUT_OF_TIME):
            raise Refusal(409, "out-of-time")
        if kind == "act":
            assert action is not None
            play = play.act(seat, action)
        else:
            if self.fold.spent:
                raise Refusal(422, "undo-limit", most=SECOND_THOUGHTS)
            steps = self.steps(kind, seat)
            if not steps and kind == "redo":
                raise Refusal(422, "no-redo")
            if not steps:
                raise Refusal(422, "no-undo")
            play = self.fold.moved(play, kind, steps)
        return play, self.entry_of(play, kind, seat, action, key, steps)

    def entry_of(
        self, play: Play, kind: Kind, seat: int | None, action: str | None, key: str, steps: int
    ) -> Entry:
        events = []
        if kind in ("start", "act"):
            events = [{**event, "n": self.events + i} for i, event in enumerate(play.last_events())]
        at = self.watch.now()
        begins = any(event["event"] == "turn" for event in events)
        now = self.clocks_after(play, kind, seat, steps, at, begins)
        data = Data(events, play.round, play.turn, play.totals(), self.events, now)
        return Entry(self.n + 1, key, seat, kind, action, steps, at, play.to_move, data)

    def snapshot_due(self, play: Play, entry: Entry, every: int) -> str | None:
        """A position to store beside the entry: only where nothing before it can be undone any more."""
        due = self.since_snapshot >= every or play.over
        if not due or entry.kind != "act" or not play.revealed:
            return None
        return _encode(play.position()).decode()

    def accept(self, play: Play, entry: Entry, *, snapshot: bool) -> None:
        """The entry is on disk: make it the present and tell everyone watching, in this very step."""
        self.fold.add(entry, before=None if play.revealed else self.play)
        self.play = play
        self.n = entry.n
        self.last = entry
        self.events = entry.data.before + len(entry.data.events)
        self.since_snapshot = 0 if snapshot else self.since_snapshot + 1
        self.touched = time.monotonic()
        self._view = None
        if entry.kind == "start" and self.row.status == "waiting":
            self.row.status = "playing"
        if play.over:
            self.row.status = "over"
        self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        if not self.subscribers:
            return
        frames: dict[tuple[int, ...], bytes] = {}
        for subscriber in self.subscribers:
            seats = self.seats_of(subscriber.holder)
            data = frames.get(seats)
            if data is None:
                data = frames[seats] = self.frame(entry, seats)
            subscriber.entry(data)
        if entry.kind in ("start", "pause", "resume") or self.row.status == "over":
            self.tell_table()

    def frame(self, entry: Entry, seats: tuple[int, ...]) -> bytes:
        state = self.state(seats, _encode(entry.data.events))
        return live_frame(state, entry)

    # -- notes --------------------

    def tell(self, kind: str, data: Any) -> None:
        message = note(kind, data)
        for subscriber in self.subscribers:
            subscriber.note(message)

    def tell_table(self) -> None:
        told: dict[tuple[int, ...], bytes] = {}
        for subscriber in self.subscribers:
            seats = self.seats_of(subscriber.holder)
            if seats not in told:
                told[seats] = note("table", self.info(subscriber.holder))
            subscriber.note(told[seats])

    def tell_presence(self) -> None:
        connected, watchers = self.presence.total()
        self.tell("presence", {"seats": sorted(connected), "watchers": watchers})

    def tell_thinking(self, seat: int | None, n: int, wait: float) -> None:
        """`wait`: the seconds for which entry n can still be undone while somebody thinks."""
        for other in self.thinking - {seat}:
            self.tell("thinking", {"seat": other, "on": False})
        self.thinking = set() if seat is None else {seat}
        if seat is not None:
            self.tell("thinking", {"seat": seat, "on": True, "n": n, "wait": wait})

    def local_presence(self) -> tuple[set[int], int]:
        seats: set[int] = set()
        watchers = 0
        for subscriber in self.subscribers:
            held = self.seats_of(subscriber.holder)
            seats.update(held)
            watchers += not held
        return seats, watchers


def live_frame(state: schema.State, entry: Entry | None) -> bytes:
    if entry is not None:
        state["entry"] = public(entry)
    return frame("state", _encode(state), state["n"])
