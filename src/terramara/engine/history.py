"""Undo and redo, for games and for the logs of tables."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """The steps that count, oldest first, and those undone that you can still redo, the next one last."""

    def __init__(self) -> None:
        self.done: list[T] = []
        self.undone: list[T] = []

    def do(self, step: T) -> None:
        """A new step replaces whatever was undone."""
        self.done.append(step)
        self.undone.clear()

    def undo(self) -> T:
        self.undone.append(self.done.pop())
        return self.undone[-1]

    def redo(self) -> T:
        self.done.append(self.undone.pop())
        return self.done[-1]
