"""Neutral players at set-up: fire and explorers (NEU-1 to NEU-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from terramara.engine.codes import BIT, EV_NEUTRAL_PLACED, NEUTRAL, Frame
from terramara.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# The small spaces of a row, counted from the left: places 2, 3 of the left tile, 2, 3 of the right one.
SMALL = (1, 2, 4, 5)


def neutral_count(players: i64) -> i64:
    """NEU-1."""
    return 4 - players


def light_fires(s: State, mix: Callable[[list[int]], list[int]]) -> None:
    """NEU-2: a card for each of rows 1 to 4; shuffled again for rows 5 and 6."""
    cards = mix([0, 1, 2, 3]) + mix([0, 1, 2, 3])[:2]
    for row, card in enumerate(cards):
        s.fire |= BIT << (6 * row + SMALL[card])


def placing(s: State) -> list[Frame]:
    """NEU-3, first decision first: row by row, clockwise from the first player, for each neutral player."""
    players = s.board.players
    rows = len(s.tables.row_masks)
    frames: list[Frame] = []
    for neutral in range(neutral_count(players)):
        for row in range(rows):
            turn = neutral * rows + row
            frames.append((NEUTRAL, (s.first + turn) % players, row, neutral))
    return frames


def place_neutral(s: State, seat: i64, neutral: i64, space: i64) -> None:
    masks = s.neutral_explorers[:]
    masks[neutral] |= BIT << space
    s.neutral_explorers = masks
    s.occupied |= BIT << space
    if s.log is not None:
        s.log.append((EV_NEUTRAL_PLACED, seat, neutral, space))
