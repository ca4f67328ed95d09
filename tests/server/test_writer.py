"""Passing faults are retried as often as is worth it; nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError

from terramara.server.writer import RETRIES
from tests.server.inside import begun, desks, move

BUSY = OperationalError("INSERT", {}, Exception("database is locked"))
WRONG = ProgrammingError("INSERT", {}, Exception("no such column"))


@pytest.mark.parametrize(
    ("error", "failures", "tries", "written"),
    [
        (BUSY, 1, 2, True),
        (BUSY, RETRIES - 1, RETRIES, True),
        (BUSY, RETRIES, RETRIES, False),
        (WRONG, 1, 1, False),
    ],
)
def test_what_passes_is_tried_again(
    error: Exception, failures: int, tries: int, written: bool, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk)
            write = desk.writer._transaction
            tried = 0

            async def often_failing(*batch: Any) -> Any:
                nonlocal tried
                tried += 1
                if tried <= failures:
                    raise error
                return await write(*batch)

            desk.writer._transaction = often_failing  # type: ignore[method-assign, assignment]
            if written:
                await move(desk, room)
            else:
                with pytest.raises(type(error)):
                    await move(desk, room)
            assert tried == tries
            assert room.n == int(written)
            assert len(await desk.store.entries(room.row.id)) == 1 + written

    asyncio.run(scene())
