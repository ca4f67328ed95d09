"""Between processes: PostgreSQL's LISTEN and NOTIFY say that something happened; what happened is in the log.

So a lost notice loses nothing: after a reconnection or a later notice, everything missing is read. With
SQLite there's one process, and nothing to relay.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import msgspec
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server.database import PATIENCE, SERVING_LOCK
from terramara.server.logs import LOG

CHANNEL = "terramara"


class Notice(msgspec.Struct, omit_defaults=True):
    """`kind`: log (game has an entry n), table (seats changed), presence, thinking, go-on,
    chat."""

    kind: str
    process: str
    game: str
    n: int = 0
    data: Any = None


# One statement however many there are: each would be a trip to the database of its own.
_NOTIFY_ALL = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
Handler = Callable[[Notice], Awaitable[None]]
_decode = msgspec.json.Decoder(Notice).decode


class Relay:
    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.active = url.startswith("postgresql")
        self._url = url
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        # The driver allows one statement at a time on a connection.
        self._turn = asyncio.Lock()
        self._inbox: asyncio.Queue[Notice] = asyncio.Queue(maxsize=50_000)
        self._overrun = False
        self._handler: Handler | None = None
        self._on_gap: Callable[[], Awaitable[None]] | None = None

    async def start(self, handler: Handler, on_gap: Callable[[], Awaitable[None]]) -> None:
        """`on_gap` runs after every reconnection: what happened meanwhile has to be read from the log."""
        self._handler = handler
        self._on_gap = on_gap
        if self.active:
            await self._connect()
            self._task = asyncio.create_task(self._run(), name="relay")

    async def _connect(self) -> None:
        url = make_url(self._url).set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        connection = await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE)
        await connection.add_listener(CHANNEL, self._heard)
        # Held while this process serves; see serving.none_serving. A restore may take its time.
        await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVING_LOCK, timeout=3600)
        self._connection = connection

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            notice = _decode(payload)
            if notice.process != self.process:
                self._inbox.put_nowait(notice)
        except msgspec.DecodeError:
            pass  # somebody else uses the channel
        except asyncio.QueueFull:
            self._overrun = True

    async def _run(self) -> None:
        assert self._handler is not None
        assert self._on_gap is not None
        gap = False
        while not self._closing:
            gap = gap or self._connection.is_closed() or self._overrun
            if gap:
                self._overrun = False
                try:
                    if self._connection.is_closed():
                        await self._connect()
                        LOG.info("relay-reconnected")
                    await self._on_gap()
                except Exception as error:  # noqa: BLE001  whatever it was, the gap is still there
                    LOG.warning("relay-away", extra={"problem": type(error).__name__})
                    await asyncio.sleep(0.5)
                    continue
                gap = False
            try:
                notice = await asyncio.wait_for(self._inbox.get(), timeout=1.0)
            except TimeoutError:
                continue
            try:
                await self._handler(notice)
            except Exception:  # noqa: BLE001  logged; the next one is tried
                LOG.exception("relay-failed", extra={"kind": notice.kind})

    async def tell(self, kind: str, game: str, n: int = 0, data: Any = None) -> None:
        """A passing notice, outside any transaction. If it can't be sent, it is dropped."""
        if not self.active or self._connection is None or self._connection.is_closed():
            return
        payload = self._payload(kind, game, n, data)
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with self._turn:
                connection = self._connection
                try:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
                except TimeoutError:
                    connection.terminate()  # or all who wait for their turn would wait as long
                    raise

    async def in_transaction(self, connection: AsyncConnection, entries: list[tuple[str, int]]) -> None:
        """Announce entries in the same commit that writes them."""
        payloads = [self._payload("log", game, n, None) for game, n in entries]
        await connection.execute(_NOTIFY_ALL, {"channel": CHANNEL, "payloads": payloads})

    def _payload(self, kind: str, game: str, n: int, data: Any) -> str:
        return msgspec.json.encode(Notice(kind, self.process, game, n, data)).decode()

    async def close(self) -> None:
        self._closing = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._connection.close(timeout=2)
