"""Backup while the server runs, restore into an empty database of either kind, and refusals to overwrite."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

from terramara import Game
from terramara.server import backup, tables
from terramara.server.backup import _digest
from terramara.server.schema import SeatIn, TableIn
from tests.server.inside import desks, settings_of
from tests.server.postgres import Cluster
from tests.server.support import COMMAND, Browser, Server


def run(command: str, *arguments: str, data: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", COMMAND, command, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TERRAMARA_DATA": str(data)},
    )


def test_a_backup_made_under_load_is_of_one_moment_and_plays_on(
    database: str, tmp_path: Path, cluster: Cluster
) -> None:
    data = tmp_path / "data"
    copy = tmp_path / "copy.backup"
    with Server(database, data, "--no-limits") as server, Browser(server.url) as browser:
        first = browser.local()
        before = first.play(30, random.Random(1))
        browser.post(first.path + "/chat", {"text": "kept"}, expect=201)
        second = browser.local()
        stop = threading.Event()
        played: list[int] = []

        def play() -> None:
            rng = random.Random(2)
            state = second.state()
            while not stop.is_set() and state["legal"]:
                state = second.play(1, rng, state)
                played.append(state["n"])

        player = threading.Thread(target=play)
        player.start()
        made = run("backup", str(copy), "--database", database, data=data)
        stop.set()
        player.join()
        assert made.returncode == 0, made.stderr
        assert played
        again = run("backup", str(copy), "--database", database, data=data)
        assert (again.returncode, "--force" in again.stderr) == (2, True)
        assert run("backup", str(copy), "--force", "--database", database, data=data).returncode == 0
        cookies = browser.http.cookies
        whole = {table.id: table.log() for table in (first, second)}
    # Into the other kind of database as well: a backup is the same file whichever it came from.
    for target in (str(tmp_path / "new" / "tables.sqlite"), cluster.new_database()):
        done = run("restore", str(copy), "--database", target, data=data)
        assert done.returncode == 0, done.stderr
        with Server(target, data, "--no-limits") as server, Browser(server.url) as browser:
            for cookie in cookies.jar:
                browser.http.cookies.set(cookie.name, cookie.value or "")
            table = browser.at(first)
            state = table.state()
            assert {**state, "events": 0} == {**before, "events": 0}
            assert table.log() == whole[first.id]
            assert browser.at(second).log() == whole[second.id]
            assert browser.get(table.path + "/chat")[0]["text"] == "kept"
            table.play(5, random.Random(3))
            busy = run("restore", str(copy), "--force", "--database", target, data=data)
            assert busy.returncode == 2
            assert "running" in busy.stderr
        refused = run("restore", str(copy), "--database", target, data=data)
        assert (refused.returncode, "--force" in refused.stderr) == (2, True)
        assert run("restore", str(copy), "--force", "--database", target, data=data).returncode == 0


def test_a_first_position_is_kept_and_older_backups_without_one_are_read(
    database: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    copy = tmp_path / "copy.backup"
    game = Game.from_position({"players": 2, "phase": "over", "seats": [{"vp": 7}]})
    with Server(database, data) as server, Browser(server.url) as browser:
        table = browser.local()
        before = table.play(5, random.Random(4))
        made = browser.post("/api/tables/import", {"record": game.record()}, expect=201)
        record = f"/api/tables/{made['table']['id']}/record"
    assert run("backup", str(copy), "--database", database, data=data).returncode == 0
    assert run("restore", str(copy), "--force", "--database", database, data=data).returncode == 0
    with Server(database, data) as server, Browser(server.url) as browser:
        assert browser.http.get(record).text == game.record()
    with contextlib.closing(sqlite3.connect(copy)) as old:  # as the format before this one was
        old.execute("DELETE FROM game WHERE position IS NOT NULL")
        for name in ("seat", "entry", "snapshot"):
            old.execute(f"DELETE FROM {name} WHERE game NOT IN (SELECT id FROM game)")
        old.execute("ALTER TABLE game DROP COLUMN position")
        old.execute("UPDATE about SET format = 1, digest = ?", (_digest(old),))
        old.commit()
    done = run("restore", str(copy), "--force", "--database", database, data=data)
    assert done.returncode == 0, done.stderr
    with Server(database, data) as server, Browser(server.url) as browser:
        assert browser.at(table).state()["view"] == before["view"]
        assert browser.http.get(record).status_code == 404


def test_a_table_that_waits_still_waits_when_it_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        seal, copy = "ab" * 32, tmp_path / "copy.backup"
        async with desks(tmp_path / "first", 1) as [desk]:
            said = TableIn([SeatIn("human"), SeatIn("human")], seal=seal)
            table = await tables.create(desk.writer, said, "t" * 32)
        await backup.backup(settings_of(tmp_path / "first").database, copy)
        for folder in (tmp_path / "second", tmp_path / "third"):
            await backup.restore(settings_of(folder).database, copy)
            async with desks(folder, 1) as [desk]:
                row = (await desk.rooms.get(table)).row
                assert (row.status, row.dealing) == ("waiting", None)
                assert row.seats[0].seal == (seal if folder.name == "second" else None)
            if folder.name == "second":  # and now a backup from before there were any
                with contextlib.closing(sqlite3.connect(copy)) as old, old:
                    for column in (
                        "game DROP COLUMN dealing",
                        "seat DROP COLUMN seal",
                        "seat DROP COLUMN pause",
                    ):
                        old.execute(f"ALTER TABLE {column}")
                    old.execute("UPDATE about SET format = 4, digest = ?", (_digest(old),))

    asyncio.run(scene())


def test_what_is_no_backup_is_refused_and_changes_nothing(database: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(database, data) as server, Browser(server.url) as browser:
        table = browser.local()
    good = tmp_path / "good"
    assert run("backup", str(good), "--database", database, data=data).returncode == 0
    whole = good.read_bytes()
    assert b"first_game" in whole
    for name, content in (
        ("missing", None),
        ("empty", b""),
        ("text", b"this is no backup\n" * 100),
        ("cut", whole[: len(whole) // 2]),
        ("scratched", whole.replace(b"first_game", b"worst_game")),
    ):
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        refused = run("restore", str(path), "--force", "--database", database, data=data)
        assert refused.returncode == 2, name
        assert "Traceback" not in refused.stderr, name
    with Server(database, data) as server, Browser(server.url) as browser:
        assert browser.get(table.path)["id"] == table.id


def test_a_backup_of_nothing_says_so(tmp_path: Path) -> None:
    refused = run("backup", str(tmp_path / "b"), "--database", str(tmp_path / "none.sqlite"), data=tmp_path)
    assert refused.returncode == 2
    assert not (tmp_path / "b").exists()
    assert not (tmp_path / "none.sqlite").exists()


def test_one_sqlite_file_has_one_server_and_many_workers_need_postgresql(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite")
    with Server(database, tmp_path):
        second = run("serve", "--port", "0", "--database", database, data=tmp_path)
        assert second.returncode == 2
        assert "running" in second.stderr
    many = run("serve", "--port", "0", "--workers", "2", "--database", database, data=tmp_path)
    assert (many.returncode, "PostgreSQL" in many.stderr) == (2, True)
    unknown = run("serve", "--port", "0", "--database", "mysql://x/y", data=tmp_path)
    assert unknown.returncode == 2
