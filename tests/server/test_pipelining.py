"""A client that asks without reading the answers takes no more than its share of memory."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from msgspec.structs import replace

from terramara.server import connection
from terramara.server.run import config, listen
from tests.server.inside import settings_of, until
from tests.server.support import PATIENCE, Browser, Server, wait_for

ASK = b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture(scope="module")
def bounded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bounded")
    with Server(str(folder / "tables.sqlite"), folder / "data", "--no-limits") as running:
        yield running


def connect(server: Server) -> socket.socket:
    parts = urlsplit(server.url)
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)


def read_all(sock: socket.socket) -> bytes:
    answer = b""
    with contextlib.suppress(ConnectionError):
        while part := sock.recv(65536):
            answer += part
    return answer


def memory(server: Server) -> float:
    """MB that the server holds."""
    told = Path(f"/proc/{server.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", told)
    assert found
    return int(found[1]) / 1024


def metric(server: Server, name: str) -> float:
    with Browser(server.url) as browser:
        found = re.search(rf"^{re.escape(name)} (\S+)$", browser.http.get("/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_a_few_requests_in_one_go_are_answered_in_order(bounded: Server) -> None:
    with connect(bounded) as sock:
        sock.sendall(ASK * 4 + ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert read_all(sock).count(b"HTTP/1.1 200") == 5


def test_more_requests_than_may_wait_end_the_connection(bounded: Server) -> None:
    before = metric(bounded, 'terramara_refused_total{limit="pipelined"}')
    with connect(bounded) as sock:
        sock.sendall(ASK * (connection.WAITING + 200))
        answered = read_all(sock).count(b"HTTP/1.1 200")
    assert answered <= connection.WAITING + 1
    assert metric(bounded, 'terramara_refused_total{limit="pipelined"}') > before


def test_a_flood_of_unread_requests_stays_out_of_memory(bounded: Server) -> None:
    """20 connections, 10 MB: without the bound each request costs some 20 kB until it is answered."""
    usual = memory(bounded)
    sockets = [connect(bounded) for _ in range(20)]
    blob = ASK * (500_000 // len(ASK))
    for sock in sockets:
        with contextlib.suppress(OSError):
            sock.sendall(blob)
    with Browser(bounded.url) as browser:
        assert browser.get("/api/info")["version"]
    assert memory(bounded) < usual + 32
    for sock in sockets:
        sock.close()


def test_a_stream_with_requests_behind_it_ends_with_its_connection(bounded: Server) -> None:
    with Browser(bounded.url) as browser:
        table = browser.local()
    live = f"GET {table.path}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    with connect(bounded) as sock:
        sock.sendall(live + ASK)
        wait_for(lambda: metric(bounded, "terramara_streams") == 1, "a stream")
    wait_for(lambda: metric(bounded, "terramara_streams") == 0, "the end of the stream")


def fields(count: int) -> bytes:
    return b"".join(b"x-%d: x\r\n" % number for number in range(count))


def test_a_request_has_so_many_header_fields_and_no_more(bounded: Server) -> None:
    """Short ones take twenty times as much memory as they have bytes."""
    for count, status in ((connection.FIELDS - 2, b"200"), (connection.FIELDS, b"400")):
        with connect(bounded) as sock:
            sock.sendall(ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n" + fields(count) + b"\r\n"))
            assert read_all(sock).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize(
    "rest", [b"1\r\n{\r\n", b"0\r\nx: " + b"x" * 1000, b"0\r\n" + fields(100), b"1;" + b"x" * 1000]
)
def test_what_comes_between_and_after_the_parts_of_a_body_has_an_end(bounded: Server, rest: bytes) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    last = rest.rpartition(b"\r\n")[2] or rest
    with connect(bounded) as sock, pytest.raises(ConnectionError):
        sock.sendall(head + b"1\r\n{\r\n" + rest + last * (50_000_000 // len(last)))
    with connect(bounded) as sock:
        sock.sendall(ASK)
        assert sock.recv(12) == b"HTTP/1.1 200"


def test_what_one_client_lets_wait_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over all its connections: half requests, and whole ones that are not answered yet."""
    monkeypatch.setattr(connection, "UNANSWERED", 100_000)
    head = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n"
    released = asyncio.Event()

    async def slow(_scope: Any, _receive: Any, send: Any) -> None:
        await released.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def scene() -> None:
        async with serving(slow, tmp_path) as (server, address):
            first, second, third = (socket.create_connection(address) for _ in range(3))
            first.sendall(head + b"x" * 60_000)
            second.sendall(head + b"x" * 30_000)
            await until(lambda: sum(connection._unanswered.values()) > 90_000, "both requests")
            third.sendall(head + b"x" * 30_000)
            await until(lambda: len(server.server_state.connections) == 2, "the end of the third")
            released.set()
            second.sendall(b"x" * 30_000)
            await until(lambda: not connection._unanswered, "both answers")
            # What is answered already is dropped, and counts no more.
            first.sendall(head)
            assert len(server.server_state.connections) == 2
            for sock in (first, second, third):
                sock.close()

    asyncio.run(scene())


def test_connections_of_one_site_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many networks it has: here all of them are one."""
    monkeypatch.setattr(connection, "PER_SITE", 2)

    async def nothing(_scope: Any, _receive: Any, _send: Any) -> None: ...

    async def scene() -> None:
        async with serving(nothing, tmp_path) as (server, address):
            held = [socket.create_connection(address) for _ in range(2)]
            await until(lambda: len(server.server_state.connections) == 2, "both")
            with socket.create_connection(address) as third:
                third.settimeout(PATIENCE)
                assert await asyncio.to_thread(third.recv, 1) == b""
                assert len(server.server_state.connections) == 2
            for sock in held:
                sock.close()
            await until(lambda: not connection._opened, "the end of all")

    asyncio.run(scene())


@contextlib.asynccontextmanager
async def serving(app: Any, folder: Path) -> AsyncIterator[tuple[uvicorn.Server, Any]]:
    settings = settings_of(folder)
    with listen(replace(settings, port=0)) as listener:
        server = uvicorn.Server(config(app, settings, lifespan="off"))
        running = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started, "the server")
        yield server, listener.getsockname()
        server.should_exit = True
        await running


@pytest.mark.parametrize("what", ["nothing is read", "too much is unread"])
def test_who_does_not_read_is_cut_off(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LOOK", 0.05 if what == "nothing is read" else PATIENCE)
    monkeypatch.setattr(connection, "UNREAD", 1_000 if what == "too much is unread" else 1 << 40)
    asked = []

    async def much(scope: Any, _receive: Any, send: Any) -> None:
        """Answers with more than the system buffers."""
        asked.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 8_000_000})

    async def scene() -> None:
        async with serving(much, tmp_path) as (server, address):
            with socket.create_connection(address) as sock:
                sock.sendall(ASK)
                await until(lambda: asked, "the request")
                await until(lambda: not server.server_state.connections, "the end of the connection")
            assert not connection._unread

    asyncio.run(scene())
