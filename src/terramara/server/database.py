"""Engines for SQLite and PostgreSQL that behave alike, and the migrations that keep a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from terramara.server.settings import sqlite_path

MIGRATIONS = Path(__file__).parent / "migrations"
# Seconds. SQLite waits as long for another program that has the file locked.
PATIENCE = 10.0
# Any number will do, if every process uses the same.
MIGRATION_LOCK = 7_264_531
SERVING_LOCK = 7_264_532


def reader(url: str, patience: float | None = None) -> AsyncEngine:
    """`patience`: seconds that PostgreSQL may take for a statement. A server waits no longer, or a database
    that is there and doesn't answer would hold up everybody; what an operator runs may take hours."""
    if url.startswith("sqlite"):
        return _sqlite(url, begin="BEGIN", pool=4)
    return _postgresql(url, patience, pool_size=6, max_overflow=4)


def writer(url: str, patience: float | None = None) -> AsyncEngine:
    if url.startswith("sqlite"):
        path = sqlite_path(url)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the seeds of games under way
        # Immediate: take the lock at the start, so that a transaction never fails half-way for want of it.
        return _sqlite(url, begin="BEGIN IMMEDIATE", pool=1)
    return _postgresql(url, patience, pool_size=1, max_overflow=0)


def _postgresql(url: str, patience: float | None, **pool: int) -> AsyncEngine:
    limits = {} if patience is None else {"timeout": patience, "command_timeout": patience}
    return create_async_engine(url, pool_pre_ping=True, connect_args=limits, **pool)


def _sqlite(url: str, *, begin: str, pool: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool, max_overflow=4)

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        # Keep the driver from opening transactions by itself: too late for a savepoint.
        connection.isolation_level = None
        cursor = connection.cursor()
        # FULL: what was confirmed is on the disk, whatever happens to the process or the machine.
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={PATIENCE * 1000:.0f}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def alembic_config(connection: Connection | None = None) -> Config:
    """With a connection if migrations should run, and not only be looked at."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to the newest revision; if several processes start at once, one does it."""

    def upgrade(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        command.upgrade(alembic_config(connection), "head")

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def safe(url: str) -> str:
    """The address without its password, for logs."""
    return make_url(url).render_as_string(hide_password=True)
