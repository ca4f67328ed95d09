"""Games of two and three (NEU): fire, neutral explorers, neutral strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from terramara.engine.answers import numbered_bits
from terramara.engine.chance import below
from terramara.engine.codes import A_NEUTRAL, BIT, EV_NEUTRAL_PLACED, EV_NEUTRAL_STRENGTH, NEUTRAL, Frame
from terramara.engine.reason import Reason, not_asked
from terramara.engine.special import is_special
from terramara.engine.state import NONE, State
from terramara.engine.words import i64, pop, remove, vec

# The small spaces of a row, counted from the left: places 2, 3 of the left tile, 2, 3 of the right one.
SMALL: Final = (1, 2, 4, 5)
NEUTRAL_CARDS: Final = (1, 2, 3, 4)


def neutral_count(players: i64) -> i64:
    """NEU-1."""
    return 4 - players


def light_fires(s: State, mix: Callable[[list[int]], list[int]]) -> None:
    """NEU-2: a card for each of rows 1 to 4; shuffled again for rows 5 and 6."""
    cards = mix([0, 1, 2, 3]) + mix([0, 1, 2, 3])[:2]
    for row, card in enumerate(cards):
        s.fire |= BIT << (6 * row + SMALL[card])


def placing(s: State) -> list[Frame]:
    """NEU-3, first decision first: row by row, clockwise, with each neutral player in turn (D-10)."""
    players = s.board.players
    rows = len(s.tables.row_masks)
    frames: list[Frame] = []
    for neutral in range(neutral_count(players)):
        for row in range(rows):
            turn = neutral * rows + row
            frames.append((NEUTRAL, (s.first + turn) % players, row, neutral))
    return frames


def neutral_room(s: State, row: i64) -> i64:
    """NEU-3: empty spaces of the row, neither burning nor special (D-18)."""
    open_spaces = s.tables.explorer_open[1] & s.tables.row_masks[row]
    return open_spaces & ~(s.fire | s.occupied)


def legal_places(s: State, row: i64) -> vec[i64]:
    return numbered_bits(A_NEUTRAL, neutral_room(s, row))


def place_neutral(s: State, seat: i64, neutral: i64, action: i64) -> None:
    space = action - A_NEUTRAL
    masks = s.neutral_explorers[:]
    masks[neutral] |= BIT << space
    s.neutral_explorers = masks
    s.occupied |= BIT << space
    if s.log is not None:
        s.log.append((EV_NEUTRAL_PLACED, seat, neutral, space))


def grow_neutrals(s: State) -> None:
    """NEU-4: a card for each, the weakest first; of equally weak ones the first (D-70)."""
    cards = vec[i64](NEUTRAL_CARDS if s.board.neutral_four else NEUTRAL_CARDS[:3])
    s.reveals += 1
    strengths = s.neutral_strength[:]
    waiting = vec[i64](range(len(strengths)))
    while len(waiting):
        weakest = waiting[0]
        for i in waiting:
            if strengths[i] < strengths[weakest]:
                weakest = i
        waiting = remove(waiting, weakest)
        cards, card = pop(cards, below(s, len(cards)))
        strengths[weakest] = min(s.tables.strength_max, strengths[weakest] + card)
        if s.log is not None:
            s.log.append((EV_NEUTRAL_STRENGTH, NONE, weakest, card * 256 + strengths[weakest]))
    s.neutral_strength = strengths


def why_not_place(s: State, frame: Frame, action: int) -> Reason | None:
    space = action - A_NEUTRAL
    if not 0 <= space < 36:
        return not_asked(frame)
    if space // 6 != frame[2]:
        return Reason("NEU-3", "other-row", {"row": frame[2] + 1})
    if s.fire >> space & 1:
        return Reason("NEU-3", "fire")
    if s.occupied >> space & 1:
        return Reason("NEU-3", "taken")
    if is_special(s, space):
        return Reason("NEU-3", "special")
    return None


def about_place(s: State, frame: Frame) -> dict[str, Any]:
    return {"row": frame[2] + 1, "neutral": frame[3]}
