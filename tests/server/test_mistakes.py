"""An operator's mistakes: one line that names them, before anything is open, and an exit code that tells."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from terramara.cli.app import app
from terramara.server.database import writer
from terramara.server.settings import database_url
from tests.server.postgres import Cluster
from tests.server.support import COMMAND, PATIENCE, Browser, Server, terramara


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a command that must be refused; if it serves instead, stop it."""

    def opened(*_: object) -> None:
        raise AssertionError("it was not refused")

    monkeypatch.setattr("terramara.server.run.run", opened)


def refused(data: Path, *arguments: str) -> str:
    """The one line of a refusal; nothing else may be said. In this process, which is faster."""
    if arguments[0] == "serve" and "--port" not in arguments:
        arguments = (*arguments, "--port", "0")
    done = CliRunner().invoke(app, arguments, env={"TERRAMARA_DATA": str(data), "TERRAMARA_LANGUAGE": "en"})
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    assert done.stderr.startswith("terramara: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def altered(path: Path, statement: str) -> str:
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.execute(statement)
        file.commit()
    return str(path)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """A database with a table in it, and its backup."""
    folder = tmp_path_factory.mktemp("made")
    with Server(str(folder / "t.sqlite"), folder) as server, Browser(server.url) as browser:
        browser.local()
        server.stop()
    assert (
        terramara(folder, "backup", str(folder / "b"), "--database", str(folder / "t.sqlite")).returncode == 0
    )
    return (folder / "t.sqlite").read_bytes(), (folder / "b").read_bytes()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--database", "postgresql://u@h:notaport/x"), "postgresql://user@host/name"),
        (("--database", "postgresql://u@h:99999/x"), "postgresql://user@host/name"),
        (("--database", "postgresql://u@h/x?sslmode=require"), "PGSSLMODE"),
        (("--database", "mysql://x/y"), "postgresql://user@host/name"),
        (("--public-url", "nonsense"), "nonsense"),
        (("--public-url", "terramara.example:443"), "https://"),
        (("--public-url", "https://terramara.example/games"), "without a path"),
        (("--public-url", "https://terramara.example:port"), "https://"),
        (("--public-url", ""), "https://"),
        (("--trusted-proxy", "nonsense"), "nonsense"),
        (("--trusted-proxy", "10.0.0.1,10.0.0.1/8"), "IP addresses"),
        (("--host", "no.such.host.invalid"), "no.such.host.invalid isn't an address of this machine"),
        (("--host", "a..b"), "a..b isn't an address of this machine"),
        (("--host", "203.0.113.1"), "203.0.113.1 isn't an address of this machine"),
    ],
)
def test_options_that_make_no_sense(tmp_path: Path, options: tuple[str, ...], told: str) -> None:
    assert told in refused(tmp_path / "data", "serve", *options)


def test_options_that_do(tmp_path: Path) -> None:
    options = (
        "--public-url",
        "https://terramara.example:8443/",
        "--trusted-proxy",
        "127.0.0.1, ::1,10.0.0.0/8",
    )
    serving = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "serve", "--port", "0", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "TERRAMARA_DATA": str(tmp_path)},
    )
    try:
        assert serving.stdout is not None
        assert "https://terramara.example:8443" in serving.stdout.readline()
    finally:
        serving.kill()
        serving.communicate(timeout=PATIENCE)


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused(tmp_path, "serve", "--port", port)


@pytest.mark.parametrize("content", [b"zzz\n", b"", b"\xff\xfe", b"abcd"])
def test_a_damaged_secret(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "secret.key").write_bytes(content)
    assert "secret.key" in refused(tmp_path, "serve")
    assert (tmp_path / "secret.key").read_bytes() == content


def test_files_that_are_no_database_of_ours(tmp_path: Path, made: tuple[bytes, bytes]) -> None:
    copy = tmp_path / "copy.backup"
    copy.write_bytes(made[1])
    folder = tmp_path / "folder"
    folder.mkdir()
    rubbish = tmp_path / "rubbish"
    rubbish.write_bytes(b"rubbish " * 1000)
    foreign = tmp_path / "foreign"
    altered(foreign, "CREATE TABLE photo (name)")
    newer = tmp_path / "newer"
    newer.write_bytes(made[0])
    altered(newer, "UPDATE alembic_version SET version_num = '9999'")
    for path, told in (
        (folder, "folder"),
        (rubbish, "rubbish"),
        (foreign, "isn't a"),
        (newer, "newer version"),
    ):
        before = path.is_file() and path.read_bytes()
        for command in (
            ("serve",),
            ("backup", str(tmp_path / "out")),
            ("restore", str(copy), "--force"),
        ):
            assert told in refused(tmp_path / "data", *command, "--database", str(path)), command
        assert before == (path.is_file() and path.read_bytes())
    assert not (tmp_path / "out").exists()


def test_an_old_schema_is_not_backed_up_as_if_it_were_whole(
    tmp_path: Path, made: tuple[bytes, bytes]
) -> None:
    old = tmp_path / "old"
    old.write_bytes(made[0])
    altered(old, "UPDATE alembic_version SET version_num = '0001'")
    assert "start the server once" in refused(tmp_path, "backup", str(tmp_path / "b"), "--database", str(old))


def test_a_postgresql_that_is_not_there(tmp_path: Path, cluster: Cluster) -> None:
    absent = cluster.new_database() + "x"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # and never listens
        nowhere = f"postgresql://u:secret@127.0.0.1:{free.getsockname()[1]}/x"
        for workers in ("1", "2"):
            said = refused(tmp_path, "serve", "--workers", workers, "--database", nowhere)
            assert "127.0.0.1" in said
            assert "secret" not in said
            assert "does not exist" in refused(tmp_path, "serve", "--workers", workers, "--database", absent)
    assert "does not exist" in refused(tmp_path, "backup", str(tmp_path / "b"), "--database", absent)


def test_workers_that_cannot_start_are_told_by_the_exit_code(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.new_database()
    name = url.rsplit("/", 1)[1]
    # Enough for the first look at the database, and not for two processes.
    statements = (
        f"CREATE ROLE few{name} LOGIN CONNECTION LIMIT 1",
        f"ALTER DATABASE {name} OWNER TO few{name}",
    )

    async def limit() -> None:
        engine = writer(database_url(url, tmp_path))
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(limit())
    few = url.replace("tm@", f"few{name}@")
    done = terramara(tmp_path, "serve", "--port", "0", "--workers", "2", "--database", few)
    assert done.returncode == 3
    assert "Traceback" not in done.stderr
    assert "start-failed" in {json.loads(line)["event"] for line in done.stderr.splitlines()}


def test_a_name_with_signs_of_an_address_is_one_file(tmp_path: Path) -> None:
    path = tmp_path / "what?x=1#%20.sqlite"
    with Server(str(path), tmp_path / "data") as server, Browser(server.url) as browser:
        browser.local()
    assert path.stat().st_mode & 0o777 == 0o600
    assert {found.name.removeprefix(path.name) for found in tmp_path.iterdir() if found.is_file()} <= {
        "",
        ".lock",
        "-wal",
        "-shm",
    }


def test_a_link_to_the_file_is_the_file(tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "t.sqlite")
    with Server(str(tmp_path / "t.sqlite"), tmp_path):
        assert "running" in refused(tmp_path, "serve", "--database", str(link))
        (tmp_path / "folder").symlink_to(tmp_path)
        assert "running" in refused(tmp_path, "serve", "--database", str(tmp_path / "folder" / "t.sqlite"))
