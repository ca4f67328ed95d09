"""The parts of a server without its process: for what cannot be seen, or not for sure, from outside."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from terramara.server import tables
from terramara.server.app import create_app
from terramara.server.desk import Desk
from terramara.server.room import Room
from terramara.server.schema import SeatIn, TableIn
from terramara.server.settings import Settings, database_url
from terramara.server.watch import Watch
from tests.server.support import PATIENCE, new_key

TOKEN = "t" * 32


class Hands:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0
        self.mono = 0.0

    def go_by(self, seconds: float) -> None:
        self.now += seconds
        self.mono += seconds

    def while_asleep(self, seconds: float) -> None:
        """The machine sleeps, or somebody sets its clock."""
        self.now += seconds

    def watch(self) -> Watch:
        """One for each server: each finds out for itself when it was away."""
        return Watch(lambda: self.now, lambda: self.mono)


async def first(_bot: str, view: Any, _seed: int, _client: str) -> str:
    """The thought of a bot that does not think."""
    return str(view["legal"][0])


def with_quick_bots(desk: Desk) -> None:
    desk.pool.choose = first  # type: ignore[method-assign, assignment]


def settings_of(folder: Path, *, database: str | None = None, **more: Any) -> Settings:
    url = database_url(database or str(folder / "tables.sqlite"), folder)
    return Settings(database=url, data=folder, group_window=0.0, **more)


@asynccontextmanager
async def desks(
    folder: Path, count: int, *, hands: Hands | None = None, **more: Any
) -> AsyncIterator[list[Desk]]:
    """Several servers on one database, as processes would be."""
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            desk = Desk(settings_of(folder, **more), hands.watch() if hands else None)
            await desk.open()
            stack.push_async_callback(desk.close)
            opened.append(desk)
        yield opened


@asynccontextmanager
async def visitor(
    folder: Path, url: str = "http://127.0.0.1", *, hands: Hands | None = None, **more: Any
) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server at this address."""
    app, desk = create_app(settings_of(folder, **more), hands.watch() if hands else None)
    await desk.open()
    headers = {"X-Terramara": "1", "Origin": url}
    transport = httpx.ASGITransport(app)
    try:
        async with httpx.AsyncClient(transport=transport, base_url=url, headers=headers) as http:
            yield http
    finally:
        await desk.close()


async def begun(desk: Desk, *kinds: str, **more: Any) -> Room:
    """A table that has begun; two seats at one screen unless others are asked for."""
    seats = [SeatIn(kind, bot="random" if kind == "bot" else None) for kind in kinds or ("local", "local")]  # type: ignore[arg-type]
    table = await tables.create(desk.writer, TableIn(seats=seats, **more), TOKEN)
    room = await desk.rooms.get(table)
    await desk.rooms.start(room)
    return room


async def move(desk: Desk, room: Room, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> None:
    play = room.playing()
    assert play.to_move is not None
    await desk.rooms.do(room, "act", play.to_move, room.n, choose(play.legal()), new_key())


async def move_until_undo(desk: Desk, room: Room) -> None:
    while not room.fold.can_undo():
        await move(desk, room)


async def until(question: Callable[[], object], what: str) -> None:
    """The deadline is far: it ends a test that hangs, it decides nothing."""
    end = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < end, f"never came: {what}"
        await asyncio.sleep(0.005)
