"""Tables end: the lobby shows those with somebody in them, hosts remove guests, operators prune."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from terramara import Game
from terramara.server import fair, model, tables
from terramara.server import prune as prune_module
from terramara.server.desk import Desk
from terramara.server.errors import Refusal
from terramara.server.live import Subscriber
from terramara.server.prune import LEAST, Policy, Pruned, prune
from terramara.server.schema import ClockIn
from terramara.server.settings import Limits, database_url
from tests.server.inside import begun, desks, until, visitor
from tests.server.support import PATIENCE, Browser, Server, change, new_key

DAY = 86_400.0
SEATS = {"seats": [{"kind": "human"}, {"kind": "human"}], "public": True}


def aged(database: str, data: Path, game: str, seconds: float) -> None:
    at = time.time() - seconds
    for statement in (
        "UPDATE game SET updated = :at, created = :at WHERE id = :game",
        "UPDATE entry SET at = :at WHERE game = :game",
    ):
        change(database, data, statement, game=game, at=at)


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
            aged(database, data, table.id, 10 * DAY)
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


def test_a_table_that_waits_for_a_turn_of_many_days_is_not_abandoned(database: str, tmp_path: Path) -> None:
    async def make() -> tuple[str, str]:
        async with desks(tmp_path, 1, database=database) as (desk,):
            clock = ClockIn("turns", seconds=30 * 86_400)
            awaited, left = await begun(desk, clock=clock), await begun(desk)
            return awaited.row.id, left.row.id

    awaited, left = asyncio.run(make())
    for game in (awaited, left):
        aged(database, tmp_path, game, 29 * DAY)
    policy, url = Policy(waiting=None, abandoned=7 * DAY, finished=None), database_url(database, tmp_path)
    assert asyncio.run(prune(url, policy, folder=None, dry=True)) == Pruned(playing=1)
    # When that time has run out, it can go as well.
    change(database, tmp_path, "UPDATE game SET due = :at WHERE id = :game", game=awaited, at=time.time() - 1)
    assert asyncio.run(prune(url, policy, folder=None, dry=True)) == Pruned(playing=2)


def test_nothing_is_removed_within_the_hour(database: str, tmp_path: Path) -> None:
    """Or a finished table's deal, whose secret is known then, could make another one."""

    async def make() -> list[str]:
        async with desks(tmp_path, 1, database=database) as (desk,):
            return [(await begun(desk)).row.id for _ in range(2)]

    for game, minutes in zip(asyncio.run(make()), (50, 70), strict=True):
        aged(database, tmp_path, game, 60.0 * minutes)
        change(database, tmp_path, "UPDATE game SET status = 'over' WHERE id = :game", game=game)
    assert LEAST > fair.SECONDS
    url = database_url(database, tmp_path)
    assert asyncio.run(prune(url, Policy(0.0, 0.0, 0.0), folder=None, dry=True)) == Pruned(over=1)


def test_who_comes_back_while_the_record_is_saved_keeps_the_table(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def make() -> str:
        async with desks(tmp_path, 1, database=database) as (desk,):
            return (await begun(desk)).row.id

    game, folder, url = asyncio.run(make()), tmp_path / "records", database_url(database, tmp_path)
    aged(database, tmp_path, game, 40 * DAY)
    save = prune_module._save

    def slowly(*what: Any) -> None:
        save(*what)
        with ThreadPoolExecutor() as other:
            statement = "UPDATE entry SET at = :at WHERE game = :game"
            other.submit(change, database, tmp_path, statement, game=game, at=time.time()).result(PATIENCE)

    monkeypatch.setattr(prune_module, "_save", slowly)
    policy = Policy(None, 30 * DAY, None)
    assert asyncio.run(prune(url, policy, folder=folder, dry=False)) == Pruned()
    assert list(folder.iterdir()) == []  # it has the seed of a game that goes on
    monkeypatch.setattr(prune_module, "_save", save)
    aged(database, tmp_path, game, 40 * DAY)
    assert asyncio.run(prune(url, policy, folder=folder, dry=False)) == Pruned(playing=1, records=1)


async def removed(desk: Desk, game: str) -> None:
    """As by `terramara prune`, which is another process: nobody tells the server."""
    async with desk._write_engine.begin() as connection:
        await connection.execute(model.game.delete().where(model.game.c.id == game))


def test_a_table_that_was_removed_while_somebody_sits_there_is_not_found(
    database: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with visitor(tmp_path, database=database) as http:
            desk = http._transport.app._app.state.desk  # type: ignore[attr-defined]
            seats = {"seats": [{"kind": "local"}, {"kind": "local"}]}
            for path in ("/chat", "/actions", "/start", "/leave"):
                made = (await http.post("/api/tables", json=SEATS if path == "/start" else seats)).json()
                table = "/api/tables/" + made["table"]["id"]
                body: dict[str, Any] = {}
                if path == "/chat":
                    body = {"text": "Hello", "key": new_key()}
                elif path == "/actions":
                    state = (await http.get(table + "/state")).json()
                    ((seat, (action, *_)),) = state["legal"].items()
                    body = {"n": 0, "seat": int(seat), "action": action, "key": new_key()}
                await removed(desk, made["table"]["id"])
                answer = await asyncio.wait_for(http.post(table + path, json=body), PATIENCE)
                assert (path, answer.status_code, answer.json()["error"]) == (path, 404, "not-found")
                assert (await http.get(table)).status_code == 404

    asyncio.run(scene())


def test_who_watches_a_table_that_is_removed_is_told_to_go(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1, database=database, heartbeat=0.01) as (desk,):
            gone, there = await begun(desk), await begun(desk)
            readers = {room.row.id: Subscriber(None, -2) for room in (gone, there)}
            for room in (gone, there):
                room.subscribers.add(readers[room.row.id])
            await removed(desk, gone.row.id)
            await until(lambda: readers[gone.row.id].closed, "the end of the stream")
            assert set(desk.rooms.by_id) == {there.row.id}
            assert not readers[there.row.id].closed

    asyncio.run(scene())
