"""Live updates: everything, once, in order, across lost connections; presence, chat, thinking."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from terramara.server import desk as desk_module
from terramara.server.live import Subscriber
from tests.server.inside import begun, desks, until
from tests.server.support import PATIENCE, Browser, Listener, Server, new_key, wait_for


def test_watchers_see_every_entry_once_and_in_order(browser: Browser, server: Server) -> None:
    table = browser.local()
    with Browser(server.url) as other:
        watcher = Listener(other.at(table), after=0)
        mine = Listener(table, after=0)
        state = table.play(40, random.Random(1))
        for listener in (watcher, mine):
            listener.wait(state["n"])
            assert listener.numbers() == list(range(1, state["n"] + 1))
        for seen, own, entry in zip(watcher.states(), mine.states(), table.log()[1:], strict=True):
            assert seen["entry"] == own["entry"] == entry
            assert seen["events"] == entry["events"]
            assert seen["you"] == []
            assert seen["legal"] == {}
            assert own["you"] == [0, 1, 2]
        assert {k: v for k, v in mine.states()[-1].items() if k not in ("entry", "events")} == {
            k: v for k, v in table.state().items() if k != "events"
        }
        watcher.lose()
        mine.lose()


def test_a_lost_connection_misses_nothing_and_repeats_nothing(browser: Browser) -> None:
    table = browser.local()
    rng = random.Random(2)
    seen: list[int] = []
    last = 0
    for _ in range(6):
        listener = Listener(table, after=last)
        state = table.play(9, rng)
        listener.wait(state["n"] - 3)  # lost at some point near the end of these
        listener.lose()
        seen += listener.numbers()
        assert listener.last is not None
        last = int(listener.last)
        table.play(4, rng)  # unseen
    listener = Listener(table, after=last)
    listener.wait(table.state()["n"])
    seen += listener.numbers()
    listener.lose()
    assert seen == list(range(1, table.state()["n"] + 1))


def test_states_sent_again_are_those_sent_first(browser: Browser) -> None:
    table = browser.local()
    live = Listener(table, after=0)
    state = table.play(30, random.Random(3))
    live.wait(state["n"])
    again = Listener(table, after=0)
    again.wait(state["n"])
    assert again.states() == live.states()
    live.lose()
    again.lose()


def test_a_reader_far_behind_leaps_with_every_event(browser: Browser) -> None:
    table = browser.local()
    state = table.play(90, random.Random(4))
    listener = Listener(table, after=3)
    listener.wait(state["n"])
    assert listener.numbers() == [state["n"]]
    log = table.log()
    assert listener.states()[0]["events"] == [event for entry in log[4:] for event in entry["events"]]
    listener.lose()


def test_a_stream_without_a_number_begins_with_the_present(browser: Browser) -> None:
    table = browser.local()
    state = table.play(5, random.Random(5))
    listener = Listener(table)
    listener.wait(state["n"])
    assert listener.numbers() == [state["n"]]
    assert listener.states()[0]["view"] == state["view"]
    listener.lose()


def test_presence_counts_seats_and_watchers(browser: Browser, server: Server) -> None:
    table = browser.local()
    with Browser(server.url) as other:
        watcher = Listener(other.at(table))
        wait_for(lambda: table.info()["watchers"] == 1, "one watcher")
        assert not table.info()["seats"][0]["connected"]
        mine = Listener(table)
        wait_for(lambda: {"seats": [0, 1, 2], "watchers": 1} in watcher.of("presence"), "the seats' presence")
        mine.lose()
        wait_for(lambda: not table.info()["seats"][0]["connected"], "absence")
        watcher.lose()


def test_a_line_sent_again_is_said_once(browser: Browser) -> None:
    table = browser.local()
    key = new_key()
    line = browser.post(table.path + "/chat", {"text": "Hello", "key": key}, expect=201)
    assert browser.post(table.path + "/chat", {"text": "Hello", "key": key}, expect=201) == line
    other = browser.http.post(table.path + "/chat", json={"text": "Goodbye", "key": key})
    assert (other.status_code, other.json()["error"]) == (409, "key-reused")
    browser.post(table.path + "/chat", {"text": "Hello", "key": new_key()}, expect=201)
    assert [said["n"] for said in browser.get(table.path + "/chat")] == [0, 1]


def test_chat_is_kept_and_told(browser: Browser, server: Server) -> None:
    table = browser.make("human", "human")
    with Browser(server.url) as other:
        watcher = Listener(other.at(table))
        for text in ("Hello", "Anybody there? é ☀"):
            browser.post(table.path + "/chat", {"text": text}, expect=201)
        wait_for(lambda: len(watcher.of("chat")) == 2, "two lines of chat")
        assert watcher.of("chat") == other.get(table.path + "/chat")
        assert other.http.post(table.path + "/chat", json={"text": "hi"}).status_code == 403
        assert other.get(table.path + "/chat", after=0)[0]["text"] == "Anybody there? é ☀"
        watcher.lose()


def test_a_waiting_table_tells_who_sits_down_and_begins_when_full(browser: Browser, server: Server) -> None:
    table = browser.make("human", "human", "human")
    assert table.info()["status"] == "waiting"
    mine = Listener(table)
    invite = table.links["invite"].split("#i=")[1]
    for name in ("Ada", "Bo"):
        with Browser(server.url) as guest:
            guest.post(table.path + "/join", {"invite": invite, "name": name})
    wait_for(lambda: mine.numbers() == [0], "the start")
    names = [seat["name"] for seat in mine.of("table")[-1]["seats"]]
    assert names == ["", "Ada", "Bo"]
    assert table.info()["status"] == "playing"
    mine.lose()


def test_a_graceful_stop_ends_streams_and_loses_nothing(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local()
        listener = Listener(table, after=0)
        state = table.play(10, random.Random(6))
        listener.wait(state["n"])
        assert server.stop() in (0, -15)
        wait_for(listener.ended, "the end of the stream")
        server.start()
        browser.move_to(server.url)
        assert table.state()["n"] == state["n"]


def test_who_has_seen_what_is_not_there_gets_the_present(browser: Browser) -> None:
    """As after a backup was restored: the client knows of later entries than the log."""
    table = browser.local()
    state = table.play(5, random.Random(1))
    stream = Listener(table, after=state["n"] + 10)
    wait_for(stream.states, "the present")
    assert [shown["n"] for shown in stream.states()] == [state["n"]]
    stream.lose()


def test_who_comes_and_goes_without_end_is_told_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time would cost as much as there are streams at the table."""

    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk)
            reader = Subscriber(None, room.n)
            room.subscribers.add(reader)
            desk.came_or_went(room)
            await until(lambda: len(reader.pile) == 1, "the first report")
            for _ in range(50):
                other = Subscriber(None, -2)
                for change in (room.subscribers.add, room.subscribers.discard, room.subscribers.add):
                    change(other)
                    desk.came_or_went(room)
                assert room.presence.total()[1] == len(room.subscribers)  # known, if not told
                await asyncio.sleep(0)
            if not often:
                assert len(reader.pile) == 1
            else:
                await until(lambda: b'"watchers":51' in reader.pile[-1], "the last report")

    for often in (False, True):
        monkeypatch.setattr(desk_module, "BETWEEN", 0.01 if often else PATIENCE)
        asyncio.run(scene())
