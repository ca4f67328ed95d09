"""Backup and restore: one SQLite file, between any two databases."""

from __future__ import annotations

import hashlib
import os
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server import database, model
from terramara.server.prepare import check_schema
from terramara.server.serving import none_serving
from terramara.server.settings import sqlite_path

# 2: games have a position. 3: games have a patience, seats a stand-in, lines of chat a key. 4: games have a
# secret, seats a share. 5: games have a clock, seats may want a pause; pulse and outages. 6: seals
# of shares.
FORMAT = 6
CHUNK = 500


class BackupError(Exception):
    """`code`: exists, no-database, not-a-backup, cut-off, damaged (`why` says how), changed, newer,
    not-empty."""

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.why = why


class Counts(msgspec.Struct):
    games: int
    entries: int


async def backup(url: str, target: Path, *, force: bool = False) -> Counts:
    """Copy everything as of one moment, while servers keep running; the file appears whole or not at all."""
    if target.exists() and not force:
        raise BackupError("exists")
    if url.startswith("sqlite") and not sqlite_path(url).exists():
        raise BackupError("no-database")
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    source = database.reader(url)
    try:
        copy = _create(draft)
        try:
            async with source.connect() as connection:
                if connection.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                await check_schema(connection)
                counts = await _copy_out(connection, copy)
        finally:
            copy.close()
        _sync(draft)
        draft.replace(target)
        _sync(target.parent)
    finally:
        draft.unlink(missing_ok=True)
        await source.dispose()
    return counts


def _create(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    copy = sqlite3.connect(path)
    copy.execute("CREATE TABLE about (format INTEGER NOT NULL, games INTEGER, entries INTEGER, digest TEXT)")
    for table in model.IN_ORDER:
        names = ", ".join(f'"{column.name}"' for column in table.columns)
        copy.execute(f"CREATE TABLE {table.name} ({names})")
    return copy


def _insert(table: Any) -> str:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    marks = ", ".join("?" for _ in table.columns)
    return f"INSERT INTO {table.name} ({names}) VALUES ({marks})"  # noqa: S608  names from our own model


async def _copy_out(connection: AsyncConnection, copy: sqlite3.Connection) -> Counts:
    for table in model.IN_ORDER:
        result = await connection.stream(select(table).order_by(*table.primary_key.columns))
        async for rows in result.partitions(CHUNK):
            copy.executemany(_insert(table), [tuple(row) for row in rows])
    counts = Counts(
        games=copy.execute("SELECT count(*) FROM game").fetchone()[0],
        entries=copy.execute("SELECT count(*) FROM entry").fetchone()[0],
    )
    about = (FORMAT, counts.games, counts.entries, _digest(copy))
    copy.execute("INSERT INTO about VALUES (?, ?, ?, ?)", about)
    copy.commit()
    return counts


def _digest(copy: sqlite3.Connection) -> str:
    """Hash every row: SQLite wouldn't notice a changed byte inside a value."""
    digest = hashlib.sha256()
    there = {name for (name,) in copy.execute("SELECT name FROM sqlite_master")}
    for table in model.IN_ORDER:
        if table.name not in there:
            continue  # an older backup
        for row in copy.execute(f"SELECT * FROM {table.name} ORDER BY rowid"):  # noqa: S608  our own model
            digest.update(repr(row).encode())
    return digest.hexdigest()


def _sync(path: Path) -> None:
    if path.is_dir() and os.name != "posix":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _whole(path: Path) -> None:
    """An SQLite file's header says how long it is."""
    with path.open("rb") as file:
        head = file.read(100)
    if head[:16] == b"SQLite format 3\0" and len(head) == 100:
        page = int.from_bytes(head[16:18], "big")
        wanted = (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big")
        if path.stat().st_size < wanted:
            raise BackupError("cut-off")


def _open(path: Path) -> tuple[sqlite3.Connection, Counts]:
    if not path.is_file():
        raise BackupError("not-a-backup")
    _whole(path)
    copy = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        form, games, entries, digest = copy.execute("SELECT * FROM about").fetchone()
        if form > FORMAT:
            raise BackupError("newer")
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BackupError("damaged", " ".join(found.removeprefix("*** in database main ***").split()))
        if _digest(copy) != digest:
            raise BackupError("changed")
    except (sqlite3.DatabaseError, TypeError, ValueError) as error:
        copy.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
            raise BackupError("damaged", str(error)) from None
        raise BackupError("not-a-backup") from None
    except BackupError:
        copy.close()
        raise
    return copy, Counts(games, entries)


async def restore(url: str, source: Path, *, force: bool = False) -> Counts:
    """Put a backup into an empty database, or with force in place of everything that's there, in one
    transaction."""
    copy, counts = _open(source)
    engine = database.writer(url)
    try:
        await database.migrate(engine)
        async with engine.begin() as connection:
            await none_serving(connection)
            full = (await connection.execute(select(func.count()).select_from(model.game))).scalar()
            if full and not force:
                raise BackupError("not-empty")
            for table in reversed(model.IN_ORDER):
                await connection.execute(table.delete())
            for table in model.IN_ORDER:
                await _copy_in(connection, copy, table)
    finally:
        copy.close()
        await engine.dispose()
    return counts


async def _copy_in(connection: AsyncConnection, copy: sqlite3.Connection, table: Any) -> None:
    # An older backup lacks the tables and columns added since; those stay empty.
    told = {found[1] for found in copy.execute(f"PRAGMA table_info({table.name})")}
    names = [column.name for column in table.columns if column.name in told]
    if not names:
        return
    booleans = [c.name for c in table.columns if c.type.python_type is bool and c.name in told]
    wanted = ", ".join(f'"{name}"' for name in names)
    cursor = copy.execute(f"SELECT {wanted} FROM {table.name}")  # noqa: S608  names from our own model
    while rows := cursor.fetchmany(CHUNK):
        await connection.execute(table.insert(), [_row(names, booleans, row) for row in rows])


def _row(names: list[str], booleans: list[str], row: Sequence[Any]) -> dict[str, Any]:
    values = dict(zip(names, row, strict=True))
    for name in booleans:
        values[name] = None if values[name] is None else bool(values[name])
    return values
