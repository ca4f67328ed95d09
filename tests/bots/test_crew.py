"""Work for many hands: the same results from each, and a clean end."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

from terramara.bots.crew import crew, stopping


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
