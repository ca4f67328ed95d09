"""Bots at tables: they move by themselves, wait for second thoughts, and a dead server does not stop them."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.support import Browser, Listener, Server, Table, wait_for


def await_moves(table: Table, upto: int) -> None:
    wait_for(lambda: table.info()["n"] >= upto, "some moves")


def test_a_table_of_bots_plays_itself_to_the_end(browser: Browser) -> None:
    table = browser.make("bot:greedy", "bot:random", "bot:random")
    stream = Listener(table, after=0)
    wait_for(lambda: table.info()["status"] == "over", "the end of the game")
    state = table.state()
    stream.wait(state["n"])
    # A reader that falls behind gets several steps at once, and all of them.
    told = [event["n"] for seen in stream.states() for event in seen["events"]]
    assert told == [event["n"] for entry in table.log()[1:] for event in entry["events"]]
    assert {note["seat"] for note in stream.of("thinking")} == {0, 1, 2}
    assert not any(seat["thinking"] for seat in table.info()["seats"])
    stream.lose()


def test_with_a_chosen_seed_bots_play_the_same_game_again(browser: Browser) -> None:
    tables = [browser.make("bot:greedy", "bot:random", seed=seed) for seed in (5, 5, 6)]
    wait_for(lambda: all(table.info()["status"] == "over" for table in tables), "the end of the games")
    once, again, other = [[entry["action"] for entry in table.log()] for table in tables]
    assert once == again != other


def test_killed_amid_the_thoughts_of_bots_the_game_goes_on_from_there(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        tables = [browser.make("bot:greedy", "bot:greedy", "bot:greedy") for _ in range(3)]
        for upto in (15, 60):
            for table in tables:
                await_moves(table, upto)
            seen = [table.log() for table in tables]
            server.kill()
            server.start()
            browser.move_to(server.url)
            for table, before in zip(tables, seen, strict=True):
                assert table.log()[: len(before)] == before
        wait_for(lambda: all(t.info()["status"] == "over" for t in tables), "the end of the games")
        for table in tables:
            numbers = [entry["n"] for entry in table.log()]
            assert numbers == list(range(len(numbers)))


def test_bots_think_behind_people(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        await_moves(browser.make("bot:greedy", "bot:greedy"), 5)
        ours = os.getpriority(os.PRIO_PROCESS, server.pid)
        thinking = [os.getpriority(os.PRIO_PROCESS, process) for process in workers(server)]
        assert thinking
        assert all(priority > ours for priority in thinking)  # a higher number waits longer


def test_a_bots_process_that_dies_is_replaced(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.make("bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy")
        killed: set[int] = set()
        for upto in (10, 40):
            await_moves(table, upto)
            for process in workers(server):
                os.kill(process, signal.SIGKILL)
                killed.add(process)
        assert killed
        wait_for(lambda: table.info()["status"] == "over", "the end of the game")


def workers(server: Server) -> list[int]:
    """The processes in which its bots think."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rsplit(")", 1)[1].split()[1])
            command = stat.with_name("cmdline").read_bytes()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == server.pid and b"spawn_main" in command:
            found.append(int(stat.parent.name))
    return found


def test_no_bot_outlives_a_killed_server(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.make("bot:random", "bot:random")
        await_moves(table, 5)
        pids = workers(server)
        assert pids
        server.kill()
        wait_for(lambda: not any(alive(pid) for pid in pids), "the end of the bots")


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def turn_of(table: Table) -> tuple[Any, Any]:
    """Ends the turn of seat 0 as soon as it may, by an action that reveals nothing: before and after it."""
    rng = random.Random(2)
    state = table.state()
    while state["legal"]:
        before = state
        legal = state["legal"]["0"]
        quiet = [a for a in legal if a not in state["final"] and not a.startswith("careful")]
        state = table.act(state, "end" if "end" in legal else rng.choice(quiet))
    return before, state


def test_a_person_may_take_the_turn_back_before_a_bot_answers(database: str, tmp_path: Path) -> None:
    options = ("--no-limits", "--bot-delay", "10")
    with Server(database, tmp_path / "data", *options) as server, Browser(server.url) as browser:
        table = browser.make("human", "bot:random", "bot:random", "bot:random", starter=0, seed=3)
        stream = Listener(table)
        before, state = turn_of(table)
        assert state["can"]["undo"] == 0
        told = wait_for(lambda: [t for t in stream.of("thinking") if t["on"]], "the bot's thinking")
        assert told[-1]["n"] == state["n"]
        assert 0 < told[-1]["wait"] <= 10
        back = table.step("undo", state, 0)
        # The bot thinks no more, long before its ten seconds are over.
        since = time.monotonic()
        wait_for(lambda: not stream.of("thinking")[-1]["on"], "the end of the thought")
        assert time.monotonic() - since < 5
        stream.lose()
        assert back["view"] == before["view"]
        assert back["legal"] == before["legal"]
        assert [entry["seat"] for entry in table.log()[-2:]] == [0, 0]


def test_who_moved_last_may_let_the_bots_go_on(database: str, tmp_path: Path) -> None:
    options = ("--no-limits", "--bot-delay", "10")
    with Server(database, tmp_path / "data", *options) as server, Browser(server.url) as browser:
        table = browser.make("human", "bot:random", "bot:random", "bot:random", starter=0, seed=3)
        _, state = turn_of(table)
        with Browser(server.url) as stranger:
            stranger.post(table.path + "/go-on", {"n": state["n"]}, expect=403)
        browser.post(table.path + "/go-on", {"n": state["n"] - 1}, expect=409)
        assert len(table.log()) == state["n"] + 1
        said = time.monotonic()
        browser.post(table.path + "/go-on", {"n": state["n"]})
        wait_for(lambda: len(table.log()) > state["n"] + 1, "the bot's move")
        assert time.monotonic() - said < 5
