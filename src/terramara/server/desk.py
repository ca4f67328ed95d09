"""All parts of one server process, put together, and what handlers need to know about a request."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from typing import Any

from litestar import Request

from terramara.server import database, schema
from terramara.server.dealer import Dealer
from terramara.server.driver import Driver
from terramara.server.errors import AWAY, Refusal, not_found, unavailable
from terramara.server.health import OpenFile, write_nothing
from terramara.server.limits import Buckets, Streams, client_key
from terramara.server.live import BEAT, Stream, Subscriber
from terramara.server.log import when
from terramara.server.logs import LOG
from terramara.server.pool import Pool
from terramara.server.relay import Notice, Relay
from terramara.server.room import Room
from terramara.server.rooms import Rooms
from terramara.server.settings import Settings, sqlite_path
from terramara.server.store import ChatRow, Store
from terramara.server.timekeeper import Timekeeper
from terramara.server.tokens import TABLE, TOKEN, hash_token, load_secret
from terramara.server.turns import Turns
from terramara.server.watch import Watch
from terramara.server.writer import Writer

Req = Request[Any, Any, Any]
COOKIE = "tm_"
# This many entries of a log cost as much as one more request, and no request costs more than DEAREST.
ENTRIES_A_READ = 50
DEAREST = 100.0
# A table that isn't in memory has to be played through first: that costs so many reads more.
LOADING = 5.0
# Seconds that a database may take to show that it is well.
READY = 5.0
# The least seconds between two reports of who is at a table.
BETWEEN = 0.5


class Desk:
    def __init__(self, settings: Settings, watch: Watch | None = None) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.buckets = Buckets(settings.limits)
        self.streams = Streams(settings.limits)
        self._write_engine = database.writer(settings.database, database.PATIENCE)
        self._read_engine = database.reader(settings.database, database.PATIENCE)
        self.relay = Relay(settings.database, self.process)
        notify = self.relay.in_transaction if self.relay.active else None
        self.writer = Writer(self._write_engine, window=settings.group_window, notify=notify)
        self.store = Store(self._read_engine)
        self.key = load_secret(settings.secret, settings.data)
        self.rooms = Rooms(settings, self.store, self.writer, self.key, self.process, watch or Watch())
        self.pool = Pool(settings.bot_workers)
        # For whole games played through at once, in threads that take time from the server.
        self.replays = Turns(2)
        self.driver = Driver(self.rooms, self.pool, self.relay)
        self.keeper = Timekeeper(self.rooms, self.relay)
        self.dealer = Dealer(self.rooms, settings.deal_wait)
        self.ready = False
        self._file = OpenFile(sqlite_path(settings.database))
        self._checking: asyncio.Task[None] | None = None
        self._ticker: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()
        # Tables whose streams are being told who is there, and whether somebody came or went since.
        self._stirred: dict[str, bool] = {}

    # -- life --------------------

    async def open(self) -> None:
        await database.migrate(self._write_engine)
        self._file.opened()
        self.writer.start()
        await self.relay.start(self._hear, self._after_gap)
        await self.keeper.start()
        self.driver.start()
        self._ticker = asyncio.create_task(self._tick(), name="ticker")
        self.ready = True
        LOG.info("ready", extra={"server": self.process, "database": database.safe(self.settings.database)})

    def drain(self) -> None:
        """The first step of a shutdown: take no new work, and end every stream so that its client goes
        elsewhere."""
        self.ready = False
        for room in self.rooms.by_id.values():
            for subscriber in room.subscribers:
                subscriber.close()

    async def close(self) -> None:
        self.drain()
        await self.keeper.close()
        await self.driver.close()
        await self.dealer.close()
        self.pool.close()
        for task in [*self._background, *([self._ticker] if self._ticker else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.writer.close()
        await self.relay.close()
        await self._write_engine.dispose()
        await self._read_engine.dispose()
        LOG.info("closed", extra={"server": self.process})

    async def check(self) -> None:
        """Raise unless the database can be read and written, and is still the one that was opened."""
        if not self.ready:
            raise Refusal(503, "closing")
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check(), name="check")
            # What it finds may come too late for everybody who asked.
            self._checking.add_done_callback(lambda task: task.cancelled() or task.exception())
        # One check at a time, however many monitors ask. They get an answer even if the database gives none.
        async with asyncio.timeout(READY):
            await asyncio.shield(self._checking)

    async def _check(self) -> None:
        if self.settings.is_sqlite:
            await asyncio.to_thread(self._file.check)
        await self.writer.run(write_nothing)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                self.rooms.drop_idle()
                watched = [room for room in self.rooms.by_id.values() if room.subscribers]
                # All beats first: the database may keep the rest waiting.
                for room in watched:
                    for subscriber in room.subscribers:
                        subscriber.note(BEAT)
                for room in watched:
                    await self._share_presence(room)
                async with asyncio.timeout(READY):
                    await self.rooms.drop_removed()
            except Exception:  # noqa: BLE001  logged; the next beat comes all the same
                LOG.exception("beat-failed")

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # -- between processes --------------------

    async def _hear(self, notice: Notice) -> None:
        room = self.rooms.by_id.get(notice.game)
        if room is None:
            return
        with contextlib.suppress(Refusal):  # it has been removed
            await self._act_on(room, notice)

    async def _act_on(self, room: Room, notice: Notice) -> None:
        if notice.kind == "log":
            await self.rooms.missed(room, notice.n)
        elif notice.kind == "table":
            await self.rooms.reload(room)
        elif notice.kind == "presence":
            seats, watchers = notice.data
            if room.presence.set(notice.process, set(seats), watchers):
                room.tell_presence()
        elif notice.kind == "thinking":
            seat, wait = notice.data
            room.tell_thinking(seat, notice.n, wait)
        elif notice.kind == "go-on":
            self.driver.go_on(room, notice.n)
        elif notice.kind == "chat":
            await self.tell_chat(room)

    async def _after_gap(self) -> None:
        await self.rooms.drop_removed()
        for room in list(self.rooms.by_id.values()):
            with contextlib.suppress(Refusal):  # removed just now
                async with room.lock:
                    await self.rooms.refresh(room)
                await self.rooms.reload(room)
                await self.tell_chat(room)

    async def changed(self, room: Room) -> None:
        """Announce a change of seats."""
        await self.rooms.reload(room)
        await self._share_presence(room)
        await self.relay.tell("table", room.row.id)
        await self.keeper.settle(room)
        self.driver.nudge(room)

    async def tell_chat(self, room: Room) -> None:
        """Send every new line to the streams, in order."""
        lines = await self.store.chat(room.row.id, after=room.chat - 1)
        for line in lines:
            if line.n >= room.chat:
                room.chat = line.n + 1
                room.tell("chat", chat_line(line))

    def came_or_went(self, room: Room) -> None:
        """Tell everyone at the table, now or a moment later: who comes and goes all the time would otherwise
        make work for every stream each time."""
        room.presence.keep(self.process, *room.local_presence())
        telling = room.row.id in self._stirred
        self._stirred[room.row.id] = True
        if not telling:
            self.soon(self._tell_who_is_here(room))

    async def _tell_who_is_here(self, room: Room) -> None:
        try:
            while self._stirred[room.row.id]:
                self._stirred[room.row.id] = False
                await self._share_presence(room)
                await asyncio.sleep(BETWEEN)
        finally:
            del self._stirred[room.row.id]

    async def _share_presence(self, room: Room) -> None:
        seats, watchers = room.local_presence()
        if room.presence.set(self.process, seats, watchers):
            room.tell_presence()
        await self.relay.tell("presence", room.row.id, data=[sorted(seats), watchers])

    # -- requests --------------------

    def take(self, name: str, request: Req, cost: float = 1.0) -> None:
        self.buckets.take(name, client_of(request), cost)

    def take_entries(self, request: Req, entries: int) -> None:
        """Charge for entries of the log that are about to be read."""
        self.take("reads", request, min(max(entries, 0) / ENTRIES_A_READ, DEAREST))

    async def room(self, table: str, request: Req) -> Room:
        if not TABLE.fullmatch(table):
            raise not_found()
        if table not in self.rooms.by_id:
            self.take("reads", request, LOADING)
        try:
            room = await self.rooms.get(table)
        except Refusal:
            # Guessing ids must be slow work.
            self.take("guesses", request)
            raise
        holder = self.holder(request, table)
        if self.relay.active and holder is not None and not room.seats_of(holder):
            # Another process may have given out the seat a moment ago.
            await self.rooms.reload(room)
        if room.seats_of(holder):
            room.client = client_of(request)
        return room

    def holder(self, request: Req, table: str) -> bytes | None:
        token = request.cookies.get(COOKIE + table, "")
        return hash_token(token) if TOKEN.fullmatch(token) else None

    def live(self, room: Room, request: Req, after: int | None) -> Stream:
        client = client_of(request)
        holder = self.holder(request, room.row.id)
        self.streams.open(client, room.row.id, seated=bool(room.seats_of(holder)))
        # -2 is nowhere: the stream starts with the present. It also does for a client that has seen entries
        # which aren't there, as after a restored backup.
        known = after if after is not None and after <= room.n else -2
        subscriber = Subscriber(holder, known)
        room.subscribers.add(subscriber)
        self.came_or_went(room)

        def done() -> None:
            room.subscribers.discard(subscriber)
            self.streams.close(client, room.row.id)
            if self.ready:
                self.came_or_went(room)

        async def catch_up() -> list[bytes]:
            try:
                async with self.streams.turn(client):
                    return await self.rooms.catch_up(room, subscriber)
            except AWAY as error:
                # The answer has begun, so it can't say so. A browser that finds it ended asks again.
                unavailable(error)
                subscriber.close()
                return []

        return Stream(subscriber, catch_up, lambda: room.n, done)

    def links(self, room: Room, request: Req, token: str | None) -> schema.Links:
        base = (self.settings.public_url or str(request.base_url)).rstrip("/")
        page = f"{base}/t/{room.row.id}"
        return schema.Links(
            personal=f"{page}#k={token}" if token else None, invite=f"{page}#i={room.invite}", watch=page
        )


def client_of(request: Req) -> str:
    return client_key(request.client.host if request.client else None)


def desk_of(request: Req) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def chat_line(row: ChatRow) -> schema.ChatLine:
    return schema.ChatLine(n=row.n, seat=row.seat, name=row.name, text=row.text, at=when(row.at))
