"""Checks of the board's tracks and rows (SET-3, SET-4, D-5, D-7). The road has its own: `road`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from terramara.content.build import Draft
from terramara.content.model import Board

ROUNDS = 5
ROW_ROUNDS = (1, 2, 3, 4, 5, 5)
MOST_AT_MARK = 6  # each bonus tile at a river place has a letter


def check_board(draft: Draft, board: Board) -> None:
    _check_tracks(draft, board)
    _check_rows(draft, board)


def _check_tracks(draft: Draft, board: Board) -> None:
    file = "board.toml"

    def ascending(values: Sequence[int]) -> bool:
        return all(low < high for low, high in pairwise(values))

    def falling(values: Sequence[int]) -> bool:
        return all(high >= low for high, low in pairwise(values))

    if board.shields[0] != 0 or not ascending(board.shields) or board.shields[-1] > board.strength_max:
        allowed = (f"4 numbers going up from 0, at most {board.strength_max}",)
        draft.blame(file, ("strength", "shields"), f"cannot be {list(board.shields)}", allowed)
    for keys, values in {("strength", "vp"): board.strength_vp, ("caravans", "vp"): board.road_vp}.items():
        if not falling(values):
            draft.blame(file, keys, "a better place is worth less than one after it")
    if list(board.outpost_vp) != sorted(board.outpost_vp):
        draft.blame(file, ("outposts", "vp"), "a harder condition is worth less than an easier one")
    for key in ("reserve", "explorer", "discount"):
        mark = getattr(board, f"river_{key}")
        if mark > board.river_max:
            draft.blame(
                file, ("river", key), f"{mark} is beyond the river's end", (f"at most {board.river_max}",)
            )
    marks = [at for at, _ in board.river_bonuses]
    if marks != sorted(marks) or any(at > board.river_max for at in marks):
        allowed = (f"the lowest first, at most {board.river_max}",)
        draft.blame(file, ("river", "bonuses"), f"places cannot be {marks}", allowed)
    crowded = [at for at, count in Counter(marks).items() if count > MOST_AT_MARK]
    if crowded:
        what = f"there are more than {MOST_AT_MARK} at {crowded[0]}"
        draft.blame(file, ("river", "bonuses"), what, (f"at most {MOST_AT_MARK} at one place",))
    _check_available(draft, board)
    if board.warriors_taken > board.warriors:
        draft.blame(
            file, ("warriors", "taken"), "more are taken than there are", (f"at most {board.warriors}",)
        )


def _check_available(draft: Draft, board: Board) -> None:
    at = ("river", "available")
    steps = [int(key) for key in draft.documents["board.toml"].data["river"]["available"]]
    if 0 not in steps or any(step > board.river_max for step in steps):
        allowed = (f"culture from 0 to {board.river_max}, 0 among them",)
        draft.blame("board.toml", at, "its steps do not fit the river", allowed)
    counts = board.river_available
    if list(counts) != sorted(counts) or counts[-1] > board.row_length:
        allowed = (f"more with more culture, at most {board.row_length}",)
        draft.blame("board.toml", at, f"the numbers available cannot be {sorted(set(counts))}", allowed)


def _check_rows(draft: Draft, board: Board) -> None:
    """SET-3, SET-4: rows of rounds 1-4 are turned and need a back; those of round 5 have special spaces."""
    if board.row_rounds != ROW_ROUNDS:
        what = f"cannot be {list(board.row_rounds)}"
        draft.blame("board.toml", ("rows", "rounds"), what, (str(list(ROW_ROUNDS)),))
    elif any(
        (level == 3) != (turn == ROUNDS) for level, turn in zip(board.row_levels, ROW_ROUNDS, strict=True)
    ):
        allowed = (f"level 3 in the rows of round {ROUNDS} and only there",)
        draft.blame("board.toml", ("rows", "levels"), f"cannot be {list(board.row_levels)}", allowed)
