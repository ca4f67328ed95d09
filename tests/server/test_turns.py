"""One client's bots, however many, let another's think after one thought and not after all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from terramara.server.app import create_app
from terramara.server.turns import Turns
from tests.server.inside import first, settings_of, until
from tests.server.support import PATIENCE

SEATS = [{"kind": "local"}, {"kind": "bot", "bot": "random"}]


def test_clients_get_places_by_turns() -> None:
    async def scene() -> None:
        turns, done = Turns(1), []

        async def work(client: str, number: int) -> None:
            async with turns.place(client):
                done.append((client, number))
                await asyncio.sleep(0)

        asked = [("a", n) for n in range(6)] + [("b", 0), ("b", 1), ("c", 0)]
        await asyncio.gather(*(work(client, n) for client, n in asked))
        assert sorted(done) == sorted(asked)
        assert [client for client, _ in done] == ["a", "a", "b", "c", "a", "b", "a", "a", "a"]
        assert turns.waiting == 0

    asyncio.run(scene())


def test_no_client_gets_the_last_place_too() -> None:
    async def scene() -> None:
        turns = Turns(3)

        async def work() -> None:
            async with turns.place("a"):
                await asyncio.sleep(3600)

        working = [asyncio.create_task(work()) for _ in range(5)]
        await until(lambda: turns.waiting == 3, "two at work")
        for _ in range(3):
            async with asyncio.timeout(PATIENCE), turns.place("b"):
                assert turns.waiting == 3
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        async with asyncio.timeout(PATIENCE), turns.place("a"), turns.place("a"), turns.place("b"):
            assert turns.waiting == 0

    asyncio.run(scene())


@pytest.mark.parametrize("late", [False, True])
def test_a_place_given_up_is_passed_on(late: bool) -> None:
    """Also when it comes at the very moment in which it is given up."""

    async def scene() -> None:
        turns = Turns(1)

        async def wait(client: str) -> None:
            async with turns.place(client):
                pass

        async with turns.place("a"):
            gone, stays = (asyncio.create_task(wait(client)) for client in "bc")
            await until(lambda: turns.waiting == 2, "both in the queue")
            if not late:
                gone.cancel()
        if late:
            gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        async with asyncio.timeout(PATIENCE):
            await stays
            await wait("d")

    asyncio.run(scene())


def test_bots_think_for_the_address_of_who_plays(tmp_path: Path) -> None:
    asked: list[str] = []

    async def choose(bot: str, view: Any, seed: int, client: str = "") -> str:
        asked.append(client)
        return await first(bot, view, seed, client)

    async def scene() -> None:
        app, desk = create_app(settings_of(tmp_path))
        desk.pool.choose = choose  # type: ignore[method-assign]
        await desk.open()
        for address in ("192.0.2.1", "192.0.2.2"):
            transport = httpx.ASGITransport(app, client=(address, 1))
            headers = {"X-Terramara": "1"}
            async with httpx.AsyncClient(
                transport=transport, base_url="http://127.0.0.1", headers=headers
            ) as http:
                made = await http.post("/api/tables", json={"seats": SEATS, "starter": 1})
                room = await desk.rooms.get(made.json()["table"]["id"])
                await until(lambda room=room: room.bot_to_move() is None, "the person's turn")  # type: ignore[misc]
                assert asked
                assert set(asked) == {address}
                asked.clear()
        # Who only looks is not played for.
        assert (await http_of(app, "192.0.2.3", f"/api/tables/{room.row.id}")) == 200
        assert room.client == "192.0.2.2"
        await desk.close()

    asyncio.run(scene())


async def http_of(app: Any, address: str, path: str) -> int:
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        return (await http.get(path)).status_code
