"""Search the small decisions of a seat's own turn for the way that leaves it best off."""

from __future__ import annotations

from collections.abc import Callable

from terramara.engine.codes import A_CAREFUL_OFF, A_CAREFUL_ON
from terramara.engine.flow import apply_unchecked
from terramara.engine.state import State

Value = Callable[[State, int], float]
Node = tuple[float, int, State]


def best_action(s: State, seat: int, value: Value, *, width: int, budget: int) -> int:
    """Return the first action of the best turn found, with a beam of `width` and at most `budget` positions.

    A branch ends where somebody else decides, a new turn begins or the game is over. Of equally good branches
    the first one found stays, so the same position and seed give the same choice.
    """
    best_value = float("-inf")
    best = s.legal[0]
    beam: list[Node] = [(0.0, -1, s)]
    seen: set[tuple[object, ...]] = set()
    active, turn = s.active, s.round
    while beam and budget > 0:
        found: list[Node] = []
        for _, first, node in beam:
            if budget <= 0 and first >= 0:  # look at all the actions on offer, whatever it costs
                break
            for action in node.legal:
                if action in SWITCHES:
                    continue
                child = node.copy()
                apply_unchecked(child, action)
                budget -= 1
                began = action if first < 0 else first
                worth = value(child, seat)
                over = (
                    not child.stack
                    or child.stack[-1][1] != seat
                    or child.active != active
                    or child.round != turn
                )
                if over:
                    if worth > best_value:
                        best_value, best = worth, began
                    continue
                key = mark(child, seat)
                if key not in seen:
                    seen.add(key)
                    found.append((worth, began, child))
        found.sort(key=lambda node: -node[0])
        beam = found[:width]
    # Out of budget: a way that's begun may still be better than every way that ended.
    if beam and beam[0][0] > best_value:
        best = beam[0][1]
    return best


# Careful play, which asks about every part of a gain, is for people.
SWITCHES = (A_CAREFUL_ON, A_CAREFUL_OFF)


def mark(s: State, seat: int) -> tuple[object, ...]:
    """A key for the place a way leads to: ways with the same key are followed once."""
    p = s.players[seat]
    stack = tuple(s.stack[-3:])
    return (
        p.raw, p.refined, p.vp, p.strength, p.culture, p.caravan_a, p.caravan_b, p.explorers, p.chief_at,
        p.hut,
        p.ready, p.uses, p.made, p.reserved, p.workers, p.warriors, s.warriors_at, tuple(s.row), stack,
    )  # fmt: skip
