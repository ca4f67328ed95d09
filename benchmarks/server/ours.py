"""The load on our server: watchers on live streams, a mover per table that plays random legal actions."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import sys
import time
import uuid
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from benchmarks.server.pinned import cores, cpu_seconds, figures, server

COMMAND = "from terramara.cli import main; main()"
ENTRY = re.compile(rb"id: (\d+)\nevent: state\n")
WATCHERS = 2


class Answer(msgspec.Struct):
    n: int
    legal: dict[str, list[str]]


_answer = msgspec.json.Decoder(Answer).decode


class Watcher(asyncio.Protocol):
    """Notes when each entry arrived, and looks no closer: the load shall not weigh more than the server."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: Counter[int] = Counter()
        self._rest = b""
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.table.path}/live?after=0 HTTP/1.1\r\nHost: {self.table.host}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if not self.open.done() and b"retry:" in data:
            self.open.set_result(None)
        data = self._rest + data
        last = 0
        for found in ENTRY.finditer(data):
            number = int(found[1])
            self.seen[number] += 1
            if number in self.table.sent:
                self.table.latencies.append(now - self.table.sent[number])
            last = found.end()
        self._rest = data[max(last, len(data) - 40) :]


class Table:
    def __init__(self, host: str, port: int, path: str, cookie: str) -> None:
        self.host, self.port, self.path, self.cookie = host, port, path, cookie
        self.sent: dict[int, float] = {}
        self.latencies: list[float] = []
        self.moves = 0
        self.refused = 0

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=1 << 22)
        status, body = await self.ask("GET", "/state", b"")
        assert status == 200, body
        self.state = _answer(body)
        loop = asyncio.get_running_loop()
        self.watchers = [
            (await loop.create_connection(lambda: Watcher(self), self.host, self.port))[1]
            for _ in range(WATCHERS)
        ]
        await asyncio.gather(*(watcher.open for watcher in self.watchers))

    async def ask(self, method: str, what: str, body: bytes) -> tuple[int, bytes]:
        head = (
            f"{method} {self.path}{what} HTTP/1.1\r\nHost: {self.host}\r\nX-Terramara: 1\r\n"
            f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer.lower())
        assert length, answer
        return int(answer[9:12]), await self.reader.readexactly(int(length[1]))

    async def move(self, rng: random.Random) -> None:
        for seat, actions in self.state.legal.items():
            said = {
                "n": self.state.n,
                "seat": int(seat),
                "action": rng.choice(actions),
                "key": uuid.UUID(int=rng.getrandbits(128)).hex,
            }
            self.sent[self.state.n + 1] = time.perf_counter()
            status, body = await self.ask("POST", "/actions", msgspec.json.encode(said))
            if status == 200:
                self.state = _answer(body)
                self.moves += 1
            else:
                self.refused += 1


async def load(url: str, count: int, seconds: int, pid: int) -> dict[str, Any]:
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    tables = [await create(parts.hostname, parts.port, i) for i in range(count)]
    for table in tables:
        await table.connect()
    began = time.perf_counter() + 1
    used = cpu_seconds(pid)
    own = time.process_time()

    async def play(i: int, table: Table) -> None:
        rng = random.Random(i)
        for second in range(seconds):
            due = began + second + i / count
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await table.move(rng)

    await asyncio.gather(*(play(i, table) for i, table in enumerate(tables)))
    took = time.perf_counter() - began
    await settled(tables)
    used = cpu_seconds(pid) - used
    own = time.process_time() - own
    lost = doubled = 0
    for table in tables:
        for watcher in table.watchers:
            lost += sum(watcher.seen[n] == 0 for n in range(1, table.state.n + 1))
            doubled += sum(times - 1 for times in watcher.seen.values())
            watcher.transport.abort()
        table.writer.close()
    result = figures(
        [latency for table in tables for latency in table.latencies],
        moves=sum(table.moves for table in tables),
        seconds=max(took, seconds),
        lost=lost,
        doubled=doubled,
        refused=sum(table.refused for table in tables),
    )
    # How busy the server's core and the load's were: a share near 1 of the load's would measure the load.
    return result | {"server_busy": used / took, "load_busy": own / took}


async def settled(tables: list[Table]) -> None:
    """Until every watcher saw the last entry, or nothing more comes."""
    for _ in range(200):
        if all(watcher.seen[table.state.n] for table in tables for watcher in table.watchers):
            return
        await asyncio.sleep(0.05)


async def create(host: str, port: int, number: int) -> Table:
    reader, writer = await asyncio.open_connection(host, port, limit=1 << 22)
    body = json.dumps(
        {"seats": [{"kind": "local"}] * 4, "options": {"first_game": True}, "seed": number}
    ).encode()
    writer.write(
        f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nX-Terramara: 1\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        + body
    )
    answer = await reader.read()
    writer.close()
    cookie = re.search(rb"set-cookie: (tm_([^=]+)=[^;]+)", answer, re.IGNORECASE)
    assert cookie, answer[:300]
    return Table(host, port, f"/api/tables/{cookie[2].decode()}", cookie[1].decode())


def measure(build: Path, tables: int, seconds: int, database: str | None) -> dict[str, Any]:
    folder = build / "terramara"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    where = database or str(folder / "tables.sqlite")
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--no-limits", "--database", where]
    with server(command, folder / "server.log", TERRAMARA_DATA=str(folder)) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, (folder / "server.log").read_text()
        os.sched_setaffinity(0, cores()[1])
        try:
            import uvloop

            runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        except ImportError:
            runner = asyncio.Runner()
        with runner:
            return runner.run(load(found[0], tables, seconds, process.pid))
