"""A real server process, clients as a browser would be, and waiting for things to come true."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from sqlalchemy import text

from terramara.server.database import writer
from terramara.server.settings import database_url

T = TypeVar("T")
PATIENCE = 90.0
COMMAND = "from terramara.cli import main; main()"


def terramara(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `terramara` to its end."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "TERRAMARA_DATA": str(data)},
    )


def wait_for(question: Callable[[], T | None], what: str) -> T:
    """The first true answer. The deadline is far: it ends a test that hangs, it decides nothing."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = question()
        if answer:
            return answer
        time.sleep(0.02)
    raise AssertionError(f"never came: {what}")


class Server:
    """`terramara serve` in a process of its own. Tests reach it at `port`, if given, whatever it prints."""

    def __init__(self, database: str, data: Path, *options: str, port: int = 0) -> None:
        self.database = database
        self._port = port
        self._data = data
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        self._drained: list[threading.Thread] = []
        self.log: list[str] = []
        self.url = ""

    def start(self) -> Self:
        arguments = [
            "--port",
            str(self._port),
            "--database",
            self.database,
            "--bot-delay",
            "0",
            *self._options,
        ]
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "TERRAMARA_DATA": str(self._data)},
        )
        self.log = []
        said: list[str] = []
        self._drained = [
            threading.Thread(target=self._read, args=(self._process.stdout, said), daemon=True),
            threading.Thread(target=self._read, args=(self._process.stderr, self.log), daemon=True),
        ]
        for thread in self._drained:
            thread.start()
        line = wait_for(lambda: said[0] if self._alive() and said else None, "the server's address")
        found = re.search(r"https?://\S+", line)
        assert found
        self.url = f"http://127.0.0.1:{self._port}" if self._port else found[0]
        wait_for(self._ready, "a ready server")
        return self

    @staticmethod
    def _read(stream: Any, into: list[str]) -> None:
        into.extend(stream)

    def _alive(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server died:\n" + "".join(self.log)
        return True

    def _ready(self) -> bool:
        self._alive()
        try:
            return httpx.get(self.url + "/readyz").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """kill -9"""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop the server gracefully and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(PATIENCE)
        for thread in self._drained:
            thread.join(PATIENCE)
            assert not thread.is_alive(), "a process of the server has outlived it"
        for stream in (process.stdout, process.stderr):
            assert stream is not None
            stream.close()
        self._process = None
        return code

    def __enter__(self) -> Self:
        try:
            return self.start()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()
        print("".join(self.log))  # shown if the test failed


class Browser:
    """One person's browser: keeps cookies, sends the header that the page sends.

    `source` is the address it comes from, `trust` the certificates it believes."""

    def __init__(self, url: str, source: str | None = None, trust: ssl.SSLContext | None = None) -> None:
        self._source, self._trust = source, trust
        self.http = self.client(base_url=url, headers={"X-Terramara": "1", "Origin": url}, timeout=PATIENCE)

    def client(self, **options: Any) -> httpx.Client:
        """A connection of its own from the same place, without the headers."""
        trust = True if self._trust is None else self._trust
        transport = httpx.HTTPTransport(local_address=self._source, verify=trust)
        return httpx.Client(transport=transport, **options)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def move_to(self, url: str) -> None:
        """The same browser at another server process (one behind the same address, as a proxy would have
        it)."""
        self.http.base_url = httpx.URL(url)
        self.http.headers["Origin"] = url

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, *, expect: int = 200) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code == expect, (answer.status_code, answer.text)
        return answer.json()

    def make(self, *kinds: str, **more: Any) -> Table:
        seats = [{"kind": kind.split(":")[0]} for kind in kinds]
        for seat, kind in zip(seats, kinds, strict=True):
            if ":" in kind:
                seat["bot"] = kind.split(":")[1]
        made = self.post("/api/tables", {"seats": seats, "options": {"first_game": True}, **more}, expect=201)
        return Table(self, made["table"]["id"], made["links"])

    def local(self, players: int = 3, **more: Any) -> Table:
        """A table of which this browser holds every seat."""
        return self.make(*["local"] * players, **more)

    def at(self, table: Table) -> Table:
        return Table(self, table.id, table.links)


