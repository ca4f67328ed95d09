"""Why you can't do something that answers a different question: the rule a referee would name.

That is the rule that forbids the attempt, whatever is being decided now: a second member in a turn is TRN-1,
a character turned too late is TRN-12, a craft before sending is TRN-10.
"""

from __future__ import annotations

from terramara.engine import codes as c
from terramara.engine.characters import why_not_adult
from terramara.engine.codes import Frame
from terramara.engine.free import is_free, why_not_used, why_nothing_beside
from terramara.engine.reason import Reason
from terramara.engine.state import NONE, State
from terramara.engine.vocabulary import ACTIONS, KINDS
from terramara.engine.warriors import why_not_over

PAYMENTS = (c.PAY, c.PAY_COST, c.REDUCE, c.GIVE)
SET_UP = (c.NEUTRAL, c.DRAFT, c.TILE)
# Answers that no effect is asking for.
_ANSWERS = tuple(run for run in ACTIONS if run.rule)
# Pages show the present question instead of these, which would be true of nearly every part.
SAID_OF_MOST = frozenset(
    {"not-asked", "one-a-turn", "finish-first", "set-up-first", "not-your-turn-now"}
    | {run.code for run in _ANSWERS if run.first != c.A_CAREFUL_ON}
)

# These hold no matter who decides now.
_IN_ANY_CASE = frozenset(
    {"no-character", "already-adult", "already-sent", "one-a-turn", "already-crafted"}
    | {"hut-done", "only-one-of", "set-up-only", "switch-when-sending"}
)


def is_turn(action: int) -> bool:
    """The parts of a turn itself (D-20): sending, turning, crafting, ending."""
    return action <= c.A_ADULT or c.A_CRAFT <= action <= c.A_END


def same_as(s: State, action: int) -> int:
    """With both caravans on one place it doesn't matter which goes, so only A's steps are listed."""
    op, seat, _, _ = s.stack[-1] if s.stack else (NONE, 0, 0, 0)
    p = s.players[seat]
    if op == c.TRAVEL and c.A_CARAVAN + 3 <= action < c.A_TRADE and p.caravan_a == p.caravan_b:
        return action - 3
    return action


def why_not_yours(s: State, seat: int, action: int) -> Reason:
    """Another seat decides: what this one can't do in any case, else why it has to wait."""
    if s.active == seat:
        return _in_your_turn(s, seat, action)
    op, decides, _, _ = s.stack[-1]
    if is_free(action):
        return Reason("TRN-11", "not-your-turn")
    if c.A_GIVE <= action < c.A_LESS and any(
        [step == c.GIVE and giver == seat for step, giver, _, _ in s.stack]
    ):
        return Reason("RAD-5", "not-your-choice", {"owner": decides})
    if s.active == NONE:  # set-up
        if is_turn(action):
            return Reason("RND-0", "set-up-first")
        return Reason(KINDS[op][1], "not-your-choice", {"owner": decides})
    found = why_not_adult(s.players[seat]) if action == c.A_ADULT else answer_to(action)
    if found is not None and found.code in _IN_ANY_CASE:
        return found
    return _not_your_turn_now(s, action)


def _in_your_turn(s: State, seat: int, action: int) -> Reason:
    """Another decides in this seat's turn: one who pays for its raid, or gains something (D-34)."""
    op, decides, _, _ = s.stack[-1]
    wait = Reason("D-20", "not-your-choice", {"owner": decides})
    if is_free(action):
        return why_not_used(s, seat, action) or wait
    found = why_elsewhere(s, (op, seat, 0, 0), action)
    return found if found.code in _IN_ANY_CASE else wait


def _not_your_turn_now(s: State, action: int) -> Reason:
    rule = "D-62" if action == c.A_ADULT else "TRN-1"
    return Reason(rule, "not-your-turn-now", {"owner": s.active})


