"""The clocks of a table: what its maker chose, and what is left on them after each entry of the log.

An entry carries what was left for every seat and whose clock it started; the time of the entry says when. So
the log alone has it all, whichever process wrote it, and nothing has to be written while time runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from terramara.bots import STAND_IN

if TYPE_CHECKING:
    from terramara.server.store import GameRow, SeatRow

# Keys of moves that a bot makes because time ran out. No client's key has a colon.
OUT_OF_TIME = "time:"


class Clock(msgspec.Struct, frozen=True):
    """`live`: `seconds` for each player and `increment` more after each turn; `turns`: `seconds` for each
    turn. Out of time, a bot plays the `turn`, or takes over the `seat`."""

    kind: Literal["live", "turns"]
    seconds: int
    increment: int
    out: Literal["turn", "seat"]


class Clocks(msgspec.Struct, omit_defaults=True):
    """The clocks after an entry of the log."""

    # Seconds for each seat.
    left: list[float]
    # The seat whose time runs from this entry on.
    running: int | None = None
    # Turns begun and not undone, and the most there ever were: a turn that was undone earns nothing twice.
    turns: int = 0
    most: int = 0
    # Seats that a bot plays for until the next turn, because their time ran out.
    out: list[int] = []
    paused: bool = False


def clock_of(row: GameRow) -> Clock | None:
    return None if row.clock is None else msgspec.convert(row.clock, Clock)


def at_the_start(row: GameRow, to_move: int | None) -> Clocks | None:
    clock = clock_of(row)
    if clock is None:
        return None
    clocks = Clocks([float(clock.seconds)] * row.players)
    clocks.running = runs(row, to_move, clocks)
    return clocks


def after(
    row: GameRow,
    before: Clocks,
    spent: float,
    *,
    kind: str,
    seat: int | None,
    turns: int,
    owner: int | None,
    to_move: int | None,
) -> Clocks:
    """`spent`: seconds since the entry before. `turns`: how many it begins, or undoes if less than 0.
    `owner`: whose turn it was before."""
    clock = clock_of(row)
    assert clock is not None
    left = list(before.left)
    if before.running is not None:
        left[before.running] = max(0.0, left[before.running] - spent)
    clocks = Clocks(left, None, before.turns + turns, before.most, list(before.out), before.paused)
    if kind == "timeout":
        assert seat is not None
        left[seat] = 0.0
        clocks.out.append(seat)
    elif kind in ("pause", "resume"):
        clocks.paused = kind == "pause"
    if clocks.turns > clocks.most:
        clocks.most = clocks.turns
        clocks.out = []
        if clock.kind == "turns":
            clocks.left = [float(clock.seconds)] * len(left)
        elif owner is not None and _earns(row.seats[owner], before):
            left[owner] += clock.increment
    clocks.running = runs(row, to_move, clocks)
    return clocks


def _earns(seat: SeatRow, clocks: Clocks) -> bool:
    """The turn in which time ran out earns its increment, or a player who returns would have nothing."""
    return seat.played_by is None or (seat.kind != "bot" and seat.seat in clocks.out)


def runs(row: GameRow, to_move: int | None, clocks: Clocks) -> int | None:
    """The seat whose time runs: a person's who is to move, never an empty one."""
    if to_move is None or clocks.paused or to_move in clocks.out:
        return None
    seat = row.seats[to_move]
    return to_move if seat.played_by is None and seat.holder is not None else None


def bot_for(row: GameRow, to_move: int, clocks: Clocks | None) -> str | None:
    """The bot that has to move now."""
    if clocks is not None and clocks.paused:
        return None
    late = clocks is not None and to_move in clocks.out
    return row.seats[to_move].played_by or (STAND_IN if late else None)


def due_at(clocks: Clocks, at: float, to_move: int | None) -> float | None:
    """The time when this table's clock needs attention: when it runs out, or at once if a bot plays because
    it did."""
    if clocks.running is not None:
        return at + clocks.left[clocks.running]
    return 0.0 if to_move in clocks.out and not clocks.paused else None


def agreed(row: GameRow) -> bool:
    """Return whether everybody wants a pause. Players who let a bot play aren't asked."""
    asked = [seat for seat in row.seats if seat.holder is not None and seat.played_by is None]
    return any(seat.pause for seat in row.seats) and all(seat.pause for seat in asked)
