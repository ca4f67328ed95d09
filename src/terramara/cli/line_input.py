"""Lines that a person types: with history and completion where the terminal allows it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


class Lines:
    def __init__(self, out: Console, completions: Callable[[], list[str]]) -> None:
        self.out = out
        self.completions = completions
        if sys.stdin.isatty() and sys.stdout.isatty():
            self._complete_with_tab()

    def read(self) -> str | None:
        """A line, or None at the end of the input."""
        try:
            return input("> ")  # readline must know the prompt, or it is lost when the line is edited
        except EOFError:
            self.out.print()
            return None

    def _complete_with_tab(self) -> None:
        try:
            import readline
        except ImportError:  # not on every system
            return
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        fitting = [word for word in self.completions() if word.lower().startswith(text.lower())]
        return fitting[number] if number < len(fitting) else None
