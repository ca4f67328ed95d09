"""Marks: numbers that tell positions apart, so that each is looked at once. Hidden cards are in no mark."""

from __future__ import annotations

from typing import Final

from terramara.engine.state import Player, State
from terramara.engine.words import i64

_FACTOR: Final = 0x9E3779B97F4A7C15 - (1 << 64)


def _all_bits(one: i64) -> i64:
    """2 to the 64 minus one: compiled numbers wrap around, so it's -1 there."""
    return (one << 32 << 32) - 1


_WORD: Final[i64] = _all_bits(1)


def mixed(key: i64, x: i64) -> i64:
    key = ((key ^ x) * _FACTOR) & _WORD
    return key ^ (key >> 29 & 0x7FFFFFFFF)


def of_seat(key: i64, p: Player) -> i64:
    """A seat's own things, as far as its turn can change them."""
    key = mixed(key, p.raw)
    key = mixed(key, p.refined)
    key = mixed(key, p.vp << 20 | p.strength << 10 | p.culture)
    key = mixed(key, p.caravan_a << 20 | p.caravan_b << 10 | p.reserved + 1)
    key = mixed(key, p.explorers)
    key = mixed(key, p.chief_at)
    key = mixed(key, p.hut << 40 | p.hut_chief << 30 | p.hand << 20 | p.chief << 10 | p.warriors)
    key = mixed(key, p.ready << 24 | p.workers)
    key = mixed(key, p.adult << 30 | p.character_ready << 20 | (p.card + 1) << 10 | p.character + 1)
    for artefact in p.made:
        key = mixed(key, artefact)
    for artefact in p.uses:
        key = mixed(key, artefact + 1000)
    for bonus in p.bonuses:
        key = mixed(key, bonus + 2000)
    return key


def of_turn(key: i64, s: State) -> i64:
    """The table of a turn, and the steps still to do."""
    key = mixed(key, s.warriors_at)
    for artefact in s.row:
        key = mixed(key, artefact + 3000)
    key = mixed(key, (s.active + 1) << 20 | s.paid << 8 | s.got)
    for step in s.steps:
        key = mixed(key, step)
    return key


def mark(s: State, seat: i64) -> int:
    """A number for everything a seat can change in its turn. Ways that lead to the same place are followed
    once."""
    return int(of_turn(of_seat(0, s.player(seat)), s))


def whole_mark(s: State) -> int:
    """A number for everything that can be seen, so for everything a bot's answer can depend on."""
    key: i64 = 0
    for seat in range(s.board.players):
        p = s.player(seat)
        key = of_seat(key, p)
        key = mixed(key, p.flags << 40 | p.hut_warriors << 32 | p.careful << 17 | p.switched << 16 | p.moved)
        key = mixed(key, (p.own_left + 1) << 20 | p.own_right + 1)
        for vp in p.ends:
            key = mixed(key, vp + 4000)
    key = of_turn(key, s)
    key = mixed(key, s.round << 40 | s.first << 32 | (s.sent + 1) << 20 | s.track << 10 | s.arrived)
    key = mixed(key, s.supply_workers)
    key = mixed(key, s.supply_warriors)
    key = mixed(key, s.occupied)
    key = mixed(key, s.two)
    key = mixed(key, s.blocked)
    key = mixed(key, s.fire)
    key = mixed(key, s.done)
    key = mixed(key, s.bill)
    for strength in s.neutral_strength:
        key = mixed(key, strength + 5000)
    for mask in s.neutral_explorers:
        key = mixed(key, mask)
    for character in s.draft_characters:
        key = mixed(key, character + 6000)
    for card in s.draft_cards:
        key = mixed(key, card + 7000)
    return int(key)
