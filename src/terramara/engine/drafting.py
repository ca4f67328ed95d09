"""Choosing characters and starting cards (SET-10 to SET-12)."""

from __future__ import annotations

from terramara.engine.characters import begin_young, install
from terramara.engine.codes import (
    A_DRAFT_CARD,
    A_DRAFT_CHARACTER,
    A_LEFTOVERS,
    A_OWN_CROSSROADS,
    CARD,
    DRAFT,
    EV_DRAFT,
    EV_TILE,
    INSTALL,
    RUN,
    TILE,
    Frame,
)
from terramara.engine.state import NONE, State
from terramara.engine.words import i64, vec


def drafting(s: State) -> list[Frame]:
    """All that SET-10 and SET-12 ask, first step first."""
    players = s.board.players
    order = [(s.first + i) % players for i in range(players)]
    frames: list[Frame] = [(DRAFT, seat, 1, 0) for seat in reversed(order)]
    frames.extend((DRAFT, seat, 2, 0) for seat in order)
    frames.extend((CARD, seat, 0, 0) for seat in order)
    frames.append((INSTALL, s.first, 0, 0))
    return frames


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
    if abilities & A_LEFTOVERS:
        p.bonuses = s.board.leftovers
    if abilities & A_OWN_CROSSROADS:
        s.push(TILE, seat, 1, 0)
        s.push(TILE, seat, 0, 0)


def without(cards: vec[i64], place: i64) -> vec[i64]:
    out = cards[:]
    out[place] = NONE
    return out


def choose_tile(s: State, seat: i64, column: i64, place: i64) -> None:
    """CHR-8."""
    p = s.mine(seat)
    if column == 0:
        p.own_right = s.board.unused_right[place]
        tile = p.own_right
    else:
        p.own_left = s.board.unused_left[place]
        tile = p.own_left
    if s.log is not None:
        s.log.append((EV_TILE, seat, tile, 0))


def take_card(s: State, seat: i64) -> None:
    """SET-10: what the starting card shows; it goes to the box. Abilities are not in force yet (SET-11)."""
    p = s.mine(seat)
    card = p.card
    p.card = NONE
    s.push(RUN, seat, s.tables.card_body[card], 0)


def install_all(s: State) -> None:
    """SET-12: abilities hold from here on; gains at once in turn order."""
    players = s.board.players
    s.draft_characters = vec[i64]()
    s.draft_cards = vec[i64]()
    for i in range(players - 1, -1, -1):
        seat = (s.first + i) % players
        if s.player(seat).character != NONE:
            install(s, s.mine(seat))
            begin_young(s, seat)
