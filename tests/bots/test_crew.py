"""Work for many hands: the same results from each, and a clean end."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from terramara.bots.crew import asked_to_stop, crew, stopping


def product(factor: int, number: int) -> tuple[int, bool]:
    return factor * number, stopping()


def where(number: int) -> int:
    return os.getpid() if number >= 0 else 0


def fails(number: int) -> int:
    raise ValueError(f"{number} is not liked")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_jobs(jobs: int) -> None:
    with crew(jobs, shared=(7,)) as hands:
        assert list(hands.map(product, [(n,) for n in range(20)])) == [(7 * n, False) for n in range(20)]


def test_two_jobs_run_in_processes_of_their_own() -> None:
    with crew(2) as hands:
        assert os.getpid() not in set(hands.map(where, [(n,) for n in range(6)]))
    with crew(1) as hands:
        assert set(hands.map(where, [(0,)])) == {os.getpid()}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_job_that_fails_is_told(jobs: int) -> None:
    with pytest.raises(ValueError, match="3 is not liked"), crew(jobs) as hands:
        list(hands.map(fails, [(3,)]))


@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_is_begun_once_somebody_asks_to_stop(jobs: int) -> None:
    asked = threading.Event()
    begun: list[int] = []

    def numbers() -> Iterator[tuple[int]]:
        for n in range(1000):
            begun.append(n)
            yield (n,)

    with crew(jobs, shared=(7,)) as hands:
        results = hands.map(product, numbers(), asked)
        assert next(results) == (0, False)
        asked.set()
        rest = list(results)
    assert len(begun) < 10
    assert [value for value, _ in rest] == [7 * n for n in range(1, 1 + len(rest))]


def test_ctrl_c_while_work_is_handed_out_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    submit = ProcessPoolExecutor.submit
    given = 0

    def interrupted(pool: ProcessPoolExecutor, *args: Any) -> Any:
        nonlocal given
        given += 1
        if given == 5:
            os.kill(os.getpid(), signal.SIGINT)
        return submit(pool, *args)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", interrupted)
    inherited = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored, in a shell's background
    try:
        with crew(2, shared=(2,)) as hands, asked_to_stop() as asked:
            done = [number for number, _ in hands.map(product, ((i,) for i in range(1000)), asked)]
            assert asked.is_set()
        assert done == [2 * i for i in range(5)]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, inherited)
