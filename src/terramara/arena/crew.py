"""Crews that play a simulation: this process alone, or several. Both return parts until none are left."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from types import TracebackType
from typing import Any, Protocol, Self

from terramara.arena.coverage import Coverage
from terramara.arena.plan import Plan, Table
from terramara.arena.play import play_game
from terramara.arena.report import Fault, Part, Range
from terramara.arena.tally import Tally
from terramara.arena.watch import Watch
from terramara.content.model import ContentSet

# Seconds after which a crew at work looks whether somebody asks to stop.
LOOK_UP = 0.1


class Stop(Protocol):
    def is_set(self) -> bool: ...

    def set(self) -> None: ...


def play_share(plan: Plan, content: ContentSet, share: Range, stop: Stop) -> Part:
    """Plays these games; fewer, if somebody says stop."""
    tallies: dict[Table, Tally] = {}
    watch = Watch(content) if plan.coverage else None
    faults: list[Fault] = []
    number = share[0]
    while number < share[1] and not stop.is_set():
        table = plan.table(number)
        tally = tallies.setdefault(table, Tally(table.players))
        try:
            play_game(plan, content, number, tally, watch)
        except Exception as error:  # noqa: BLE001  one game that fails must not cost the others
            faults.append(Fault(number, plan.seed_of(number), f"{type(error).__name__}: {error}"))
        number += 1
    return Part((share[0], number), tallies, watch.coverage if watch else Coverage(), tuple(faults))


class Alone:
    """Plays in this process."""

    def __init__(self, plan: Plan, content: ContentSet, shares: list[Range], asked: Stop) -> None:
        self.plan = plan
        self.content = content
        self.shares = iter(shares)
        self.asked = asked

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def next(self) -> Part | None:
        share = next(self.shares, None)
        return None if share is None else play_share(self.plan, self.content, share, self.asked)

    def stop(self) -> list[Part]:
        return []


class Crew:
    """Plays on processes of its own. They are started afresh, not forked: there may be threads here."""

    def __init__(self, plan: Plan, content: ContentSet, shares: list[Range], jobs: int, asked: Stop) -> None:
        context = multiprocessing.get_context("spawn")
        self.shares = iter(shares)
        self.jobs = jobs
        self.asked = asked
        self.waiting: set[Future[Part]] = set()
        self.told_to_stop = context.Event()
        self.others = set(multiprocessing.active_children())
        self.pool = ProcessPoolExecutor(
            min(jobs, max(len(shares), 1)), context, _start, (plan.to_json(), content, self.told_to_stop)
        )

    def __enter__(self) -> Self:
        with _deaf():  # children inherit it, so that Ctrl-C reaches this process alone
            for _ in range(2 * self.jobs):
                self._submit()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._end_children()
        self.pool.shutdown()

    def _submit(self) -> None:
        share = next(self.shares, None)
        if share is not None:
            self.waiting.add(self.pool.submit(_play, share))

    def next(self) -> Part | None:
        """None too when somebody asks to stop."""
        while self.waiting and not self.asked.is_set():
            done, _ = wait(self.waiting, LOOK_UP, FIRST_COMPLETED)
            if done:
                future = done.pop()
                part = future.result()
                self.waiting.remove(future)
                self._submit()
                return part
        return None

    def stop(self) -> list[Part]:
        """What is ready, and what those at play have when they hear of it. Whoever cannot wait for that
        (KeyboardInterrupt) gets what is ready.

        Shares that wait for their turn come back empty. They are not cancelled: a pool that loses a process
        while it holds a cancelled future fails (Python 3.11), and never ends."""
        self.told_to_stop.set()
        try:
            wait(self.waiting)
        except KeyboardInterrupt:
            self._end_children()
        return [future.result() for future in self.waiting if _has_part(future)]

    def _end_children(self) -> None:
        for child in multiprocessing.active_children():
            if child not in self.others:
                child.terminate()


def _has_part(future: Future[Part]) -> bool:
    return future.done() and future.exception() is None


@contextmanager
def asked_to_stop() -> Iterator[Stop]:
    """Ctrl-C, the first time, only asks to stop. Nothing is torn in the middle: not a game, and not the
    handing out of work, which would never end then. The second time it interrupts as ever."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return
    before = signal.getsignal(signal.SIGINT)
    if before in (signal.SIG_IGN, None):  # somebody wants this process left alone, or sees to it
        yield asked
        return

    def ask(*_: object) -> None:
        asked.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C is ignored; only the main thread can say so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ------------------------------------------------------------------ in a process of the crew
_work: tuple[Plan, ContentSet, Event] | None = None


def _start(plan: dict[str, Any], content: ContentSet, stop: Event) -> None:
    """The plan comes as JSON: it holds a class of the engine, which need not be picklable when compiled."""
    global _work  # noqa: PLW0603  a process of the crew has one work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work = (Plan.from_json(plan), content, stop)


def _play(share: Range) -> Part:
    assert _work is not None
    plan, content, stop = _work
    return play_share(plan, content, share, stop)
