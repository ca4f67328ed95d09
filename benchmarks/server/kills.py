"""kill -9 again and again while people and bots play: nothing confirmed is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import text

from benchmarks.server.ours import fresh, serving
from benchmarks.server.players import Move, Place, Table, create, runner, settled
from terramara.server.database import reader
from terramara.server.settings import database_url

TABLES = 24
BOTS = [{"kind": "human"}, {"kind": "bot", "bot": "beginner"}, {"kind": "bot", "bot": "random"}]
PEOPLE = [{"kind": "local"}] * 3
# A third of the tables each: bots; people who keep the server busy; bots and a clock, which now and then runs
# out, so that a bot plays that turn.
CLOCK = {"kind": "turns", "seconds": 1, "out": "turn"}
OVERSLEEPS, LATE = 0.1, 4.0


async def play(table: Table, rng: random.Random, stop: asyncio.Event, *, timed: bool) -> None:
    """Moves whenever it is this seat's turn, until the game is over or nobody wants more."""
    (watcher, *_) = table.watchers
    while not stop.is_set() and not table.state.view.over:
        if table.state.legal:
            if timed and rng.random() < OVERSLEEPS:
                await asyncio.sleep(LATE)
            await table.move(rng)
            await asyncio.sleep(rng.uniform(0.02, 0.2))
            continue
        watcher.news.clear()
        await table.read()
        if not table.state.legal and not table.state.view.over:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(watcher.news.wait(), 1)


async def logs_of(database: str, data: Path) -> dict[str, list[Any]]:
    """The entries in the database, by table, with their keys: these tell a person's move from a bot's."""
    engine = reader(database_url(database, data))
    async with engine.connect() as connection:
        found = await connection.execute(
            text("SELECT game, n, seat, action, key, kind FROM entry ORDER BY game, n")
        )
        logs: dict[str, list[Any]] = {}
        for row in found:
            logs.setdefault(row.game, []).append(row)
    await engine.dispose()
    return logs


def compare(entries: list[Any], confirmed: dict[int, Move]) -> tuple[int, int]:
    """Confirmed moves that the log lacks, and moves in it that nobody was told of or that are there twice."""
    there = {entry.n: (entry.seat, entry.action, entry.key) for entry in entries}
    lost = sum(there.get(n) != move for n, move in confirmed.items())
    # No client's key has a colon.
    mine = Counter(entry.key for entry in entries if entry.kind == "act" and ":" not in entry.key)
    for _, _, key in confirmed.values():
        mine[key] -= 1
    gaps = sum(entry.n != i for i, entry in enumerate(entries))
    return lost, sum(times for times in mine.values() if times > 0) + gaps


class Kills:
    def __init__(self, folder: Path, database: str, port: int) -> None:
        self.folder, self.database, self.port = folder, database, port
        self._stack = contextlib.ExitStack()
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """At the same address as before."""
        options = ("--no-limits", "--database", self.database, "--port", str(self.port))
        self.process, self.port = self._stack.enter_context(serving(self.folder, *options, pinned=False))

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self._stack.close()

    async def scene(self, kills: int) -> dict[str, Any]:
        place = Place(self.port)
        tables = [
            await create(place, i, seats=PEOPLE if i % 3 == 1 else BOTS, clock=CLOCK if i % 3 == 2 else None)
            for i in range(TABLES)
        ]
        for table in tables:
            await table.connect()
        stop = asyncio.Event()
        playing = [
            asyncio.create_task(play(table, random.Random(i), stop, timed=i % 3 == 2))
            for i, table in enumerate(tables)
        ]
        rng = random.Random(99)
        began = time.perf_counter()
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.5, 2.5))
            await asyncio.to_thread(self.kill)
            await asyncio.to_thread(self.start)
        await asyncio.sleep(1)
        stop.set()
        await asyncio.gather(*playing)
        took = time.perf_counter() - began
        result: dict[str, Any] = dict.fromkeys(("lost", "doubled", "moves", "entries", "late", "over"), 0)
        logs = await logs_of(self.database, self.folder)
        for table in tables:
            entries = logs[table.path.rsplit("/", 1)[1]]
            lost, doubled = compare(entries, table.confirmed)
            result["lost"] += lost
            result["doubled"] += doubled
            result["moves"] += table.moves
            result["entries"] += len(entries)
            result["late"] += sum(entry.kind == "timeout" for entry in entries)
            result["over"] += table.state.view.over
            await table.read()
        await settled(tables)
        result["unseen"] = sum(table.missed() for table in tables)
        result["seen_twice"] = sum(table.doubled() for table in tables)
        result["refused"] = sum(table.refused for table in tables)
        for table in tables:
            table.close()
        return result | {"seconds": took}

    def close(self) -> None:
        self._stack.close()


def measure(build: Path, kills: int, database: str | None, name: str) -> dict[str, Any]:
    folder = fresh(build / "kills")
    running = Kills(folder, database or str(folder / "tables.sqlite"), 0)
    try:
        running.start()
        with runner() as loop:
            found = loop.run(running.scene(kills))
    finally:
        running.close()
    print(
        f"{name}: {kills} kills in {found['seconds']:.0f} s, {TABLES} tables, two thirds with bots, one with "
        f"clocks; {found['moves']} moves confirmed, {found['entries']} entries, {found['late']} times out of "
        f"time, {found['over']} games over: "
        f"{found['lost']} lost, {found['doubled']} doubled, {found['refused']} refused; on the streams "
        f"{found['unseen']} unseen, {found['seen_twice']} seen twice",
        flush=True,
    )
    return found
