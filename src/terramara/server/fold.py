"""The entries of a table's log that count after undo and redo, and the game an undo leads back to."""

from __future__ import annotations

from dataclasses import dataclass

from terramara.engine.history import History
from terramara.server.clocks import OUT_OF_TIME
from terramara.server.log import Entry, Kind
from terramara.server.rules import Play

# Undos, redos and restarts in one turn. People need a handful.
SECOND_THOUGHTS = 60
# Pauses, and seats that changed hands while their time ran, in one turn.
INTERRUPTIONS = 60


@dataclass(slots=True)
class Act:
    """One action that counts, or one that can be redone."""

    n: int
    seat: int
    action: str
    # Whether it ended a turn: a restart goes back no further than the end of the turn before.
    turns: bool
    # The game an undo leads back to; None if the action revealed something.
    before: Play | None


class Fold(History[Act]):
    """A log's actions, and how often somebody changed their mind or stopped the clock.

    Without a limit on both, a log could grow without end and get nowhere.
    """

    def __init__(self) -> None:
        super().__init__()
        self.second_thoughts = 0
        self.interruptions = 0
        # The most actions that ever counted at once: only a turn that ends beyond that starts a new count.
        self.furthest = 0

    @property
    def spent(self) -> bool:
        return self.second_thoughts >= SECOND_THOUGHTS

    @property
    def restless(self) -> bool:
        return self.interruptions >= INTERRUPTIONS

    def can_undo(self) -> bool:
        return bool(self.done) and self.done[-1].before is not None

    def moved(self, play: Play, kind: Kind, steps: int) -> Play:
        """The game after undoing, redoing or restarting this many actions."""
        if kind == "redo":
            for step in range(steps):
                play = play.again(self.undone[-1 - step].action)
            return play
        before = self.done[-steps].before
        assert before is not None
        return before

    def after(self, play: Play, entry: Entry) -> Play:
        """The game after the next entry of the log, from the game before it."""
        if entry.kind == "act":
            assert entry.action is not None
            return play.again(entry.action)
        return self.moved(play, entry.kind, entry.steps) if entry.steps else play

    def add(self, entry: Entry, before: Play | None = None) -> None:
        """Add an entry. `before`: the game an undo leads back to, for an action that allows it."""
        if entry.kind == "act":
            assert entry.seat is not None
            assert entry.action is not None
            if entry.key.startswith(OUT_OF_TIME):
                before = None  # an undo gives no time back
            if before is None:
                self._forget()
            else:
                before.set_aside()
            turns = any(event["event"] == "turn" for event in entry.data.events)
            self.do(Act(entry.n, entry.seat, entry.action, turns, before))
            if len(self.done) > self.furthest:
                self.furthest = len(self.done)
                if turns:
                    self.second_thoughts = self.interruptions = 0
        elif entry.kind in ("undo", "redo", "restart"):
            self.second_thoughts += 1
            for _ in range(entry.steps):
                if entry.kind == "redo":
                    self.redo()
                else:
                    self.undo()
        elif entry.kind in ("pause", "resume", "clock"):
            self.interruptions += 1

    def _forget(self) -> None:
        """Something was revealed: nothing before it can be undone any more."""
        for act in reversed(self.done):
            if act.before is None:
                return
            act.before = None


def in_force(entries: list[Entry]) -> list[Entry]:
    """A whole log without what was undone. The browser has the same rule (model/fold.ts), for a replay that
    answers at once; tests/golden/folds.json holds both to it."""
    fold = Fold()
    for entry in entries:
        fold.add(entry)
    kept = {act.n for act in fold.done}
    return [entry for entry in entries if entry.kind == "start" or entry.n in kept]
