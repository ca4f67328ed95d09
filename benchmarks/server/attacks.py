"""One address does its worst while others play. Limits are on, as in life; each player has an address.

For each attack: how long the others wait for their events, how much memory and CPU the server takes, and what
the attacker got for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import random
import re
import socket
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from benchmarks.server.ours import fresh, outcome, serving
from benchmarks.server.pinned import cores, cpu_seconds, memory
from benchmarks.server.players import Place, create, play_steadily, runner, settled

SOURCE = "127.66.6.6"
GONE = (OSError, asyncio.IncompleteReadError)
Statuses = Counter[int]
Attack = Callable[["Attacker"], Coroutine[Any, Any, None]]


class Attacker:
    """As many connections as it likes, from one address."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.got: Statuses = Counter()
        self.note = ""
        self.heard = 0
        self._sockets: list[socket.socket] = []

    def head(self, what: str, more: str = "") -> bytes:
        return f"{what} HTTP/1.1\r\nHost: {self.place.host}\r\nX-Terramara: 1\r\n{more}\r\n".encode()

    async def ask_for_ever(self, questions: Callable[[], bytes], patience: float) -> None:
        """One connection after another, each asking as fast as it is answered, or refused with patience."""
        while True:
            with contextlib.suppress(*GONE):
                reader, writer = await asyncio.open_connection(
                    self.place.host, self.place.port(0), limit=1 << 24, local_addr=(SOURCE, 0)
                )
                try:
                    while True:
                        writer.write(questions())
                        answer = await reader.readuntil(b"\r\n\r\n")
                        self.got[int(answer[9:12])] += 1
                        length = re.search(rb"content-length: (\d+)", answer.lower())
                        if length is None:
                            break  # a stream: opened, and left
                        await reader.readexactly(int(length[1]))
                        if answer[9:12] == b"429":
                            await asyncio.sleep(patience)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.001)

    async def many(self, count: int, questions: Callable[[], bytes], patience: float = 0.0) -> None:
        await asyncio.gather(*(self.ask_for_ever(questions, patience) for _ in range(count)))

    async def pipelining(self) -> None:
        """50 connections that send 52 MB of requests and never read an answer."""
        blob = self.head("GET /api/info") * 16_000
        loop = asyncio.get_running_loop()
        sent = 0

        async def send() -> None:
            nonlocal sent
            sock = socket.socket()
            self._sockets.append(sock)
            sock.settimeout(0.0)
            sock.bind((SOURCE, 0))
            with contextlib.suppress(OSError):
                await loop.sock_connect(sock, (self.place.host, self.place.port(0)))
                for start in range(0, len(blob), 65536):
                    await loop.sock_sendall(sock, blob[start : start + 65536])
                    sent += 65536
                    self.note = f"{sent / 1e6:.0f} MB taken from it"

        await asyncio.gather(*(send() for _ in range(50)))
        await asyncio.sleep(3600)

    async def undoing(self) -> None:
        """Undoes and redoes at a table of its own without end, and reads all of its log again and again. Of
        both as much as the limits let through: if it read faster, nothing would be left for undoing."""
        table = await create(self.place, 0, source=SOURCE)
        await table.connect(0)
        rng = random.Random(1)

        async def lengthen() -> None:
            while True:
                before = table.moves
                await table.move(rng)
                seat = table.confirmed[table.state.n][0] if table.moves > before else 0
                for step in ("undo", "redo") * 40:
                    said = {"n": table.state.n, "seat": seat, "key": f"{rng.getrandbits(128):032x}"}
                    status, body = await table.ask("POST", "/" + step, json.dumps(said).encode())
                    self.got[status] += 1
                    if status == 429:
                        await asyncio.sleep(0.05)
                    elif status != 200:
                        break
                    else:
                        table.state.n = json.loads(body)["n"]
                        self.note = f"a log of {table.state.n} entries"
                await table.read()

        reads = ("/state", "/log", "/history", "/live?after=0", "/state?at=1")
        ask = functools.partial(self.many, 20, lambda: self.head(f"GET {table.path}{random.choice(reads)}"))
        await asyncio.gather(lengthen(), ask(patience=0.3))

    async def lobby(self) -> None:
        """Makes public tables and asks for the list of them."""
        body = json.dumps({"seats": [{"kind": "human"}] * 4, "public": True, "name": "x" * 30}).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        make, show = self.head("POST /api/tables", more) + body, self.head("GET /api/tables?open=true")
        await self.many(20, lambda: random.choice((make, show)))

    async def metrics(self) -> None:
        """Asks for what is meant for monitors and tools."""
        paths = ("/metrics", "/healthz", "/readyz", "/api/openapi.json")
        await self.many(20, lambda: self.head(f"GET {random.choice(paths)}"))

    async def streams(self) -> None:
        """Opens live streams from the beginning and leaves them, over and over."""
        table = await create(self.place, 0, source=SOURCE)
        await table.connect(0)
        rng = random.Random(2)
        for _ in range(48):
            await table.move(rng)
        await self.many(20, lambda: self.head(f"GET {table.path}/live?after=0"), patience=0.3)

    async def coming_and_going(self) -> None:
        """Keeps 40 streams open at a table and reads them, while others come and go there: each time all of
        them are told."""
        table = await create(self.place, 0, source=SOURCE)

        async def listen() -> None:
            with contextlib.suppress(*GONE):
                reader, writer = await asyncio.open_connection(
                    self.place.host, self.place.port(0), local_addr=(SOURCE, 0)
                )
                writer.write(self.head(f"GET {table.path}/live"))
                while told := await reader.read(65536):
                    self.heard += told.count(b"event: presence")
                    self.note = f"told {self.heard} times"

        flood = self.many(20, lambda: self.head(f"GET {table.path}/live"), patience=0.3)
        await asyncio.gather(*(listen() for _ in range(40)), flood)

    def close(self) -> None:
        for sock in self._sockets:
            sock.close()


