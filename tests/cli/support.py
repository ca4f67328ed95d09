"""The command line as a test runs it: inside this process, or as a real one."""

from __future__ import annotations

import contextlib
import os
import pty
import random
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Self

from click.testing import CliRunner, Result

from terramara import Game, Options
from terramara.cli.app import app

COMMAND = str(Path(sys.executable).with_name("terramara"))
# Seconds after which a test that hangs is given up; it decides nothing else.
PATIENCE = 120.0
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "TERRAMARA_LANGUAGE": "en", "NO_COLOR": "1"}
ENVIRONMENT.pop("FORCE_COLOR", None)


def run(*args: str | Path, typed: str | None = None, columns: int = 100) -> Result:
    """The command in this process; `typed` is its standard input."""
    environment = {**ENVIRONMENT, "COLUMNS": str(columns)}
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=environment)


def refused(*args: str | Path, typed: str | None = None) -> str:
    """The one line with which a command refuses; nothing else may be said, and nothing be a traceback."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("terramara: ")
    return lines[0]


def process(*args: str | Path) -> subprocess.CompletedProcess[str]:
    command = [COMMAND, *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=False)


def random_game(players: int = 4, seed: int = 7, actions: int = 10_000, first: bool = True) -> Game:
    """A game of this many random actions, or to its end."""
    game = Game.new(players, seed, Options(first_game=first))
    chance = random.Random(seed)
    while not game.over and len(game.actions) < actions:
        game.apply(chance.choice([a for a in game.legal_actions() if not a.text.startswith("careful")]))
    return game


class Terminal:
    """The command in a terminal of its own. `stdout`: None the terminal, or subprocess.PIPE."""

    def __init__(self, *args: str | Path, stdout: int | None = None) -> None:
        self._screen, inside = pty.openpty()
        self.running = subprocess.Popen(
            [COMMAND, *map(str, args)],
            stdin=inside,
            stdout=inside if stdout is None else stdout,
            stderr=inside,
            text=True,
            env={**ENVIRONMENT, "TERM": "xterm"},
            start_new_session=True,
        )
        os.close(inside)
        self._seen = b""
        self._more = threading.Condition()
        self._ended = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """All the time: who writes to a screen that nobody looks at has to wait."""
        with contextlib.suppress(OSError):  # so it is told on Linux that nobody is at the other end
            while part := os.read(self._screen, 4096):
                with self._more:
                    self._seen += part
                    self._more.notify_all()
        with self._more:
            self._ended = True
            self._more.notify_all()

    def until(self, pattern: str) -> str:
        """The screen up to this pattern; the rest is kept for the next question."""
        wanted = re.compile(pattern.encode())
        with self._more:
            self._more.wait_for(lambda: wanted.search(self._seen) or self._ended, PATIENCE)
            found = wanted.search(self._seen)
            assert found, f"{pattern} is never shown: {self._seen.decode()}"
            seen, self._seen = self._seen[: found.end()], self._seen[found.end() :]
        return seen.decode()

    def type(self, text: str) -> None:
        os.write(self._screen, text.encode())

    def sleeps(self) -> None:
        """Until the command waits for a key. A moment earlier Python's line editor would not hear Ctrl-C
        before the next key."""
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.running.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "S":
            assert time.monotonic() < end, "it is busy all the time"
            time.sleep(0.01)

    def interrupt(self) -> None:
        """Ctrl-C, which a terminal tells the whole group of processes."""
        os.killpg(self.running.pid, signal.SIGINT)

    def rest(self) -> str:
        """Everything shown until the command ends."""
        self._reader.join(PATIENCE)
        assert not self._reader.is_alive(), f"it does not end: {self._seen.decode()}"
        return self._seen.decode()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.running.poll() is None and sys.exc_info()[0] is not None:
            os.killpg(self.running.pid, signal.SIGKILL)
        self.running.wait(PATIENCE)
        self._reader.join(PATIENCE)
        os.close(self._screen)
