"""The one task of a process that writes, so that many tables share one commit and one sync of the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from terramara.server import model
from terramara.server.log import Entry, row
from terramara.server.metrics import COMMITS, ENTRIES

Job = Callable[[AsyncConnection], Awaitable[Any]]
RETRIES = 5
# PostgreSQL's classes of errors: connection, transaction rolled back, resources, locks, an operator.
PASSING_STATES = ("08", "40", "53", "55", "57")
# SQLite allows 32766 variables in a statement, PostgreSQL's protocol as many: this stays far below.
AT_ONCE = 500


class Append:
    __slots__ = ("also", "done", "entry", "game", "over", "settled", "snapshot")

    def __init__(
        self,
        game: str,
        entry: Entry,
        snapshot: str | None,
        over: bool,
        settled: dict[str, Any],
        also: Job | None,
    ) -> None:
        self.game = game
        self.entry = entry
        self.snapshot = snapshot
        self.over = over
        self.settled = settled
        self.also = also
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Writer:
    def __init__(
        self,
        engine: AsyncEngine,
        *,
        window: float,
        notify: Callable[[AsyncConnection, list[tuple[str, int]]], Awaitable[None]] | None = None,
    ) -> None:
        self._engine = engine
        self._window = window
        self._notify = notify
        self._appends: list[Append] = []
        self._jobs: list[tuple[Job, asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._insert: Any = insert

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Commits what is waiting, then stops."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def append(
        self,
        game: str,
        entry: Entry,
        snapshot: str | None = None,
        *,
        over: bool = False,
        settled: dict[str, Any] | None = None,
        also: Job | None = None,
    ) -> bool:
        """True once the entry is on the disk; False if another took its number or its key. A first entry also
        writes what it settles about its game, and `also` runs in the same transaction."""
        item = Append(game, entry, snapshot, over, settled or {}, also)
        self._appends.append(item)
        self._wake.set()
        return await item.done

    async def run(self, job: Job) -> Any:
        """Run a job in the next commit, within a savepoint of its own, and return its result."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, done))
        self._wake.set()
        return await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        began = 0.0
        while True:
            await self._wake.wait()
            # A lone move is written at once; under load, moves within the window share one commit.
            wait = began + self._window - loop.time()
            if wait > 0 and not self._closing:
                await asyncio.sleep(wait)
            began = loop.time()
            self._wake.clear()
            appends, self._appends = self._appends[:AT_ONCE], self._appends[AT_ONCE:]
            jobs, self._jobs = self._jobs, []
            if self._appends:
                self._wake.set()
            if appends or jobs:
                await self._commit(appends, jobs)
            if self._closing and not self._appends and not self._jobs:
                return

    async def _commit(self, appends: list[Append], jobs: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        # In the same order everywhere, so that two processes can't wait for each other in a circle.
        appends.sort(key=lambda item: (item.game, item.entry.n))
        for attempt in range(RETRIES):
            try:
                won, results = await self._transaction(appends, jobs)
            except Exception as error:  # noqa: BLE001  the writer must outlive whatever one batch holds
                # Nothing was written, so all of it can be tried again.
                again = passes(error) and not isinstance(error, TimeoutError)  # that was long enough
                if again and attempt + 1 < RETRIES and not self._closing:
                    await asyncio.sleep(0.05 * 2**attempt)
                    continue
                if appends and not passes(error) and len(appends) + len(jobs) > 1:
                    # One of them can't be written; the others must not suffer for it.
                    await self._commit([], jobs)
                    for item in appends:
                        await self._commit([item], [])
                else:
                    self._fail(appends, jobs, error)
            else:
                self._tell(appends, jobs, won, results)
            return

    @staticmethod
    def _fail(
        appends: list[Append], jobs: list[tuple[Job, asyncio.Future[Any]]], error: BaseException
    ) -> None:
        for future in [item.done for item in appends] + [done for _, done in jobs]:
            if not future.done():
                future.set_exception(error)

    @staticmethod
    def _tell(
        appends: list[Append],
        jobs: list[tuple[Job, asyncio.Future[Any]]],
        won: set[tuple[str, int, str]],
        results: list[Any],
    ) -> None:
        COMMITS.inc()
        ENTRIES.inc(len(won))
        for item in appends:
            if not item.done.done():
                item.done.set_result((item.game, item.entry.n, item.entry.key) in won)
        for (_, done), result in zip(jobs, results, strict=True):
            if done.done():
                continue
            if isinstance(result, BaseException):
                done.set_exception(result)
            else:
                done.set_result(result)

    async def _transaction(
        self, appends: list[Append], jobs: list[tuple[Job, asyncio.Future[Any]]]
    ) -> tuple[set[tuple[str, int, str]], list[Any]]:
        async with self._engine.begin() as connection:
            results: list[Any] = []
            for job, _ in jobs:
                try:
                    async with connection.begin_nested():
                        results.append(await job(connection))
                except Exception as error:
                    if passes(error):
                        raise
                    results.append(error)  # only this job fails
            won = await self._insert_entries(connection, appends) if appends else set()
            if won and self._notify is not None:
                await self._notify(connection, [(game, n) for game, n, _ in won])
        return won, results

    async def _insert_entries(
        self, connection: AsyncConnection, appends: list[Append]
    ) -> set[tuple[str, int, str]]:
        entry = model.entry.c
        # Compiled once and kept; a statement with the rows in it would be compiled for every number of rows.
        statement = (
            self._insert(model.entry).on_conflict_do_nothing().returning(entry.game, entry.n, entry.key)
        )
        rows = [row(item.game, item.entry) for item in appends]
        won = {tuple(found) for found in await connection.execute(statement, rows)}
        kept = [i for i in appends if i.snapshot and (i.game, i.entry.n, i.entry.key) in won]
        if kept:
            snapshots = [{"game": i.game, "n": i.entry.n, "position": i.snapshot} for i in kept]
            await connection.execute(self._insert(model.snapshot).values(snapshots).on_conflict_do_nothing())
        for item in appends:
            if (item.game, item.entry.n, item.entry.key) not in won:
                continue
            if item.also is not None:
                await item.also(connection)
            if item.entry.kind == "start" or item.over:
                change = model.game.update().where(model.game.c.id == item.game)
                status = "over" if item.over else "playing"
                await connection.execute(change.values(status=status, updated=item.entry.at, **item.settled))
        return won


def passes(error: Exception) -> bool:
    """Return whether the same work may succeed a moment later, as after a deadlock or a lost connection."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated or isinstance(error, OperationalError | InterfaceError):
            return True
        cause: BaseException | None = error.orig
    else:
        cause = error  # while connecting, nobody wraps the errors
    state = getattr(cause, "sqlstate", None) or ""
    return isinstance(cause, OSError | asyncpg.InterfaceError) or state[:2] in PASSING_STATES


class Refused(Exception):  # noqa: N818  an answer, not an error of the program
    """Raised in a job to undo what it did and tell its caller why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
