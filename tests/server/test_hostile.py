"""A client that means harm: other seats' actions, replays, floods, nonsense, other sites, guessed ids."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import resource
import secrets
import socket
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from terramara.content import load_set
from terramara.engine.notation import actions_of
from terramara.engine.reasons_elsewhere import SAID_OF_MOST
from terramara.server.limits import client_key
from tests.server.support import PATIENCE, Browser, Listener, Server, Table, new_key, wait_for


@pytest.fixture
def table(browser: Browser) -> Table:
    return browser.make("human", "bot:random", "human")


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_another_seats_action_is_refused(server: Server, browser: Browser, table: Table) -> None:
    with Browser(server.url) as eve:
        eve.post(table.path + "/join", {"invite": table.info()["invite"], "name": "Eve"})
        state = eve.at(table).state()
        other = next(seat for seat in range(3) if seat not in state["you"])
        for what in ("actions", "undo", "redo", "restart"):
            body = {"n": state["n"], "seat": other, "key": new_key()}
            if what == "actions":
                body["action"] = "end"
            assert code(eve.http.post(f"{table.path}/{what}", json=body)) == (403, "not-your-seat")
        answer = (409, "stale")
        while answer == (409, "stale") and state["view"]["decision"]["seat"] not in state["you"]:
            body = {"n": state["n"], "seat": state["you"][0], "action": "end", "key": new_key()}
            answer = code(eve.http.post(table.path + "/actions", json=body))
            assert answer in ((409, "not-your-turn"), (409, "stale"))  # stale: a bot moved in between
            state = eve.at(table).state()
        assert code(eve.http.get(f"{table.path}/reasons?seat={other}")) == (403, "not-your-seat")


def test_a_spectator_only_looks(server: Server, table: Table) -> None:
    with Browser(server.url) as eve:
        body = {"n": 0, "seat": 0, "action": "end", "key": new_key()}
        assert code(eve.http.post(table.path + "/actions", json=body)) == (403, "not-your-seat")
        assert code(eve.http.post(table.path + "/start", json={})) == (403, "no-seat")
        assert code(eve.http.post(table.path + "/leave", json={})) == (403, "no-seat")
        assert code(eve.http.post(table.path + "/chat", json={"text": "x"})) == (403, "no-seat")
        assert eve.get(table.path)["invite"] is None


def test_guessed_tokens_and_ids_open_nothing(server: Server, table: Table) -> None:
    with Browser(server.url) as eve:
        assert code(eve.http.post(table.path + "/claim", json={"token": secrets.token_urlsafe(24)})) == (
            403,
            "wrong-token",
        )
        for guess in (secrets.token_urlsafe(16), "x", "%2e%2e", "a" * 60, table.id[:-1] + "!"):
            for path in ("", "/state", "/log", "/live", "/record", "/history", "/chat"):
                assert eve.http.get(f"/api/tables/{guess}{path}").status_code == 404
        # A cookie of one table is none for another.
        other = eve.local()
        eve.http.cookies.set("tm_" + table.id, eve.http.cookies["tm_" + other.id])
        assert eve.get(table.path)["you"] == []


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"X-Terramara": "0"},
    ],
)
def test_requests_from_other_sites_are_refused(
    browser: Browser, table: Table, headers: dict[str, str]
) -> None:
    answer = browser.http.post(table.path + "/chat", json={"text": "x"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] in ("wrong-origin", "no-header")


def test_a_form_of_another_site_cannot_act(server: Server, browser: Browser, table: Table) -> None:
    import httpx

    with httpx.Client(base_url=server.url, cookies=browser.http.cookies) as plain:
        answer = plain.post(table.path + "/leave", data={"x": "y"})
        assert code(answer) == (403, "no-header")


@pytest.mark.parametrize("path", ["//api/tables", "///api//tables/", "/api//tables", "/%61pi/tables", "/x"])
def test_no_way_to_write_an_address_leads_past_the_checks(server: Server, path: str) -> None:
    parts = urlsplit(server.url)
    body = json.dumps({"seats": [{"kind": "local"}, {"kind": "local"}]})
    foreign = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    own = {"X-Terramara": "1", "Origin": server.url}
    for headers, expected in ((foreign, "wrong-origin"), ({}, "no-header"), (own, None)):
        # Not by httpx, which would take the first part of such a path for a host.
        with contextlib.closing(HTTPConnection(parts.netloc)) as connection:
            connection.request("POST", path, body, {"Content-Type": "text/plain", **headers})
            answer = connection.getresponse()
            told = json.loads(answer.read())
        if expected is not None:
            assert (answer.status, told["error"]) == (403, expected)
        if path != "/x":
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"


def test_a_name_that_leads_here_by_stealth_is_not_answered(browser: Browser) -> None:
    answer = browser.http.get("/api/info", headers={"Host": "rebound.example"})
    assert code(answer) == (421, "wrong-host")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"n": 0, "seat": 0, "action": "\xed\xa0\x80", "key": "abcdefgh"}',
        b'{"n": 0, "seat": 0, "action": "\xff", "key": "abcdefgh"}',
        b'{"n": 0, "seat": 0, "action": "end\\n", "key": "abcdefgh"}',
        b'{"n": 0, "seat": 0, "action": "end", "key": "abcdefgh\\n"}',
        b'{"n": 0}',
        b'{"n": -1, "seat": 0, "action": "end", "key": "abcdefgh"}',
        b'{"n": 0, "seat": 9, "action": "end", "key": "abcdefgh"}',
        b'{"n": 0, "seat": 0, "action": "end", "key": "../../../"}',
        b'{"n": 0, "seat": 0, "action": "\\u0000", "key": "abcdefgh"}',
        b'{"n": 1e99, "seat": 0, "action": "end", "key": "abcdefgh"}',
        b'{"n": 0, "seat": 0, "action": "end", "key": "abcdefgh", "more": 1}',
        b'{"n":' + b"[" * 50_000,
    ],
)
def test_malformed_bodies_are_told_so(browser: Browser, server: Server, table: Table, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = browser.http.post(table.path + "/actions", content=body, headers=headers)
    assert code(answer) == (400, "malformed")
    crashes = [line for line in server.log if '"level": "error"' in line]
    assert "terramara_errors_total 0.0" in browser.http.get("/metrics").text, crashes


@pytest.mark.parametrize(
    "name",
    [
        *("x\n", "x\ny", "\x9b2J", "x\u202ey", "\u2066x", "", " ", "\t", "\u3000 \u200b", "x" * 41),
        *("\u2800", "\u115f\ufe0f", "\U000e0041\U000e0042", "\U0001d173", "\u206a", "\ufff9x\ufffa"),
        *("x" + "\u0301" * 5, "\u0e01" + "\u0e49" * 5, "\u05d0" + "\u05b0" * 5, "x" + "\u0301\u200d" * 3),
    ],
)
def test_names_show_something_and_do_nothing(browser: Browser, table: Table, name: str) -> None:
    body = {"seats": [{"kind": "local"}, {"kind": "local"}], "name": name}
    assert code(browser.http.post("/api/tables", json=body)) == (400, "malformed")
    join = {"invite": table.info()["invite"], "name": name}
    assert code(browser.http.post(table.path + "/join", json=join)) == (400, "malformed")


def test_names_and_chat_of_every_script_are_taken(browser: Browser) -> None:
    for name in (
        "x",
        " Zoë ",
        "ثریا\u200cم",
        "שרה",
        "王 小明",
        "👩\u200d🌾",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "ผู้เฝ้าน้ำ",
        "בְּרֵאשִׁית",
        "❤\ufe0f",
        "x" * 40,
        "ê\u0304\u0301",
    ):
        table = browser.local(name=name)
        assert table.info()["name"] == name
        assert browser.post(table.path + "/chat", {"text": name + "\n"}, expect=201)["text"] == name + "\n"
        turned = browser.http.post(table.path + "/chat", json={"text": name + "\u202e"})
        assert code(turned) == (400, "malformed")
    for text in (" \n", "\u200f", "x" + "\u0301" * 9):
        assert code(browser.http.post(table.path + "/chat", json={"text": text})) == (400, "malformed")


def test_oversized_bodies_are_cut_off(browser: Browser, table: Table) -> None:
    answer = browser.http.post(table.path + "/chat", json={"text": "x" * 200_000})
    assert code(answer) == (413, "too-large")
    answer = browser.http.post("/api/tables/import", json={"record": "x" * 2_000_000})
    assert code(answer) == (413, "too-large")


def test_actions_that_are_no_actions_or_not_allowed(browser: Browser) -> None:
    table = browser.local()
    state = table.state()
    assert table.act(state, "dance", expect=422)["error"] == "unknown-action"
    refused = table.act(state, "take metal", expect=422)
    assert refused["error"] == "illegal"
    assert set(refused["reason"]) == {"rule", "code", "numbers"}
    assert table.state() == state


def test_every_refused_action_of_a_decision_has_its_reason(browser: Browser) -> None:
    table = browser.local()
    rng = random.Random(3)
    state = table.state()
    for _ in range(25):
        seat, legal = next(iter(state["legal"].items()))
        reasons = browser.get(table.path + "/reasons", seat=seat)
        assert not set(reasons) & set(legal)
        for action in rng.sample(sorted(reasons), 2):
            told = table.act(state, action, expect=422)["reason"]
            assert told == reasons[action]
        rest = sorted({str(action) for action in actions_of(load_set())} - set(legal) - set(reasons))
        assert table.act(state, rng.choice(rest), expect=422)["reason"]["code"] in SAID_OF_MOST
        state = table.play(1, rng, state)


def test_a_replayed_request_does_nothing_more(browser: Browser) -> None:
    table = browser.local()
    state = table.state()
    seat, actions = next(iter(state["legal"].items()))
    body = {"n": state["n"], "seat": int(seat), "action": actions[0], "key": new_key()}
    answers = [browser.http.post(table.path + "/actions", json=body).text for _ in range(5)]
    assert len(set(answers)) == 1
    body["key"] = new_key()
    assert code(browser.http.post(table.path + "/actions", json=body)) == (409, "stale")
    assert len(table.log()) == 2


def test_half_requests_and_rubbish_on_the_socket_do_not_disturb(server: Server, table: Table) -> None:
    parts = urlsplit(server.url)
    assert parts.hostname
    sockets = []
    for rubbish in (b"", b"GET", b"\x16\x03\x01\x00", b"POST / HTTP/1.1\r\nContent-Length: 99999\r\n\r\nx"):
        sock = socket.create_connection((parts.hostname, parts.port or 80))
        sock.sendall(rubbish)
        sockets.append(sock)
    assert table.info()["id"] == table.id
    for sock in sockets:
        sock.close()


def connect(server: Server, address: str = "127.0.0.1") -> socket.socket:
    parts = urlsplit(server.url)
    return socket.create_connection(
        (parts.hostname, parts.port), timeout=PATIENCE, source_address=(address, 0)
    )


def asked(sock: socket.socket, more: bytes = b"") -> bytes:
    """The first line of the answer; nothing if the connection was closed instead."""
    answer = b""
    with contextlib.suppress(ConnectionError):
        sock.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + more + b"\r\n")
        while not answer.endswith(b"}") and (part := sock.recv(65536)):
            answer += part
    return answer.split(b"\r\n")[0]


def test_rubbish_fills_no_log(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.sqlite"), tmp_path) as server:
        for rubbish in (b"\x16\x03\x01\x00\r\n\r\n", b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"):
            with connect(server) as sock:
                sock.sendall(rubbish)
                assert sock.recv(12) == b"HTTP/1.1 400"
        with connect(server) as sock:
            assert asked(sock, b"Connection: Upgrade\r\nUpgrade: websocket\r\n") == b"HTTP/1.1 200 OK"
        server.stop()
        assert [line for line in server.log if '"level": "warning"' in line] == []


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    with connect(server) as sock:
        assert asked(sock, b"X-A: " + b"a" * 30_000 + b"\r\n") == b"HTTP/1.1 200 OK"
        assert asked(sock, b"X-A: a\r\n") == b"HTTP/1.1 200 OK"
    with connect(server) as sock:
        assert asked(sock, (b"X-A: " + b"a" * 10_000 + b"\r\n") * 7) in (b"HTTP/1.1 400 Bad Request", b"")
    for beginning in (b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ", b"GET /"):
        with connect(server) as sock, pytest.raises(ConnectionError):
            sock.sendall(beginning + b"a" * 50_000_000)
    with connect(server) as sock:
        assert asked(sock) == b"HTTP/1.1 200 OK"


def test_who_connects_and_says_nothing_has_to_go(server: Server, browser: Browser) -> None:
    table = browser.local()
    listener = Listener(table)
    with contextlib.ExitStack() as opened:
        silent, begun, half, blank, patient = (opened.enter_context(connect(server)) for _ in range(5))
        assert asked(blank) == b"HTTP/1.1 200 OK"
        assert asked(patient) == b"HTTP/1.1 200 OK"
        blank.sendall(b"\r\n")
        begun.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Terramara: 1\r\n")
        half.sendall(b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{")
        for sock in (silent, begun, half, blank):
            assert sock.recv(1) == b""
        # A connection between two requests, and a stream, may wait longer.
        assert asked(patient) == b"HTTP/1.1 200 OK"
    assert not listener.ended()
    listener.wait(table.play(1, random.Random(1))["n"])
    listener.lose()
    assert "terramara_errors_total 0.0" in browser.http.get("/metrics").text, "half a body is no crash"


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    def again() -> bytes:
        with connect(server, "127.0.0.2") as sock:
            return asked(sock)

    with Server(str(tmp_path / "t.sqlite"), tmp_path) as server:
        with contextlib.ExitStack() as held:
            # Each is answered, and so may stay.
            sockets = (held.enter_context(connect(server, "127.0.0.2")) for _ in range(700))
            answered = sum(1 for _ in itertools.takewhile(asked, sockets))
            assert answered == 500
            with connect(server) as other:
                assert asked(other) == b"HTTP/1.1 200 OK"
        # Closed ones count no more.
        wait_for(again, "room for a connection")
    # A proxy brings everybody.
    with (
        Server(str(tmp_path / "t.sqlite"), tmp_path, "--trusted-proxy", "127.0.0.2") as server,
        contextlib.ExitStack() as held,
    ):
        for _ in range(510):
            assert asked(held.enter_context(connect(server, "127.0.0.2")))


def test_a_client_is_one_address_or_one_network() -> None:
    assert client_key("203.0.113.7") == client_key("::ffff:203.0.113.7") == "203.0.113.7"
    assert client_key("2001:db8::1") == client_key("2001:db8::ffff:1") != client_key("2001:db8:0:1::1")
    assert client_key("::ffff:203.0.113.8") != client_key("::ffff:203.0.113.7")


def test_the_server_takes_as_many_open_files_as_it_may(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert hard > 512
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        with Server(str(tmp_path / "t.sqlite"), tmp_path) as server:
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_set_names_are_not_paths(browser: Browser) -> None:
    for name in ("/etc", "base/../base", "nothing"):
        answer = browser.http.get("/api/sets/" + name.replace("/", "%2F"))
        assert answer.status_code == 404
    body = {"seats": [{"kind": "local"}] * 2, "set": "nothing"}
    assert code(browser.http.post("/api/tables", json=body)) == (422, "unknown-set")


def test_records_that_lie_are_refused(browser: Browser, tmp_path: Path) -> None:
    good = "terramara record 1\nrules 1\nset base 1.0 {}\nplayers 2\noptions {{}}\nseed 7\n---\nend 0 {}\n"
    for record in (
        "",
        "x",
        good.format("0" * 16, "0" * 16),
        good.replace("rules 1", "rules 99").format("0" * 16, "0" * 16),
        good.replace("base", str(tmp_path)).format("0" * 16, "0" * 16),
        good.replace("seed 7", "position " + "[" * 50_000).format("0" * 16, "0" * 16),
    ):
        answer = browser.http.post("/api/tables/import", json={"record": record})
        assert answer.status_code in (400, 422), answer.text
