"""Starts a server on the first core and leaves the others to the load."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

# As it was at the start: the load moves to cores of its own later.
EVERY = os.sched_getaffinity(0)


def cores() -> tuple[set[int], set[int]]:
    """One for the server, the rest for the load (the same one if there is no other)."""
    there = sorted(EVERY)
    return {there[0]}, set(there[1:]) or {there[0]}


@contextlib.contextmanager
def server(
    command: list[str],
    log: Path,
    *,
    cwd: Path | None = None,
    pinned: bool = True,
    env: dict[str, str] | None = None,
) -> Iterator[subprocess.Popen[str]]:
    """The process, its standard output a pipe, what it logs in a file; ended at the end. Unless pinned, it
    takes whatever core is free."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
    mine = os.sched_getaffinity(0)
    one, _ = cores()
    os.sched_setaffinity(0, one if pinned else EVERY)  # inherited by the child, its threads included
    try:
        with log.open("w") as errors:
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=cwd,
                env={**os.environ, **(env or {})},
            )
    finally:
        os.sched_setaffinity(0, mine)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def cpu_seconds(pid: int) -> float:
    """CPU seconds a process has used so far."""
    return sum(map(int, _stat(pid)[11:13])) / os.sysconf("SC_CLK_TCK")


def family_seconds(pid: int) -> float:
    """CPU seconds of a process and of its children, those that have ended included."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(path.name)] = int(_stat(int(path.name))[1])
    ended = sum(map(int, _stat(pid)[13:15])) / os.sysconf("SC_CLK_TCK")
    return cpu_seconds(pid) + ended + sum(cpu_seconds(child) for child, of in parents.items() if of == pid)


def memory(pid: int) -> float:
    """MB that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def _stat(pid: int) -> list[str]:
    """Fields of its status, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()


def figures(
    latencies: list[float], *, moves: int, seconds: float, lost: int, doubled: int, refused: int
) -> dict[str, float]:
    """Latencies in seconds, from the request to each watcher's event."""
    latencies.sort()

    def at(share: float) -> float:
        return (
            latencies[min(len(latencies) - 1, int(len(latencies) * share))] * 1000
            if latencies
            else float("inf")
        )

    return {
        "moves_per_second": moves / seconds,
        "p50_ms": at(0.5),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "max_ms": at(1.0),
        "lost": lost,
        "doubled": doubled,
        "refused": refused,
    }