ATTACKS: tuple[tuple[str, Attack | None], ...] = (
    ("nobody", None),
    ("pipelining", Attacker.pipelining),
    ("undo flood", Attacker.undoing),
    ("lobby flood", Attacker.lobby),
    ("metrics flood", Attacker.metrics),
    ("stream flood", Attacker.streams),
    ("come and go", Attacker.coming_and_going),
)


async def scene(attack: Attack | None, port: int, pid: int, count: int, seconds: int) -> dict[str, Any]:
    place = Place(port)
    tables = [await create(place, i, source=f"127.1.{i // 250}.{i % 250 + 1}") for i in range(count)]
    for table in tables:
        await table.connect()
    usual = most = memory(pid)
    attacker = Attacker(place)
    attacking = asyncio.create_task(attack(attacker)) if attack else None
    used, began = cpu_seconds(pid), time.perf_counter()

    async def look() -> None:
        nonlocal most
        while True:
            most = max(most, memory(pid))
            await asyncio.sleep(0.1)

    looking = asyncio.create_task(look())
    took = await play_steadily(tables, seconds)
    busy = (cpu_seconds(pid) - used) / (time.perf_counter() - began)
    if attacking is not None:
        if attacking.done():
            attacking.result()
        attacking.cancel()
    looking.cancel()
    attacker.close()
    await settled(tables)
    result = outcome(tables, took)
    for table in tables:
        table.close()
    if attack is Attacker.lobby:
        attacker.note = f"{attacker.got[201]} public tables"
    got = ", ".join(f"{times} × {status}" for status, times in sorted(attacker.got.items()))
    note = "; ".join(part for part in (attacker.note, got) if part)
    return result | {"memory_mb": most - usual, "server_busy": busy, "note": note}


def measure(build: Path, count: int, seconds: int, source: Path | None) -> dict[str, dict[str, Any]]:
    results = {}
    print(f"{count} players with 2 watchers, each from another address, move once a second; {seconds} s")
    print(
        f"{'attack':<14} {'p50 ms':>8} {'p95 ms':>8} {'max ms':>8} {'lost':>5} {'+MB':>6} {'CPU':>5}"
        "  the attacker got"
    )
    for name, attack in ATTACKS:
        folder = fresh(build / "attacks")
        with serving(folder, "--database", str(folder / "t.sqlite"), source=source) as (process, port):
            os.sched_setaffinity(0, cores()[1])
            with runner() as running:
                found = running.run(scene(attack, port, process.pid, count, seconds))
        results[name] = found
        print(
            f"{name:<14} {found['p50_ms']:>8.1f} {found['p95_ms']:>8.1f} {found['max_ms']:>8.1f}"
            f" {found['lost']:>5} {found['memory_mb']:>6.0f} {found['server_busy']:>5.0%}  {found['note']}",
            flush=True,
        )
    return results
