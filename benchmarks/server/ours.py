"""Our server on one core, under a steady load from another."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from benchmarks.server.pinned import cores, cpu_seconds, figures, server
from benchmarks.server.players import Place, Table, create, play_steadily, runner, settled

COMMAND = "from terramara.cli import main; main()"


@contextlib.contextmanager
def serving(
    folder: Path, *options: str, source: Path | None = None, pinned: bool = True
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server of this working tree, or of the one at `source`, and its port."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--bot-delay", "0", *options]
    env = {"TERRAMARA_DATA": str(folder)} | ({"PYTHONPATH": str(source / "src")} if source else {})
    with server(command, folder / "server.log", pinned=pinned, env=env) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, (folder / "server.log").read_text()
        port = urlsplit(found[0]).port
        assert port
        yield process, port


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def outcome(tables: list[Table], seconds: float) -> dict[str, float]:
    return figures(
        [latency for table in tables for watcher in table.watchers for latency in watcher.latencies],
        moves=sum(table.moves for table in tables),
        seconds=seconds,
        lost=sum(table.missed() for table in tables),
        doubled=sum(table.doubled() for table in tables),
        refused=sum(table.refused for table in tables),
    )


async def load(port: int, count: int, seconds: int, pid: int) -> dict[str, Any]:
    place = Place(port)
    tables = [await create(place, i) for i in range(count)]
    for table in tables:
        await table.connect()
    used, own = cpu_seconds(pid), time.process_time()
    took = await play_steadily(tables, seconds)
    await settled(tables)
    used, own = cpu_seconds(pid) - used, time.process_time() - own
    result = outcome(tables, took)
    for table in tables:
        table.close()
    # How busy the server's core and the load's were: a share near 1 of the load's would measure the load.
    return result | {"server_busy": used / took, "load_busy": own / took}


def measure(build: Path, tables: int, seconds: int, database: str | None) -> dict[str, Any]:
    folder = fresh(build / "terramara")
    options = ("--no-limits", "--database", database or str(folder / "tables.sqlite"))
    with serving(folder, *options) as (process, port):
        os.sched_setaffinity(0, cores()[1])
        with runner() as running:
            return running.run(load(port, tables, seconds, process.pid))
