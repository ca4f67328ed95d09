"""Several server processes on one PostgreSQL, load and database on the same cores, and one of them killed.

Every table has its mover at one process and its watchers at others, so every move crosses the database. That
is the dearest way to spread players.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any

from benchmarks.server.ours import fresh, outcome, serving
from benchmarks.server.pinned import cpu_seconds, family_seconds
from benchmarks.server.players import Place, Table, create, play_steadily, runner, settled
from tests.server.postgres import Cluster


class Many:
    def __init__(self, build: Path, cluster: Cluster, count: int, tables: int, seconds: int) -> None:
        self.build, self.cluster, self.count = build, cluster, count
        self.tables, self.seconds = tables, seconds
        self.victim: Any = None

    def run(self, *, kill: bool) -> dict[str, Any]:
        database = self.cluster.new_database()
        with contextlib.ExitStack() as stack:
            servers = []
            for i in range(self.count):
                folder = fresh(self.build / f"process-{i}")
                options = ("--no-limits", "--database", database)
                servers.append(stack.enter_context(serving(folder, *options, pinned=False)))
            with runner() as running:
                return running.run(self._scene(servers, kill=kill))

    async def _scene(self, servers: list[Any], *, kill: bool) -> dict[str, Any]:
        place = Place(*(port for _, port in servers))
        tables = [await create(place, i) for i in range(self.tables)]
        for table in tables:
            await table.connect()
        postmaster = int((self.cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
        before = [cpu_seconds(process.pid) for process, _ in servers]
        database, own = family_seconds(postmaster), time.process_time()
        playing = asyncio.create_task(play_steadily(tables, self.seconds))
        if kill:
            await asyncio.sleep(self.seconds / 2)
            servers[0][0].kill()
            servers[0][0].wait()
        took = await playing
        await settled(tables)
        alive = servers[1:] if kill else servers
        used = sum(
            cpu_seconds(process.pid) - then
            for (process, _), then in zip(alive, before[-len(alive) :], strict=True)
        )
        result = outcome(tables, took) | {
            "servers_busy": used / took,
            "database_busy": (family_seconds(postmaster) - database) / took,
            "load_busy": (time.process_time() - own) / took,
        }
        if kill:
            result["others_p95_ms"] = self._elsewhere(tables)
        for table in tables:
            table.close()
        return result

    def _elsewhere(self, tables: list[Table]) -> float:
        """p95 where neither the mover nor the watcher was at the process that was killed."""
        latencies = sorted(
            latency
            for table in tables
            for watcher in table.watchers
            if table.first % self.count and watcher.first % self.count
            for latency in watcher.latencies
        )
        return latencies[int(len(latencies) * 0.95)] * 1000


def measure(build: Path, counts: list[int], tables: int, seconds: int) -> dict[str, dict[str, Any]]:
    results = {}
    print(
        f"{tables} tables, 2 watchers each, 1 move a second each, {seconds} s; everything on the same cores"
    )
    print("processes         moves/s   p50 ms   p95 ms   max ms  lost doubled servers database  load")
    with Cluster() as cluster:
        for count in counts:
            for kill in (False, True) if count > 1 else (False,):
                name = f"{count}, one killed" if kill else str(count)
                found = Many(build, cluster, count, tables, seconds).run(kill=kill)
                results[name] = found
                print(line(name, found), flush=True)
    return results


def line(name: str, found: dict[str, Any]) -> str:
    return (
        f"{name:<16} {found['moves_per_second']:>8.0f} {found['p50_ms']:>8.1f} {found['p95_ms']:>8.1f}"
        f" {found['max_ms']:>8.1f} {found['lost']:>5} {found['doubled']:>7} {found['servers_busy']:>7.0%}"
        f" {found['database_busy']:>8.0%} {found['load_busy']:>5.0%}"
        + (f"  p95 elsewhere {found['others_p95_ms']:.1f}" if "others_p95_ms" in found else "")
    )
