"""Health tells the truth: about the disk, the file, the database at the start, and processes left behind."""

from __future__ import annotations

import asyncio
import random
import resource
import socket
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from terramara.server import desk
from terramara.server.live import HELLO
from tests.server.inside import visitor
from tests.server.postgres import Cluster
from tests.server.support import PATIENCE, Browser, Server, terramara, wait_for


def ready(server: Server) -> int:
    return httpx.get(server.url + "/readyz", timeout=PATIENCE).status_code


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.sqlite"), tmp_path, "--no-limits") as server:
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, hard))
        wait_for(lambda: ready(server) == 503, "a server that is not ready")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        wait_for(lambda: ready(server) == 200, "a server that is ready again")


def test_a_server_whose_file_is_gone_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with Server(str(file), tmp_path, "--no-limits") as server:
        file.rename(tmp_path / "elsewhere.sqlite")
        wait_for(lambda: ready(server) == 503, "a server that is not ready")
        (tmp_path / "elsewhere.sqlite").rename(file)
        wait_for(lambda: ready(server) == 200, "a server that is ready again")


def full(tmp_path: Path) -> Path:
    """A database with games in it, and nobody at work on it."""
    file = tmp_path / "t.sqlite"
    with Server(str(file), tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        browser.local().play(60, random.Random(1))
        server.stop()
    return file


def spoil(file: Path) -> None:
    """Garbage in all pages but the first."""
    body = bytearray(file.read_bytes())
    body[4096:] = b"\xa5" * (len(body) - 4096)
    file.write_bytes(body)


def test_a_damaged_database_is_told_at_the_start_with_what_to_do(tmp_path: Path) -> None:
    file = full(tmp_path)
    spoil(file)
    done = terramara(tmp_path, "serve", "--port", "0", "--database", str(file))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "is damaged" in done.stderr
    assert "terramara restore" in done.stderr


def test_a_database_damaged_under_way_is_not_ready(tmp_path: Path) -> None:
    file = full(tmp_path)
    with Server(str(file), tmp_path / "data", "--no-limits") as server:
        spoil(file)
        wait_for(lambda: ready(server) == 503, "a server that is not ready")


@pytest.mark.parametrize("new", [True, False])
def test_a_second_server_is_refused_whatever_the_name_of_the_file(tmp_path: Path, new: bool) -> None:
    file = tmp_path / "t.sqlite"
    if not new:
        Server(str(file), tmp_path, "--no-limits").start().stop()
    with Server(str(file), tmp_path, "--no-limits"):
        (tmp_path / "other.sqlite").hardlink_to(file)
        done = terramara(tmp_path, "serve", "--port", "0", "--database", str(tmp_path / "other.sqlite"))
        assert done.returncode == 2
        assert "A server is running on this database" in done.stderr


def test_workers_end_with_their_first_process(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    server = Server(database, tmp_path, "--workers", "2", "--no-limits")
    server.start()
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    assert children
    server.kill()  # waits until nobody holds its output open any more
    wait_for(lambda: not any(running(int(child)) for child in children), "the end of the workers")


def running(pid: int) -> bool:
    """It can end while we look."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@pytest.mark.parametrize(
    "hosts",
    [
        "a b",
        "x@127.0.0.1",
        "127.0.0.1/evil",
        "127.0.0.1:99999999",
        "",
        "127.0.0.1\r\nHost: other",
        "[::1",
        "é",
    ],
)
def test_odd_hosts_are_refused_and_write_nothing(server: Server, browser: Browser, hosts: str) -> None:
    before = browser.http.get("/metrics").text.split("terramara_entries_total ")[1].split()[0]
    parts = urlsplit(server.url)
    body = b'{"seats": [{"kind": "local"}, {"kind": "local"}]}'
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: {hosts}\r\nX-Terramara: 1\r\nContent-Type: application/json\r\n"
    )
    with socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE) as sock:
        sock.sendall(head.encode() + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        assert sock.recv(65536).split(b"\r\n")[0].startswith(b"HTTP/1.1 400")
    after = browser.http.get("/metrics").text.split("terramara_entries_total ")[1].split()[0]
    assert after == before


@pytest.mark.parametrize("how", ["cut off", "damaged", "changed"])
def test_a_damaged_backup_says_what_is_wrong_with_it(how: str, tmp_path: Path) -> None:
    file = full(tmp_path)
    copy = tmp_path / "t.backup"
    assert terramara(tmp_path, "backup", str(copy), "--database", str(file)).returncode == 0
    if how == "cut off":
        copy.write_bytes(copy.read_bytes()[:-5000])
    elif how == "damaged":
        spoil(copy)
    else:
        with sqlite3.connect(copy) as changed:
            changed.execute("UPDATE entry SET action = 'pass' WHERE n = 5")
        changed.close()
    done = terramara(tmp_path, "restore", str(copy), "--database", str(tmp_path / "new.sqlite"))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert how in done.stderr


def test_a_database_that_says_nothing_holds_nobody_up(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lost connection is soon noticed; one that is there, and silent, would be waited for without end."""
    monkeypatch.setattr(desk, "READY", 0.1)

    async def scene() -> None:
        async with visitor(tmp_path, database=cluster.new_database()) as http:
            made = await http.post("/api/tables", json={"seats": [{"kind": "local"}] * 2})
            table = f"/api/tables/{made.json()['table']['id']}"
            with cluster.silent():
                asked = (
                    http.get("/readyz"),
                    http.get(table + "/log"),
                    http.post(table + "/chat", json={"text": "Hello?"}),
                    http.post(table + "/leave"),
                )
                answers = await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)
                assert [answer.status_code for answer in answers] == [503] * 4
            said = await http.post(table + "/chat", json={"text": "Hello."})
            assert said.status_code == 201
            assert (await http.get("/healthz")).status_code == 200

    asyncio.run(scene())


def test_a_stream_ends_when_the_database_goes_while_it_catches_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path) as http:
            made = await http.post("/api/tables", json={"seats": [{"kind": "local"}] * 2})
            store = http._transport.app._app.state.desk.store  # type: ignore[attr-defined]

            async def away(*_: object, **__: object) -> None:
                raise ConnectionRefusedError

            store.entries = away
            answer = await asyncio.wait_for(
                http.get(f"/api/tables/{made.json()['table']['id']}/live"), PATIENCE
            )
            assert (answer.status_code, answer.text) == (200, HELLO.decode())

    asyncio.run(scene())
