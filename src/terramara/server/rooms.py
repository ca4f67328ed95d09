"""The tables of this process: loaded when first asked for, kept while in use, caught up when others moved."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from terramara.server import fair, tables
from terramara.server.errors import Refusal, not_found
from terramara.server.fold import Fold
from terramara.server.live import Subscriber, note
from terramara.server.log import Entry, Kind
from terramara.server.logs import LOG, mark
from terramara.server.metrics import CONFLICTS, ROOMS
from terramara.server.room import NOTHING, Room, live_frame
from terramara.server.rules import Play, changed_rules
from terramara.server.schema import Can, State
from terramara.server.settings import Settings
from terramara.server.store import Store
from terramara.server.tokens import invite_token
from terramara.server.watch import Watch
from terramara.server.writer import Writer

# A reader further behind gets one leap to the present, with every missed event in it, instead of each step.
LEAP = 50
# Tables in memory that nobody watches. If there are more, only those stay that were asked for a minute ago:
# longer than any request or deal takes.
MOST_IDLE = 500
AT_LEAST = 60.0
_encode = msgspec.json.encode


async def _nothing() -> None:
    """Placeholder until somebody looks after the clocks."""


class Rooms:
    def __init__(
        self, settings: Settings, store: Store, writer: Writer, secret: bytes, process: str, watch: Watch
    ) -> None:
        self.settings = settings
        self.store = store
        self.writer = writer
        self.process = process
        self.watch = watch
        self.by_id: dict[str, Room] = {}
        self.on_entry: Callable[[Room], None] = lambda _room: None
        # Called when a table waits for shares.
        self.on_dealing: Callable[[Room], None] = lambda _room: None
        # Awaited before time is counted: see timekeeper.
        self.before_time: Callable[[], Awaitable[None]] = _nothing
        self._secret = secret
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # -- loading --------------------

    async def get(self, game: str) -> Room:
        room = self.by_id.get(game)
        if room is None:
            task = self._loading.get(game)
            if task is None:
                task = asyncio.create_task(self._load(game))
                self._loading[game] = task
                task.add_done_callback(lambda _: self._loading.pop(game, None))
            # Shielded: a client that goes away doesn't take the room from the others that wait for it.
            room = await asyncio.shield(task)
        room.touched = time.monotonic()
        return room

    async def _load(self, game: str) -> Room:
        row = await self.store.game(game)
        if row is None:
            raise not_found()
        room = Room(row, self.process, invite_token(self._secret, game), self.watch)
        room.frozen = changed_rules(row)
        room.chat = (await self.store.chat_counts([game]))[game]
        room.last = (await self.store.latest([game])).get(game)
        if room.last is not None:
            room.n = room.last.n
            room.events = room.last.data.before + len(room.last.data.events)
            if room.frozen is None:
                await self._set_up(room)
        self.by_id[game] = room
        ROOMS.set(len(self.by_id))
        # Another process may have written during this read, and its notice came too early to be heard.
        await self.reload(room)
        async with room.lock:
            await self.refresh(room)
        return room

    async def _set_up(self, room: Room) -> None:
        try:
            room.play, room.fold, since = await self._replay(room, room.n)
        except (ValueError, LookupError):
            # A log that can't be played is that table's misfortune, and nobody else's.
            LOG.exception("damaged", extra={"table": mark(room.row.id)})
            room.frozen = Refusal(409, "damaged")
        else:
            room.since_snapshot = room.n - max(since, 0)

    async def glance(self, games: list[str]) -> list[Room]:
        """Enough of tables for a list, without playing their logs through."""
        rooms = [self.by_id[game] for game in games if game in self.by_id]
        others = [game for game in games if game not in self.by_id]
        if others:
            rows, latest = await self.store.games(others), await self.store.latest(others)
            chats = await self.store.chat_counts(others)
            for game, row in rows.items():
                room = Room(row, self.process, invite_token(self._secret, game), self.watch)
                room.last = latest.get(game)
                room.n = room.last.n if room.last else -1
                room.chat = chats[game]
                rooms.append(room)
        return rooms

    async def _replay(self, room: Room, upto: int) -> tuple[Play, Fold, int]:
        """The game as it was after an entry, the actions that could still be undone then, and the entry of
        the stored position it was played on from; -1 is the start. Only entries since then are read: a
        position is stored where nothing before it can be undone."""
        stored = await self.store.snapshot(room.row.id, upto)
        play = Play.new(room.row) if stored is None else Play.from_position(room.row, stored[1])
        since = -1 if stored is None else stored[0]
        fold = Fold()
        for entry in await self.store.entries(room.row.id, after=since, upto=upto):
            after = fold.after(play, entry)
            fold.add(entry, before=None if after.revealed else play)
            play = after
        return play, fold, since

    def drop_idle(self) -> None:
        """Forget tables that nobody has looked at for a while. The log still has them."""
        idle = [
            room
            for room in self.by_id.values()
            if not room.subscribers and not room.lock.locked() and not room.thinking
        ]
        idle.sort(key=lambda room: room.touched, reverse=True)
        now = time.monotonic()
        for place, room in enumerate(idle):
            patience = self.settings.room_idle if place < MOST_IDLE else AT_LEAST
            if now - room.touched > patience:
                del self.by_id[room.row.id]
        ROOMS.set(len(self.by_id))

    async def drop_removed(self) -> None:
        """Forget tables that an operator has removed meanwhile: nobody else would tell us."""
        asked = list(self.by_id)
        there = await self.store.there(asked)
        for game in asked:
            if game not in there and game in self.by_id:
                self._gone(self.by_id[game])
        ROOMS.set(len(self.by_id))

    def _gone(self, room: Room) -> None:
        room.frozen = not_found()
        self.by_id.pop(room.row.id, None)
        for subscriber in room.subscribers:
            subscriber.close()

    async def reload(self, room: Room) -> None:
        """Read seats and status again, and tell spectators and players if they changed. Raises Refusal if the
        table has been removed."""
        async with room.reseating:  # one at a time, or an older answer could arrive last
            row = await self.store.game(room.row.id)
            if row is None:
                self._gone(room)
                raise not_found()
            if room.reseat(row):
                room.tell_table()
            if room.row.dealing is not None and room.n < 0:
                self.on_dealing(room)

    # -- catching up --------------------

    async def refresh(self, room: Room) -> None:
        """Read what other processes have written. Call with the room's lock held."""
        entries = await self.store.entries(room.row.id, after=room.n)
        if entries and room.play is None:
            await self.reload(room)  # the process that began it has mixed the shares into the seed
        for entry in entries:
            if room.frozen is not None:
                return
            if entry.kind in ("timeout", "pause"):
                await self.reload(room)  # it may have changed seats too
            play = Play.new(room.row) if room.play is None else room.fold.after(room.play, entry)
            room.accept(play, entry, snapshot=False)

    async def missed(self, room: Room, upto: int) -> None:
        """Another process has announced an entry."""
        if upto > room.n:
            async with room.lock:
                if upto > room.n:
                    await self.refresh(room)

    async def catch_up(self, room: Room, subscriber: Subscriber) -> list[bytes]:
        """Frames for a reader that is behind. It's up to date when there are none left."""
        if room.play is None:
            subscriber.behind = False
            return []
        seats = room.seats_of(subscriber.holder)
        if subscriber.cursor >= room.n or room.n - subscriber.cursor > LEAP or subscriber.cursor < 0:
            frames = [await self._leap(room, seats, subscriber.cursor)] if subscriber.cursor != room.n else []
            subscriber.cursor = room.n
        else:
            upto = room.n
            frames = await self._steps(room, subscriber, upto, seats)
            subscriber.cursor = upto
        if subscriber.cursor == room.n:
            subscriber.behind = False
            frames.append(note("table", room.info(subscriber.holder)))
        return frames

    async def _leap(self, room: Room, seats: tuple[int, ...], after: int) -> bytes:
        missed = await self.store.entries(room.row.id, after=after)
        while missed and missed[-1].n < room.n:  # an entry came while the database was asked
            missed += await self.store.entries(room.row.id, after=missed[-1].n)
        events = [event for entry in missed if entry.n <= room.n for event in entry.data.events]
        return live_frame(room.state(seats, _encode(events)), room.last)

    async def _steps(
        self, room: Room, subscriber: Subscriber, upto: int, seats: tuple[int, ...]
    ) -> list[bytes]:
        frames: list[bytes] = []
        past: Past | None = None
        for entry in await self.store.entries(room.row.id, after=subscriber.cursor, upto=upto):
            if subscriber.closed:
                return frames  # nobody reads them
            if past is None:
                past = await self.past(room, entry)
            else:
                past.step(entry)
            frames.append(past.frame(seats))
            await asyncio.sleep(0)
        return frames

    async def past(self, room: Room, entry: Entry) -> Past:
        play, fold, _ = await self._replay(room, entry.n)
        return Past(room, play, fold, entry)

    # -- writing --------------------

    async def do(
        self, room: Room, kind: Kind, seat: int, n: int, action: str | None, key: str
    ) -> Room | Past:
        """Append to the log. Return the room, or for a repeated key the moment of the first answer."""
        playing = room.playing()
        if action is not None:
            action = playing.written(action)
        if room.clocks is not None:
            await self.settle(room)
        async with room.lock:
            if n > room.n:
                await self.refresh(room)
            if n != room.n:
                return await self._repeat(room, kind, seat, action, key)
            play, entry = room.prepare(kind, seat, action, key)
            snapshot = room.snapshot_due(play, entry, self.settings.snapshot_every)
            if not await self._append(room, entry, snapshot, over=play.over):
                CONFLICTS.inc()
                await self.refresh(room)
                return await self._repeat(room, kind, seat, action, key)
            room.accept(play, entry, snapshot=snapshot is not None)
        self.on_entry(room)
        return room

    async def _repeat(self, room: Room, kind: Kind, seat: int, action: str | None, key: str) -> Room | Past:
        """Somebody had this number first: this very request, sent before, or another."""
        known = await self.store.by_key(room.row.id, key)
        if known is None:
            raise Refusal(409, "out-of-time") if room.late(seat) else Refusal(409, "stale", n=room.n)
        if (known.kind, known.seat, known.action) != (kind, seat, action):
            raise Refusal(409, "key-reused")
        return room if known.n == room.n else await self.past(room, known)

    async def start(self, room: Room) -> None:
        """Entry 0. If several start a table at once, all succeed and one writes."""
        async with room.lock:
            if room.n >= 0:
                return
            if room.frozen is not None:
                raise room.frozen
            if room.row.clock is not None:
                await self.before_time()
            settled = fair.settle(room.row)
            play = Play.new(room.row)
            entry = room.entry_of(play, "start", None, None, "start", 0)
            if await self._append(room, entry, None, settled=settled):
                room.accept(play, entry, snapshot=False)
                if room.row.place_neutrals:
                    await self._place_neutrals(room)
            else:
                await self.refresh(room)
        self.on_entry(room)

    async def _append(self, room: Room, entry: Entry, snapshot: str | None, **more: Any) -> bool:
        also = tables.with_clocks(room.row, entry)
        try:
            return await self.writer.append(room.row.id, entry, snapshot, also=also, **more)
        except IntegrityError:
            await self.reload(room)  # no table, no log
            raise

    # -- time --------------------

    async def settle(self, room: Room) -> bool:
        """Write that time has run out, or that somebody else's time runs now, if so; return whether it was
        so."""
        if room.row.clock is not None:
            await self.before_time()
        wanted = room.clock_wants()
        if wanted is None:
            return False
        if wanted == "clock":
            await self.reload(room)  # what we know of the seats may be older than the clock
        return await self.mark_time(room, room.clock_wants)

    async def mark_time(self, room: Room, wanted: Callable[[], Kind | None]) -> bool:
        """Write an entry about the clock, if it's still wanted when its turn comes. If several processes try,
        one succeeds."""
        done = False
        async with room.lock:
            while (kind := wanted()) is not None:
                play = room.playing()
                seat = room.clocks.running if room.clocks is not None and kind == "timeout" else None
                entry = room.entry_of(play, kind, seat, None, f"clock:{room.n + 1}", 0)
                done = await self._append(room, entry, None)
                if done:
                    room.accept(play, entry, snapshot=False)
                    break
                CONFLICTS.inc()
                await self.refresh(room)
        if done:
            if kind in ("timeout", "pause"):
                await self.reload(room)
            self.on_entry(room)
        return done

    async def _place_neutrals(self, room: Room) -> None:
        """Ordinary actions of the players who would be asked, so that log and record look as always. If the
        server dies in between, the players are asked for the rest."""
        while (action := room.playing().neutral_place(room.chance())) is not None:
            seat = room.playing().to_move
            assert seat is not None
            # With a colon, which no client's key has.
            play, entry = room.prepare("act", seat, action, f"table:{room.n + 1}")
            if not await self._append(room, entry, None):
                await self.refresh(room)
                return
            room.accept(play, entry, snapshot=False)


class Past:
    """A table at an earlier entry: built from the log exactly as it was answered then."""

    def __init__(self, room: Room, play: Play, fold: Fold, entry: Entry) -> None:
        self._room = room
        self._twin = Room(replace(room.row), "", room.invite, room.watch)
        self._twin.play = play
        self._twin.fold = fold
        self._entry = entry
        self._twin.n = entry.n

    @property
    def entry(self) -> Entry:
        return self._entry

    def step(self, entry: Entry) -> None:
        play = self._twin.fold.after(self._twin.playing(), entry)
        self._twin.accept(play, entry, snapshot=False)
        self._entry = entry

    def answer(self, seats: tuple[int, ...], events: bytes | Raw) -> State:
        state = self._twin.state(seats, events)
        state["times"] = self._room.times()
        return state

    def frame(self, seats: tuple[int, ...]) -> bytes:
        return live_frame(self.answer(seats, _encode(self._entry.data.events)), self._entry)

    def shown(self, seats: tuple[int, ...]) -> State:
        """For looking, not for playing."""
        state = self.answer((), NOTHING)
        state["n"] = self._room.n
        state["you"] = list(seats)
        state["can"] = Can(undo=None, redo=None, restart=None)
        return state
