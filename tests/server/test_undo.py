"""Undo, redo and restart are entries like any other; the game shown is the fold of the log."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from terramara import Game, Options
from terramara.server.rules import BESIDE
from tests.server.support import Browser, Listener, Server, Table


def without(state: Any, *keys: str) -> Any:
    return {k: v for k, v in state.items() if k not in ("n", "at", "events", "can", *keys)}


def until_undo(table: Table, rng: random.Random) -> tuple[Any, Any, int]:
    """Play until an action can be undone. Return the state before and after, and whose it was."""
    state = table.state()
    while True:
        seat = int(next(iter(state["legal"])))
        after = table.act(state, rng.choice(state["legal"][str(seat)]))
        if after["can"]["undo"] == seat:
            return state, after, seat
        state = after


def test_undo_takes_back_and_redo_brings_back(browser: Browser) -> None:
    table = browser.local()
    before, after, seat = until_undo(table, random.Random(1))
    back = table.step("undo", after, seat)
    assert without(back) == without(before)
    assert back["can"]["redo"] == seat
    again = table.step("redo", back, seat)
    assert without(again) == without(after)
    assert [entry["kind"] for entry in table.log()[-3:]] == ["act", "undo", "redo"]
    assert again["n"] == after["n"] + 2


def test_what_cannot_be_taken_back_is_said_before(browser: Browser) -> None:
    table = browser.local()
    rng = random.Random(5)
    state = table.state()
    finals = 0
    while not state["view"]["over"]:
        action = rng.choice(next(iter(state["legal"].values())))
        after = table.act(state, action)
        assert (action in state["final"]) == (after["can"]["undo"] is None)
        finals += action in state["final"]
        state = after
    assert finals > 5
    assert state["final"] == []


def test_restart_goes_back_to_the_start_of_the_turn(browser: Browser) -> None:
    table = browser.local()
    rng = random.Random(2)
    for _ in range(200):
        state = table.state()
        turn, seat = state, int(next(iter(state["legal"])))
        steps = 0
        while state["view"]["turn"] == turn["view"]["turn"] and str(seat) in state["legal"] and steps < 30:
            state = table.act(state, rng.choice(state["legal"][str(seat)]))
            steps += 1
            if steps >= 2 and state["can"]["restart"] == seat and state["view"]["turn"] == seat:
                back = table.step("restart", state, seat)
                shown = table.state()
                assert without(back) == without(shown)
                assert back["can"]["undo"] is None or back["n"] > turn["n"]
                if without(back) == without(turn):
                    return
                state = back
                break
    raise AssertionError("no whole turn could be undone")


def in_force(log: list[Any]) -> list[str]:
    """The fold as any reader of the API can do it: by the number of steps that each entry tells."""
    acts: list[str] = []
    undone: list[str] = []
    for entry in log:
        if entry["kind"] == "act":
            acts.append(entry["action"])
            undone.clear()
        elif entry["kind"] == "redo":
            acts += [undone.pop() for _ in range(entry["steps"])]
        else:
            undone += [acts.pop() for _ in range(entry["steps"])]
    return acts


def test_each_entry_tells_how_many_steps_it_took_or_brought_back(browser: Browser) -> None:
    table = browser.local(seed=12)
    stream = Listener(table, after=0)
    rng = random.Random(12)
    state = table.state()
    restarts: list[int] = []
    while not (restarts and max(restarts) > 1) and state["n"] < 2000:
        state = table.play(rng.randrange(1, 5), rng, state)
        last = table.log()[-1]["seat"]
        for what in ("restart", "redo", "redo", "undo"):
            if state["can"][what] == last and rng.random() < 0.7:
                state = table.step(what, state, last)
                if what == "restart":
                    restarts.append(table.log()[-1]["steps"])
    log = table.log()
    told = {kind: {entry["steps"] for entry in log if entry["kind"] == kind} for kind in ("start", "act")}
    assert told == {"start": {0}, "act": {0}}
    assert {entry["steps"] for entry in log if entry["kind"] in ("undo", "redo")} == {1}
    assert max(restarts) > 1
    game = Game.new(players=3, seed=12, options=Options(first_game=True))
    for action in in_force(log):
        game.apply(action)
    shown = {key: value for key, value in game.view(None).data.items() if key not in BESIDE}
    assert state["view"] == json.loads(json.dumps(shown))
    stream.wait(state["n"])
    assert [frame["entry"] for frame in stream.states()] == log[1:]
    stream.lose()


def test_only_who_did_it_may_take_it_back(browser: Browser, server: Server) -> None:
    table = browser.make("human", "human")
    with Browser(server.url) as guest:
        guest.post(table.path + "/join", {"invite": table.info()["invite"], "name": "Gil"})
        theirs = guest.at(table)
        rng = random.Random(3)
        for _ in range(200):
            mine, other = table.state(), theirs.state()
            mover, watcher = (table, theirs) if mine["legal"] else (theirs, table)
            state = mine if mine["legal"] else other
            seat = int(next(iter(state["legal"])))
            after = mover.act(state, rng.choice(state["legal"][str(seat)]))
            assert watcher.state()["can"]["undo"] is None
            if after["can"]["undo"] == seat:
                assert watcher.step("undo", after, 1 - seat, expect=422)["error"] == "no-undo"
                mover.step("undo", after, seat)
                return
    raise AssertionError("nothing could be undone")


def test_undone_events_are_not_in_the_game_shown(browser: Browser) -> None:
    table = browser.local()
    _, after, seat = until_undo(table, random.Random(4))
    undone = [event["n"] for event in table.log()[-1]["events"]]
    table.step("undo", after, seat)
    shown = [event["n"] for event in table.state()["events"]]
    assert not set(undone) & set(shown)
    numbers = [event["n"] for entry in table.log() for event in entry["events"]]
    assert numbers == sorted(set(numbers))


def test_undo_still_works_after_the_server_restarts(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local()
        table.play(60, random.Random(5))
        before, after, seat = until_undo(table, random.Random(6))
        server.kill()
        server.start()
        browser.move_to(server.url)
        assert table.state()["can"] == after["can"]
        assert without(table.step("undo", after, seat)) == without(before)


def test_at_one_screen_the_step_of_who_moved_last_is_offered(browser: Browser) -> None:
    """The turn has gone on to the next player, and the same browser may still take it back."""
    table = browser.local()
    rng = random.Random(7)
    before, after, seat = until_undo(table, rng)
    while str(seat) in after["legal"]:
        before, after, seat = until_undo(table, rng)
    assert after["can"]["undo"] == after["can"]["restart"] == seat
    assert without(table.step("undo", after, seat)) == without(before)


def test_the_end_is_final(browser: Browser) -> None:
    """All have seen who wins: nobody tries another last move then."""
    table = browser.local(2, seed=5)
    state = table.play(10_000, random.Random(5))
    assert state["view"]["over"]
    assert state["can"] == {"undo": None, "redo": None, "restart": None}
    last = table.log()[-1]["seat"]
    assert table.step("undo", state, last, expect=422)["error"] == "no-undo"