class Table:
    """A table as one browser sees it."""

    def __init__(self, browser: Browser, table: str, links: dict[str, str]) -> None:
        self.browser = browser
        self.id = table
        self.links = links
        self.path = f"/api/tables/{table}"

    def info(self) -> Any:
        return self.browser.get(self.path)

    def state(self, **query: Any) -> Any:
        return self.browser.get(self.path + "/state", **query)

    def log(self) -> list[Any]:
        entries: list[Any] = self.browser.get(self.path + "/log")
        return entries

    def act(self, state: Any, action: str, *, key: str | None = None, expect: int = 200) -> Any:
        seat = next(iter(state["legal"]), None) or state["view"]["decision"]["seat"]
        body = {"n": state["n"], "seat": int(seat), "action": action, "key": key or new_key()}
        return self.browser.post(self.path + "/actions", body, expect=expect)

    def step(self, what: str, state: Any, seat: int, *, expect: int = 200, key: str | None = None) -> Any:
        body = {"n": state["n"], "seat": seat, "key": key or new_key()}
        return self.browser.post(f"{self.path}/{what}", body, expect=expect)

    def play(self, moves: int, rng: random.Random, state: Any = None) -> Any:
        """Random moves of this browser's seats, as many or until the game is over or another is to move."""
        state = state or self.state()
        for _ in range(moves):
            choices = [a for actions in state["legal"].values() for a in actions]
            if not choices:
                break
            state = self.act(state, rng.choice(choices))
        return state


def change(database: str, data: Path, statement: str, **values: Any) -> None:
    """Change the rows of a database behind the server's back."""

    async def run() -> None:
        engine = writer(database_url(database, data))
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)
        await engine.dispose()

    asyncio.run(run())


def new_key() -> str:
    return uuid.uuid4().hex


class Listener:
    """Reads a live stream in a thread, remembers every event, and can lose its connection."""

    def __init__(self, table: Table, after: int | None = None) -> None:
        self._table = table
        self.events: list[tuple[str | None, str, Any]] = []
        self.last: str | None = None if after is None else str(after)
        self._response: httpx.Response | None = None
        self._stop = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait_for(lambda: self._response is not None, "a live stream")

    def _run(self) -> None:
        http = self._table.browser.http
        headers = {"Last-Event-ID": self.last} if self.last is not None else {}
        timeout = httpx.Timeout(PATIENCE, read=None)
        path = self._table.path + "/live"
        try:
            with (
                self._table.browser.client(
                    base_url=http.base_url, cookies=http.cookies, timeout=timeout
                ) as own,
                own.stream("GET", path, headers=headers) as response,
            ):
                self._response = response
                self._parse(response)
        except httpx.TransportError:
            pass

    def _parse(self, response: httpx.Response) -> None:
        number, kind, data = None, "message", ""
        for line in response.iter_lines():
            if self._stop:
                return
            if line.startswith("id: "):
                number = line[4:]
            elif line.startswith("event: "):
                kind = line[7:]
            elif line.startswith("data: "):
                data = line[6:]
            elif not line and data:
                self.events.append((number, kind, json.loads(data)))
                if number is not None:  # after it: who waits for the number looks at the event next
                    self.last = number
                number, kind, data = None, "message", ""

    def states(self) -> list[Any]:
        return [data for _, kind, data in self.events if kind == "state"]

    def of(self, kind: str) -> list[Any]:
        return [data for _, k, data in self.events if k == kind]

    def numbers(self) -> list[int]:
        return [state["n"] for state in self.states()]

    def wait(self, n: int) -> None:
        wait_for(lambda: self.last is not None and int(self.last) >= n, f"entry {n} on the live stream")

    def ended(self) -> bool:
        return not self._thread.is_alive()

    def lose(self) -> None:
        """The connection breaks: the socket is shut under the reader."""
        self._stop = True
        assert self._response is not None
        stream = self._response.extensions["network_stream"]
        sock = stream.get_extra_info("socket")
        with contextlib.suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
