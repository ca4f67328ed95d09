"""Limits: dear requests and guesses are counted per client, streams per table and in all."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from terramara.server import rules
from terramara.server.errors import Refusal
from terramara.server.importing import Imported, read_record
from terramara.server.limits import SITE, Buckets, Streams, client_key
from terramara.server.settings import Limits
from terramara.server.store import Store
from tests.server.inside import until, visitor
from tests.server.support import PATIENCE, new_key

# Next to nothing comes back, so what is counted does not depend on time.
LIMITS = Limits(guesses=(1e-6, 3.0), heavy=(1e-6, 3.0))
SEATS = {"seats": [{"kind": "local"}, {"kind": "human"}], "starter": 0}


@pytest.mark.parametrize("what", ["id", "invitation", "token", "past", "reasons"])
def test_guesses_and_dear_questions_are_counted(what: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path, limits=LIMITS) as http:
            made = (await http.post("/api/tables", json=SEATS)).json()
            table = f"/api/tables/{made['table']['id']}"
            invite = made["table"]["invite"]

            async def ask() -> httpx.Response:
                match what:
                    case "id":
                        return await http.get("/api/tables/" + "x" * 22)
                    case "invitation":
                        return await http.post(table + "/join", json={"invite": "x" * 32, "name": "Gil"})
                    case "token":
                        return await http.post(table + "/claim", json={"token": "x" * 32})
                    case "past":
                        return await http.get(table + "/state", params={"at": 0})
                    case _:
                        return await http.get(table + "/reasons", params={"seat": 0})

            if what in ("past", "reasons"):
                await http.post(table + "/join", json={"invite": invite, "name": "Gil"})
                await http.post(table + "/start")
                state = (await http.get(table + "/state")).json()
                ((seat, (action, *_)),) = state["legal"].items()
                told = {"n": 0, "seat": int(seat), "action": action, "key": new_key()}
                assert (await http.post(table + "/actions", json=told)).status_code == 200
            answers = [(await ask()).status_code for _ in range(5)]
            right = {"id": 404, "invitation": 403, "token": 403, "past": 200, "reasons": 200}[what]
            assert answers == [right] * 3 + [429] * 2
            # What is right, or costs little, is still answered.
            assert (await http.get(table)).status_code == 200
            assert (await http.get(table + "/log")).status_code == 200

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/api/openapi.json", "/", "/none.js"])
def test_every_address_counts(path: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path, limits=Limits(requests=(1e-6, 3.0))) as http:
            answers = [(await http.get(path)) for _ in range(5)]
            assert [answer.status_code for answer in answers[3:]] == [429] * 2
            assert answers[0].status_code in (200, 404)
            assert answers[4].json()["limit"] == "requests"
            assert int(answers[4].headers["retry-after"]) > 0
            assert answers[4].headers["x-content-type-options"] == "nosniff"

    asyncio.run(scene())


def test_metrics_are_dear_and_may_need_a_token(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(heavy=(1e-6, 3.0))
        async with visitor(tmp_path, limits=limits, metrics_token="sesame") as http:
            assert (await http.get("/metrics")).status_code == 404
            assert (await http.get("/metrics", headers={"Authorization": "Bearer x"})).status_code == 404
            known = {"Authorization": "Bearer sesame"}
            answers = [(await http.get("/metrics", headers=known)).status_code for _ in range(2)]
            assert answers == [200, 429]

    asyncio.run(scene())


def test_catching_up_step_by_step_is_dear(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path, limits=Limits(reads=(1e-6, 8.0))) as http:
            made = await http.post("/api/tables", json={"seats": [{"kind": "local"}] * 2, "seed": 3})
            table = f"/api/tables/{made.json()['table']['id']}"
            state = (await http.get(table + "/state")).json()
            for _ in range(40):
                ((seat, (action, *_)),) = state["legal"].items()
                told = {"n": state["n"], "seat": int(seat), "action": action, "key": new_key()}
                state = (await http.post(table + "/actions", json=told)).json()
            # Reading as many entries costs less than one read more; to show each as it was costs eight.
            assert (await http.get(table + "/log")).status_code == 200
            answer = await asyncio.wait_for(http.get(table + "/live", params={"after": 0}), PATIENCE)
            assert (answer.status_code, answer.json()["limit"]) == (429, "reads")

    asyncio.run(scene())


def test_a_stream_that_begins_with_every_event_pays_for_the_whole_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terramara.server.desk.ENTRIES_A_READ", 1)

    async def scene() -> None:
        async with visitor(tmp_path, limits=Limits(reads=(1e-6, 8.0))) as http:
            made = await http.post("/api/tables", json={"seats": [{"kind": "local"}] * 2, "seed": 3})
            table = f"/api/tables/{made.json()['table']['id']}"
            state = (await http.get(table + "/state")).json()
            for _ in range(8):
                ((seat, (action, *_)),) = state["legal"].items()
                told = {"n": state["n"], "seat": int(seat), "action": action, "key": new_key()}
                state = (await http.post(table + "/actions", json=told)).json()
            for nowhere in ({}, {"after": 1000}):
                answer = await asyncio.wait_for(http.get(table + "/live", params=nowhere), PATIENCE)
                assert (answer.status_code, answer.json()["limit"]) == (429, "reads")

    asyncio.run(scene())


def test_a_table_that_has_to_be_loaded_costs_more_than_one_in_memory(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path) as http:
            made = [(await http.post("/api/tables", json=SEATS)).json()["table"]["id"] for _ in range(4)]
        async with visitor(tmp_path, limits=Limits(reads=(1e-6, 20.0))) as other:
            answers = [(await other.get(f"/api/tables/{table}")).status_code for table in made]
            assert answers == [200, 200, 200, 429]
            # One read is left.
            answers = [(await other.get(f"/api/tables/{made[0]}")).status_code for _ in range(2)]
            assert answers == [200, 429]

    asyncio.run(scene())


def test_an_address_cannot_sit_down_everywhere(tmp_path: Path) -> None:
    async def scene() -> None:
        seats = {"seats": [{"kind": "human"}] * 4}
        async with visitor(tmp_path, limits=Limits(seats=(1e-6, 3.0))) as http:
            tables = [
                (await http.post("/api/tables", json={**seats, "public": public})).json()["table"]
                for public in (True, True, True, True, False)
            ]
            http.cookies.clear()

            async def sit(table: dict[str, Any]) -> int:
                body = {"invite": table["invite"], "name": "Gil"}
                return (await http.post(f"/api/tables/{table['id']}/join", json=body)).status_code

            assert [await sit(table) for table in tables] == [200, 200, 200, 429, 200]
            # More seats at the same table, and private tables, are free.
            assert await sit(tables[0]) == 200

    asyncio.run(scene())


def test_ids_of_sets_that_are_not_there_leave_nothing_behind(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path) as http:
            assert (await http.get("/api/sets/base")).status_code == 200
            kept = rules._set_json.cache_info().currsize
            for number in range(20):
                for unknown in (f"none{number}", f"base@{number:016x}"):
                    assert (await http.get(f"/api/sets/{unknown}")).status_code == 404
            assert rules._set_json.cache_info().currsize == kept

    asyncio.run(scene())


def test_chat_has_an_end_and_reading_it_a_price(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terramara.server.api_play.MOST_LINES", 3)
    monkeypatch.setattr("terramara.server.desk.ENTRIES_A_READ", 1)

    async def scene() -> None:
        async with visitor(tmp_path, limits=Limits(reads=(1e-6, 5.0))) as http:
            table = f"/api/tables/{(await http.post('/api/tables', json=SEATS)).json()['table']['id']}"
            lines = [{"text": "hello", "key": new_key()} for _ in range(4)]
            answers = [await http.post(table + "/chat", json=line) for line in lines]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 409]
            assert answers[3].json()["error"] == "chat-full"
            # A line sent again was said before.
            assert (await http.post(table + "/chat", json=lines[1])).status_code == 201
            assert [(await http.get(table + "/chat")).status_code for _ in range(2)] == [200, 429]

    asyncio.run(scene())


def test_a_client_plays_one_record_through_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    begun: list[str] = []

    def slowly(text: str) -> Imported:
        begun.append(text)
        go_on.wait(PATIENCE)
        return read_record(text)

    monkeypatch.setattr("terramara.server.api_tables.read_record", slowly)

    async def scene() -> None:
        async with visitor(tmp_path) as http:
            turns = http._transport.app._app.state.desk.replays  # type: ignore[attr-defined]
            asked = [
                asyncio.create_task(http.post("/api/tables/import", json={"record": "nonsense"}))
                for _ in range(3)
            ]
            await until(lambda: turns.waiting == 2, "two that wait for the first")
            assert len(begun) == 1
            go_on.set()
            assert [(await answer).status_code for answer in asked] == [422] * 3

    asyncio.run(scene())


def test_requests_over_a_limit_are_counted_and_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with visitor(tmp_path, limits=Limits(requests=(1e-6, 2.0))) as http:
            with caplog.at_level(logging.INFO, "terramara.server"):
                answers = [(await http.get("/none.js")).status_code for _ in range(5)]
        assert answers == [404] * 2 + [429] * 3
        logged = [vars(record)["status"] for record in caplog.records if record.message == "request"]
        assert logged == [404] * 2

    asyncio.run(scene())


def test_the_networks_of_one_site_share_what_many_clients_get() -> None:
    buckets = Buckets(Limits(reads=(1e-6, 2.0)))
    here = [client_key(f"2001:db8:7:{number:x}::1") for number in range(SITE + 1)]
    for client in here[:SITE]:
        for _ in range(2):
            buckets.take("reads", client)
    for client in (here[0], here[SITE]):
        with pytest.raises(Refusal):
            buckets.take("reads", client)
    for client in (client_key("2001:db8:8::1"), *(client_key(f"192.0.2.{n}") for n in range(SITE + 1))):
        buckets.take("reads", client)

    streams = Streams(Limits(streams_per_client=1))
    for client in here[:SITE]:
        streams.open(client, "t", seated=False)
    assert refused(streams, here[SITE], "t")
    assert not refused(streams, client_key("2001:db8:8::1"), "t")
    streams.close(here[0], "t")
    assert not refused(streams, here[SITE], "t")


def test_a_list_costs_what_it_shows_and_few_questions_to_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    ask = Store._all

    async def counted(store: Store, statement: Any) -> Any:
        asked.append(statement)
        return await ask(store, statement)

    async def scene() -> None:
        monkeypatch.setattr(Store, "_all", counted)
        async with visitor(tmp_path, limits=Limits(reads=(1e-6, 8.0), tables=(1e-6, 30.0))) as http:
            for _ in range(30):
                await http.post("/api/tables", json=SEATS)
        # Another server, which has none of them in memory.
        async with visitor(tmp_path, limits=Limits(reads=(1e-6, 8.0))) as other:
            other.cookies = http.cookies
            asked.clear()
            answers = [await other.get("/api/tables?mine=1") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert [len(answer.json()) for answer in answers[:2]] == [30, 30]
            assert len(asked) < 15

    asyncio.run(scene())


def test_streams_of_one_client_catch_up_one_after_another() -> None:
    async def scene() -> None:
        streams = Streams(Limits())
        for client in ("a", "a", "b"):
            streams.open(client, "t", seated=False)
        async with streams.turn("a"):
            second = asyncio.create_task(wait(streams, "a"))
            await asyncio.wait_for(wait(streams, "b"), PATIENCE)  # another client need not wait
            assert not second.done()
        await asyncio.wait_for(second, PATIENCE)
        for client in ("a", "a", "b"):
            streams.close(client, "t")
        assert streams._turns == {}
        unlimited = Streams(Limits(on=False))
        async with unlimited.turn("a"):
            await asyncio.wait_for(wait(unlimited, "a"), PATIENCE)

    asyncio.run(scene())


async def wait(streams: Streams, client: str) -> None:
    async with streams.turn(client):
        pass


def refused(streams: Streams, client: str, table: str, *, seated: bool = False) -> bool:
    try:
        streams.open(client, table, seated=seated)
    except Refusal as refusal:
        return refusal.code == "too-many"
    streams.close(client, table)
    return False


def test_streams_are_bounded_by_client_by_table_and_in_all() -> None:
    streams = Streams(Limits(streams_per_client=2, streams_per_table=3, streams=4))
    for client, table in (("a", "t"), ("a", "u"), ("b", "t"), ("c", "t")):
        assert not refused(streams, client, table)
        streams.open(client, table, seated=False)
    assert refused(streams, "d", "v")  # in all
    streams.close("a", "u")
    assert not refused(streams, "d", "v")
    assert not refused(streams, "a", "v")
    assert refused(streams, "d", "t")  # at this table
    assert not refused(streams, "d", "t", seated=True)  # whose players always find a place
    streams.close("b", "t")
    assert not refused(streams, "d", "t")
    streams.open("a", "u", seated=False)
    assert refused(streams, "a", "v")  # of this client
    assert refused(streams, "a", "v", seated=True)
    assert not refused(Streams(Limits(streams=0, on=False)), "a", "t")
