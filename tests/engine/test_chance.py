"""Randomness: one sequence for ever, fair, and indifferent to Ctrl-C."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from terramara import Game
from terramara.engine.chance import below, shuffled, signed, unsigned
from terramara.engine.state import State

WORD = (1 << 64) - 1

INTERRUPTED = """
import signal
from terramara import Game
from terramara.engine.chance import shuffled

def interrupt(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, interrupt)
state = Game.new(2, seed=1).state
for _ in range(100):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001)
        while True:
            shuffled(state, list(range(200)))
    except KeyboardInterrupt:
        continue
print("still here")
"""


def plain(number: int, n: int) -> tuple[int, int]:
    """The sequence in Python's long integers: the next number, and what it gives below n."""
    number = (number + 0x9E3779B97F4A7C15) & WORD
    z = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return number, (((z ^ (z >> 31)) >> 11) * n) >> 53


@pytest.fixture
def state() -> State:
    return Game.new(4, seed=0).state


def test_it_is_the_same_for_ever(state: State) -> None:
    state.rng = 42
    assert shuffled(state, list(range(8))) == [4, 3, 2, 0, 7, 6, 1, 5]


def test_every_number_is_that_of_the_sequence(state: State) -> None:
    numbers = random.Random(1)
    for _ in range(5000):
        start = numbers.choice(
            [numbers.getrandbits(64), WORD - numbers.getrandbits(3), numbers.getrandbits(5)]
        )
        n = numbers.choice([1, 2, 3, 52, 1000, 10**6, 2**29])
        state.rng = signed(start)
        then, drawn = plain(start, n)
        assert below(state, n) == drawn
        assert unsigned(state.rng) == then


def test_it_is_fair(state: State) -> None:
    state.rng = 42
    seen = [shuffled(state, [0, 1, 2])[0] for _ in range(3000)]
    assert all(900 < seen.count(i) < 1100 for i in range(3))


def test_an_interruption_at_any_moment_is_an_interruption() -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "still here\n", "")
