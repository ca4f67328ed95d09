"""The growing of a turn: small decision by small decision, the best few ways at a time."""

from __future__ import annotations

from typing import Final

from terramara.bots.fast.blocks import Sheet
from terramara.bots.fast.judge import Judge
from terramara.bots.fast.marks import mark
from terramara.bots.fast.sight import Eye
from terramara.engine.codes import A_CAREFUL_OFF, A_CAREFUL_ON, A_END, A_GIVE_UP, A_RESERVE, SEND
from terramara.engine.flow import apply_unchecked
from terramara.engine.state import State
from terramara.engine.words import i64

DEEPEST: Final = 40


class Way:
    """A way through the turn: what was chosen, where it leads, and its worth."""

    def __init__(self, state: State, actions: tuple[int, ...], ended: bool, worth: float) -> None:
        self.state = state
        self.actions = actions
        self.ended = ended
        self.worth = worth


def sends(actions: tuple[int, ...]) -> bool:
    for action in actions:
        if action <= A_GIVE_UP:
            return True
    return False


class Turn:
    """One seat's turn, grown from a position. `looked` counts the positions judged."""

    def __init__(self, s: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.active: i64 = s.active
        self.round: i64 = s.round
        # From this round on a reserved artefact is usually left over, and costs its owner VP (ART-3).
        self.late = s.round >= s.tables.last_round - 2
        self.fresh = False  # a member is still to be sent this turn
        for step in s.steps:
            if step & 63 == SEND and step >> 6 & 3 == seat:
                self.fresh = True
        self.seen: set[int] = set()
        self.looked: i64 = 0
        self.eye = Eye(s, seat)

    def ends(self, child: State, actions: tuple[int, ...]) -> bool:
        steps = len(child.steps)
        if not steps:
            return True
        top = child.steps[steps - 1]
        if top >> 6 & 3 != self.seat or child.active != self.active or child.round != self.round:
            return True
        return top & 63 == SEND and (not self.fresh or sends(actions))

    def grow(self, ways: list[Way], judge: Judge) -> list[Way]:
        """Every way, one decision further, judged; duplicates are left out."""
        out: list[Way] = []
        sheet = Sheet()
        seat = self.seat
        for way in ways:
            node = way.state
            for action in node.legal:
                if action == A_CAREFUL_ON or action == A_CAREFUL_OFF:
                    continue  # careful play, which asks about every part of a gain, is for people
                if self.late and A_RESERVE <= action < A_END:
                    continue
                child = node.copy()
                apply_unchecked(child, action)
                key = mark(child, seat)
                if key in self.seen:
                    continue
                self.seen.add(key)
                actions = way.actions + (int(action),)
                out.append(Way(child, actions, self.ends(child, actions), 0.0))
                self.eye.see(child, sheet)
        if out:
            worths = judge.judge(sheet.data, len(out))
            for i in range(len(out)):
                out[i].worth = worths[i]
        self.looked += len(out)
        return out


def by_worth(way: Way) -> float:
    return -way.worth


def best_turns(s: State, seat: int, judge: Judge, width: int, budget: int) -> list[Way]:
    """Find the ways to the end of the turn with a beam of `width`, best first.

    It judges at most about `budget` positions. Of equally good ways, the first one found comes first, so the
    same position gives the same answer.
    """
    turn = Turn(s, seat)
    ways = [Way(s, (), False, 0.0)]
    ended: list[Way] = []
    for _ in range(DEEPEST):
        inner: list[Way] = []
        for way in turn.grow(ways, judge):
            if way.ended:
                ended.append(way)
            else:
                inner.append(way)
        if not inner:
            break
        inner.sort(key=by_worth)
        ways = inner[:width]
        if turn.looked >= budget:
            break
    if not ended:  # out of budget, or every way goes round in a circle
        ended = ways
    ended.sort(key=by_worth)
    return ended
