"""Undo and redo: the one line of steps that a game, and a table's log, moves along."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """Steps in force, oldest first, and steps undone that can still be redone, the next one last."""

    def __init__(self) -> None:
        self.done: list[T] = []
        self.undone: list[T] = []

    def do(self, step: T) -> None:
        """A new step takes the place of whatever was undone."""
        self.done.append(step)
        self.undone.clear()

    def undo(self) -> T:
        self.undone.append(self.done.pop())
        return self.undone[-1]

    def redo(self) -> T:
        self.done.append(self.undone.pop())
        return self.done[-1]
