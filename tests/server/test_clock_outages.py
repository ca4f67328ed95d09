"""No server that is down, asleep or without its database burns time, or gives any."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from terramara.server.backup import backup, restore
from terramara.server.room import Room
from terramara.server.settings import database_url
from terramara.server.timekeeper import PULSE
from tests.server.inside import Hands, begun, desks, until, with_quick_bots
from tests.server.support import PATIENCE, Browser, Server, change, wait_for
from tests.server.test_clocks import MINUTES, left, play_turn, running, to_move

HOUR = 3600.0


def test_a_server_that_is_down_burns_no_time(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        table = ""
        for stop in range(3):
            async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
                room = await desk.rooms.get(table) if table else await begun(desk, clock=MINUTES)
                table = room.row.id
                assert left(room)[to_move(room)] == 600 - 100 * stop
                hands.go_by(100)
                await desk.keeper.look()
            hands.go_by(HOUR)
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await desk.rooms.get(table)
            one = to_move(room)
            assert left(room)[one] == 300
            # Nor is it said to have run out by who asks the database alone.
            assert await desk.store.clocks_due(hands.now, 9) == []
            hands.go_by(300)
            assert await desk.store.clocks_due(hands.now, 9) == [table]
            await play_turn_of_a_bot(room, one)

    async def play_turn_of_a_bot(room: Room, one: int) -> None:
        await until(lambda: room.clocks is not None and one in room.clocks.out, "the end of the time")

    asyncio.run(scene())


def test_what_was_spent_since_the_last_pulse_is_given_back_and_no_more(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await begun(desk, clock=MINUTES)
            one = to_move(room)
            hands.go_by(50)
            await desk.keeper.sure()
            hands.go_by(PULSE / 2)
        hands.go_by(HOUR)
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await desk.rooms.get(room.row.id)
            assert left(room)[one] == 550

    asyncio.run(scene())


def test_a_clock_that_was_never_running_finds_no_outage(database: str, tmp_path: Path) -> None:
    """A server that has been up all day without a clock was not away."""

    async def scene() -> None:
        hands = Hands()
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            await begun(desk, clock=MINUTES, name="first")
            for room in desk.rooms.by_id.values():
                room.row.status = "over"
            await desk.writer.run(lambda c: c.exec_driver_sql("UPDATE game SET due = NULL"))
            desk.rooms.by_id.clear()
            hands.go_by(24 * HOUR)
            room = await begun(desk, clock=MINUTES)
            hands.go_by(30)
            await desk.keeper.sure()
            assert desk.rooms.watch.outages == []
            assert left(room)[to_move(room)] == 570

    asyncio.run(scene())


def test_a_machine_that_sleeps_or_whose_clock_is_set_burns_no_time(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await begun(desk, clock=MINUTES)
            one = to_move(room)
            hands.go_by(10)
            await desk.keeper.sure()
            hands.while_asleep(8 * HOUR)
            # Nobody has looked at the clocks since: the move itself finds out.
            await desk.rooms.do(room, "act", one, room.n, room.playing().legal()[0], "after-waking")
            assert left(room)[one] == 590
            hands.while_asleep(-2 * HOUR)
            await desk.keeper.look()
            assert left(room)[to_move(room)] in (590, 600)

    asyncio.run(scene())


def test_a_database_that_is_away_burns_no_time(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await begun(desk, clock=MINUTES)
            one = to_move(room)
            hands.go_by(10)
            await desk.keeper.sure()
            write = desk.writer._transaction

            async def away(*_: object) -> None:
                raise OSError("the database is away")

            desk.writer._transaction = away  # type: ignore[method-assign, assignment]
            hands.go_by(HOUR)
            with pytest.raises(OSError, match="away"):
                await desk.keeper.sure()
            hands.go_by(HOUR)
            desk.writer._transaction = write  # type: ignore[method-assign]
            await desk.keeper.look()
            assert (left(room)[one], running(room)) == (590, one)

    asyncio.run(scene())


def test_all_who_ask_for_the_time_wait_for_one_answer(tmp_path: Path) -> None:
    """One after another they would wait for long, when the database is there and says nothing."""

    async def scene() -> None:
        hands = Hands()
        async with desks(tmp_path, 1, hands=hands) as (desk,):
            await begun(desk, clock=MINUTES)
            await desk.keeper.close()  # nobody else asks
            asked, silence = 0, asyncio.Event()

            async def silent(*_: object) -> None:
                nonlocal asked
                asked += 1
                await silence.wait()
                raise TimeoutError

            write, desk.writer._transaction = desk.writer._transaction, silent  # type: ignore[method-assign, assignment]
            hands.go_by(HOUR)
            sure = [asyncio.create_task(desk.keeper.sure()) for _ in range(5)]
            await until(lambda: asked == 1, "the first who asks")
            silence.set()
            answers = await asyncio.wait_for(asyncio.gather(*sure, return_exceptions=True), PATIENCE)
            assert [type(answer) for answer in answers] == [TimeoutError] * 5
            assert asked == 1
            desk.writer._transaction = write  # type: ignore[method-assign]

    asyncio.run(scene())


def test_of_several_servers_one_acts_once(cluster: object, tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        database = cluster.new_database()  # type: ignore[attr-defined]
        async with desks(tmp_path, 3, hands=hands, database=database) as all_of_them:
            for desk in all_of_them:
                with_quick_bots(desk)
            room = await begun(all_of_them[0], clock=MINUTES)
            await play_turn(all_of_them[0], room)
            rooms = [await desk.rooms.get(room.row.id) for desk in all_of_them]
            await until(lambda: len({other.n for other in rooms}) == 1, "the same game everywhere")
            one, n = to_move(room), room.n
            hands.go_by(600)
            await asyncio.gather(*(desk.keeper.look() for desk in all_of_them))
            await until(lambda: all(to_move(other) != one for other in rooms), "the next turn")
            entries = await all_of_them[0].store.entries(room.row.id, after=n)
            assert [entry.kind for entry in entries] == ["timeout"] + ["act"] * (len(entries) - 1)
            assert [left(other) for other in rooms] == [left(room)] * 3
            # A server that joins while others serve was no outage.
            hands.go_by(1)
            async with desks(tmp_path, 1, hands=hands, database=database) as (late,):
                again = await late.rooms.get(room.row.id)
                assert left(again) == left(room)
                assert late.rooms.watch.outages == []

    asyncio.run(scene())


def test_a_bot_that_plays_for_lack_of_time_goes_on_after_a_crash(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await begun(desk, clock=MINUTES)
            one, n = to_move(room), room.n
            desk.rooms.on_entry = lambda _: None  # it dies before the bot has moved
            hands.go_by(600)
            await desk.rooms.settle(room)
            assert room.n == n + 1
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            with_quick_bots(desk)
            await desk.keeper.look()
            room = await desk.rooms.get(room.row.id)
            await until(lambda: room.n > n + 1, "the bot's move")
            (timeout, act, *_) = await desk.store.entries(room.row.id, after=n)
            assert (timeout.kind, act.kind, act.seat) == ("timeout", "act", one)

    asyncio.run(scene())


def test_a_table_that_cannot_go_on_keeps_no_time_from_others(tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        async with desks(tmp_path, 1, hands=hands) as (desk,):
            await begun(desk, clock=MINUTES)
            await desk.writer.run(lambda c: c.exec_driver_sql("UPDATE game SET rules = '0'"))
            other = await begun(desk, clock=MINUTES)
            desk.rooms.by_id.clear()
        hands.go_by(1)
        async with desks(tmp_path, 1, hands=hands) as (desk,):
            asked: list[int] = []
            ask = desk.store.clocks_due

            async def asking(now: float, limit: int) -> list[str]:
                asked.append(limit)
                return await ask(now, limit)

            desk.store.clocks_due = asking  # type: ignore[method-assign]
            for _ in range(2):
                hands.go_by(700)
                await desk.keeper.look()
            # The one that stands still takes no place among those looked at.
            assert asked[-1] == asked[0] + 1
            assert "timeout" in {entry.kind for entry in await desk.store.entries(other.row.id)}

    asyncio.run(scene())


def test_time_between_a_backup_and_its_return_counts_for_nobody(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        file = tmp_path / "tables.backup"
        url = database_url(database, tmp_path)
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await begun(desk, clock=MINUTES)
            hands.go_by(40)
            await desk.keeper.sure()
            await backup(url, file)
        hands.go_by(24 * HOUR)
        await restore(url, file, force=True)
        async with desks(tmp_path, 1, hands=hands, database=database) as (desk,):
            room = await desk.rooms.get(room.row.id)
            assert left(room)[to_move(room)] == 560

    asyncio.run(scene())


def test_killed_and_started_a_server_gives_and_takes_no_time(database: str, tmp_path: Path) -> None:
    """As if it had been dead for a day: its last signs of life are moved back."""
    data = tmp_path / "data"
    clock = {"kind": "turns", "seconds": 1000}
    with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local(2, clock=clock)
        seat = table.info()["to_move"]
        for _ in range(3):
            server.kill()
            change(database, data, "UPDATE entry SET at = at - 86400")
            change(database, data, "UPDATE game SET due = due - 86400")
            change(database, data, "UPDATE pulse SET at = at - 86400")
            change(database, data, "UPDATE outage SET began = began - 86400, ended = ended - 86400")
            server.start()
            browser.move_to(server.url)
        times = table.state()["times"]
        assert times["running"] == seat
        assert 100 < times["left"][seat] < 1000
        assert [entry["kind"] for entry in table.log()] == ["start"]

        # What has run out while it was up is acted on after the start.
        server.kill()
        change(database, data, "UPDATE entry SET at = at - 2000")
        change(database, data, "UPDATE game SET due = due - 2000")
        server.start()
        browser.move_to(server.url)
        log = wait_for(lambda: table.log() if len(table.log()) > 2 else None, "a move for lack of time")
        assert [(entry["kind"], entry["seat"]) for entry in log[1:3]] == [("timeout", seat), ("act", seat)]
