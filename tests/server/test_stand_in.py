"""Bots that stand in: for who asks for it, or has kept the others waiting and is not there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from terramara.bots import STAND_IN
from tests.server.support import Browser, Listener, Server, Table, change, wait_for


@contextmanager
def two_at(server: Server, **more: Any) -> Iterator[tuple[Table, Table]]:
    """A table as each of its two players sees it: first who is to move, then the other."""
    with Browser(server.url) as host, Browser(server.url) as guest:
        table = host.make("human", "human", **more)
        guest.post(table.path + "/join", {"invite": table.info()["invite"], "name": "Gil"})
        sides = (table, guest.at(table))
        yield sides if to_move(table) == 0 else (sides[1], sides[0])


def to_move(table: Table) -> int:
    seat = table.info()["to_move"]
    assert isinstance(seat, int)
    return seat


def seat_of(table: Table) -> int:
    (seat,) = table.info()["you"]
    assert isinstance(seat, int)
    return seat


def ask(table: Table, seat: int, *, on: bool = True, expect: int = 200) -> Any:
    return table.browser.post(table.path + "/stand-in", {"seat": seat, "on": on}, expect=expect)


def test_who_must_go_lets_a_bot_play_and_comes_back(server: Server) -> None:
    with two_at(server) as (mine, other):
        seat = seat_of(mine)
        rng = random.Random(1)
        assert ask(mine, seat)["seats"][seat]["stand_in"] == STAND_IN
        for _ in range(3):  # each comes to move again without anything being done here
            wait_for(lambda: to_move(other) != seat, "a move of the bot")
            other.play(50, rng)
        assert {entry["seat"] for entry in mine.log() if entry["kind"] == "act"} == {0, 1}
        assert mine.info()["seats"][seat]["kind"] == "human"

        assert ask(mine, seat, on=False)["seats"][seat]["stand_in"] is None
        wait_for(lambda: not any(s["thinking"] for s in mine.info()["seats"]), "the end of the thought")
        other.play(50, rng)
        assert to_move(mine) == seat
        before = mine.state()["n"]
        assert mine.play(1, rng)["n"] == before + 1


def test_nobody_is_played_for_who_is_there_or_not_awaited(server: Server) -> None:
    with two_at(server) as (mine, other):
        seat, stream = seat_of(mine), Listener(mine)
        wait_for(lambda: other.info()["seats"][seat]["connected"], "the player")
        assert ask(other, seat, expect=409) == {"error": "not-away", "seconds": None}
        stream.lose()
        wait_for(lambda: not other.info()["seats"][seat]["connected"], "the player's absence")
        refused = ask(other, seat, expect=409)
        assert refused["error"] == "not-away"
        assert 0 < refused["seconds"] <= 600
        # Nor who waits for the others himself.
        assert ask(mine, seat_of(other), expect=409)["seconds"] is None
        assert mine.info()["seats"][seat]["stand_in"] is None


def test_who_is_away_for_long_is_played_for_until_he_is_back(database: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(database, data, "--no-limits") as server, two_at(server) as (mine, other):
        seat = seat_of(mine)
        with Browser(server.url) as stranger:
            assert ask(stranger.at(mine), seat, expect=403)["error"] == "no-seat"
        server.stop()
        change(database, data, "UPDATE game SET patience = 0")
        server.start()
        for table in (mine, other):
            table.browser.move_to(server.url)
        ask(other, seat)
        wait_for(lambda: to_move(other) != seat, "a move of the bot")
        assert ask(other, seat, on=False, expect=403)["error"] == "no-seat"

        # It stays so when the server is killed, no matter whose turn it is then.
        server.kill()
        server.start()
        for table in (mine, other):
            table.browser.move_to(server.url)
        other.play(50, random.Random(2))
        wait_for(lambda: to_move(other) != seat, "another move of the bot")
        assert ask(mine, seat, on=False)["seats"][seat]["stand_in"] is None


def test_a_table_may_wait_for_ever(database: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(database, data, "--no-limits") as server, two_at(server, patience=None) as (mine, other):
        change(database, data, "UPDATE entry SET at = at - 864000")
        server.stop()
        server.start()
        for table in (mine, other):
            table.browser.move_to(server.url)
        assert ask(other, seat_of(mine), expect=409)["error"] == "not-away"


def test_a_seat_that_was_left_is_nobodys(server: Server) -> None:
    with two_at(server) as (mine, other):
        seat = seat_of(mine)
        ask(other, seat_of(other))
        mine.browser.post(mine.path + "/leave")
        assert other.info()["seats"][seat]["stand_in"] is None
        assert ask(other, seat, expect=422)["error"] == "unknown-seat"
        assert ask(other, 3, expect=422)["error"] == "unknown-seat"
