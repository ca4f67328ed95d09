"""The decision on top of the stack, in words that the edges can read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from terramara.content.export import tagged
from terramara.engine.rulebook import entry
from terramara.engine.state import State
from terramara.engine.vocabulary import KINDS


@dataclass(frozen=True, slots=True)
class Decision:
    """Who decides, what kind of decision it is, by which rule, and what it's about.

    docs/notation.md says what `about` has for each kind, and `engine.wire` types it. Effects in it have the
    form of `content.model`.

    >>> from terramara import Game
    >>> game = Game.from_position({})
    >>> game.apply("explorer road")
    >>> game.decision
    Decision(seat=0, kind='travel', rule='ROA-1', about={'steps': 2})
    """

    seat: int
    kind: str
    rule: str
    about: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The decision as a dict, ready for JSON.

        >>> from terramara import Game
        >>> Game.from_position({}).decision.to_json()
        {'seat': 0, 'kind': 'send', 'rule': 'TRN-1', 'about': {}}
        """
        return {"seat": self.seat, "kind": self.kind, "rule": self.rule, "about": tagged(self.about)}


def decision_of(s: State) -> Decision | None:
    if not s.stack:
        return None
    frame = s.stack[-1]
    kind, rule = KINDS[frame[0]]
    return Decision(frame[1], kind, rule, entry(frame[0]).about(s, frame))


def told_in_short(s: State) -> str:
    """For the `repr` of games and views."""
    decision = decision_of(s)
    now = f"seat {decision.seat} decides: {decision.kind}" if decision else "over"
    return f"{len(s.players)} players, round {s.round}, {now}"
