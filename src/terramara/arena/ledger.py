"""Games kept in a file, one a line, in the order of their numbers.

Each line is written as soon as its game is over, so you can stop a run at any time, even with kill -9: a torn
last line is dropped, and the run continues from there. The first line says what the games belong to.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from terramara import RULES_VERSION
from terramara.arena.plan import in_a_line
from terramara.arena.play import play_out
from terramara.bots.crew import asked_to_stop, crew, stopping
from terramara.content.model import ContentSet
from terramara.engine.options import Options

FORMAT = 1


class LedgerError(ValueError):
    """A file that can't be continued: `code` is "not-ours" or "other-plan"."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class ProcessLostError(RuntimeError):
    """A process that played was stopped from outside. Everything done before is kept."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as it's kept: enough to rate it, and to play it through again."""

    number: int
    starter: int
    places: tuple[int, ...]  # by seat, from 1
    halves: tuple[tuple[int, ...], ...]  # by seat: half points by source
    actions: tuple[int, ...]
    error: str = ""  # why it was not played to its end; the rest is empty then

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"

    @classmethod
    def from_line(cls, line: str) -> Kept:
        data = json.loads(line)
        return cls(
            data["number"],
            data["starter"],
            tuple(data["places"]),
            tuple(tuple(each) for each in data["halves"]),
            tuple(data["actions"]),
            data["error"],
        )

    @property
    def totals(self) -> list[float]:
        return [sum(each) / 2 for each in self.halves]

    def win(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True, slots=True)
class Ask:
    """A game to play."""

    number: int
    bots: tuple[str, ...]
    seed: int
    mode: str
    random_setup: bool = False
    by_turns: bool = False  # follow plans: quick, but not quite how the bots play at a table


class Ledger:
    """The games so far. Without a path they are kept in memory only."""

    def __init__(self, path: Path | None, plan: dict[str, Any], content: ContentSet) -> None:
        self.path = path
        self.content = content
        self.head = {
            "format": FORMAT,
            "plan": json.loads(json.dumps(plan)),
            "set": content.id,
            "set_hash": content.hash,
            "rules": RULES_VERSION,
        }
        self.games: list[Kept] = []
        if path is None:
            return
        if path.exists():
            self._read(path)
        else:
            _write(path, json.dumps(self.head) + "\n")

    def _read(self, path: Path) -> None:
        text = path.read_bytes()
        good = text[: text.rfind(b"\n") + 1]  # what follows is torn
        head, *lines = good.decode("utf-8", "replace").splitlines() or [""]
        try:
            found = json.loads(head)
            if found["format"] != FORMAT:
                raise LedgerError("not-ours")
            if found != self.head:
                raise LedgerError("other-plan")
            self.games = [Kept.from_line(line) for line in lines]
        except (ValueError, KeyError, TypeError) as error:
            raise error if isinstance(error, LedgerError) else LedgerError("not-ours") from None
        if [game.number for game in self.games] != list(range(len(self.games))):
            raise LedgerError("not-ours")
        if len(good) < len(text):
            os.truncate(path, len(good))

    def add(self, game: Kept) -> None:
        if self.path is not None:
            _write(self.path, game.line())
        self.games.append(game)


def _write(path: Path, line: str) -> None:
    """Write it in one go, so that at most the last line can be torn."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    try:
        os.write(handle, line.encode())
    finally:
        os.close(handle)


def play_on(
    ledger: Ledger,
    asks: list[Ask],
    *,
    jobs: int = 1,
    place: str = "processes",
    progress: Callable[[], None] = lambda: None,
) -> bool:
    """Play what the ledger doesn't hold yet; return False if somebody asked to stop before the end.

    The ledger is the same from one process, from several and from Ray. The first Ctrl-C stops after the games
    being played, the second at once.
    """
    left = ((ask,) for ask in asks[len(ledger.games) :])
    with asked_to_stop() as asked:
        try:
            with crew(jobs, place, shared=(ledger.content,)) as hands:
                for kept in hands.map(play_kept, left, asked):
                    if kept is None or kept.number != len(ledger.games):  # one before it was not played
                        break
                    ledger.add(kept)
                    progress()
        except KeyboardInterrupt:
            pass
        except BrokenExecutor as error:
            raise ProcessLostError from error
    return len(ledger.games) == len(asks)


def play_kept(content: ContentSet, ask: Ask) -> Kept | None:
    """Play one game, in any process; None if it's too late to begin one. A game that fails must not cost the
    others."""
    if stopping():
        return None
    options = Options(first_game=ask.mode == "first")
    try:
        done = play_out(
            content, ask.bots, ask.seed, options, random_setup=ask.random_setup, by_turns=ask.by_turns
        )
    except Exception as error:  # noqa: BLE001  a bot may raise anything
        return Kept(ask.number, 0, (), (), (), in_a_line(error))
    halves = tuple(tuple(each) for each in done.halves)
    return Kept(ask.number, done.starter, tuple(done.places), halves, tuple(done.actions))


class Pace:
    """Limits how often progress is shown, because quick games would flood the screen."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.last = 0.0

    def due(self) -> bool:
        now = time.monotonic()
        if now - self.last < self.seconds:
            return False
        self.last = now
        return True
