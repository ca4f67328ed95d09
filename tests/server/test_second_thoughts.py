"""A log grows with the game, not with second thoughts; and what is read of it is counted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from terramara.server.errors import Refusal
from terramara.server.fold import SECOND_THOUGHTS
from terramara.server.log import Kind
from terramara.server.room import Room
from terramara.server.rooms import Rooms
from terramara.server.settings import Limits
from tests.server.inside import begun, desks, move, move_until_undo, visitor
from tests.server.support import new_key


async def flip(rooms: Rooms, room: Room, seat: int) -> None:
    """Undo, or redo, whichever may be."""
    kind: Kind = "undo" if room.may_undo(seat) else "redo"
    await rooms.do(room, kind, seat, room.n, None, new_key())


def test_a_turn_takes_so_many_second_thoughts_and_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, seed=4)
            await move_until_undo(desk, room)
            assert room.last is not None
            seat = room.last.seat
            assert seat is not None
            for _ in range(SECOND_THOUGHTS):
                await flip(desk.rooms, room, seat)
            assert room.can((0, 1)) == room.can(())
            with pytest.raises(Refusal) as refused:
                await flip(desk.rooms, room, seat)
            assert (refused.value.code, refused.value.details) == ("undo-limit", {"most": SECOND_THOUGHTS})
            # The same after a restart, and no more in the next turn than in this one.
            async with desks(tmp_path, 1) as (other,):
                again = await other.rooms.get(room.row.id)
                assert again.can((0, 1)) == room.can(())
            turn = room.playing().turn
            while room.playing().turn == turn or not room.fold.can_undo():
                await move(desk, room)
            assert any(room.may_undo(seat) for seat in (0, 1))

    asyncio.run(scene())


def test_going_to_and_fro_over_the_end_of_a_turn_brings_nothing_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, seed=4)
            for _ in range(2000):
                if room.fold.done and room.fold.done[-1].turns and room.fold.can_undo():
                    break
                await move(desk, room)
            action, seat = room.fold.done[-1].action, room.fold.done[-1].seat
            before = room.fold.second_thoughts
            for _ in range(5):
                await desk.rooms.do(room, "undo", seat, room.n, None, new_key())
                await desk.rooms.do(room, "act", seat, room.n, action, new_key())
            assert room.fold.second_thoughts == before + 5

    asyncio.run(scene())


def test_a_room_loads_from_the_last_stored_position(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 2, snapshot_every=5) as (desk, other):
            room = await begun(desk, seed=4)
            for _ in range(60):
                await move(desk, room)
            stored = await desk.store.snapshot(room.row.id, room.n)
            assert stored is not None
            again = await other.rooms.get(room.row.id)
            assert len(again.fold.done) == room.n - stored[0] < 40
            assert again.view() == room.view()
            assert again.can((0, 1)) == room.can((0, 1))
            assert again.events == room.events

    asyncio.run(scene())


def test_reading_costs_what_is_read(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(reads=(1e-6, 20.0))
        async with visitor(tmp_path, limits=limits) as http:
            seats = {"seats": [{"kind": "local"}, {"kind": "local"}], "seed": 4}
            made = (await http.post("/api/tables", json=seats)).json()
            path = f"/api/tables/{made['table']['id']}"
            state = (await http.get(path + "/state", params={"after": 1000})).json()
            for _ in range(50):
                ((seat, (action, *_)),) = state["legal"].items()
                told = {"n": state["n"], "seat": int(seat), "action": action, "key": new_key()}
                state = (await http.post(path + "/actions", json=told)).json()

            async def cost(what: str, **query: int) -> float:
                """How many reads it takes away: of the 20 there are, the rest are asked for one by one."""
                answer: httpx.Response = await http.get(path + what, params=query)
                return 0.0 if answer.status_code == 200 else 1.0

            # One read before, then 1 + 51 / 50 each: nine whole logs fit into what is left, and no more.
            for what in ("/log", "/history", "/state") * 3:
                assert await cost(what) == 0.0
            assert await cost("/log") == 1.0

    asyncio.run(scene())


def test_a_long_log_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terramara.server.api_play.PAGE", 7)

    async def scene() -> None:
        async with visitor(tmp_path) as http:
            seats = {"seats": [{"kind": "local"}, {"kind": "local"}], "seed": 4}
            made = (await http.post("/api/tables", json=seats)).json()
            path = f"/api/tables/{made['table']['id']}"
            state = (await http.get(path + "/state")).json()
            for _ in range(15):
                ((seat, (action, *_)),) = state["legal"].items()
                told = {"n": state["n"], "seat": int(seat), "action": action, "key": new_key()}
                state = (await http.post(path + "/actions", json=told)).json()
            log = [(await http.get(path + "/log", params={"from": after})).json() for after in (-1, 6, 13)]
            assert [[entry["n"] for entry in page] for page in log] == [
                [*range(7)],
                [*range(7, 14)],
                [14, 15],
            ]
            scores = (await http.get(path + "/history", params={"from": 6})).json()["moments"]
            assert [moment["n"] for moment in scores] == [*range(7, 14)]

    asyncio.run(scene())
