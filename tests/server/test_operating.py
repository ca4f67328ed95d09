"""Things operators and browsers rely on: health, metrics, logs, headers, limits, pages, old rules."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import text

from terramara.server.database import writer
from terramara.server.settings import database_url
from terramara.server.static import STATIC, read
from tests.server.postgres import Cluster
from tests.server.support import Browser, Listener, Server, wait_for


def test_health_readiness_and_metrics(browser: Browser) -> None:
    assert browser.get("/healthz") == {"status": "ok"}
    assert browser.get("/readyz") == {"status": "ready"}
    table = browser.local()
    table.play(5, random.Random(1))
    metrics = browser.http.get("/metrics").text
    assert "terramara_entries_total" in metrics
    assert 'route="/api/tables/{table}/actions"' in metrics
    assert table.id not in metrics


def test_every_answer_carries_the_headers(browser: Browser) -> None:
    for path in ("/", "/api/info", "/api/nothing", "/t/abc", "/metrics"):
        headers = browser.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert browser.http.get("/api/info").headers["cache-control"] == "no-store"


def test_pages_are_compressed_and_revalidated(browser: Browser) -> None:
    page = browser.http.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert browser.http.get("/t/anything").text == page.text
    raw = browser.http.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in raw.headers
    with browser.http.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as zipped:
        assert gzip.decompress(b"".join(zipped.iter_raw())) == raw.content
    again = browser.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert browser.http.get("/assets/none.js").status_code == 404
    assert browser.http.get("/%2e%2e/%2e%2e/etc/passwd").status_code == 404


def test_head_is_answered_as_get_without_the_body(server: Server, browser: Browser) -> None:
    built = ["/" + name for name in read(STATIC) if name != "index.html"]
    for path in ("/", "/t/anything", "/t/anything/replay", "/tables", "/healthz", "/readyz", *built[:5]):
        for encoding in ("identity", "gzip"):
            got = browser.http.get(path, headers={"Accept-Encoding": encoding})
            told = browser.http.head(path, headers={"Accept-Encoding": encoding})
            assert (told.status_code, told.content) == (200, b""), path
            assert {**told.headers, "date": ""} == {**got.headers, "date": ""}, path
    page = browser.http.get("/")
    again = browser.http.head("/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert browser.http.head("/assets/none.js").status_code == 404
    # On the wire too: nothing follows the headers.
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname, where.port)) as connection:
        connection.sendall(f"HEAD / HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.endswith(b"\r\n\r\n")
    assert answer.count(b"\r\n\r\n") == 1


def test_info_and_sets(browser: Browser) -> None:
    info = browser.get("/api/info")
    assert {"beginner", "greedy", "adept"} <= {bot["id"] for bot in info["bots"]}
    assert "base" in {known["id"] for known in info["sets"]}
    assert "en" in info["languages"]
    content = browser.get("/api/sets/base")
    assert len(content["artefacts"]) == 52


def test_logs_are_json_lines(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data") as server, Browser(server.url) as browser:
        browser.local()
        browser.http.post("/api/tables", json={"seats": []})
        server.stop()
        lines = [json.loads(line) for line in server.log]
    assert {"at", "level", "event"} <= set(lines[0])
    requests = [line for line in lines if line["event"] == "request"]
    assert {(line["route"], line["status"]) for line in requests} >= {
        ("/api/tables", 201),
        ("/api/tables", 400),
    }
    assert "closed" in {line["event"] for line in lines}


def test_a_postgresql_that_goes_away_is_told_as_such_and_comes_back(tmp_path: Path) -> None:
    with (
        Cluster() as cluster,
        Server(cluster.new_database(), tmp_path, "--no-limits") as server,
        Browser(server.url) as browser,
    ):
        table = browser.local()
        state = table.state()
        control = ("pg_ctl", "-D", str(cluster.folder / "data"), "-w")
        cluster._run(*control, "-m", "immediate", "stop")
        for _ in range(3):  # while connections break, and when there are none any more
            for path in ("/readyz", table.path + "/log", table.path + "/chat"):
                answer = browser.http.get(path)
                assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
                assert answer.headers["retry-after"]
        assert browser.http.post(table.path + "/chat", json={"text": "x"}).status_code == 503
        table.act(state, next(iter(state["legal"].values()))[0], expect=503)
        metrics = browser.http.get("/metrics").text
        assert "terramara_errors_total 0.0" in metrics
        assert "terramara_unavailable_total 0.0" not in metrics
        assert not [line for line in server.log if "crash" in line]
        settings = f"-p {cluster.port} -k {cluster.folder} -c listen_addresses=127.0.0.1"
        cluster._run(*control, "-l", str(cluster.folder / "log"), "-o", settings, "start")
        wait_for(lambda: browser.http.get("/readyz").status_code == 200, "the database")
        assert table.log()


def test_limits_on_rates_and_streams(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.sqlite"), tmp_path) as server, Browser(server.url) as browser:
        table = browser.local()
        lines = [browser.http.post(table.path + "/chat", json={"text": "x"}) for _ in range(30)]
        assert [line.status_code for line in lines[:10]] == [201] * 10
        refused = [line for line in lines if line.status_code != 201]
        assert refused
        for line in refused:
            assert (line.status_code, line.json()["error"]) == (429, "too-many")
            assert line.headers["retry-after"] == str(line.json()["seconds"])
            assert line.json()["seconds"] in (1, 2)  # half a line a second
        guesses = [
            browser.http.post(table.path + "/claim", json={"token": "a" * 32}).json()["error"]
            for _ in range(40)
        ]
        assert "too-many" in guesses
        made = [
            browser.http.post("/api/tables", json={"seats": [{"kind": "local"}] * 2}).status_code
            for _ in range(40)
        ]
        assert 429 in made
        with contextlib.ExitStack() as opened:
            http = opened.enter_context(
                httpx.Client(base_url=server.url, limits=httpx.Limits(max_connections=200))
            )
            statuses = [
                opened.enter_context(http.stream("GET", table.path + "/live")).status_code for _ in range(70)
            ]
        assert statuses == [200] * 60 + [429] * 10
        # Closed ones count no more.
        wait_for(lambda: browser.http.get(table.path + "/log").status_code == 200, "reads allowed again")
        listener = wait_for(
            lambda: Listener(table) if table.info()["watchers"] < 50 else None, "room for a stream"
        )
        listener.lose()


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("rules = '0'", "rules-changed"),
        ("set_hash = 'other'", "set-changed"),
        ("set_id = 'gone'", "set-missing"),
    ],
)
def test_a_game_under_other_rules_says_so_and_keeps_its_log(
    database: str, tmp_path: Path, change: str, expected: str
) -> None:
    data = tmp_path / "data"
    with Server(database, data) as server, Browser(server.url) as browser:
        table = browser.local()
        table.play(6, random.Random(1))
        log = table.log()
        server.stop()

        async def alter() -> None:
            engine = writer(database_url(database, data))
            async with engine.begin() as connection:
                await connection.execute(text(f"UPDATE game SET {change}"))
            await engine.dispose()

        asyncio.run(alter())
        server.start()
        browser.move_to(server.url)
        refused = browser.http.get(table.path + "/state")
        assert (refused.status_code, refused.json()["error"]) == (409, expected)
        assert table.log() == log
        assert table.info()["id"] == table.id
        body = {"n": len(log) - 1, "seat": 0, "action": "end", "key": "k" * 8}
        assert browser.http.post(table.path + "/actions", json=body).json()["error"] == expected
        assert browser.http.get(table.path + "/live").json()["error"] == expected
