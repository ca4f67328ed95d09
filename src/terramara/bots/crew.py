"""Jobs for many processes: this one, others on this machine, or a Ray cluster. All give the same results.

A job is a function of a module and its arguments; results come back in the order of the jobs.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import uuid
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol, TypeVar

from terramara.child import settle_in

T = TypeVar("T")

PLACES = ("processes", "ray")
# Seconds between looks, while jobs run, at whether somebody asks to stop.
LOOK_UP = 0.1


class NoRayError(RuntimeError):
    """Somebody asked for Ray, and it isn't installed."""


class Stop(Protocol):
    def is_set(self) -> bool: ...

    def set(self) -> None: ...


@contextmanager
def crew(
    jobs: int, place: str = "processes", *, shared: tuple[Any, ...] = (), nice: int = 0
) -> Iterator[Crew]:
    """Processes for as many jobs at once. `shared` are the first arguments of every job: each process gets
    them once, so it can keep what it derives from them."""
    made: Crew
    if place == "ray":
        made = OnRay(jobs, shared)
    elif jobs == 1:
        made = Crew(shared)
    else:
        made = Processes(jobs, shared, nice)
    try:
        yield made
    except BaseException:
        made.end()
        raise
    finally:
        made.close()


def cores() -> int:
    """How many processes can truly run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew:
    """This process alone."""

    def __init__(self, shared: tuple[Any, ...] = ()) -> None:
        self.shared = shared

    def map(
        self, job: Callable[..., T], arguments: Iterable[tuple[Any, ...]], asked: Stop | None = None
    ) -> Iterator[T]:
        """When `asked` to stop, start no more jobs. Those under way can notice (`stopping`), and their
        results still come."""
        with _heeding(asked):
            for each in arguments:
                if stopping():
                    return
                yield job(*self.shared, *each)

    def end(self) -> None:
        """End the jobs under way, wherever they are."""

    def close(self) -> None:
        """Release the processes or the cluster."""


class Processes(Crew):
    """Start them fresh instead of forking: there may be threads here."""

    def __init__(self, jobs: int, shared: tuple[Any, ...], nice: int) -> None:
        super().__init__(shared)
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only cost
        self.load = _packed(shared)
        self.ahead = 2 * jobs
        context = multiprocessing.get_context("spawn")
        self.told_to_stop = context.Event()
        self.pool = ProcessPoolExecutor(jobs, context, _begin, (nice, self.told_to_stop))

    def map(
        self, job: Callable[..., T], arguments: Iterable[tuple[Any, ...]], asked: Stop | None = None
    ) -> Iterator[T]:
        waiting: deque[Future[T]] = deque()
        left = iter(arguments)
        self.told_to_stop.clear()
        try:
            while not _is_set(asked):
                while len(waiting) < self.ahead and (each := next(left, None)) is not None:
                    with _undisturbed():  # children inherit it, so that Ctrl-C reaches this process alone
                        waiting.append(self.pool.submit(_work, job, self.load, each))
                if not waiting:
                    return
                if wait([waiting[0]], LOOK_UP).done:
                    yield waiting.popleft().result()
            yield from self._what_they_have(waiting)
        except KeyboardInterrupt:
            yield from self._what_they_have(waiting)

    def _what_they_have(self, waiting: deque[Future[T]]) -> Iterator[T]:
        """Return the results so far, and what the jobs under way return when they notice. A KeyboardInterrupt
        in this wait gives only what is ready.

        Jobs that wait for their turn run too, and come back soon if they check `stopping`. They aren't
        cancelled: a pool that loses a process while it holds a cancelled future fails (Python 3.11), and
        never ends.
        """
        self.told_to_stop.set()
        try:
            wait(waiting)
        except KeyboardInterrupt:
            self.end()
        for future in waiting:
            if future.done() and future.exception() is None:
                yield future.result()

    def end(self) -> None:
        for process in list((self.pool._processes or {}).values()):  # noqa: SLF001  there is no other way to stop a job
            process.terminate()

    def close(self) -> None:
        self.pool.shutdown()


class OnRay(Crew):
    """Ray shares out the jobs: on this machine, or on the cluster that RAY_ADDRESS names."""

    def __init__(self, jobs: int, shared: tuple[Any, ...]) -> None:
        super().__init__(shared)
        try:
            ray: Any = import_module("ray")  # imported here, with its types: only some people have it
        except ImportError:
            raise NoRayError from None
        self.ray = ray
        self.ahead = 2 * jobs
        self.started = not ray.is_initialized()
        if self.started:
            here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs}
            ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **here)
        self.load = _packed(shared)
        self.remote = ray.remote(_work)

    def map(
        self, job: Callable[..., T], arguments: Iterable[tuple[Any, ...]], asked: Stop | None = None
    ) -> Iterator[T]:
        waiting: deque[Any] = deque()
        left = iter(arguments)
        errors = self.ray.exceptions
        while not _is_set(asked):
            while len(waiting) < self.ahead and (each := next(left, None)) is not None:
                waiting.append(self.remote.remote(job, self.load, each))
            if not waiting:
                return
            if not self.ray.wait([waiting[0]], timeout=LOOK_UP)[0]:
                continue
            try:
                yield self.ray.get(waiting.popleft())
            except (errors.WorkerCrashedError, errors.ObjectLostError, errors.OutOfMemoryError) as error:
                raise BrokenExecutor(str(error)) from error
        for each in waiting:  # workers far away don't notice; what isn't ready is left for another time
            if self.ray.wait([each], timeout=0)[0]:
                yield self.ray.get(each)
            else:
                self.ray.cancel(each, force=True)

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()


def _packed(shared: tuple[Any, ...]) -> tuple[str, bytes]:
    return uuid.uuid4().hex, pickle.dumps(shared)


def _is_set(asked: Stop | None) -> bool:
    return asked is not None and asked.is_set()


# ------------------------------------------------------------------ being asked to stop


@contextmanager
def asked_to_stop() -> Iterator[Stop]:
    """Make the first Ctrl-C only ask to stop. So it tears nothing: not a game, and not the handing out of
    work, which would then never end. The second one interrupts as usual."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return
    before = signal.getsignal(signal.SIGINT)
    if before in (signal.SIG_IGN, None):  # somebody wants this process left alone, or handles it
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
def _undisturbed() -> Iterator[None]:
    """Hold back Ctrl-C until this is over; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = False

    def hear(*_: object) -> None:
        nonlocal heard
        heard = True

    before = signal.signal(signal.SIGINT, hear)
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


# ------------------------------------------------------------------ where the work is done
_stop: Stop | None = None
_kept: tuple[str, tuple[Any, ...]] = ("", ())


def stopping() -> bool:
    """Return whether this job should stop and return what it has."""
    return _is_set(_stop)


@contextmanager
def _heeding(stop: Stop | None) -> Iterator[None]:
    global _stop  # noqa: PLW0603  a process has one work
    before, _stop = _stop, stop
    try:
        yield
    finally:
        _stop = before


def _begin(nice: int, stop: Stop) -> None:
    global _stop  # noqa: PLW0603
    _stop = stop
    settle_in(nice)


def _work(job: Callable[..., T], load: tuple[str, bytes], arguments: tuple[Any, ...]) -> T:
    """Do one job. The first one unpacks what all of them share."""
    global _kept  # noqa: PLW0603
    key, packed = load
    if _kept[0] != key:
        _kept = key, pickle.loads(packed)  # noqa: S301  our own: the process that runs this packed it
    return job(*_kept[1], *arguments)
