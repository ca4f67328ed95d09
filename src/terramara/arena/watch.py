"""Watches games being played, and remembers what came up. Checks that `legal` and `why_not` agree."""

from __future__ import annotations

from terramara.arena.coverage import Coverage
from terramara.content.model import ContentSet
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.compiler import tables_for
from terramara.engine.notation import SPACE_NAMES, actions_of
from terramara.engine.reasons import why_not
from terramara.engine.reasons_elsewhere import same_as
from terramara.engine.state import State
from terramara.engine.vocabulary import KINDS


class DisagreementError(RuntimeError):
    """The list of legal actions and the reasons against an action contradict each other."""


class Watch:
    def __init__(self, content: ContentSet) -> None:
        self.content = content
        self.tables = tables_for(content)
        self.actions = actions_of(content)
        self.coverage = Coverage()
        self._log: list[Frame] = []
        self._probe = 0

    def begin(self, seed: int) -> list[Frame]:
        """The list for the game to write its events to."""
        self._log = []
        self._probe = seed & 0x7FFFFFFF
        return self._log

    def decision(self, s: State, action: int) -> None:
        """Before `action` is taken: count it, and ask about some other action at random."""
        seen = self.coverage.seen
        kind, rule = KINDS[s.stack[-1][0]]
        seen["decision"][f"{rule} {kind}"] += 1
        seen["action"][self.actions[action].text] += 1
        self._probe = (self._probe * 1103515245 + 12345) & 0x7FFFFFFF
        asked = (self._probe >> 8) % len(self.actions)
        reason = why_not(s, asked)
        if (reason is None) != (same_as(s, asked) in s.legal):
            told = "is refused but listed" if reason else "is allowed but not listed"
            raise DisagreementError(f"`{self.actions[asked]}` {told} at a decision `{kind}`: {reason}")
        if reason is not None:
            seen["refusal"][reason.code] += 1

    def end(self, s: State) -> None:
        reason = why_not(s, 0)
        if reason is not None:
            self.coverage.seen["refusal"][reason.code] += 1
        for event in self._log:
            self._event(s, event)

    def _event(self, s: State, event: Frame) -> None:
        seen = self.coverage.seen
        content = self.content
        kind, _, a, b = event
        if kind == c.EV_SENT:
            self._sent(s, b)
        elif kind == c.EV_MOVED:
            seen["road"][self.tables.place_names[b & 255]] += 1
        elif kind == c.EV_CRAFTED:
            seen["crafted"][content.artefacts[a].id] += 1
            if b:
                seen["crafted-reserved"][content.artefacts[a].id] += 1
        elif kind == c.EV_RESERVED:
            seen["reserved"][content.artefacts[a].id] += 1
        elif kind == c.EV_USED:
            seen["used"][content.artefacts[a].id] += 1
        elif kind == c.EV_BONUS:
            seen["bonus"][content.bonuses[a].id] += 1
        elif kind == c.EV_FLAG:
            seen["outpost"][content.tiles[s.board.left[a - 1]].id] += 1
        elif kind == c.EV_ADULT:
            seen["character"][f"{content.characters[a].id} adult"] += 1
        elif kind == c.EV_DRAFT and a:
            seen["card"][content.cards[b].id] += 1
        elif kind == c.EV_DRAFT:
            seen["character"][f"{content.characters[b].id} young"] += 1

    def _sent(self, s: State, space: int) -> None:
        seen = self.coverage.seen
        name = "hut" if space == c.S_HUT else SPACE_NAMES[space]
        seen["space"][f"{len(s.players)}p {name}"] += 1
        if space < c.S_CROSSROADS:
            column = s.board.right if space % 6 >= 3 else s.board.left
            seen["tile-space"][f"{self.content.tiles[column[space // 6]].id} {space % 3 + 1}"] += 1
        elif space < c.S_OWN:
            seen["crossroads-space"][self.content.tiles[s.board.right[space - c.S_CROSSROADS]].id] += 1
