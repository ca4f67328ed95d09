"""Records that began from a position made by hand: taken in, looked at, played on, given back the same."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection

from terramara import Game, load_set
from terramara.engine.record import parse_record
from terramara.server.database import alembic_config, writer
from terramara.server.rules import BESIDE, RULES_VERSION
from terramara.server.settings import database_url
from tests.server.support import Browser, Listener, Server, Table, new_key
from tests.server.test_undo import in_force, until_undo, without

RNG = "00c0ffee12345678"
BEGIN: dict[str, Any] = {
    "players": 3,
    "round": 3,
    "turn": 1,
    "first": 1,
    "rng": RNG,
    "options": {"first_game": True},
    "seats": [{"strength": 3, "raw": {"wood": 2}}, {"culture": 4}, {"strength": 4, "vp": 5}],
}


def played(moves: int) -> Game:
    game = Game.from_position(BEGIN)
    rng = random.Random(moves)
    while not game.over and len(game.actions) < moves:
        game.apply(rng.choice(game.legal_actions()))
    return game


def shown(game: Game) -> Any:
    """The parts of a game that the server may show."""
    view = {key: value for key, value in game.view(None).data.items() if key not in BESIDE}
    return json.loads(json.dumps(view))


def taken_in(browser: Browser, record: str) -> Table:
    made = browser.post("/api/tables/import", {"record": record}, expect=201)
    return Table(browser, made["table"]["id"], made["links"])


def download(table: Table) -> str:
    answer = table.browser.http.get(table.path + "/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def assert_moments(table: Table, record: str, moments: list[int]) -> None:
    for n in moments:
        assert table.state(at=n)["view"] == shown(Game.from_record(record, to=n)), n


def again(server: Server, browser: Browser) -> None:
    server.kill()
    server.start()
    browser.move_to(server.url)


def test_a_finished_game_is_shown_and_given_back_the_same(database: str, tmp_path: Path) -> None:
    game = played(5000)
    game.names = ["Ada", "", "Борис"]
    record = game.record()
    last = len(parse_record(record).actions)
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = taken_in(browser, record)
        for _ in range(2):
            info = table.info()
            assert (info["status"], info["n"], len(info["seats"])) == ("over", last, 3)
            assert info["options"]["first_game"]
            assert [seat["name"] for seat in info["seats"]] == game.names
            assert info["seeded"]  # who made the position knows the deck
            assert table.state()["view"] == shown(Game.from_record(record))
            assert_moments(table, record, [0, 1, last // 2, last])
            assert len(browser.get(table.path + "/history")["moments"]) == last + 1
            assert download(table) == record
            again(server, browser)


def test_names_that_nobody_could_choose_are_left_out(browser: Browser) -> None:
    game = played(3)
    game.names = ["A" * 41, "\u2800", "\u3164"]
    assert [seat["name"] for seat in taken_in(browser, game.record()).info()["seats"]] == ["", "", ""]


def test_bots_are_known_by_their_colour(browser: Browser) -> None:
    game = played(3)
    game.names = ["greedy", "Ada", "beginner"]
    assert [seat["name"] for seat in taken_in(browser, game.record()).info()["seats"]] == ["", "Ada", ""]


def test_an_unfinished_game_goes_on_to_its_end(database: str, tmp_path: Path) -> None:
    record = played(9).record()
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = taken_in(browser, record)
        assert table.info()["status"] == "playing"
        assert table.state()["view"] == shown(Game.from_record(record))
        assert_moments(table, record, list(range(9)))
        assert browser.http.get(table.path + "/record").json()["error"] == "not-over"
        again(server, browser)
        before, after, seat = until_undo(table, random.Random(1))
        again(server, browser)
        back = table.step("undo", after, seat)
        assert without(back) == without(before)
        assert_moments(table, record, [0, 5, 9])
        state = table.step("redo", back, seat)
        assert without(state) == without(after)
        state = table.play(5000, random.Random(2))
        assert state["view"]["over"]
        game = Game.from_record(record)
        for action in in_force(table.log())[9:]:
            game.apply(action)
        assert download(table) == game.record()
        again(server, browser)
        assert table.state()["view"] == state["view"] == shown(game)
        assert download(table) == game.record()
        assert taken_in(browser, game.record()).state()["view"] == state["view"]


def test_from_the_first_move_and_the_last(browser: Browser) -> None:
    """Without a single action: a puzzle to begin, and a game that is over."""
    puzzle = taken_in(browser, by_hand(BEGIN))
    assert puzzle.state()["view"] == shown(Game.from_position(BEGIN))
    assert puzzle.state()["can"]["undo"] is None
    assert puzzle.play(20, random.Random(3))["n"] == 20
    over = taken_in(browser, by_hand({**BEGIN, "phase": "over"}))
    assert over.info()["status"] == "over"
    assert over.state()["view"]["over"]
    assert download(over) == Game.from_position({**BEGIN, "phase": "over"}).record()


def by_hand(position: Any) -> str:
    """As a person writes it: told in a few words, under a header that does not agree with it."""
    head = f"terramara record 1\nrules {RULES_VERSION}\nset base 1.0 {load_set('base').hash}\n"
    return f"{head}players 2\noptions {{}}\nposition {json.dumps(position)}\n---\nend 0 {'0' * 16}\n"


def test_what_the_position_hides_stays_hidden(database: str, tmp_path: Path) -> None:
    record = played(9).record()
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = taken_in(browser, record)
        stream = Listener(table, after=0)
        state = table.play(10, random.Random(4))
        stream.wait(state["n"])
        with Browser(server.url) as guest:
            watching = guest.at(table)
            sent = json.dumps([state, table.info(), table.log(), table.state(at=0), stream.events])
            sent += json.dumps([watching.info(), watching.state(), watching.log(), guest.get("/api/tables")])
            for path in ("/record", "/history", "/chat", "/reasons?seat=0"):
                sent += browser.http.get(table.path + path).text + guest.http.get(table.path + path).text
        stream.lose()
        server.stop()
        sent += "".join(server.log)
    assert '"deck": {"1": ' in sent
    for secret in (RNG, '"rng"', '"position"', str(Game.from_record(record).position()["rng"])):
        assert secret not in sent
    deck = parse_record(record).position or {}
    assert json.dumps(deck["deck"][:3])[1:-1] not in sent


@pytest.mark.parametrize(
    "wrong",
    [
        {"rnd": 1},
        {"set": "other"},
        {"players": 5},
        {"pending": []},
        {"pending": [[[], 0, 0, 0]]},
        {"draft": {"cards": [None] * 50_000}},
        {"seats": [{"caravans": ["end", "top"], "end_places": [10**30]}]},
        {"seats": [{"caravans": ["end", "top"], "end_places": [1 << 63]}]},
        {"seats": [{"explorers": ["1L1"] * 2}]},
    ],
)
def test_positions_that_cannot_be_are_refused(browser: Browser, wrong: Any) -> None:
    answer = browser.http.post("/api/tables/import", json={"record": by_hand({**BEGIN, **wrong})})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-record")
    assert browser.get("/api/tables", mine=True) == []


def test_tables_from_before_positions_were_stored_go_on(database: str, tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def downgrade() -> None:
        engine = writer(database_url(database, data))

        def back(connection: Connection) -> None:
            command.downgrade(alembic_config(connection), "0001")

        async with engine.begin() as connection:
            await connection.run_sync(back)
        await engine.dispose()

    with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local()
        table.play(20, random.Random(5))
        before = table.state()
        server.stop()
        asyncio.run(downgrade())
        server.start()
        browser.move_to(server.url)
        assert table.state() == before
        assert table.play(5, random.Random(6))["n"] == 25
        record = played(5000).record()
        assert download(taken_in(browser, record)) == record


def test_an_action_is_stored_as_the_engine_writes_it(browser: Browser) -> None:
    record = played(9).record()
    wide = record.replace("explorer ", "explorer " + " " * 200)
    table = taken_in(browser, wide)
    written = [action for _, _, action in parse_record(record).actions]
    assert [entry["action"] for entry in table.log()[1:]] == written
    state = table.state()
    action = next(iter(state["legal"].values()))[0]
    key = new_key()
    first = table.act(state, action.upper().replace(" ", "   "), key=key)
    assert table.log()[-1]["action"] == action
    assert table.act(state, action, key=key) == first  # the same request, however it was written
