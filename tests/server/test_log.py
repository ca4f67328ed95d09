"""The log is the truth: numbered, append-only, one winner per number, nothing acknowledged is lost."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from terramara.server.fold import in_force
from terramara.server.log import Data, Entry, Kind
from tests.golden.playthrough import HERE as GOLDEN
from tests.server.support import Browser, Server, Table, new_key, wait_for


def act_raw(browser: Browser, table: Table, n: int, seat: int, action: str, key: str) -> tuple[int, str]:
    body = {"n": n, "seat": seat, "action": action, "key": key}
    answer = browser.http.post(table.path + "/actions", json=body)
    return answer.status_code, answer.text


def test_of_two_writers_of_one_number_one_wins(browser: Browser) -> None:
    table = browser.local()
    state = table.state()
    seat, actions = next(iter(state["legal"].items()))

    def attempt(i: int) -> tuple[int, str]:
        return act_raw(browser, table, state["n"], int(seat), actions[i % len(actions)], new_key())

    with ThreadPoolExecutor(12) as threads:
        answers = list(threads.map(attempt, range(24)))
    assert sorted(code for code, _ in answers) == [200] + [409] * 23
    assert all('"error":"stale"' in text for code, text in answers if code == 409)
    assert [entry["n"] for entry in table.log()] == [0, 1]


def test_racing_writers_leave_a_log_without_a_gap(browser: Browser) -> None:
    table = browser.local()

    def race(number: int) -> int:
        rng = random.Random(number)
        won = 0
        for _ in range(15):
            state = table.state()
            for seat, actions in state["legal"].items():
                code, _ = act_raw(browser, table, state["n"], int(seat), rng.choice(actions), new_key())
                won += code == 200
        return won

    with ThreadPoolExecutor(6) as threads:
        won = sum(threads.map(race, range(6)))
    log = table.log()
    assert [entry["n"] for entry in log] == list(range(won + 1))


def test_a_retried_request_changes_nothing_and_gets_the_first_answer(browser: Browser) -> None:
    table = browser.local()
    before = table.state()
    seat, actions = next(iter(before["legal"].items()))
    key = new_key()
    first = act_raw(browser, table, before["n"], int(seat), actions[0], key)
    assert first[0] == 200
    assert act_raw(browser, table, before["n"], int(seat), actions[0], key) == first
    table.play(7, random.Random(1))
    length = len(table.log())
    # Long after, with others' moves in between, still the answer of that time.
    assert act_raw(browser, table, before["n"], int(seat), actions[0], key) == first
    assert len(table.log()) == length


def test_the_same_key_for_another_action_is_refused(browser: Browser) -> None:
    table = browser.local()
    before = table.state()
    seat, actions = next(iter(before["legal"].items()))
    key = new_key()
    assert act_raw(browser, table, before["n"], int(seat), actions[0], key)[0] == 200
    code, text = act_raw(browser, table, before["n"], int(seat), actions[-1], key)
    assert (code, "key-reused" in text) == (409, True)


def test_retries_at_the_same_time_are_one_action(browser: Browser) -> None:
    table = browser.local()
    state = table.state()
    seat, actions = next(iter(state["legal"].items()))
    key = new_key()
    with ThreadPoolExecutor(8) as threads:
        answers = set(
            threads.map(lambda _: act_raw(browser, table, state["n"], int(seat), actions[0], key), range(16))
        )
    assert len(answers) == 1
    assert answers.pop()[0] == 200
    assert len(table.log()) == 2


def test_what_was_acknowledged_survives_kill_9(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        rng = random.Random(5)
        tables = [browser.local(), browser.make("local", "local")]
        for _ in range(3):
            seen = []
            for table in tables:
                state = table.play(17, rng)
                seen.append((table, {**state, "events": None}))
            server.kill()
            server.start()
            browser.move_to(server.url)
            for table, state in seen:
                assert {**table.state(), "events": None} == state
                assert [e["n"] for e in table.log()] == list(range(state["n"] + 1))


def test_kill_9_amid_a_stream_of_moves_loses_none_acknowledged(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local()
        acknowledged: list[int] = []

        def play() -> None:
            rng = random.Random(9)
            state = table.state()
            while True:
                actions = next(iter(state["legal"].values()))
                try:
                    state = table.act(state, rng.choice(actions))
                except Exception:  # noqa: BLE001  the server is gone, in whatever way this shows
                    return
                acknowledged.append(state["n"])

        with ThreadPoolExecutor(1) as thread:
            playing = thread.submit(play)
            wait_for(lambda: len(acknowledged) >= 25 or playing.done(), "some moves")
            assert not playing.done()
            server.kill()
            playing.result()
        server.start()
        browser.move_to(server.url)
        entries = [entry["n"] for entry in table.log()]
        assert entries == list(range(len(entries)))
        # One more may have been written than was acknowledged; never one less.
        assert acknowledged[-1] <= entries[-1] <= acknowledged[-1] + 1
        table.play(5, random.Random(2))


def test_a_long_game_comes_back_from_its_snapshots_the_same(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local(4)
        table.play(3000, random.Random(3))
        before = table.state()
        assert before["view"]["over"]
        middle = before["n"] // 2
        then = table.state(at=middle)
        history = browser.get(table.path + "/history")
        server.kill()
        server.start()
        browser.move_to(server.url)
        assert table.state() == before
        assert table.state(at=middle) == then
        assert browser.get(table.path + "/history") == history
        assert history["moments"][-1]["scores"] == [s["total"] for s in before["view"]["scores"]]


FOLDS = json.loads((GOLDEN / "folds.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FOLDS)
def test_what_is_in_force_is_what_the_browser_counts(name: str) -> None:
    def entry(n: int, kind: Kind, steps: int) -> Entry:
        data = Data(events=[], round=1, turn=0, scores=[], before=0)
        return Entry(n, "", 0, kind, "end", steps, 0.0, 0, data)

    log = [entry(n, kind, steps) for n, (kind, steps) in enumerate(FOLDS[name]["log"])]
    assert [kept.n for kept in in_force(log)] == FOLDS[name]["in_force"]
