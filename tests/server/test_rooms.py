"""A table in memory: what you can undo, what is stored beside the log, what readers and retries get."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import takewhile
from pathlib import Path

import pytest

from terramara.server import tables
from terramara.server.desk import Desk
from terramara.server.errors import Refusal
from terramara.server.fold import Act
from terramara.server.live import PILE, Subscriber
from terramara.server.room import Room
from terramara.server.rooms import LEAP
from terramara.server.tokens import hash_token
from tests.server.inside import TOKEN, begun, desks, move, move_until_undo, until


def before_this_turn(room: Room) -> Act | None:
    """The action that ended the turn before, if the same seat made it and could undo it as well."""
    acts = room.fold.done
    for act in reversed(acts[:-1]):
        if act.seat != acts[-1].seat or act.before is None or not room.fold.can_undo():
            return None
        if act.turns:
            return act
    return None


def test_a_restart_leaves_the_turn_before_alone(tmp_path: Path) -> None:
    """The only player with members left has turn after turn."""

    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            rng = random.Random(1)
            room = await begun(desk, seed=3)
            while (before := before_this_turn(room)) is None:
                if room.playing().over:
                    room = await begun(desk, seed=rng.randrange(1000))
                await move(desk, room, rng.choice)
            await desk.rooms.do(room, "restart", before.seat, room.n, None, "k" * 8)
            assert room.fold.done[-1] is before
            assert room.may_undo(before.seat)

    asyncio.run(scene())


def undo_depth(room: Room) -> int:
    """How many actions could be undone in a row."""
    return sum(1 for _ in takewhile(lambda act: act.before is not None, reversed(room.fold.done)))


def test_what_can_be_undone_can_be_after_a_snapshot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 2, snapshot_every=1) as (here, there):
            rng = random.Random(2)
            room = await begun(here, seed=4)
            seen = 0
            while seen < 20 or await here.store.snapshot(room.row.id, room.n) is None:
                await move(here, room, rng.choice)
                depth = undo_depth(room)
                if depth:
                    seen += 1
                    there.rooms.by_id.clear()
                    assert undo_depth(await there.rooms.get(room.row.id)) == depth

    asyncio.run(scene())


async def refusal(desk: Desk, room: Room, *request: object) -> str:
    with pytest.raises(Refusal) as refused:
        await desk.rooms.do(room, *request)  # type: ignore[arg-type]
    return refused.value.code


def test_a_key_stands_for_one_request(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, seed=4)
            await move_until_undo(desk, room)
            last = room.last
            assert last is not None
            assert last.seat is not None
            repeated = ("act", last.seat, last.n - 1, last.action, last.key)
            assert await desk.rooms.do(room, *repeated) is room  # type: ignore[arg-type]
            assert await refusal(desk, room, "act", 1 - last.seat, *repeated[2:]) == "key-reused"
            await desk.rooms.do(room, "undo", last.seat, room.n, None, "undo-key")
            assert await refusal(desk, room, "redo", last.seat, last.n, None, "undo-key") == "key-reused"
            assert await refusal(desk, room, "redo", last.seat, last.n, None, "other-key") == "stale"
            assert room.n == last.n + 1

    asyncio.run(scene())


def test_games_kept_for_an_undo_keep_no_views(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, seed=5)
            await move_until_undo(desk, room)
            shown = room.playing().view()  # as everybody watching has had it
            before, seat = room.n, room.playing().to_move
            await move(desk, room)
            kept = [act.before for act in room.fold.done if act.before is not None]
            assert kept
            assert [play._view for play in kept] == [None] * len(kept)
            assert seat is not None
            await desk.rooms.do(room, "undo", seat, room.n, None, "undo-key")
            assert (room.playing().view(), room.n) == (shown, before + 2)

    asyncio.run(scene())


def test_a_reader_gets_every_step_up_to_a_bound_and_one_leap_beyond(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, seed=5)
            while room.n <= LEAP:
                await move(desk, room)
            for behind, frames in ((LEAP, LEAP), (LEAP + 1, 1), (1, 1), (0, 0)):
                reader = Subscriber(None, room.n - behind)
                sent = await desk.rooms.catch_up(room, reader)
                assert [frame[:2] == b"id" for frame in sent] == [True] * frames + [False]
                assert (reader.cursor, reader.behind) == (room.n, False)

            gone = Subscriber(None, room.n - LEAP)
            gone.close()
            assert len(await desk.rooms.catch_up(room, gone)) <= 1  # nothing is played again for nobody

    assert LEAP == 50
    asyncio.run(scene())


def test_a_reader_that_does_not_read_is_served_from_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, seed=5)
            reader = Subscriber(None, room.n)
            room.subscribers.add(reader)
            await desk.rooms.catch_up(room, reader)
            for _ in range(PILE):
                await move(desk, room)
            assert (len(reader.pile), reader.behind) == (PILE, False)
            await move(desk, room)
            assert (len(reader.pile), reader.behind, reader.cursor) == (0, True, 0)
            await move(desk, room)
            assert len(reader.pile) == 0
            (leap, _) = await desk.rooms.catch_up(room, reader)
            assert leap.startswith(b"id: %d\n" % room.n)

    asyncio.run(scene())


def test_tables_that_nobody_looks_at_are_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            idle, watched, busy, thinking, fresh = [await begun(desk) for _ in range(5)]
            for room in (idle, watched, busy, thinking):
                room.touched = time.monotonic() - desk.settings.room_idle - 1
            watched.subscribers.add(Subscriber(None, 0))
            thinking.thinking = {0}
            async with busy.lock:
                desk.rooms.drop_idle()
            assert set(desk.rooms.by_id.values()) == {watched, busy, thinking, fresh}
            again = await desk.rooms.get(idle.row.id)
            assert again is not idle
            assert again.n == idle.n

    asyncio.run(scene())


def test_so_many_tables_stay_in_memory_that_nobody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terramara.server.rooms.MOST_IDLE", 2)

    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            older, old, recent, watched, fresh = [await begun(desk) for _ in range(5)]
            now = time.monotonic()
            for room, ago in ((older, 300), (old, 200), (recent, 100), (watched, 400)):
                room.touched = now - ago
            watched.subscribers.add(Subscriber(None, 0))
            desk.rooms.drop_idle()
            assert set(desk.rooms.by_id.values()) == {recent, fresh, watched}
            # However many there are, nobody loses a table that is being asked for.
            more = [await begun(desk) for _ in range(3)]
            desk.rooms.drop_idle()
            assert set(desk.rooms.by_id.values()) == {fresh, watched, *more}

    asyncio.run(scene())


def test_seats_at_one_screen_that_are_left_can_be_taken_by_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk)
            await tables.leave(desk.writer, room.row.id, hash_token(TOKEN))
            guests = [hash_token(name * 32) for name in "ab"]
            for guest in guests:
                await tables.take_seat(desk.writer, room.row.id, None, "Gil", guest, further=False)
            await desk.changed(room)
            await until(lambda: [seat.holder for seat in room.row.seats] == guests, "the guests")

    asyncio.run(scene())
