"""When bots move: at once, but for a moment in which a person may take a move back; never for who is back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from terramara.server import driver, schema, tables
from terramara.server.desk import Desk
from terramara.server.room import Room
from tests.server.inside import begun, desks, first, move, settings_of, until, with_quick_bots


async def until_a_bots_turn(desk: Desk, room: Room) -> None:
    while room.bot_to_move() is None:
        await move(desk, room)


def test_a_bot_leaves_a_person_the_time_to_take_a_move_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1, bot_delay=0.5) as (desk,):
            with_quick_bots(desk)
            room = await begun(desk, "human", "bot", starter=0)
            await until_a_bots_turn(desk, room)
            mine = room.last
            assert mine is not None
            await until(lambda: room.n > mine.n, "the bot's answer")
            (answer, *_) = await desk.store.entries(room.row.id, after=mine.n)
            assert answer.at - mine.at > 0.45

    asyncio.run(scene())


def test_a_move_while_a_bot_says_that_it_has_done_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where that takes a moment: another process has to hear of it, too."""
    monkeypatch.setattr(driver, "SWEEP", 3600.0)

    async def scene() -> None:
        async with desks(tmp_path, 1, bot_delay=0.0) as (desk,):
            with_quick_bots(desk)
            room = await begun(desk, "human", "bot", starter=0)
            asked: list[int] = []
            told = False

            async def tell(kind: str, _game: str, _n: int = 0, data: Any = None) -> None:
                nonlocal told
                if kind == "thinking" and data[0] is None and not told:
                    told = True
                    await until_a_bots_turn(desk, room)
                    asked.append(room.n)

            monkeypatch.setattr(desk.relay, "tell", tell)
            await until_a_bots_turn(desk, room)
            await until(lambda: asked and room.n > asked[0], "the bot's answer")

    asyncio.run(scene())


def test_bots_do_not_wait_for_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1, bot_delay=3600.0) as (desk,):
            with_quick_bots(desk)
            room = await begun(desk, "bot", "bot", "human", starter=0)
            await until(lambda: room.n > 1 and room.bot_to_move() is None, "the person's turn")

    asyncio.run(scene())


def test_a_bot_waits_no_longer_when_the_clock_was_set(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1, bot_delay=0.1) as (desk,):
            with_quick_bots(desk)
            desk.rooms.on_entry = lambda _: None
            room = await begun(desk, "human", "bot", starter=0)
            await until_a_bots_turn(desk, room)
            assert room.last is not None
            room.last.at += 86400
            n = room.n
            desk.driver.nudge(room)
            await until(lambda: room.n > n, "the bot's answer")

    asyncio.run(scene())


def test_no_bot_moves_for_who_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            asked, answered = asyncio.Event(), asyncio.Event()

            async def slowly(bot: str, view: Any, seed: int, client: str = "") -> str:
                asked.set()
                await answered.wait()
                return await first(bot, view, seed, client)

            desk.pool.choose = slowly  # type: ignore[method-assign]
            room = await begun(desk)
            seat = room.playing().to_move
            assert seat is not None
            await tables.stand_in(desk.writer, room.row.id, seat, "random")
            await desk.changed(room)
            await asked.wait()
            await tables.stand_in(desk.writer, room.row.id, seat, None)
            await desk.changed(room)
            answered.set()
            await until(lambda: not room.thinking, "the end of the thought")
            assert room.n == 0

    asyncio.run(scene())


def test_nobody_can_use_up_the_key_of_a_bot(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with desks(tmp_path, 1) as (desk,):
            with_quick_bots(desk)
            room = await begun(desk, "bot", "bot", "human", starter=0)
            await until(lambda: room.n > 1, "moves of the bots")
            return [entry.key for entry in await desk.store.entries(room.row.id, after=0)]

    for key in asyncio.run(scene()):
        said = {"n": 0, "seat": 0, "action": "stop"}
        msgspec.convert({**said, "key": key.replace(":", "-").ljust(8, "-")}, schema.ActionIn)
        with pytest.raises(msgspec.ValidationError, match="key"):
            msgspec.convert({**said, "key": key.ljust(8, "-")}, schema.ActionIn)


def test_a_table_that_cannot_go_on_is_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "SWEEP", 0.01)

    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            desk.rooms.on_entry = lambda _: None
            room = await begun(desk, "bot", "bot")

            async def other_rules(connection: Any) -> None:
                await connection.exec_driver_sql("UPDATE game SET rules = '0'")

            await desk.writer.run(other_rules)
        desk = Desk(settings_of(tmp_path, takeover=0.0))
        sweep, get = desk.store.waiting_for_bots, desk.rooms.get
        swept: list[list[str]] = []
        asked: list[str] = []

        async def sweeping(patience: float) -> list[str]:
            swept.append(await sweep(patience))
            return swept[-1]

        async def getting(game: str) -> Room:
            asked.append(game)
            return await get(game)

        desk.store.waiting_for_bots = sweeping  # type: ignore[method-assign]
        desk.rooms.get = getting  # type: ignore[method-assign]
        await desk.open()
        await until(lambda: len(swept) > 3, "the next looks around")
        await desk.close()
        assert all(found == [room.row.id] for found in swept)
        assert asked == [room.row.id]

    asyncio.run(scene())
