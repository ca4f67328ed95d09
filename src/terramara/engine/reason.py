"""A refusal: which rule, in which way, with which numbers. The edges put it into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from terramara.engine.codes import Frame
from terramara.engine.vocabulary import KINDS

NOT_ASKED = "not-asked"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action isn't allowed: the rule's id, a code, and the numbers. `explain` puts it into words.

    >>> str(Reason("TRN-7", "too-weak", {"mine": 3, "theirs": 4}))
    'TRN-7 too-weak (mine 3, theirs 4)'
    """

    rule: str
    code: str
    numbers: dict[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.numbers.items())
        return f"{self.rule} {self.code}" + (f" ({told})" if told else "")


class IllegalAction(ValueError):
    """An action that the rules don't allow now; `reason` says why. Nothing was changed.

    >>> from terramara import Game
    >>> Game.from_position({}).apply("craft 1")
    Traceback (most recent call last):
    terramara.engine.reason.IllegalAction: craft 1: TRN-10 send-first
    """

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:  # so that it can come from another process
        return type(self), (self.action, self.reason)


def not_asked(frame: Frame) -> Reason:
    """The action answers a different question than the one asked. `reasons` finds the rule for that."""
    kind, rule = KINDS[frame[0]]
    return Reason(rule, "not-asked", {"asked": kind})
