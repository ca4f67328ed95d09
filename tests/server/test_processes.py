"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.support import Browser, Listener, Server, Table, new_key, wait_for

Pair = tuple[Server, Server]


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path) -> Iterator[Pair]:
    database = cluster.new_database()
    data = tmp_path / "data"
    with Server(database, data, "--no-limits") as left, Server(database, data, "--no-limits") as right:
        yield left, right


def seated(pair: Pair, left: Browser, right: Browser) -> tuple[Table, Table]:
    """Two people at one table, each at another process."""
    mine = left.make("human", "human")
    right.post(mine.path + "/join", {"invite": mine.info()["invite"], "name": "Gil"})
    return mine, right.at(mine)


def play_both(mine: Table, theirs: Table, moves: int, rng: random.Random) -> int:
    """Play so many moves. A process that hasn't heard of the last one yet refuses with 409."""
    taken = 0
    while taken < moves:
        for table in (mine, theirs):
            state = table.state()
            if state["legal"]:
                answer = table.browser.http.post(
                    table.path + "/actions",
                    json={
                        "n": state["n"],
                        "seat": int(next(iter(state["legal"]))),
                        "action": rng.choice(next(iter(state["legal"].values()))),
                        "key": new_key(),
                    },
                )
                assert answer.status_code in (200, 409), answer.text
                taken += answer.status_code == 200
    return max(int(mine.state()["n"]), int(theirs.state()["n"]))


def await_turn(table: Table, n: int) -> None:
    """Wait until this process has heard of entry `n` and it's this browser's turn."""

    def mine() -> bool:
        state = table.state()
        return state["n"] >= n and bool(state["legal"] or state["view"]["over"])

    wait_for(mine, "a person's move")


def test_players_at_different_processes_see_each_others_moves(pair: Pair) -> None:
    with Browser(pair[0].url) as left, Browser(pair[1].url) as right:
        mine, theirs = seated(pair, left, right)
        streams = [Listener(mine, after=0), Listener(theirs, after=0)]
        n = play_both(mine, theirs, 30, random.Random(1))
        assert n >= 20
        for stream in streams:
            stream.wait(n)
            assert stream.numbers() == list(range(1, n + 1))
        assert [s["entry"] for s in streams[0].states()] == [s["entry"] for s in streams[1].states()]
        for stream in streams:
            stream.lose()


def test_one_killed_its_players_go_on_with_the_other(pair: Pair) -> None:
    with Browser(pair[0].url) as left, Browser(pair[1].url) as right:
        mine, theirs = seated(pair, left, right)
        rng = random.Random(2)
        stream = Listener(mine, after=0)
        n = play_both(mine, theirs, 15, rng)
        stream.wait(n)
        pair[0].kill()
        wait_for(stream.ended, "the end of the stream")
        left.move_to(pair[1].url)  # what a proxy in front of both would do
        assert mine.state()["n"] == n
        assert mine.info()["you"] == [0]
        assert stream.last is not None
        again = Listener(mine, after=int(stream.last))
        end = play_both(mine, theirs, 15, rng)
        assert end > n
        again.wait(end)
        assert stream.numbers() + again.numbers() == list(range(1, end + 1))
        again.lose()


def test_writers_at_different_processes_cannot_both_win(pair: Pair) -> None:
    with Browser(pair[0].url) as left, Browser(pair[1].url) as right:
        mine = left.local()
        right.post(mine.path + "/claim", {"token": mine.links["personal"].split("#k=")[1]})
        for _ in range(12):
            state = mine.state()
            seat, actions = next(iter(state["legal"].items()))

            def attempt(i: int, n: int = state["n"], seat: str = seat, actions: list[str] = actions) -> int:
                browser = (left, right)[i % 2]
                body = {"n": n, "seat": int(seat), "action": actions[i % len(actions)], "key": new_key()}
                return browser.http.post(mine.path + "/actions", json=body).status_code

            with ThreadPoolExecutor(6) as threads:
                codes = sorted(threads.map(attempt, range(6)))
            assert codes == [200] + [409] * 5
        assert [entry["n"] for entry in mine.log()] == list(range(13))


def test_a_retry_at_another_process_changes_nothing(pair: Pair) -> None:
    with Browser(pair[0].url) as left, Browser(pair[1].url) as right:
        mine = left.local()
        right.post(mine.path + "/claim", {"token": mine.links["personal"].split("#k=")[1]})
        state = mine.state()
        action = next(iter(state["legal"].values()))[0]
        key = new_key()
        first = mine.act(state, action, key=key)
        assert right.at(mine).act(state, action, key=key) == first
        assert len(mine.log()) == 2


def test_bots_are_moved_by_one_process_only_and_by_the_other_when_it_dies(pair: Pair) -> None:
    with Browser(pair[0].url) as left, Browser(pair[1].url) as right:
        mine = left.make("human", "bot:random", "bot:random")
        right.post(mine.path + "/claim", {"token": mine.links["personal"].split("#k=")[1]})
        theirs = right.at(mine)
        rng = random.Random(4)
        n = 0
        for table in (mine, theirs, mine, theirs):
            await_turn(table, n)
            n = table.play(1, rng)["n"]
        pair[0].kill()
        # The bot that was thinking there has stopped. The other process takes over.
        for _ in range(6):
            await_turn(theirs, n)
            n = theirs.play(1, rng)["n"]
        numbers = [entry["n"] for entry in theirs.log()]
        assert numbers == list(range(len(numbers)))


def test_chat_and_presence_cross_over(pair: Pair) -> None:
    with Browser(pair[0].url) as left, Browser(pair[1].url) as right:
        mine, theirs = seated(pair, left, right)
        here, there = Listener(mine), Listener(theirs)
        wait_for(lambda: any(p["seats"] == [0, 1] for p in here.of("presence")), "both present")
        right.post(mine.path + "/chat", {"text": "from the other side"}, expect=201)
        wait_for(lambda: [c["text"] for c in here.of("chat")] == ["from the other side"], "the line")
        here.lose()
        there.lose()


def test_several_workers_under_one_address(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    options = ("--no-limits", "--workers", "2")
    with Server(database, tmp_path / "data", *options) as server, Browser(server.url) as browser:
        table = browser.local()
        streams = [Listener(table, after=0) for _ in range(6)]
        state = table.play(25, random.Random(5))
        for stream in streams:
            stream.wait(state["n"])
            assert stream.numbers() == list(range(1, state["n"] + 1))
        assert "terramara_entries_total" in browser.http.get("/metrics").text
        assert server.stop() == 0
