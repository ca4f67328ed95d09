"""Runs migrations on the connection handed over by terramara.server.database, or on one of its own."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from terramara.server.model import metadata


def run(connection: Connection) -> None:
    # Batch mode, since SQLite cannot alter a column in place.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given: Connection | None = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    url = context.config.get_main_option("sqlalchemy.url") or ""
    with create_engine(url.replace("+aiosqlite", "")).connect() as own:
        run(own)
