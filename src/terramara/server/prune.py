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


class Policy(msgspec.Struct, frozen=True):
    """After how many seconds without a move or message a table goes; None: never."""

    waiting: float | None
    abandoned: float | None
    finished: float | None

    def ages(self) -> dict[str, float]:
        said = {"waiting": self.waiting, "playing": self.abandoned, "over": self.finished}
        return {status: age for status, age in said.items() if age is not None}


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
    return (
        (game.status == status)
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
                if folder is not None and status != "waiting":
                    if not await _export(Store(engine), game, folder, dry=dry):
                        found.kept += 1
                        continue
                    found.records += 1
                if not dry:
                    async with engine.begin() as connection:
                        await _remove(connection, game, old)
                setattr(found, status, getattr(found, status) + 1)
    finally:
        await engine.dispose()
    return found


async def _remove(connection: AsyncConnection, game: str, old: ColumnElement[bool]) -> None:
    """Look again first: somebody may have come back meanwhile. Everything that belongs to the game goes with
    it."""
    await connection.execute(delete(model.game).where(model.game.c.id == game, old))


async def _export(store: Store, game: str, folder: Path, *, dry: bool) -> bool:
    row = await store.game(game)
    if row is None:
        return False
    acts = [entry.action for entry in in_force(await store.entries(game)) if entry.action is not None]
    try:
        text = record_of(row, acts)
    except (MissingRules, ValueError):
        return False
    if not dry:
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f".{game}.draft"
        draft.touch(mode=0o600)
        draft.write_text(text, encoding="utf-8")
        draft.replace(folder / f"terramara-{game}.txt")
    return True
