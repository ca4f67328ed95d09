"""The problems of a set: all at once, each with its place and what is allowed there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Problem:
    file: str
    line: int  # from 1; 0 where no line can be named (a missing file)
    key: str  # e.g. `bone-pin.effects[0]`
    what: str
    allowed: tuple[str, ...] = ()
    pointer: str = ""  # the text, and marks under the wrong word

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        key = f" {self.key}:" if self.key else ""
        lines = [f"{place}:{key} {self.what}"]
        lines += [f"    {line}" for line in self.pointer.splitlines()]
        if self.allowed:
            lines.append(f"    allowed: {', '.join(self.allowed)}")
        return "\n".join(lines)


class SetError(ValueError):
    """A set you can't play with. `problems` has everything that was found.

    >>> from terramara import SetError, load_set
    >>> try:
    ...     load_set("nowhere")
    ... except SetError as error:
    ...     print(error.problems[0].what)
    there is no such set
    """

    def __init__(self, where: str, problems: Iterable[Problem]) -> None:
        self.where = where
        self.problems = tuple(problems)
        count = len(self.problems)
        head = f"{where}: {count} problem{'s' if count > 1 else ''} in this set"
        super().__init__("\n".join([head, *map(str, self.problems)]))

    def __reduce__(self) -> tuple[Any, ...]:  # so that it can come from another process
        return type(self), (self.where, self.problems)
