"""Removes old tables by the operator's policy; their records are saved first."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
from sqlalchemy import ColumnElement, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server import database, model
from terramara.server.fold import in_force
from terramara.server.prepare import check_schema
from terramara.server.rules import MissingRules, record_of
from terramara.server.store import Store

# No table goes sooner. One that was just made, or whose player thinks about a move, isn't abandoned. And the
# id of a finished one mustn't be free while its deal is valid: its secret is known by then.
LEAST = 3600.0


class Policy(msgspec.Struct, frozen=True):
    """After how many seconds without a move or message a table goes; None: never."""

    waiting: float | None
    abandoned: float | None
    finished: float | None

    def ages(self) -> dict[str, float]:
        said = {"waiting": self.waiting, "playing": self.abandoned, "over": self.finished}
        return {status: max(age, LEAST) for status, age in said.items() if age is not None}


class Pruned(msgspec.Struct):
    waiting: int = 0
    playing: int = 0
    over: int = 0
    records: int = 0
    # Games that began under rules or with a set that aren't here: they stay, since no record can be made.
    kept: int = 0


def _old(status: str, age: float, now: float) -> ColumnElement[bool]:
    """No move and no message for this long."""
    game, entry, chat = model.game.c, model.entry.c, model.chat.c
    limit = now - age
    done = select(entry.game).where(entry.game == game.id, entry.at > limit)
    said = select(chat.game).where(chat.game == game.id, chat.at > limit)
    # Where somebody has days for a turn, the table waits for them.
    runs = game.due.is_not(None) & (game.due > now)
    return (
        (game.status == status)
        & ~runs
        & (func.coalesce(game.updated, game.created) <= limit)
        & ~done.exists()
        & ~said.exists()
    )


async def prune(url: str, policy: Policy, *, folder: Path | None, dry: bool) -> Pruned:
    """Count what would go, or with `dry` off remove it; `folder` gets the record of every game that began."""
    engine = database.writer(url)
    found = Pruned()
    now = time.time()
    try:
        async with engine.connect() as connection:
            await check_schema(connection)
        for status, age in policy.ages().items():
            old = _old(status, age, now)
            async with engine.connect() as connection:
                ids = [row.id for row in await connection.execute(select(model.game.c.id).where(old))]
            for game in ids:
                record = None
                if folder is not None and status != "waiting":
                    record = await _record(Store(engine), game)
                    if record is None:
                        found.kept += 1
                        continue
                    if not dry:
                        _save(folder, game, record)
                if not dry:
                    async with engine.begin() as connection:
                        gone = await _remove(connection, game, old)
                    if not gone:
                        if folder is not None and record is not None:
                            _file(folder, game).unlink(missing_ok=True)
                        continue
                found.records += record is not None
                setattr(found, status, getattr(found, status) + 1)
    finally:
        await engine.dispose()
    return found


async def _remove(connection: AsyncConnection, game: str, old: ColumnElement[bool]) -> bool:
    """Look again first: somebody may have come back meanwhile. Everything that belongs to the game goes with
    it."""
    done = await connection.execute(delete(model.game).where(model.game.c.id == game, old))
    return done.rowcount == 1


async def _record(store: Store, game: str) -> str | None:
    row = await store.game(game)
    if row is None:
        return None
    acts = [entry.action for entry in in_force(await store.entries(game)) if entry.action is not None]
    try:
        return record_of(row, acts)
    except (MissingRules, ValueError):
        return None


def _file(folder: Path, game: str) -> Path:
    return folder / f"terramara-{game}.txt"


def _save(folder: Path, game: str, record: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    draft = folder / f".{game}.draft"
    draft.touch(mode=0o600)
    draft.write_text(record, encoding="utf-8")
    draft.replace(_file(folder, game))
