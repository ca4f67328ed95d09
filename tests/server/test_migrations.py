"""The migrations make what the model says, from nothing and from every step on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from terramara.server.database import alembic_config, writer
from terramara.server.model import metadata
from terramara.server.settings import database_url


def test_the_schema_is_the_models_and_every_step_can_be_taken_back(database: str, tmp_path: Path) -> None:
    url = database_url(database, tmp_path)
    steps = [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]

    def walk(connection: Connection) -> list[Any]:
        config = alembic_config(connection)
        command.upgrade(config, "head")
        for revision in [*steps[1:], "base"]:
            command.downgrade(config, revision)
        for revision in reversed(steps):
            command.upgrade(config, revision)
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scene() -> list[Any]:
        engine = writer(url)
        async with engine.begin() as connection:
            found = await connection.run_sync(walk)
        await engine.dispose()
        return found

    assert asyncio.run(scene()) == []
