"""Players for the load: a table has one who moves and some who watch, each on a connection of its own.

They come back when a server is gone: movers repeat their move under the same key, watchers name the last
entry they saw. So whatever is missing or comes twice is the server's doing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
import uuid
from collections import Counter
from typing import Any

import msgspec

ENTRY = re.compile(rb"id: (\d+)\nevent: state\n")
WATCHERS = 2
GONE = (OSError, asyncio.IncompleteReadError)
Move = tuple[int, str, str]


class View(msgspec.Struct):
    over: bool


class Answer(msgspec.Struct):
    n: int
    legal: dict[str, list[str]]
    view: View


_answer = msgspec.json.Decoder(Answer).decode


class Place:
    """Where the servers listen. Who finds a door closed tries the next."""

    def __init__(self, *ports: int, host: str = "127.0.0.1") -> None:
        self.ports = ports
        self.host = host

    def port(self, door: int) -> int:
        return self.ports[door % len(self.ports)]


class Watcher(asyncio.Protocol):
    """Notes when each entry arrived, and looks no closer: the load shall not weigh more than the server."""

    def __init__(self, table: Table, door: int) -> None:
        self.table = table
        self.first = self.door = door
        self.latencies: list[float] = []
        self.seen: Counter[int] = Counter()
        self.last = 0
        self.news = asyncio.Event()
        self.closing = False
        self.transport: Any = None
        self._rest = b""
        self._loop = asyncio.get_running_loop()
        self.open = self._loop.create_future()
        self._coming: asyncio.Task[None] | None = None

    async def come(self) -> None:
        table = self.table
        while not self.closing:
            try:
                await self._loop.create_connection(
                    lambda: self, table.place.host, table.place.port(self.door), local_addr=table.local
                )
            except OSError:
                self.door += 1
                await asyncio.sleep(0.05)
            else:
                return

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self._rest = b""
        head = f"GET {self.table.path}/live HTTP/1.1\r\nHost: {self.table.place.host}\r\n"
        transport.write(f"{head}Last-Event-ID: {self.last}\r\n\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        _ = exc
        if not self.closing:
            self._coming = self._loop.create_task(self.come())

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if not self.open.done() and b"retry:" in data:
            self.open.set_result(None)
        data = self._rest + data
        last = 0
        for found in ENTRY.finditer(data):
            number = int(found[1])
            self.seen[number] += 1
            self.last = max(self.last, number)
            if number in self.table.sent:
                self.latencies.append(now - self.table.sent[number])
            last = found.end()
        if last:
            self.news.set()
        self._rest = data[max(last, len(data) - 40) :]

    def close(self) -> None:
        self.closing = True
        if self.transport is not None:
            self.transport.abort()


class Table:
    def __init__(self, place: Place, path: str, cookie: str, source: str | None, door: int) -> None:
        self.place, self.path, self.cookie = place, path, cookie
        self.first = self.door = door
        self.local = (source, 0) if source else None
        self.sent: dict[int, float] = {}
        # What was confirmed: the number of each entry, its seat, its action and its key.
        self.confirmed: dict[int, Move] = {}
        self.refused = 0
        self.watchers: list[Watcher] = []
        self.writer: asyncio.StreamWriter | None = None

    @property
    def moves(self) -> int:
        return len(self.confirmed)

    async def connect(self, watchers: int = WATCHERS) -> None:
        await self.read()
        self.watchers = [Watcher(self, self.first + 1 + i) for i in range(watchers)]
        for watcher in self.watchers:
            await watcher.come()
        await asyncio.gather(*(watcher.open for watcher in self.watchers))

    async def read(self) -> None:
        """As soon as reading is allowed."""
        while (answer := await self.ask("GET", "/state?after=1000000", b""))[0] == 429:
            await asyncio.sleep(0.1)
        status, body = answer
        assert status == 200, body
        self.state = _answer(body)

    async def ask(self, method: str, what: str, body: bytes) -> tuple[int, bytes]:
        """The answer, of whichever server is there."""
        head = (
            f"{method} {self.path}{what} HTTP/1.1\r\nHost: {self.place.host}\r\nX-Terramara: 1\r\n"
            f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        while True:
            try:
                if self.writer is None:
                    self.reader, self.writer = await asyncio.open_connection(
                        self.place.host, self.place.port(self.door), limit=1 << 22, local_addr=self.local
                    )
                self.writer.write(head.encode() + body)
                answer = await self.reader.readuntil(b"\r\n\r\n")
                length = re.search(rb"content-length: (\d+)", answer.lower())
                assert length, answer
                status, content = int(answer[9:12]), await self.reader.readexactly(int(length[1]))
                if status != 503:  # a server that closes says so
                    return status, content
            except GONE:
                pass
            self.leave()
            self.door += 1
            await asyncio.sleep(0.05)

    async def move(self, rng: random.Random) -> None:
        for seat, actions in self.state.legal.items():
            action = rng.choice(actions)
            key = uuid.UUID(int=rng.getrandbits(128)).hex
            said = {"n": self.state.n, "seat": int(seat), "action": action, "key": key}
            self.sent[self.state.n + 1] = time.perf_counter()
            status, body = await self.ask("POST", "/actions", msgspec.json.encode(said))
            if status == 200:
                self.state = _answer(body)
                self.confirmed[self.state.n] = int(seat), action, key
            else:
                self.refused += 1
                await self.read()

    def missed(self) -> int:
        """Entries that a watcher never saw."""
        return sum(not watcher.seen[n] for watcher in self.watchers for n in range(1, self.state.n + 1))

    def doubled(self) -> int:
        """Entries that a watcher saw again."""
        return sum(times - 1 for watcher in self.watchers for times in watcher.seen.values())

    def leave(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None

    def close(self) -> None:
        for watcher in self.watchers:
            watcher.close()
        self.leave()


async def settled(tables: list[Table]) -> None:
    """Until every watcher saw the last entry, or nothing more comes."""
    for _ in range(200):
        if all(watcher.seen[table.state.n] for table in tables for watcher in table.watchers):
            return
        await asyncio.sleep(0.05)


async def create(
    place: Place,
    number: int,
    *,
    seats: list[dict[str, str]] | None = None,
    source: str | None = None,
    **more: Any,
) -> Table:
    """A first game of four at one screen, its mover at the door of this number."""
    door = number
    asked = {"seats": seats or [{"kind": "local"}] * 4, "options": {"first_game": True}, "seed": number}
    asked |= more
    body = json.dumps(asked).encode()
    reader, writer = await asyncio.open_connection(
        place.host, place.port(door), limit=1 << 22, local_addr=(source, 0) if source else None
    )
    writer.write(
        f"POST /api/tables HTTP/1.1\r\nHost: {place.host}\r\nX-Terramara: 1\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        + body
    )
    answer = await reader.read()
    writer.close()
    cookie = re.search(rb"set-cookie: (tm_([^=]+)=[^;]+)", answer, re.IGNORECASE)
    assert cookie, answer[:300]
    return Table(place, f"/api/tables/{cookie[2].decode()}", cookie[1].decode(), source, door)


async def play_steadily(tables: list[Table], seconds: float, began: float | None = None) -> float:
    """Each table moves once a second, evenly spread; how long it took in the end."""
    begin = began or time.perf_counter() + 0.5
    turns = max(1, round(seconds))

    async def play(i: int, table: Table) -> None:
        rng = random.Random(i)
        for second in range(turns):
            due = begin + second + i / len(tables)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await table.move(rng)

    await asyncio.gather(*(play(i, table) for i, table in enumerate(tables)))
    return max(float(turns), time.perf_counter() - begin)


def runner() -> asyncio.Runner:
    with contextlib.suppress(ImportError):
        import uvloop

        return asyncio.Runner(loop_factory=uvloop.new_event_loop)
    return asyncio.Runner()
