"""Checks of the database for /readyz, beyond asking for an answer."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server import model
from terramara.server.errors import Refusal
from terramara.server.logs import LOG


async def write_nothing(connection: AsyncConnection) -> None:
    """Write a row back unchanged, which fails on a full disk or a read-only database."""
    await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


class OpenFile:
    """An SQLite file as it was when the server opened it. On Unix somebody can remove or replace it, and a
    process that has it open goes on writing to a file nobody will find again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identity: tuple[int, int] | None = None

    def opened(self) -> None:
        self._identity = self._look()

    def _look(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        if self._look() != self._identity:
            LOG.error("database", extra={"problem": "removed"})
            raise Refusal(503, "database-removed")
        try:
            # Use a connection of its own: others may still have in memory what is damaged on the disk.
            address = f"{self._path.absolute().as_uri()}?mode=ro"
            with contextlib.closing(sqlite3.connect(address, uri=True)) as file:
                for table in model.IN_ORDER:
                    file.execute(f"SELECT * FROM {table.name} LIMIT 1").fetchall()  # noqa: S608  our own model
        except sqlite3.Error as error:
            LOG.error("database", extra={"problem": type(error).__name__})
            raise Refusal(503, "database-damaged") from None
