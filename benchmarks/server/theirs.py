"""The same load on a boardgame.io server with its FlatFile store."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.server.pinned import cores, figures, server

SOURCES = Path(__file__).parent / "boardgame"


def prepare(build: Path) -> Path:
    """Its packages, installed once."""
    folder = build / "boardgame"
    folder.mkdir(parents=True, exist_ok=True)
    for source in SOURCES.iterdir():
        shutil.copy(source, folder / source.name)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


def measure(build: Path, tables: int, seconds: int) -> dict[str, Any]:
    folder = prepare(build)
    store = folder / "store"
    shutil.rmtree(store, ignore_errors=True)
    with server(["node", "server.cjs", str(store)], folder / "server.log", cwd=folder) as process:
        assert process.stdout is not None
        url = ""
        while not url.startswith("http"):
            url = process.stdout.readline().strip()
            assert url or process.poll() is None, (folder / "server.log").read_text()
        os.sched_setaffinity(0, cores()[1])
        out = folder / "result.json"
        command = ["node", "--max-old-space-size=4096", "load.cjs", url, str(tables), str(seconds), str(out)]
        with (folder / "load.log").open("w") as log:
            subprocess.run(command, cwd=folder, stdout=log, stderr=log, check=True)
    found = json.loads(out.read_text())
    return figures(
        found["latencies"],
        moves=found["moves"],
        seconds=found["seconds"],
        lost=found["lost"],
        doubled=found["doubled"],
        refused=0,
    )
