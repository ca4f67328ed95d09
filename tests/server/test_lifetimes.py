"""Tables end: the lobby shows those with somebody in them, hosts remove guests, operators prune."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from terramara import Game
from terramara.server import tables
from terramara.server.errors import Refusal
from terramara.server.prune import Policy, Pruned, prune
from terramara.server.settings import Limits, database_url
from tests.server.inside import begun, desks, visitor
from tests.server.support import Browser, Server, change

DAY = 86_400.0
SEATS = {"seats": [{"kind": "human"}, {"kind": "human"}], "public": True}


def test_an_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path, limits=Limits(lobby=(1e-6, 3.0))) as http:
            answers = [(await http.post("/api/tables", json=SEATS)).status_code for _ in range(5)]
            assert answers == [201] * 3 + [429] * 2
            assert len((await http.get("/api/tables?open=1")).json()) == 3
            private = await http.post("/api/tables", json={**SEATS, "public": False})
            assert private.status_code == 201

    asyncio.run(scene())


def test_the_lobby_forgets_tables_that_were_left_or_are_old(database: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
        left, old, there = (browser.make("human", "human", public=True) for _ in range(3))
        browser.post(left.path + "/leave")
        change(database, data, "UPDATE game SET created = 1 WHERE id = :game", game=old.id)
        assert [table["id"] for table in browser.get("/api/tables", open=True)] == [there.id]


def test_the_host_removes_a_guest_before_the_start_and_nobody_else_does(
    browser: Browser, server: Server
) -> None:
    table = browser.make("human", "human", "human")
    with Browser(server.url) as guest, Browser(server.url) as other:
        join = {"invite": table.info()["invite"], "name": "Gil"}
        guest.post(table.path + "/join", join)
        assert guest.post(table.path + "/remove", {"seat": 0}, expect=403)["error"] == "not-host"
        assert other.post(table.path + "/remove", {"seat": 1}, expect=403)["error"] == "no-seat"
        for seat in (0, 2, 3):
            assert browser.post(table.path + "/remove", {"seat": seat}, expect=422)["error"] == "unknown-seat"
        info = browser.post(table.path + "/remove", {"seat": 1})
        assert [seat["taken"] for seat in info["seats"]] == [True, False, False]
        assert guest.get(table.path)["you"] == []
        other.post(table.path + "/join", join)
        browser.post(table.path + "/start")
        assert browser.post(table.path + "/remove", {"seat": 1}, expect=409)["error"] == "started"


def test_a_guest_cannot_be_removed_from_a_game_that_begins_at_that_moment(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, "human", "human")
            await tables.take_seat(desk.writer, room.row.id, 1, "Gil", b"g" * 32, further=False)
            with pytest.raises(Refusal) as refused:
                await tables.leave(desk.writer, room.row.id, b"g" * 32, removed=True)
            assert refused.value.code == "started"
            await desk.rooms.reload(room)
            assert room.seats_of(b"g" * 32) == (1,)

    asyncio.run(scene())


@pytest.mark.parametrize("dry", [True, False])
def test_pruning_removes_what_is_old_and_keeps_its_record(dry: bool, database: str, tmp_path: Path) -> None:
    data, folder = tmp_path / "data", tmp_path / "records"
    with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
        waiting = [browser.make("human", "human") for _ in range(2)]
        playing = [browser.local(2) for _ in range(2)]
        over = [browser.local(2) for _ in range(2)]
        for table in playing:
            table.play(5, random.Random(1))
        for table in over:
            table.play(5000, random.Random(1))
        for table in (waiting[0], playing[0], over[0]):
            for statement in (
                "UPDATE game SET updated = :at, created = :at WHERE id = :game",
                "UPDATE entry SET at = :at WHERE game = :game",
            ):
                change(database, data, statement, game=table.id, at=time.time() - 10 * DAY)
        server.stop()
    url = database_url(database, data)
    policy = Policy(waiting=DAY, abandoned=3 * DAY, finished=3 * DAY)
    found = asyncio.run(prune(url, policy, folder=folder, dry=dry))
    assert found == Pruned(waiting=1, playing=1, over=1, records=2)
    again = asyncio.run(prune(url, policy, folder=None, dry=True))
    assert again == (Pruned(waiting=1, playing=1, over=1) if dry else Pruned())
    if dry:
        assert not folder.exists()
    else:
        records = {file.stem.removeprefix("terramara-"): file.read_text() for file in folder.iterdir()}
        assert set(records) == {playing[0].id, over[0].id}
        game = Game.from_record(records[over[0].id])
        assert game.over
        assert game.fair is not None
        assert game.fair.problems(game.seed) == []
        with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
            for kept in (waiting[1], playing[1], over[1]):
                assert browser.get(kept.path)["id"] == kept.id
            assert browser.http.get(over[0].path).status_code == 404
