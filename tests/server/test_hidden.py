"""Hidden state stays hidden: change it under a view, and no client gets a different byte."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from terramara import Game, load_set
from terramara.server.app import create_app
from terramara.server.desk import Desk
from terramara.server.room import Room
from terramara.server.rules import BESIDE, Play
from terramara.server.settings import Limits, Settings, database_url
from tests.server.support import Browser, Listener, Server, new_key

HEADERS = {"X-Terramara": "1"}


async def everything(client: Any, desk: Desk, path: str, room: Room) -> list[str]:
    """All that can be got of a table: answers, refusals, and the frames of live streams."""
    answers = []
    for what in (
        "",
        "/state",
        f"/state?at={room.n}",
        "/log",
        "/history",
        "/chat",
        "/record",
        "/reasons?seat=0",
        "/reasons?seat=1",
        "/reasons?seat=2",
    ):
        answer = await client.get(path + what)
        answers.append(f"{what} {answer.status_code} {answer.text}")
    for action in ("dance", "craft 8", "take metal", "give ore", "explorer 6R1"):
        body = {"n": room.n, "seat": room.playing().to_move, "action": action, "key": "k" * 8}
        if action not in room.playing().legal():
            answer = await client.post(path + "/actions", json=body, headers=HEADERS)
            answers.append(f"{action} {answer.status_code} {answer.text}")
    for seats in ((), (0,), (0, 1, 2)):
        assert room.last is not None
        answers.append(room.frame(room.last, seats).decode())
    answers.append(json.dumps(room.playing().bot_view(0)))
    answers.append(str(room.info(None)))
    return answers


@contextlib.asynccontextmanager
async def opened(desk: Desk) -> AsyncIterator[None]:
    await desk.open()
    try:
        yield
    finally:
        await desk.close()


async def compare(settings: Settings) -> int:
    app, desk = create_app(settings)
    compared = 0
    transport = httpx.ASGITransport(app=app)
    async with opened(desk), httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        seats = [{"kind": "local"}] * 3
        for seed in (1, 2):
            made = await client.post(
                "/api/tables",
                json={"seats": seats, "options": {"first_game": seed == 1}, "seed": seed},
                headers=HEADERS,
            )
            path = "/api/tables/" + made.json()["table"]["id"]
            room = desk.rooms.by_id[made.json()["table"]["id"]]
            rng = random.Random(seed)
            while not room.playing().over:
                play = room.playing()
                assert play.to_move is not None
                action = rng.choice(play.legal())
                await desk.rooms.do(room, "act", play.to_move, room.n, action, new_key())
                if rng.random() < 0.1 and not room.playing().over:
                    compared += await once(client, desk, path, room)
    return compared


def other_fate(position: dict[str, Any], seed: int) -> dict[str, Any]:
    """Another deck and other dice to come, and all that lies open the same."""
    level = {a.id: a.level for a in load_set("base").artefacts}
    rng = random.Random(seed)
    deck = position["deck"]
    deck = sorted(rng.sample(deck, len(deck)), key=lambda a: level[a])
    return position | {"deck": deck, "rng": f"{rng.getrandbits(64):x}"}


async def once(client: Any, desk: Desk, path: str, room: Room) -> int:
    true = room.play
    assert true is not None
    before = await everything(client, desk, path, room)
    for seed in (11, 12):
        room.play = Play(Game.from_position(other_fate(true.position(), seed)))
        room._view = None
        assert await everything(client, desk, path, room) == before
    room.play = true
    room._view = None
    return 1


def test_all_seats_see_the_same() -> None:
    """The server makes one view for all; should a rule ever hide something from a seat, this says so."""
    game = Game.new(players=4, seed=5)
    rng = random.Random(5)
    while not game.over:
        whole = game.view(None).data
        for seat in range(4):
            own = game.view(seat).data
            assert {k: v for k, v in own.items() if k not in BESIDE} == {
                k: v for k, v in whole.items() if k not in BESIDE
            }
        game.apply(rng.choice(game.legal_actions()))


def test_what_is_told_of_an_action_hangs_on_nothing_that_stays_hidden() -> None:
    """Events are stored with the log and told to all: they must not know more than the view after them."""
    alike = 0
    for seed in range(4):
        game = Game.new(players=3, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            action = rng.choice(game.legal_actions())
            other = Game.from_position(other_fate(game.position(), seed + 1))
            told = [Play(one).again(str(action)) for one in (game, other)]
            if told[0].view() == told[1].view():
                assert told[0].last_events() == told[1].last_events()
                alike += 1
            game.apply(action)
    assert alike > 500


def test_hidden_state_changed_under_a_view_changes_no_payload(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "t.sqlite"), tmp_path)
    settings = Settings(url, tmp_path, limits=Limits(on=False), group_window=0.0)
    assert asyncio.run(compare(settings)) > 20


def test_no_seed_no_deck_and_no_token_in_what_is_sent_or_logged(database: str, tmp_path: Path) -> None:
    seed = 7_392_648_105_277
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local(seed=seed)
        stream = Listener(table, after=0)
        state = table.play(30, random.Random(1))
        stream.wait(state["n"])
        token = table.links["personal"].split("#k=")[1]
        sent = json.dumps([state, table.log(), table.info(), stream.events, table.state()])
        for path in ("/record", "/history", "/chat", "/reasons?seat=0", "/nothing"):
            sent += browser.http.get(table.path + path).text
        sent += browser.http.get("/metrics").text
        assert state["view"]["deck"].keys() == {"1", "2", "3"}
        assert all(isinstance(count, int) for count in state["view"]["deck"].values())
        stream.lose()
        server.stop()
        logged = "".join(server.log)
        events = [json.loads(line)["event"] for line in logged.splitlines()]
        assert (events[0], events[-1]) == ("ready", "closed"), "the whole log was read"
        for secret in (str(seed), f"{seed:x}", token):
            assert secret not in sent
            assert secret not in logged
        assert '"rng"' not in sent
        assert '"seed"' not in sent
        # The log names no table either: its id is what lets one watch.
        assert table.id not in logged
        assert not re.search(r"127\.0\.0\.1:\d+ ", logged)


def test_the_database_holds_no_token(database: str, tmp_path: Path) -> None:
    from terramara.server.backup import backup

    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local()
        token = table.links["personal"].split("#k=")[1]
        invite = table.info()["invite"]
        asyncio.run(backup(database_url(database, tmp_path), tmp_path / "copy"))
        content = (tmp_path / "copy").read_bytes()
        assert table.id.encode() in content
        assert token.encode() not in content
        assert invite.encode() not in content


def test_the_record_with_its_seed_is_given_only_after_the_end(browser: Browser) -> None:
    table = browser.local(2, seed=99)
    table.play(10, random.Random(1))
    refused = browser.http.get(table.path + "/record")
    assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    state = table.play(5000, random.Random(2))
    assert state["view"]["over"]
    record = browser.http.get(table.path + "/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert "attachment" in record.headers["content-disposition"]
    game = Game.from_record(record.text)
    assert [score.total for score in game.scores()] == [s["total"] for s in state["view"]["scores"]]
    # And it can be uploaded: the same game, to look at.
    made = browser.post("/api/tables/import", {"record": record.text}, expect=201)
    assert made["table"]["status"] == "over"
    again = browser.get(f"/api/tables/{made['table']['id']}/state")
    assert again["view"] == state["view"]
