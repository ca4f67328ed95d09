"""The batch step: one decision in each of many states."""

from __future__ import annotations

import random

import pytest

from terramara import Game, choose_in_each
from terramara.engine.flow import apply_unchecked


def test_a_batch_does_what_single_steps_do() -> None:
    batch = [Game.new(players, seed=seed).state.copy() for players in (2, 3, 4) for seed in range(4)]
    singly = [state.copy() for state in batch]
    rng = random.Random(1)
    widths = [len(state.legal) for state in batch]
    while any(widths):
        choices = [rng.randrange(1000) for _ in batch]
        for state, choice, width in zip(singly, choices, widths, strict=True):
            if width:
                apply_unchecked(state, state.legal[choice % width])
        widths = choose_in_each(batch, choices)
        assert widths == [len(state.legal) for state in singly]
        assert [state.stack for state in batch] == [state.stack for state in singly]
    assert all(state.over for state in batch)
    assert [p.vp for s in batch for p in s.players] == [p.vp for s in singly for p in s.players]


def test_a_game_that_is_over_stays_as_it_is() -> None:
    state = Game.new(2, seed=1).state.copy()
    while choose_in_each([state], [0])[0]:
        pass
    assert state.over
    assert choose_in_each([state], [3]) == [0]


def test_a_choice_is_needed_for_each_state_and_nothing_is_half_done() -> None:
    states = [Game.new(2, seed=seed).state.copy() for seed in (1, 2)]
    before = [state.stack for state in states]
    with pytest.raises(ValueError, match="2 choices, one for each state, not 1"):
        choose_in_each(states, [0])
    assert [state.stack for state in states] == before
