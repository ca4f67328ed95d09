"""Gains of every kind, each by its own rule, and what the careful player is asked (TRN-13, D-13)."""

from __future__ import annotations

from typing import Any

from terramara.content.model import Body, Gain
from terramara.engine.codes import (
    A_CAREFUL_OFF,
    A_CAREFUL_ON,
    A_STOP,
    A_TAKE_ALL,
    A_TAKE_ONE,
    ASK,
    ASKED,
    CULTURE,
    G_CULTURE,
    G_HIRE,
    G_RAW,
    G_REFINED,
    G_STRENGTH,
    G_TRAVEL,
    G_VP,
    G_WARRIORS,
    G_WORKER,
    JOINED,
    RAW_MASK,
    REFINED_MASK,
    STARTED,
    TAKE,
    TRAVEL,
    Frame,
)
from terramara.engine.reason import Reason, not_asked
from terramara.engine.resources import gain_resource
from terramara.engine.river import gain_culture, more_culture
from terramara.engine.state import Player, State
from terramara.engine.strength import gain_strength
from terramara.engine.victory_points import gain_vp
from terramara.engine.vocabulary import ASKABLE, GAIN_NAMES, GAINED_AT_ONCE
from terramara.engine.warriors import take_warriors, warriors_to_take
from terramara.engine.words import append, i64, vec
from terramara.engine.workers import gain_worker, hire


def gain_or_ask(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    """TRN-13, F-5: a careful player is asked before a gain, and only once."""
    if s.player(seat).careful and not flags & ASKED:
        ask(s, seat, what, n, flags)
    else:
        take_all(s, seat, what, n, flags)


def take_all(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    if what < 8:
        gain_resource(s, seat, what, n)
    elif what == G_STRENGTH:
        gain_strength(s, seat, n)
    elif what == G_CULTURE:
        gain_culture(s, seat, n, flags | ASKED)
    elif what == G_HIRE:
        hire(s, seat)
    elif what == G_WARRIORS:
        take_warriors(s, seat, n)
    elif G_WORKER < what <= G_WORKER + 3:
        gain_worker(s, seat, what - G_WORKER)
    else:
        raise ValueError(f"nothing that can be taken has the number {what}")


def take_one(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    """Take one now, then ask about the rest. "1 more" is added to the first (D-84)."""
    if what == G_CULTURE:
        n += more_culture(s, seat, flags)
        if n > 1:
            ask(s, seat, what, n - 1, flags | JOINED | STARTED)
        gain_culture(s, seat, 1, flags | JOINED | ASKED)
        return
    if n > 1:
        ask(s, seat, what, n - 1, flags)
    take_all(s, seat, what, 1, flags)


def gain(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    """The result of "for each" (SYM-4), gained like any other gain."""
    if n <= 0:
        return
    if what == G_VP:
        gain_vp(s, seat, n)
    elif what == G_TRAVEL:
        s.push(TRAVEL, seat, n, flags)
    elif what == G_RAW or what == G_REFINED:
        s.push(TAKE, seat, RAW_MASK if what == G_RAW else REFINED_MASK, n)
    elif s.player(seat).careful:
        ask(s, seat, what, n, flags)
    elif what == G_CULTURE:
        s.push(CULTURE, seat, n, flags)
    else:
        take_all(s, seat, what, n, flags)


# ------------------------------------------------------------------ asking (D-13)
def ask(s: State, seat: i64, what: i64, n: i64, flags: i64) -> None:
    s.push(ASK, seat, what, n + 256 * flags)


def in_part(s: State, seat: i64, what: i64, asked: i64) -> bool:
    """Return whether there is more than one to take, "1 more" included (D-84)."""
    n = asked & 255
    return n > 1 or (what == G_CULTURE and n + more_culture(s, seat, asked >> 8) > 1)


def legal_answers(s: State, seat: i64, what: i64, asked: i64) -> vec[i64]:
    """All of it, one of it, or nothing."""
    out = append(vec[i64](capacity=8), A_TAKE_ALL)
    if in_part(s, seat, what, asked):
        out = append(out, A_TAKE_ONE)
    return append(out, A_STOP)


def choose_answer(s: State, seat: i64, what: i64, asked: i64, action: i64) -> None:
    if action == A_TAKE_ALL:
        take_all(s, seat, what, asked & 255, asked >> 8)
    else:
        take_one(s, seat, what, asked & 255, asked >> 8)


def receive_warriors(s: State, seat: i64, flags: i64) -> None:
    """WAR-1: those that the supply has; with none left nobody is asked."""
    n = warriors_to_take(s)
    if n:
        gain_or_ask(s, seat, G_WARRIORS, n, flags)


def why_not_answer(s: State, frame: Frame, action: int) -> Reason | None:
    if action == A_TAKE_ALL:
        return None
    if action == A_TAKE_ONE:
        return None if in_part(s, *frame[1:]) else Reason("D-13", "only-one")
    return not_asked(frame)


def about_gain(s: State, frame: Frame) -> dict[str, Any]:
    """The gain on offer, "1 more" included."""
    _, seat, what, asked = frame
    more = more_culture(s, seat, asked >> 8) if what == G_CULTURE else 0
    return {"what": GAIN_NAMES[what], "count": (asked & 255) + more}


def effect_asked(s: State, frame: Frame) -> Body:
    return (Gain(GAIN_NAMES[frame[2]], frame[3] & 255),)


def wrong_question(s: State, i: int) -> str | None:
    _, _, what, n = s.stack[i]
    if what not in ASKABLE or not 1 <= n & 255 <= GAINED_AT_ONCE:
        return "something that can be taken in part, and how many"
    return None


# ------------------------------------------------------------------ the switch
def add_careful(p: Player, out: vec[i64]) -> vec[i64]:
    """D-13: beside the question at the start of a turn. The switch alone is no reason to ask."""
    if not p.switched and len(out) > 1:
        out = append(out, A_CAREFUL_OFF if p.careful else A_CAREFUL_ON)
    return out


def switch_careful(s: State, seat: i64, action: i64) -> None:
    p = s.mine(seat)
    p.careful = 1 if action == A_CAREFUL_ON else 0
    p.switched = 1


def why_not_switch(s: State, frame: Frame, action: int) -> Reason | None:
    p = s.players[frame[1]]
    if p.switched:
        return Reason("D-13", "already-switched")
    if bool(p.careful) == (action == A_CAREFUL_ON):
        return Reason("D-13", "already-so")
    return None
