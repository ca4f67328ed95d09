"""Work for many hands: this process, processes of this machine, or a Ray cluster. The same results from each.

A job is a function of a module and its arguments; results come back in the order of the jobs.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")

PLACES = ("processes", "ray")


class NoRayError(RuntimeError):
    """Ray is asked for and not installed."""


def _begin(nice: int) -> None:
    """In a new process: it leaves Ctrl-C to its parent, and does not outlive it, not even after kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True, name="follow").start()


@contextmanager
def crew(jobs: int, place: str = "processes", nice: int = 0) -> Iterator[Crew]:
    made: Crew
    if place == "ray":
        made = OnRay(jobs)
    elif jobs == 1:
        made = Crew()
    else:
        made = Processes(jobs, nice)
    try:
        yield made
    finally:
        made.close()


class Crew:
    """This process alone."""

    def map(self, job: Callable[..., T], arguments: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        for each in arguments:
            yield job(*each)

    def close(self) -> None:
        pass


class Processes(Crew):
    """They are started afresh, not forked: there may be threads here."""

    def __init__(self, jobs: int, nice: int) -> None:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only cost
        self.ahead = 2 * jobs
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(jobs, context, _begin, (nice,))

    def map(self, job: Callable[..., T], arguments: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        waiting: deque[Future[T]] = deque()
        for each in arguments:
            waiting.append(self.pool.submit(job, *each))
            if len(waiting) >= self.ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def close(self) -> None:
        for process in list((self.pool._processes or {}).values()):  # noqa: SLF001  there is no other way to stop a job
            process.kill()
        self.pool.shutdown(cancel_futures=True)


class OnRay(Crew):
    """Ray shares the jobs out: on this machine, or on the cluster that RAY_ADDRESS names."""

    def __init__(self, jobs: int) -> None:
        try:
            ray: Any = import_module("ray")  # by name: only who asks for it has it, and its types
        except ImportError:
            raise NoRayError from None
        self.ray = ray
        self.ahead = 2 * jobs
        self.started = not ray.is_initialized()
        if self.started:
            here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs}
            ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **here)

    def map(self, job: Callable[..., T], arguments: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        remote = self.ray.remote(job)
        waiting: deque[Any] = deque()
        for each in arguments:
            waiting.append(remote.remote(*each))
            if len(waiting) >= self.ahead:
                yield self.ray.get(waiting.popleft())
        while waiting:
            yield self.ray.get(waiting.popleft())

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()
