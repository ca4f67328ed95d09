"""Runs migrations on the connection handed over by terramara.server.database."""

from __future__ import annotations

from alembic import context

from terramara.server.model import metadata

# Batch mode, since SQLite cannot alter a column in place.
context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
