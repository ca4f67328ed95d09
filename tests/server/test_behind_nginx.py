"""Behind nginx with TLS, as docs/operating.md tells it: cookies, origins, live streams, limits by address."""

from __future__ import annotations

import random
import re
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from terramara.server.settings import Limits
from tests.server.inside import settings_of
from tests.server.nginx import SITE, Nginx
from tests.server.postgres import free_port
from tests.server.support import PATIENCE, Browser, Listener, Server, wait_for

PUBLIC = {"seats": [{"kind": "human"}, {"kind": "human"}], "public": True}
BURST = int(Limits().lobby[1])


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Nginx, Server]]:
    folder = tmp_path_factory.mktemp("nginx")
    nginx = Nginx(folder)
    options = ("--public-url", nginx.url, "--trusted-proxy", "127.0.0.1")
    with Server(str(folder / "tables.sqlite"), folder / "data", *options, port=free_port()) as server:
        try:
            yield nginx.start(server.url), server
        finally:
            nginx.stop()


@pytest.fixture
def nginx(front: tuple[Nginx, Server]) -> Nginx:
    return front[0]


def visit(nginx: Nginx, source: str) -> Browser:
    return Browser(nginx.url, source, nginx.trust)


def test_cookies_are_secure_and_links_carry_the_public_address(nginx: Nginx) -> None:
    with visit(nginx, "127.0.1.1") as browser:
        made = browser.http.post("/api/tables", json={"seats": [{"kind": "local"}] * 2})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("; secure", "; httponly", "; samesite=lax"))
        assert made.headers["strict-transport-security"]
        assert all(link.startswith(nginx.url + "/t/") for link in made.json()["links"].values())
        # The cookie came back over TLS: the seats are known.
        table = made.json()["table"]["id"]
        for _ in range(2):
            assert browser.get(f"/api/tables/{table}")["you"] == [0, 1]
        # Nobody who reads a log learns what may be watched.
        log = nginx.folder / "access.log"
        assert not log.exists() or table not in log.read_text()


def test_the_page_and_its_parts_come_through_compressed(nginx: Nginx) -> None:
    with visit(nginx, "127.0.1.1") as browser:
        page = browser.http.get("/")
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["content-security-policy"]
        assert browser.http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304


def test_only_the_public_origin_may_change_anything(nginx: Nginx) -> None:
    with visit(nginx, "127.0.1.2") as browser:
        plain = nginx.url.replace("https:", "http:")
        for origin in ("https://elsewhere.example", "https://localhost", "http://localhost", plain, "null"):
            answer = browser.http.post("/api/deals", headers={"Origin": origin})
            assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin"), origin
        assert browser.http.post("/api/deals").status_code == 201
        answer = browser.http.post("/api/deals", headers={"X-Terramara": ""})
        assert (answer.status_code, answer.json()["error"]) == (403, "no-header")
        answer = browser.http.get("/api/info", headers={"Host": "elsewhere.example"})
        assert (answer.status_code, answer.json()["error"]) == (421, "wrong-host")


def test_plain_http_leads_to_tls(nginx: Nginx) -> None:
    answer = httpx.get(f"http://localhost:{nginx.plain}/t/abc?x=1")
    assert (answer.status_code, answer.headers["location"]) == (301, "https://localhost/t/abc?x=1")


def test_browsers_are_offered_http_2_and_nothing_older_than_tls_1_2(nginx: Nginx) -> None:
    def greet(**options: Any) -> tuple[str | None, str | None]:
        context = ssl.create_default_context()
        context.load_verify_locations(nginx.folder / "cert.pem")
        context.set_alpn_protocols(["h2", "http/1.1"])
        for name, value in options.items():
            setattr(context, name, value)
        with (
            socket.create_connection(("localhost", nginx.secure), timeout=PATIENCE) as plain,
            context.wrap_socket(plain, server_hostname="localhost") as secure,
        ):
            return secure.selected_alpn_protocol(), secure.version()

    assert greet() == ("h2", "TLSv1.3")
    assert greet(maximum_version=ssl.TLSVersion.TLSv1_2) == ("h2", "TLSv1.2")


def test_each_live_update_arrives_before_the_next_one_is_sent(nginx: Nginx) -> None:
    with visit(nginx, "127.0.1.3") as browser:
        table = browser.local()
        stream = Listener(table, after=0)
        rng = random.Random(3)
        state = table.state()
        for _ in range(12):
            state = table.play(1, rng, state)
            stream.wait(state["n"])  # a buffer would keep it until more has come
        assert stream.numbers() == list(range(1, state["n"] + 1))
        browser.post(table.path + "/chat", {"text": "small"}, expect=201)
        wait_for(lambda: stream.of("chat"), "the message")
        stream.lose()


def test_a_quiet_stream_outlives_the_patience_of_nginx(tmp_path: Path) -> None:
    (patience,) = re.findall(r"proxy_read_timeout (\d+)s;", SITE)
    assert int(patience) >= 2 * settings_of(tmp_path).heartbeat


def test_limits_count_players_and_not_nginx(front: tuple[Nginx, Server]) -> None:
    nginx, server = front

    def statuses(browser: Browser, count: int, claims: list[str]) -> list[int]:
        headers = [{"X-Forwarded-For": claim, "Forwarded": f"for={claim}"} for claim in claims] or [{}]
        return [
            browser.http.post("/api/tables", json=PUBLIC, headers=headers[i % len(headers)]).status_code
            for i in range(count)
        ]

    with visit(nginx, "127.0.2.1") as one, visit(nginx, "127.0.2.2") as other:
        assert statuses(one, BURST + 1, []) == [201] * BURST + [429]
        # Claiming to be somebody else neither gets you their share nor uses it up.
        assert statuses(one, 3, ["127.0.2.2", "203.0.113.7", "127.0.0.1"]) == [429] * 3
        assert statuses(other, BURST + 1, ["127.0.2.3"]) == [201] * BURST + [429]
    # Past nginx, from an address that isn't its own, nobody's word is taken.
    with Browser(server.url, "127.0.2.4") as direct:
        claims = [f"203.0.113.{i}" for i in range(BURST + 1)]
        assert statuses(direct, BURST + 1, claims) == [201] * BURST + [429]


def test_connections_are_counted_by_client(nginx: Nginx) -> None:
    def client(address: str) -> str:
        return httpx.get(f"http://127.0.0.1:{nginx.mirror}/", headers={"X-From": address}).text

    assert client("203.0.113.7") == "203.0.113.7"
    network = client("2001:db8:0:7::1")
    assert network == client("2001:db8:0:7:1:2:3:4") == client("2001:db8:0:7:ffff::")
    assert network != client("2001:db8:0:8::1")
    assert client("2001:db8:7::1") == client("2001:db8:7::ffff:1") != client("2001:db8:8::1")


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6detrics", "/x/../metrics//"])
def test_metrics_are_for_the_operator(front: tuple[Nginx, Server], path: str) -> None:
    nginx, server = front
    where = urlsplit(nginx.url)
    with (
        socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as plain,
        nginx.trust.wrap_socket(plain, server_hostname="localhost") as secure,
    ):
        secure.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: secure.recv(65536), b""))
    assert b"terramara_" not in answer
    assert b" 404 " in answer.split(b"\r\n", 1)[0]
    assert "terramara_entries_total" in httpx.get(server.url + "/metrics").text


def test_a_record_at_the_limit_reaches_the_server(nginx: Nginx) -> None:
    with visit(nginx, "127.0.1.4") as browser:
        record = {"record": "x" * (Limits().record + 100)}
        answer = browser.http.post("/api/tables/import", json=record)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
