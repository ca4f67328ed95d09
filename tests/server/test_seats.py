"""Seats: held by tokens, joined by invitation, left, filled by bots; links that only look."""

from __future__ import annotations

import random

from terramara.server.api_common import KEPT
from tests.server.support import Browser, Server, Table, wait_for


def token_of(table: Table) -> str:
    return table.links["personal"].split("#k=")[1]


def test_a_personal_link_brings_the_seat_back_on_another_device(browser: Browser, server: Server) -> None:
    table = browser.make("human", "bot:random")
    with Browser(server.url) as phone:
        assert phone.get(table.path)["you"] == []
        assert phone.post(table.path + "/claim", {"token": token_of(table)})["you"] == [0]
        assert phone.get(table.path)["you"] == [0]
        assert phone.get("/api/tables", mine=1)[0]["id"] == table.id


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json={"seats": [{"kind": "local"}, {"kind": "local"}]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/api" in cookie


def test_who_makes_a_table_at_one_screen_leaves_the_other_seats_to_others(browser: Browser) -> None:
    assert browser.make("local", "human").info()["you"] == [0]
    assert browser.make("local", "local", "human").info()["you"] == [0, 1]
    assert browser.make("human", "local", "human").info()["you"] == [0, 1]
    assert browser.make("bot:random", "human", "human").info()["you"] == [1]


def test_who_gets_no_answer_asks_again_and_gets_the_same_seat(browser: Browser, server: Server) -> None:
    table = browser.make("human", "human", "human")
    said = {"invite": table.info()["invite"], "name": "Gil", "token": "g" * 32}
    with Browser(server.url) as lost, Browser(server.url) as again:
        first = lost.post(table.path + "/join", said)
        second = again.post(table.path + "/join", said)
    assert first["table"]["you"] == second["table"]["you"] == [1]
    assert first["links"] == second["links"]
    assert [seat["taken"] for seat in table.info()["seats"]] == [True, True, False]


def test_an_invitation_seats_one_per_seat_and_is_told_only_to_who_sits(
    browser: Browser, server: Server
) -> None:
    table = browser.make("human", "human")
    invite = table.info()["invite"]
    assert invite
    with Browser(server.url) as guest, Browser(server.url) as late:
        assert guest.get(table.path)["invite"] is None
        assert (
            guest.http.post(table.path + "/join", json={"invite": "x" * 32, "name": "Eve"}).status_code == 403
        )
        joined = guest.post(table.path + "/join", {"invite": invite, "name": "Gil"})
        assert joined["table"]["you"] == [1]
        refused = late.http.post(table.path + "/join", json={"invite": invite, "name": "Lou"})
        assert (refused.status_code, refused.json()["error"]) == (409, "no-free-seat")


def test_many_who_want_one_seat_leave_one_seated(browser: Browser, server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    table = browser.make("human", "human", "human")
    invite = table.info()["invite"]

    def join(number: int) -> int:
        with Browser(server.url) as guest:
            body = {"invite": invite, "name": f"G{number}", "seat": 1}
            return guest.http.post(table.path + "/join", json=body).status_code

    with ThreadPoolExecutor(8) as threads:
        codes = sorted(threads.map(join, range(8)))
    assert codes == [200] + [409] * 7


def test_free_seats_are_filled_with_bots_at_the_start(browser: Browser) -> None:
    table = browser.make("human", "human", "human")
    info = browser.post(table.path + "/start")
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]
    assert info["status"] == "playing"


def test_who_leaves_frees_the_seat_for_another(browser: Browser, server: Server) -> None:
    table = browser.make("human", "human")
    invite = table.info()["invite"]
    with Browser(server.url) as guest, Browser(server.url) as third:
        guest.post(table.path + "/join", {"invite": invite, "name": "Gil"})
        assert guest.post(table.path + "/leave")["you"] == []
        assert not table.info()["seats"][1]["taken"]
        assert guest.http.post(table.path + "/leave").status_code == 403
        third.post(table.path + "/join", {"invite": invite, "name": "Tom"})
        assert table.info()["seats"][1]["name"] == "Tom"


def test_open_tables_are_listed_while_a_seat_is_free(browser: Browser, server: Server) -> None:
    public = browser.make("human", "human", public=True, name="Come in")
    private = browser.make("human", "human")
    with Browser(server.url) as guest:
        listed = [info["id"] for info in guest.get("/api/tables", open=1)]
        assert public.id in listed
        assert private.id not in listed
        assert guest.get(private.path)["invite"] is None
        # Who finds it in the list may sit down, without being invited by anybody.
        guest.post(public.path + "/join", {"invite": guest.get(public.path)["invite"], "name": "Gil"})
        assert public.id not in [info["id"] for info in guest.get("/api/tables", open=1)]
    with Browser(server.url) as late:
        assert late.get(public.path)["invite"] is None


def test_a_browser_keeps_its_newest_seats_and_those_of_games_under_way(browser: Browser) -> None:
    def seats() -> list[str]:
        return [name.removeprefix("tm_") for name in browser.http.cookies]

    first = browser.local(2).id
    finished = browser.make("bot:random", "local", "local")
    wait_for(lambda: finished.play(1000, random.Random(1))["view"]["over"], "the end of a game")
    made = [browser.local(2).id for _ in range(KEPT - 2)]
    assert set(seats()) == {first, finished.id, *made}
    made.append(browser.local(2).id)
    assert set(seats()) == {first, *made}
    made.append(browser.local(2).id)
    assert set(seats()) == set(made)
    assert [info["id"] for info in browser.get("/api/tables", mine=1)][:3] == made[:-4:-1]


def test_one_click_begins_a_game_against_bots(browser: Browser) -> None:
    made = browser.post("/api/tables/quick", {"players": 4, "bot": "random", "first_game": True}, expect=201)
    table = Table(browser, made["table"]["id"], made["links"])
    assert made["table"]["status"] == "playing"
    rng = random.Random(8)

    def finished() -> bool:
        state = table.play(1000, rng)
        return bool(state["view"]["over"])

    wait_for(finished, "the end of a game against bots")
    seats = {entry["seat"] for entry in table.log()[1:]}
    assert seats == {0, 1, 2, 3}
    assert table.info()["status"] == "over"
