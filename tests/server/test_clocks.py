"""Clocks at a table: for whom time runs, what a turn earns, and what happens when none is left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from terramara import Game
from terramara.bots import STAND_IN
from terramara.server import tables
from terramara.server.clocks import after
from terramara.server.desk import Desk
from terramara.server.errors import Refusal
from terramara.server.fold import in_force
from terramara.server.room import Room
from terramara.server.rules import record_of
from terramara.server.schema import ClockIn, SeatIn, TableIn
from terramara.server.tokens import hash_token
from tests.server.inside import TOKEN, Hands, begun, desks, first, move, until, with_quick_bots
from tests.server.support import new_key

MINUTES = ClockIn("live", 600, 10)
TAKES_OVER = ClockIn("live", 600, 10, "seat")
DAYS = ClockIn("turns", 3 * 86_400)


@asynccontextmanager
async def scene_of(
    folder: Path, database: str, *kinds: str, clock: ClockIn = MINUTES, **more: Any
) -> AsyncIterator[tuple[Desk, Room, Hands]]:
    """A table with a clock in its first turn. Time stands still."""
    hands = Hands()
    async with desks(folder, 1, hands=hands, database=database) as (desk,):
        with_quick_bots(desk)
        room = await begun(desk, *kinds, clock=clock, **more)
        if not kinds:
            await play_turn(desk, room)
        yield desk, room, hands


async def play_turn(desk: Desk, room: Room) -> None:
    """To the beginning of the next turn."""
    turns = turns_begun(room)
    while turns_begun(room) == turns:
        await move(desk, room)


def turns_begun(room: Room) -> int:
    assert room.clocks is not None
    return room.clocks.turns


def left(room: Room) -> list[float | None]:
    times = room.times()
    assert times is not None
    return times.left


def running(room: Room) -> int | None:
    times = room.times()
    assert times is not None
    return times.running


def to_move(room: Room) -> int:
    seat = room.playing().to_move
    assert seat is not None
    return seat


def thinking_until_told(desk: Desk) -> asyncio.Event:
    """Bots that answer when the test lets them."""
    told = asyncio.Event()

    async def slowly(bot: str, view: Any, seed: int, client: str = "") -> str:
        await told.wait()
        return await first(bot, view, seed, client)

    desk.pool.choose = slowly  # type: ignore[method-assign]
    return told


async def kinds_of(desk: Desk, room: Room) -> list[str]:
    return [entry.kind for entry in await desk.store.entries(room.row.id)]


def test_time_runs_for_who_is_to_move_and_a_turn_earns_its_increment(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database) as (desk, room, hands):
            one = to_move(room)
            assert left(room) == [600, 600]
            assert running(room) == one
            hands.go_by(100)
            assert left(room)[one] == 500
            await move(desk, room)  # not yet the end of the turn
            assert (left(room)[one], to_move(room)) == (500, one)
            hands.go_by(50)
            await play_turn(desk, room)
            other = to_move(room)
            assert other == 1 - one
            assert (left(room)[one], left(room)[other], running(room)) == (460, 600, other)
            hands.go_by(30)
            assert (left(room)[one], left(room)[other]) == (460, 570)

    asyncio.run(scene())


def test_the_set_up_earns_nothing(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database, "local", "local") as (desk, room, hands):
            await play_turn(desk, room)
            assert left(room) == [600, 600]
            hands.go_by(1)
            assert sum(filter(None, left(room))) == 1199

    asyncio.run(scene())


@pytest.mark.parametrize("clock", [MINUTES, DAYS])
def test_undo_gives_back_no_time_and_earns_nothing_twice(
    clock: ClockIn, database: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database, clock=clock) as (desk, room, hands):
            one = to_move(room)
            full = float(clock.seconds)
            await undoable_end(desk, room)
            seat = 1 - one
            hands.go_by(60)
            assert left(room)[seat] == full - 60
            for _ in range(2):
                await desk.rooms.do(room, "undo", one, room.n, None, new_key())
                assert (running(room), left(room)[seat]) == (one, full - 60)
                hands.go_by(5)
                await desk.rooms.do(room, "redo", one, room.n, None, new_key())
                assert (running(room), left(room)[seat]) == (seat, full - 60)
            assert left(room)[one] == full + clock.increment - 10

    asyncio.run(scene())


async def undoable_end(desk: Desk, room: Room) -> None:
    """Ends turns until one has ended by an action that may be undone."""
    for _ in range(40):
        seat = to_move(room)
        await play_turn(desk, room)
        if room.may_undo(seat) and to_move(room) != seat:
            assert room.clocks is not None
            return
    raise AssertionError("no turn that can be undone")


def test_days_are_given_for_each_turn(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database, clock=DAYS) as (desk, room, hands):
            one = to_move(room)
            hands.go_by(2 * 86_400)
            await move(desk, room)
            assert left(room)[one] == 86_400
            await play_turn(desk, room)
            assert left(room) == [3 * 86_400] * 2

    asyncio.run(scene())


def test_out_of_time_a_bot_plays_the_turn_and_only_that(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database) as (desk, room, hands):
            one, n = to_move(room), room.n
            hands.go_by(599.5)
            await desk.keeper.look()
            assert room.n == n
            hands.go_by(0.5)
            await desk.keeper.look()
            await until(lambda: to_move(room) != one, "the turn of the other")
            entries = await desk.store.entries(room.row.id, after=n)
            assert (entries[0].kind, entries[0].seat, entries[0].action) == ("timeout", one, None)
            assert {(entry.kind, entry.seat) for entry in entries[1:]} == {("act", one)}
            assert room.row.seats[one].stand_in is None
            # What the turn earned is all they have for the next.
            assert (left(room)[one], left(room)[1 - one], running(room)) == (10, 600, 1 - one)
            await play_turn(desk, room)
            assert (to_move(room), running(room), room.bot_to_move()) == (one, one, None)

    asyncio.run(scene())


def test_out_of_time_a_bot_takes_the_seat_over_until_its_holder_is_back(
    database: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database, clock=TAKES_OVER) as (desk, room, hands):
            one = to_move(room)
            hands.go_by(600)
            await desk.keeper.look()
            await until(lambda: to_move(room) != one, "the turn of the other")
            assert room.row.seats[one].stand_in == STAND_IN
            for _ in range(3):
                await play_turn(desk, room)
                await until(lambda: to_move(room) != one, "the turn of the other")
            # One increment, for the turn in which time ran out: bots earn none.
            assert left(room)[one] == 10
            await tables.stand_in(desk.writer, room.row.id, one, None)
            await desk.changed(room)
            await play_turn(desk, room)
            assert (to_move(room), running(room)) == (one, one)

    asyncio.run(scene())


def test_who_is_late_can_neither_move_nor_undo_what_the_bot_did(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database) as (desk, room, hands):
            told = thinking_until_told(desk)
            one, n, action = to_move(room), room.n, room.playing().legal()[0]
            hands.go_by(600)
            with pytest.raises(Refusal, match="out-of-time"):
                await desk.rooms.do(room, "act", one, n, action, new_key())
            with pytest.raises(Refusal, match="out-of-time"):
                await desk.rooms.do(room, "act", one, room.n, action, new_key())
            told.set()
            await until(lambda: to_move(room) != one, "the turn of the other")
            assert not room.may_undo(one)
            assert (await kinds_of(desk, room)).count("timeout") == 1

    asyncio.run(scene())


def test_a_move_answered_in_time_stays_answered(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database) as (desk, room, hands):
            thinking_until_told(desk)
            one, n, action, key = to_move(room), room.n, room.playing().legal()[0], new_key()
            await desk.rooms.do(room, "act", one, n, action, key)
            hands.go_by(600)
            await desk.rooms.do(room, "act", one, n, action, key)
            assert (await kinds_of(desk, room))[-2:] == ["act", "timeout"]

    asyncio.run(scene())


def test_bots_and_stand_ins_use_no_time(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database, "local", "bot", starter=1) as (desk, room, hands):
            told = thinking_until_told(desk)
            while room.bot_to_move() is None:
                await move(desk, room)
            mine = left(room)[0]
            assert (running(room), left(room)[1]) == (None, None)
            hands.go_by(5000)
            await desk.keeper.look()
            assert left(room)[0] == mine
            told.set()
            await until(lambda: to_move(room) == 0, "the person's turn")
            assert "timeout" not in await kinds_of(desk, room)

            told.clear()
            hands.go_by(7)
            await tables.stand_in(desk.writer, room.row.id, 0, STAND_IN)
            await desk.changed(room)
            assert (running(room), left(room)[0]) == (None, 593)
            hands.go_by(5000)
            await tables.stand_in(desk.writer, room.row.id, 0, None)
            await desk.changed(room)
            assert (running(room), left(room)[0]) == (0, 593)
            hands.go_by(3)
            assert left(room)[0] == 590
            assert room.fold.second_thoughts == 0

    asyncio.run(scene())


def test_no_time_runs_at_an_empty_seat_nor_before_the_start(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database) as (desk, room, hands):
            one = to_move(room)
            hands.go_by(20)
            await tables.leave(desk.writer, room.row.id, hash_token(TOKEN))
            await desk.changed(room)
            hands.go_by(5000)
            await desk.keeper.look()
            assert (running(room), left(room)[one]) == (None, 580)
            await tables.take_seat(desk.writer, room.row.id, one, "Gil", b"g" * 32, further=False)
            await desk.changed(room)
            assert (running(room), left(room)[one]) == (one, 580)

            said = TableIn(seats=[SeatIn("human")] * 2, clock=MINUTES)
            waiting = await desk.rooms.get(await tables.create(desk.writer, said, TOKEN))
            info = waiting.info(None)
            assert (info.times, info.clock and info.clock.seconds) == (None, 600)

    asyncio.run(scene())


def test_nobody_owes_time(database: str, tmp_path: Path) -> None:
    """Though time may have run out a moment before anybody notices."""

    async def scene() -> None:
        async with scene_of(tmp_path, database) as (_, room, _):
            assert room.clocks is not None
            one = to_move(room)
            more = {"seat": None, "turns": 0, "owner": one, "to_move": one}
            assert after(room.row, room.clocks, 700, kind="clock", **more).left[one] == 0  # type: ignore[arg-type]

    asyncio.run(scene())


def test_time_runs_out_at_a_table_that_nobody_looks_at(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database, clock=DAYS) as (desk, room, hands):
            one, n = to_move(room), room.n
            desk.rooms.by_id.clear()
            hands.go_by(2.9 * 86_400)
            await desk.keeper.look()
            assert not desk.rooms.by_id
            hands.go_by(0.2 * 86_400)
            await desk.keeper.look()
            again = await desk.rooms.get(room.row.id)
            await until(lambda: to_move(again) != one, "the turn of the other")
            assert (await desk.store.entries(room.row.id, after=n))[0].kind == "timeout"

    asyncio.run(scene())


def test_a_game_finished_by_bots_for_lack_of_time_has_an_exact_record(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        clock = ClockIn("live", 5, 1)
        async with scene_of(tmp_path, database, "local", "local", clock=clock) as (desk, room, hands):
            while not room.playing().over:
                hands.go_by(6)
                n = room.n
                await desk.keeper.look()
                await until(lambda n=n: room.n > n, "a move for lack of time")  # type: ignore[misc]
            entries = await desk.store.entries(room.row.id)
            assert sum(entry.kind == "timeout" for entry in entries) > 10
            acts = [entry.action for entry in in_force(entries) if entry.action is not None]
            game = Game.from_record(record_of(room.row, acts))
            assert game.over
            assert len(game.actions) == len(acts) == sum(entry.kind == "act" for entry in entries)
            assert running(room) is None
            assert not await desk.store.clocks_run()

    asyncio.run(scene())