def answer_to(action: int) -> Reason | None:
    """Why an answer to an effect can't be given while no effect asks for it. None for other actions."""
    for run in _ANSWERS:
        if run.first <= action < run.past:
            return Reason(run.rule, run.code)
    return None


def why_elsewhere(s: State, frame: Frame, action: int) -> Reason:
    """The action answers a different question than the one on top, which is this seat's."""
    seat = frame[1]
    if is_turn(action):
        if frame[0] in SET_UP or s.active == NONE:
            return Reason("RND-0", "set-up-first")
        if s.active != seat:
            return _not_your_turn_now(s, action)
        return _of_a_turn(s, frame, action)
    if action == c.A_STOP:
        return _stop(s, frame)
    if frame[0] in (c.TAKE, c.ASK) and (
        c.A_TAKE <= action < c.A_GIVE or c.A_TAKE_ALL <= action <= c.A_TAKE_ONE
    ):
        kind, rule = KINDS[frame[0]]  # you can take it, but by a different answer
        return Reason(rule, "not-asked", {"asked": kind})
    done = _done_where_sent(s, seat, action)
    if done is not None:
        return done
    if c.A_REFINE <= action < c.A_TAKE:  # a worker would do it, if you could use one
        busy = why_nothing_beside(s, frame)
        if busy is not None:
            return busy
    answer = answer_to(action)
    if answer is None:
        raise AssertionError(f"action {action} is of no kind")
    if s.active == NONE and answer.code == "set-up-only":  # another part of set-up
        return Reason(answer.rule, "finish-first", {"asked": KINDS[frame[0]][0]})
    return answer


def _of_a_turn(s: State, frame: Frame, action: int) -> Reason:
    sending = any([op == c.SEND for op, _, _, _ in s.stack])
    crafted = not sending and not any([op == c.CRAFT for op, _, _, _ in s.stack])
    p = s.players[frame[1]]
    if action == c.A_ADULT:
        if p.character < 0:
            return Reason("TRN-12", "no-character")
        if p.adult:
            return Reason("CHR-1", "already-adult")
        if p.moved or not sending:
            return Reason("TRN-12", "already-sent")
    elif c.A_CRAFT <= action < c.A_END:
        if sending:
            return Reason("TRN-10", "send-first")
        if crafted:
            return Reason("TRN-10", "already-crafted")
        return Reason("TRN-10", "finish-first", {"asked": KINDS[frame[0]][0]})
    elif action == c.A_END:
        if sending:
            return why_not_over(p)
    elif not sending:
        return Reason("TRN-1", "one-a-turn")
    if frame[0] in PAYMENTS:
        return Reason("D-20", "in-payment")
    return Reason("D-20", "finish-first", {"asked": KINDS[frame[0]][0]})


def _stop(s: State, frame: Frame) -> Reason:
    op = frame[0]
    kind, rule = KINDS[op]
    if op == c.SEND:
        return why_not_over(s.players[frame[1]])
    if op in SET_UP:
        return Reason(rule, "must-choose")
    if op == c.ORDER:
        return Reason("D-14", "all-happen")
    return Reason("D-20", "nothing-to-stop", {"asked": kind})


def _done_where_sent(s: State, seat: int, action: int) -> Reason | None:
    """A second act where the member of this turn was sent, if the space gives one only."""
    if s.active != seat or any([op == c.SEND for op, _, _, _ in s.stack]):
        return None
    space = s.sent
    if space == c.S_HUT and (c.A_REFINE <= action < c.A_TAKE or action == c.A_TRADE):
        return Reason("HUT-1", "hut-done")
    if c.A_CHOOSE <= action < c.A_NEXT:
        if space == c.S_SKILLS_ROAD:
            return Reason("HOM-2", "only-one-of")
        if space == c.S_FIRST and s.round == s.tables.last_round:
            return Reason("FST-3", "only-one-of")
        if space == c.S_RAID_FIRST:
            return Reason("HOM-3", "nothing-to-choose")
    return None
