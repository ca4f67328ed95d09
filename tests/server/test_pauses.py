"""Pauses by agreement, and what clients are told of time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from terramara.server.tokens import hash_token
from tests.server.inside import TOKEN, Hands, visitor
from tests.server.support import Browser, Listener, Server, Table, new_key, wait_for
from tests.server.test_clocks import scene_of, thinking_until_told, to_move
from tests.server.test_shapes import check
from tests.server.test_stand_in import ask, seat_of, two_at

CLOCK = {"kind": "live", "seconds": 900, "increment": 10}


def want(table: Table, *, on: bool = True, expect: int = 200) -> Any:
    return table.browser.post(table.path + "/pause", {"on": on}, expect=expect)


def test_a_pause_begins_when_all_agree_and_anyone_ends_it(server: Server) -> None:
    with two_at(server, clock=CLOCK) as (mine, other), Browser(server.url) as stranger:
        stream = Listener(other)
        info = want(mine)
        assert [seat["pause"] for seat in info["seats"]] == [seat_of(mine) == n for n in (0, 1)]
        assert not info["times"]["paused"]
        wait_for(lambda: any(any(s["pause"] for s in t["seats"]) for t in stream.of("table")), "the proposal")
        assert want(stranger.at(mine), expect=403)["error"] == "no-seat"
        info = want(other)
        assert (info["times"]["paused"], info["times"]["running"]) == (True, None)
        assert not any(seat["pause"] for seat in info["seats"])

        state = mine.state()
        legal = state["legal"][str(seat_of(mine))]
        assert mine.act(state, legal[0], expect=409)["error"] == "paused"
        assert want(stranger.at(mine), on=False, expect=403)["error"] == "no-seat"
        assert want(mine)["times"]["paused"]
        info = want(other, on=False)
        assert (info["times"]["paused"], info["times"]["running"]) == (False, seat_of(mine))
        assert not want(mine, on=False)["times"]["paused"]
        mine.act(mine.state(), legal[0])
        assert [entry["kind"] for entry in mine.log()][:3] == ["start", "pause", "resume"]
        wait_for(lambda: stream.last == str(mine.state()["n"]), "the move")
        assert [s["entry"]["kind"] for s in stream.states()[-3:]] == ["pause", "resume", "act"]
        stream.lose()


def test_a_proposal_can_be_turned_down(server: Server) -> None:
    with two_at(server, clock=CLOCK) as (mine, other):
        want(mine)
        assert not any(seat["pause"] for seat in want(other, on=False)["seats"])
        assert not want(other)["times"]["paused"]
        assert want(mine)["times"]["paused"]


def test_who_lets_a_bot_play_is_not_asked(server: Server) -> None:
    with two_at(server, clock=CLOCK) as (mine, other):
        ask(other, seat_of(other))
        assert want(mine)["times"]["paused"]


def test_without_a_clock_or_a_game_there_is_nothing_to_pause(browser: Browser) -> None:
    assert want(browser.local(2), expect=422)["error"] == "no-clock"
    assert want(browser.make("human", "human", clock=CLOCK), expect=409)["error"] == "not-started"


def test_a_clock_that_makes_no_sense_is_refused(browser: Browser) -> None:
    seats = [{"kind": "local"}] * 2
    for clock, status in (
        ({"kind": "turns", "seconds": 86_400, "increment": 5}, 422),
        ({"kind": "live", "seconds": 0}, 400),
        ({"kind": "live", "seconds": 31 * 86_400}, 400),
        ({"kind": "sand", "seconds": 60}, 400),
        ({"kind": "live", "seconds": 60, "out": "lose"}, 400),
    ):
        answer = browser.post("/api/tables", {"seats": seats, "clock": clock}, expect=status)
        assert answer["error"] == ("bad-clock" if status == 422 else "malformed")


def test_no_time_passes_in_a_pause_and_no_bot_moves(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_of(tmp_path, database, "local", "bot", starter=0) as (desk, room, hands):
            told = thinking_until_told(desk)
            while room.bot_to_move() is None:
                seat = to_move(room)
                await desk.rooms.do(room, "act", seat, room.n, room.playing().legal()[0], f"key-{room.n:06}")
            mine, n = room.times(), room.n
            assert mine is not None
            await desk.rooms.mark_time(room, lambda: None if room.paused else "pause")
            told.set()
            hands.go_by(5000)
            await desk.keeper.look()
            assert room.bot_to_move() is None
            assert room.n == n + 1
            assert room.row.id not in await desk.store.waiting_for_bots(0)
            await desk.rooms.mark_time(room, lambda: "resume" if room.paused else None)
            info = room.info(hash_token(TOKEN))
            assert info.times is not None
            assert info.times.left == mine.left
            while to_move(room) == 1:
                await asyncio.sleep(0.005)

    asyncio.run(scene())


def test_a_turn_takes_so_many_pauses_and_changes_of_hands_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terramara.server.fold.INTERRUPTIONS", 4)

    async def scene() -> None:
        async with visitor(tmp_path) as http:
            seats = {"seats": [{"kind": "local"}] * 2, "clock": CLOCK, "seed": 4}
            path = f"/api/tables/{(await http.post('/api/tables', json=seats)).json()['table']['id']}"
            for on in (True, False, True, False):
                assert (await http.post(path + "/pause", json={"on": on})).status_code == 200
            mover = (await http.get(path)).json()["to_move"]
            for what, body in (("/pause", {"on": True}), ("/stand-in", {"on": True, "seat": mover})):
                answer = await http.post(path + what, json=body)
                assert (answer.status_code, answer.json()["error"]) == (422, "restless")
            assert (await http.get(path)).json()["n"] == 4
            # The next turn has its own.
            turn = 0
            while not turn:
                state = (await http.get(path + "/state")).json()
                ((seat, (action, *_)),) = state["legal"].items()
                told = {"n": state["n"], "seat": int(seat), "action": action, "key": new_key()}
                done = (await http.post(path + "/actions", json=told)).json()
                turn = sum(event["event"] == "turn" for event in done["events"])
            assert (await http.post(path + "/pause", json={"on": True})).status_code == 200

    asyncio.run(scene())


def test_times_are_told_in_every_answer_with_the_servers_time(tmp_path: Path) -> None:
    async def scene() -> None:
        hands = Hands()
        async with visitor(tmp_path, hands=hands) as http:
            seats = [{"kind": "local"}, {"kind": "bot"}, {"kind": "human"}]
            public = {"seats": seats, "public": True, "clock": CLOCK}
            made = (await http.post("/api/tables", json=public)).json()["table"]
            (listed,) = (await http.get("/api/tables?open=1")).json()
            assert made["clock"] == listed["clock"] == {**CLOCK, "out": "turn"}
            assert made["times"] is listed["times"] is None
            path = f"/api/tables/{made['id']}"
            begun = (await http.post(path + "/start")).json()
            await played(http, path)
            hands.go_by(30)
            state = (await http.get(path + "/state")).json()
            past = (await http.get(path + "/state?at=0")).json()
            (mine,) = (await http.get("/api/tables?mine=1")).json()
            check("State", state)
            check("TableInfo", mine)
            left = state["times"]["left"]
            assert state["times"] == mine["times"] == past["times"]
            assert state["times"]["now"] == hands.now
            assert (left[0], left[1:]) == (begun["times"]["left"][0] - 30, [None, None])

    async def played(http: httpx.AsyncClient, path: str) -> None:
        """Until it is the person's turn: bots move by themselves."""
        while (await http.get(path)).json()["times"]["running"] != 0:
            await asyncio.sleep(0.02)

    asyncio.run(scene())
