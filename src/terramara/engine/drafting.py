"""Choosing characters and starting cards (SET-10 to SET-12)."""

from __future__ import annotations

from typing import Any

from terramara.engine.characters import begin_young, install
from terramara.engine.codes import (
    A_CAREFUL_OFF,
    A_CAREFUL_ON,
    A_DRAFT_CARD,
    A_DRAFT_CHARACTER,
    A_USE,
    ABILITY_LEFTOVER_BONUSES,
    ABILITY_OWN_CROSSROADS,
    CARD,
    DRAFT,
    EV_DRAFT,
    INSTALL,
    RUN,
    TILE,
    Frame,
)
from terramara.engine.gains import switch_careful, why_not_switch
from terramara.engine.reason import Reason, not_asked
from terramara.engine.state import NONE, State
from terramara.engine.words import append, i64, vec


def drafting(s: State) -> list[Frame]:
    """Everything that SET-10 and SET-12 ask, first step first."""
    players = s.board.players
    order = [(s.first + i) % players for i in range(players)]
    frames: list[Frame] = [(DRAFT, seat, 1, 0) for seat in reversed(order)]
    frames.extend((DRAFT, seat, 2, 0) for seat in order)
    frames.extend((CARD, seat, 0, 0) for seat in order)
    frames.append((INSTALL, s.first, 0, 0))
    return frames


def legal_draft(s: State, seat: i64) -> vec[i64]:
    """SET-10: in the second pass, the kind the player lacks."""
    p = s.player(seat)
    out = vec[i64](capacity=8)
    if p.character < 0:
        for i, character in enumerate(s.draft_characters):
            if character >= 0:
                out = append(out, A_DRAFT_CHARACTER + i)
    if p.card < 0:
        for i, card in enumerate(s.draft_cards):
            if card >= 0:
                out = append(out, A_DRAFT_CARD + i)
    return out


def choose_draft(s: State, step: i64, seat: i64, action: i64) -> None:
    if action == A_CAREFUL_ON or action == A_CAREFUL_OFF:
        s.steps = append(s.steps, step)  # F-11: the same question again
        switch_careful(s, seat, action)
    else:
        draft(s, seat, action)


def draft(s: State, seat: i64, action: i64) -> None:
    p = s.mine(seat)
    if action >= A_DRAFT_CARD:
        place = action - A_DRAFT_CARD
        p.card = s.draft_cards[place]
        s.draft_cards = without(s.draft_cards, place)
        if s.log is not None:
            s.log.append((EV_DRAFT, seat, 1, p.card))
        return
    place = action - A_DRAFT_CHARACTER
    p.character = s.draft_characters[place]
    s.draft_characters = without(s.draft_characters, place)
    if s.log is not None:
        s.log.append((EV_DRAFT, seat, 0, p.character))
    abilities = s.tables.side_abilities[p.character * 2]
    if abilities & ABILITY_LEFTOVER_BONUSES:
        p.bonuses = s.board.leftovers  # D-64
    if abilities & ABILITY_OWN_CROSSROADS:
        s.push(TILE, seat, 1, 0)
        s.push(TILE, seat, 0, 0)


def without(cards: vec[i64], place: i64) -> vec[i64]:
    out = cards[:]
    out[place] = NONE
    return out


def take_card(s: State, seat: i64) -> None:
    """SET-10: what the starting card shows, marks and bonus tiles included (D-35); then it leaves the game.

    Abilities don't work yet (SET-11).
    """
    p = s.mine(seat)
    card = p.card
    p.card = NONE
    s.push(RUN, seat, s.tables.card_body[card], 0)


def install_all(s: State) -> None:
    """SET-12: abilities work from here on; gains at once come in turn order."""
    players = s.board.players
    s.draft_characters = vec[i64]()
    s.draft_cards = vec[i64]()
    for i in range(players - 1, -1, -1):
        seat = (s.first + i) % players
        if s.player(seat).character != NONE:
            install(s, s.mine(seat))
            begin_young(s, seat)


def add_explorer(s: State, seat: i64) -> None:
    """CHR-6: the explorer outside the game joins; it isn't the one at the river (D-63)."""
    s.mine(seat).hand += 1


def why_not_draft(s: State, frame: Frame, action: int) -> Reason | None:
    if action in (A_CAREFUL_ON, A_CAREFUL_OFF):
        return why_not_switch(s, frame, action)
    if not A_DRAFT_CHARACTER <= action < A_USE:
        return not_asked(frame)
    p = s.players[frame[1]]
    character = action < A_DRAFT_CARD
    if (p.character if character else p.card) >= 0:
        return Reason("SET-10", "has-one")
    cards = s.draft_characters if character else s.draft_cards
    place = action - (A_DRAFT_CHARACTER if character else A_DRAFT_CARD)
    return None if place < len(cards) and cards[place] >= 0 else Reason("SET-10", "taken")


# ------------------------------------------------------------------ what a position may have pending
def _steps(s: State, op: int, seat: int) -> int:
    return sum([frame[0] == op and frame[1] == seat for frame in s.stack])


def wrong_install(s: State, i: int) -> str | None:
    """SET-12: abilities come last in set-up."""
    return None if i == 1 else "`install` just above the bottom"


def wrong_card(s: State, i: int) -> str | None:
    """SET-10: who has a starting card, or chooses one yet, gets its goods once, when all have chosen."""
    seat = s.stack[i][1]
    below = [frame[0] for frame in s.stack[:i]]
    if s.player(seat).card == NONE and not _steps(s, DRAFT, seat):
        return "a seat with a starting card"
    if INSTALL not in below:
        return "`install` below it"
    if _steps(s, CARD, seat) > 1 or DRAFT in below:
        return "one `card` for each seat, below every `draft`"
    return None


def wrong_draft(s: State, i: int) -> str | None:
    """SET-10: a choice for each kind that a player lacks, and enough to choose from."""
    seat = s.stack[i][1]
    p = s.player(seat)
    lacks = (p.character == NONE) + (p.card == NONE)
    if _steps(s, DRAFT, seat) != lacks:
        return f"`draft` {lacks} times for seat {seat}, once for each kind it lacks"
    if not _steps(s, CARD, seat):
        return f'["card", {seat}] below it'
    choosing = [q for number, q in enumerate(s.players) if _steps(s, DRAFT, number)]
    for pool, lacking in (
        (s.draft_characters, sum([q.character == NONE for q in choosing])),
        (s.draft_cards, sum([q.card == NONE for q in choosing])),
    ):
        if sum([card != NONE for card in pool]) < lacking:
            return "a character and a card in `draft` for each seat that lacks one"
    return None


def about_draft(s: State, frame: Frame) -> dict[str, Any]:
    return {"pass": frame[2]}
