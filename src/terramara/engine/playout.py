"""Random playouts: the loop at the heart of search and simulation, here so that it's compiled with the
rest."""

from __future__ import annotations

from terramara.engine.flow import apply_unchecked
from terramara.engine.state import State
from terramara.engine.words import i64


def random_playout(s: State, seed: int) -> int:
    """Play `s` to its end, every legal action equally likely; return the number of decisions."""
    x: i64 = (seed & 0x7FFFFFFF) | 1
    decisions: i64 = 0
    while not s.over:
        x ^= (x << 13) & 0xFFFFFFFF  # xorshift32
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        apply_unchecked(s, s.legal[x * len(s.legal) >> 32])  # a share of the range: no division
        decisions += 1
    return decisions


def choose_in_each(states: list[State], choices: list[int]) -> list[int]:
    """Take one decision in each of many states: in `states[i]` the legal action at index `choices[i]`.

    For search, learning and vectorised environments, where a call for each state would cost more than the
    rules. An index counts modulo the number of legal actions, so any number is a choice. A state whose game
    is over stays as it is. Returns how many actions each state has next; 0 says that its game is over.

    >>> from terramara import Game, choose_in_each
    >>> states = [Game.new(players=2, seed=seed).state.copy() for seed in range(3)]
    >>> widths = choose_in_each(states, [0, 1, 2])
    >>> widths == [len(state.legal) for state in states]
    True
    """
    if len(choices) != len(states):
        raise ValueError(f"{len(states)} choices, one for each state, not {len(choices)}")
    widths: list[int] = []
    for i, s in enumerate(states):
        n = len(s.legal)
        if n:
            choice: i64 = choices[i]
            apply_unchecked(s, s.legal[choice % n])
        widths.append(len(s.legal))
    return widths
