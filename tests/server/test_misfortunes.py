"""Faults stay where they happen: a lost notice, an unreadable table, a clock set back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server import presence
from terramara.server.logs import mark
from terramara.server.presence import Presence
from terramara.server.relay import Relay
from terramara.server.writer import passes
from tests.server.inside import begun, desks, move
from tests.server.support import Browser, Server, Table, change, wait_for


def test_what_another_writes_while_a_table_is_loaded_is_not_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 2) as (here, there):
            room = await begun(here)
            ask = there.store.snapshot

            async def slowly(game: str, upto: int) -> Any:
                await move(here, room)  # after the log was read, before the room can hear of it
                return await ask(game, upto)

            there.store.snapshot = slowly  # type: ignore[method-assign]
            loaded = await there.rooms.get(room.row.id)
            assert loaded.n == room.n == 1
            assert loaded.playing().to_move == room.playing().to_move

    asyncio.run(scene())


def test_one_job_that_cannot_be_written_harms_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk)

            async def nonsense(connection: AsyncConnection) -> None:
                await connection.execute(text("INSERT INTO nowhere VALUES (1)"))

            async def mistaken(_: AsyncConnection) -> None:
                raise ValueError("not mine")

            answers = await asyncio.gather(
                desk.writer.run(mistaken), move(desk, room), desk.writer.run(mistaken), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [ValueError, type(None), ValueError]
            with pytest.raises(Exception, match="nowhere"):
                await desk.writer.run(nonsense)
            assert room.n == 1

    asyncio.run(scene())


def finished(*games: Table) -> Callable[[], bool]:
    return lambda: all(table.info()["status"] == "over" for table in games)


def test_a_table_that_cannot_be_read_stops_no_bot_at_another(database: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    # As long as a person is to move nothing happens, so the server is stopped in a known state.
    with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
        damaged, sound = (browser.make("human", "bot:random", "bot:random", starter=1) for _ in range(2))
        wait_for(lambda: all(t.state()["legal"] for t in (damaged, sound)), "the person's turn")
        log = damaged.log()
        server.stop()
        statement = "UPDATE entry SET action = 'no such thing' WHERE game = :game AND n = 1"
        change(database, data, statement, game=damaged.id)
        # Both wait for a bot now, the damaged one first.
        for table in (damaged, sound):
            statement = "UPDATE seat SET kind = 'bot', bot = 'random', holder = NULL WHERE game = :game"
            change(database, data, statement, game=table.id)
        server.start()
        browser.move_to(server.url)
        wait_for(finished(sound), "the end of the sound game")
        refused = browser.http.get(damaged.path + "/state")
        assert (refused.status_code, refused.json()["error"]) == (409, "damaged")
        assert len(damaged.log()) == len(log)
    # Who knows an id may watch: the log has a mark of it instead.
    assert damaged.id not in "".join(server.log)
    assert mark(damaged.id) in "".join(server.log)


def test_bots_move_though_the_clock_was_set(database: str, tmp_path: Path) -> None:
    """The last entry is of tomorrow: the machine began with a wrong clock."""
    data = tmp_path / "data"
    with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
        table = browser.make("human", "bot:random", "bot:random", starter=0)
        server.stop()
        change(database, data, "UPDATE entry SET at = at + 86400")
        change(database, data, "UPDATE seat SET kind = 'bot', bot = 'random', holder = NULL")
        server.start()
        browser.move_to(server.url)
        wait_for(finished(table), "the end of the game")


def test_what_a_database_says_while_it_starts_is_worth_another_try() -> None:
    starting = asyncpg.CannotConnectNowError("the database system is starting up")
    wrapped = DBAPIError("SELECT 1", {}, starting)
    assert passes(starting)
    assert passes(wrapped)
    assert passes(asyncpg.InterfaceError("the connection is closed"))
    assert passes(ConnectionRefusedError())
    assert not passes(asyncpg.UndefinedTableError("no such table"))
    assert not passes(asyncpg.InvalidPasswordError("no"))
    assert not passes(ValueError())


def test_a_process_that_falls_silent_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: now))
    table = Presence("here")
    assert table.set("here", {0}, 0)
    assert table.set("there", {1}, 2)
    assert not table.set("here", {0}, 0)
    now += presence.STALE + 1
    assert table.set("here", {0}, 0)
    assert table.total() == (frozenset({0}), 0)


class Connection:
    def __init__(self) -> None:
        self.closed = False

    def is_closed(self) -> bool:
        return self.closed

    async def close(self, timeout: float) -> None:
        pass


class Unsteady(Relay):
    async def _connect(self) -> None:
        self._connection = Connection()


def test_notices_that_find_no_room_are_a_gap() -> None:
    """Otherwise you'd see their news only with the next notice of the same table."""

    async def scene() -> None:
        relay = Unsteady("postgresql://nowhere/x", "here")
        relay._inbox = asyncio.Queue(maxsize=1)
        caught_up = asyncio.Event()

        async def gap() -> None:
            caught_up.set()

        async def hear(_: Any) -> None:
            pass

        await relay.start(hear, gap)
        for game in ("a", "b"):
            relay._heard(None, 0, "", f'{{"kind":"log","process":"there","game":"{game}","n":1}}')
        await asyncio.wait_for(caught_up.wait(), 60)
        await relay.close()

    asyncio.run(scene())


def test_a_gap_is_read_however_often_that_fails() -> None:
    """The database goes away again while a process catches up with what it missed."""

    async def scene() -> int:
        relay = Unsteady("postgresql://nowhere/x", "here")
        caught_up = asyncio.Event()
        attempts = 0

        async def gap() -> None:
            nonlocal attempts
            attempts += 1
            if attempts < 3:
                raise TimeoutError
            caught_up.set()

        async def hear(_: Any) -> None:
            pass

        await relay.start(hear, gap)
        relay._connection.closed = True
        await asyncio.wait_for(caught_up.wait(), 60)
        await relay.close()
        return attempts

    assert asyncio.run(scene()) == 3
