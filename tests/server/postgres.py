"""A private PostgreSQL cluster for the tests: made in a temporary folder, on a port of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Self


def binaries() -> Path:
    """Debian keeps the server's programs out of PATH."""
    found = shutil.which("initdb")
    candidates = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if candidates:
        return candidates[0].parent
    assert found, "these tests need PostgreSQL: apt install postgresql"
    return Path(found).resolve().parent


def unprivileged() -> list[str]:
    """initdb refuses to run as root, so the tests of a root user run it as another."""
    if os.geteuid() != 0:
        return []
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return ["setpriv", f"--reuid={name}", f"--regid={pwd.getpwnam(name).pw_gid}", "--clear-groups"]
    raise AssertionError("no unprivileged user to run PostgreSQL as")


def free_port() -> int:
    """Below those that the system hands out by itself, so that nobody gets it between here and its use."""
    for port in random.sample(range(20_000, 30_000), 1000):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no free port")


class Cluster:
    def __init__(self) -> None:
        self._as = unprivileged()
        self._bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="tm-pg-"))
        self.folder.chmod(0o777)
        self.port = free_port()
        self._data = self.folder / "data"

    def __enter__(self) -> Self:
        self._run("initdb", "-D", str(self._data), "-U", "tm", "-A", "trust", "--no-sync", "-E", "UTF8")
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._run(
            "pg_ctl", "-D", str(self._data), "-w", "-l", str(self.folder / "log"), "-o", settings, "start"
        )
        return self

    def __exit__(self, *_: object) -> None:
        if (self._data / "postmaster.pid").exists():  # a test may have stopped it
            self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self._bin / program), *arguments]
        # To files: the server started by pg_ctl would keep a pipe open for ever.
        with (self.folder / f"{program}.out").open("wb") as out:
            done = subprocess.run(command, stdout=out, stderr=out, cwd=self.folder, check=False)
        assert done.returncode == 0, (self.folder / f"{program}.out").read_text()

    @contextlib.contextmanager
    def silent(self) -> Iterator[None]:
        """It keeps its connections, takes new ones, and answers nobody."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        processes = [first, *map(int, others)]
        try:
            self._tell(processes, signal.SIGSTOP)
            yield
        finally:
            self._tell(processes, signal.SIGCONT)

    def _tell(self, processes: list[int], what: signal.Signals) -> None:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):  # one for a short task ends when it likes
                os.kill(process, what)

    def new_database(self) -> str:
        name = "t" + secrets.token_hex(6)
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tm", name)
        return f"postgresql://tm@127.0.0.1:{self.port}/{name}"
