"""Tells whether a server is using a database, so that a restore doesn't pull it away from under it."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server.database import SERVING_LOCK
from terramara.server.settings import sqlite_path


class Busy(Exception):  # noqa: N818  shown to the operator as it is
    """A server is running on this database."""


def _lock(handle: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _remove_if_empty(path: Path) -> None:
    with contextlib.suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()


@contextlib.contextmanager
def sole_user(url: str) -> Iterator[None]:
    """Holds an SQLite database for one server or one restore. The system releases it when the process
    dies."""
    if not url.startswith("sqlite"):
        yield
        return
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as held:
        try:
            _lock(held.enter_context(path.with_name(path.name + ".lock").open("wb")))
            if sys.platform != "win32":
                # The file itself too: it may have another name, by a hard link, or get one. This lock doesn't
                # get in the way of SQLite's own, which are of another kind.
                if not path.exists():
                    path.touch(mode=0o600)  # it holds the seeds of games under way
                    held.callback(_remove_if_empty, path)
                _lock(held.enter_context(path.open("rb")))
        except BlockingIOError:
            raise Busy from None
        except OSError:
            if sys.platform != "win32":
                raise
            raise Busy from None
        yield


async def none_serving(connection: AsyncConnection) -> None:
    """On PostgreSQL all servers share a lock. If you can take it exclusively, you're alone."""
    if connection.dialect.name != "postgresql":
        return
    found = await connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": SERVING_LOCK})
    if not found.scalar():
        raise Busy
