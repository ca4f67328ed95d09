"""The core: steps are taken from the stack until somebody has more than one thing to choose from."""

from __future__ import annotations

from terramara.engine.codes import LAST_DECISION
from terramara.engine.dispatch import choose, do_step, legal_actions
from terramara.engine.state import State
from terramara.engine.words import i64, pop, vec


def advance(s: State) -> None:
    """Go on to the next decision with more than one answer, or to the end of the game."""
    while len(s.steps):
        step = s.steps[-1]
        if step & 63 <= LAST_DECISION:
            legal = legal_actions(s, step)
            n = len(legal)
            if n > 1:
                s.legal = legal
                return
            if n:
                choose(s, legal[0])
            else:
                s.drop()
        else:
            s.steps, step = pop(s.steps)
            do_step(s, step)
    s.legal = vec[i64]()


def apply_unchecked(s: State, action: i64) -> None:
    """Take an action known to be legal, and go on to the next decision."""
    choose(s, action)
    advance(s)
