"""The clocks of a table: whose time runs, and how much is left."""

from __future__ import annotations

from typing import Literal

from terramara.server import clocks, schema
from terramara.server.clocks import Clocks
from terramara.server.fold import Fold
from terramara.server.log import Entry, Kind
from terramara.server.rules import Play
from terramara.server.store import GameRow
from terramara.server.watch import Watch


class Timed:
    def __init__(self, row: GameRow, watch: Watch) -> None:
        self.row = row
        self.watch = watch
        self.play: Play | None = None
        self.fold = Fold()
        self.last: Entry | None = None

    @property
    def clocks(self) -> Clocks | None:
        return self.last.data.clocks if self.last is not None else None

    def seconds_left(self) -> float | None:
        """The seconds left for the player to move, if their time runs."""
        now = self.clocks
        if now is None or now.running is None or self.last is None:
            return None
        return max(0.0, now.left[now.running] - self.watch.spent(self.last.at, self.watch.now()))

    def clock_wants(self) -> Literal["timeout", "clock"] | None:
        """The entry that has to be written: time has run out, or runs for the wrong player."""
        now = self.clocks
        if now is None or self.play is None:
            return None
        if clocks.runs(self.row, self.play.to_move, now) != now.running:
            return "clock"
        return "timeout" if self.seconds_left() == 0.0 else None

    @property
    def paused(self) -> bool:
        return self.clocks is not None and self.clocks.paused

    def late(self, seat: int) -> bool:
        """Return whether a bot plays this turn because time ran out."""
        return self.clocks is not None and seat in self.clocks.out

    def times(self) -> schema.Times | None:
        now = self.clocks
        if now is None:
            return None
        left: list[float | None] = [
            None if seat.kind == "bot" else round(of, 3)
            for of, seat in zip(now.left, self.row.seats, strict=True)
        ]
        running = self.seconds_left()
        if running is not None and now.running is not None:
            left[now.running] = round(running, 3)
        return schema.Times(round(self.watch.now(), 3), left, now.running, now.out, now.paused)

    def clocks_after(
        self, play: Play, kind: Kind, seat: int | None, steps: int, at: float, begins: bool
    ) -> Clocks | None:
        if kind == "start":
            return clocks.at_the_start(self.row, play.to_move)
        before, last = self.clocks, self.last
        if before is None or last is None:
            return None
        if kind in ("undo", "restart"):
            turns = -sum(act.turns for act in self.fold.done[-steps:])
        elif kind == "redo":
            turns = sum(act.turns for act in self.fold.undone[-steps:])
        else:
            turns = int(begins)
        return clocks.after(
            self.row,
            before,
            self.watch.spent(last.at, at),
            kind=kind,
            seat=seat,
            turns=turns,
            owner=last.data.turn,
            to_move=play.to_move,
        )
