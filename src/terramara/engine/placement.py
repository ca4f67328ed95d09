"""Sending a member: where it may go (TRN-2 to TRN-8) and what that does."""

from __future__ import annotations

from typing import Final

from terramara.engine.codes import (
    A_ADULT,
    A_CAREFUL_OFF,
    A_CAREFUL_ON,
    A_CHIEF,
    A_EXPLORER,
    A_EXTRA_EXPLORER,
    A_GIVE_UP,
    A_JOIN_EQUAL,
    A_NO_LOSS,
    A_OWN_CROSSROADS,
    A_WARRIOR,
    B_FIRST,
    B_OWN,
    B_RAID,
    B_RAID_FIRST,
    BIT,
    CHIEF,
    CROSSROADS_SPACES,
    E_CHIEF,
    E_EXPLORER,
    EV_JOINED,
    EV_SENT,
    EXPLORER,
    S_HIRE,
    S_HUT,
    S_OWN,
)
from terramara.engine.measures import holds
from terramara.engine.state import Player, State
from terramara.engine.tracks import lose_strength
from terramara.engine.triggers import at_once, on_send
from terramara.engine.words import append, extend, i64, vec

# Bits of "where" a member was sent, in the order of compiler.WHERE.
ANYWHERE: Final = 1
TERRAIN: Final = 2  # << terrain
CROSSROADS: Final = 1 << 5
EMPTY: Final = 1 << 6
OTHER_EXPLORER: Final = 1 << 7


def reached(s: State, p: Player) -> i64:
    """The crossroads that both caravans have reached (CRO-2)."""
    reach = s.tables.reach
    a = reach[p.caravan_a]
    b = reach[p.caravan_b]
    return a if a < b else b


def beyond_territory(s: State, seat: i64, p: Player) -> i64:
    """Home, crossroads and special spaces open to this player, whoever stands there."""
    t = s.tables
    board = s.board
    now = s.round
    mask = board.home
    turned = t.crossroads_open[now]
    if turned:
        mask |= turned & t.crossroads_reached[reached(s, p)]
    if p.abilities & A_OWN_CROSSROADS:
        mask |= B_OWN
    if now == t.last_round:  # SPC-1
        for space, condition in board.specials:
            if holds(s, seat, condition):
                mask |= BIT << space
    if p.strength == 0 and not p.abilities & A_NO_LOSS:  # D-3
        mask &= ~B_RAID
    return mask


def closed(s: State) -> i64:
    """Where nobody can be sent now: fire, chief or warrior, two members, single and taken, done (D-80)."""
    return s.fire | s.blocked | s.two | s.done | (s.board.single & s.occupied)


def too_strong(s: State, seat: i64, p: Player) -> i64:
    """Spaces of explorers that an explorer of this player may not join (TRN-7, SYM-10)."""
    limit: i64 = p.strength + 1 if p.abilities & A_JOIN_EQUAL else p.strength
    mask: i64 = 0
    for i in range(s.board.players):
        q = s.player(i)
        if q.strength >= limit and i != seat:
            mask |= q.explorers
    if len(s.neutral_strength):
        for i, strength in enumerate(s.neutral_strength):
            if strength >= limit:
                mask |= s.neutral_explorers[i]
    return mask


def expand(s: State, member: i64, mask: i64, out: vec[i64]) -> vec[i64]:
    table = s.tables.expand
    i = member * 6 * 256
    while mask:
        bits = mask & 255
        if bits:
            out = extend(out, table[i + bits])
        mask >>= 8
        i += 256
    return out


def can_turn(p: Player) -> bool:
    """TRN-12, D-8, D-62."""
    if p.character < 0 or p.adult or p.moved:
        return False
    return p.hand > 0 or not p.abilities & A_EXTRA_EXPLORER


def legal_sends(s: State, seat: i64) -> vec[i64]:
    p = s.player(seat)
    t = s.tables
    now = s.round
    extra = beyond_territory(s, seat, p)
    shut = closed(s)
    out = vec[i64](capacity=32)
    if p.hand:
        out = expand(
            s, 0, (t.explorer_open[now] | extra) & ~(shut | p.explorers | too_strong(s, seat, p)), out
        )
        out = append(out, A_EXPLORER + S_HUT)
    if p.chief:
        out = expand(s, 1, (t.chief_open[now] | extra) & ~(shut | p.explorers), out)
        out = append(out, A_CHIEF + S_HUT)
    if p.warriors:
        out = expand(s, 2, (t.chief_open[now] | extra) & ~shut, out)
        out = append(out, A_WARRIOR + S_HUT)
        if not p.hand and not p.chief:
            out = append(out, A_GIVE_UP)
    if can_turn(p):
        out = append(out, A_ADULT)
    return out


def add_careful(p: Player, out: vec[i64]) -> vec[i64]:
    """The switch alone is no reason to ask."""
    if not p.switched and len(out) > 1:
        out = append(out, A_CAREFUL_OFF if p.careful else A_CAREFUL_ON)
    return out


def explorer_owner(s: State, space: i64) -> tuple[int, int]:
    """Who has an explorer on a space: (seat, strength); a neutral player's seat is -1 - its number."""
    for seat in range(s.board.players):
        p = s.player(seat)
        if p.explorers >> space & 1:
            return seat, p.strength
    for i, mask in enumerate(s.neutral_explorers):
        if mask >> space & 1:
            return -1 - i, s.neutral_strength[i]
    raise AssertionError("no explorer there")


def send(s: State, seat: i64, member: i64, space: i64) -> None:
    """The member goes; what it triggers and the action of the space (TRN-9) come after, then TRN-10."""
    p = s.mine(seat)
    s.run(s.tables.craft_code[seat])
    p.moved = 1
    if s.log is not None:
        s.log.append((EV_SENT, seat, member, space))
    where: i64 = ANYWHERE
    if space == S_HUT:
        if member == EXPLORER:
            p.hand -= 1
            p.hut += 1
        elif member == CHIEF:
            p.chief = 0
            p.hut_chief = 1
        else:
            p.warriors -= 1
        s.run(s.tables.home_code[(S_HUT - S_HIRE) * 4 + seat])
    else:
        where = occupy(s, seat, p, member, space)
        if space > S_OWN:
            s.run(s.tables.home_code[(space - S_HIRE) * 4 + seat])
        else:
            body: i64 = s.board.bodies[space] if space < S_OWN else s.tables.tile_crossroads[p.own_right]
            if p.careful:
                s.run(s.tables.careful_programs[body * 4 + seat])
            else:
                s.run(s.tables.programs[body * 4 + seat])
    if p.events:
        if member == EXPLORER and p.events & E_EXPLORER:
            at_once(s, seat, on_send(p, seat, E_EXPLORER, where))
        elif member == CHIEF and p.events & E_CHIEF:
            at_once(s, seat, on_send(p, seat, E_CHIEF, where))


def occupy(s: State, seat: i64, p: Player, member: i64, space: i64) -> i64:
    """Puts the member on the space, with TRN-7's loss; tells where that is for "when you send"."""
    bit = BIT << space
    where: i64 = ANYWHERE
    terrain = s.board.terrain[space]
    if terrain >= 0:
        where |= TERRAIN << terrain
    elif bit & CROSSROADS_SPACES:
        where |= CROSSROADS
    if s.occupied & bit:
        owner, strength = explorer_owner(s, space)
        if owner != seat:
            where |= OTHER_EXPLORER
        if s.log is not None:
            s.log.append((EV_JOINED, seat, owner, space))
        s.two |= bit
        if member == EXPLORER and strength < p.strength:  # D-52: the equal case is free
            lose_strength(s, seat, 1)
    else:
        where |= EMPTY
        s.occupied |= bit
    if bit & (B_RAID | B_FIRST | B_RAID_FIRST):
        s.done |= bit
    if member == EXPLORER:
        p.hand -= 1
        p.explorers |= bit
    else:
        s.blocked |= bit
        if member == CHIEF:
            p.chief = 0
            p.chief_at = bit
        else:
            p.warriors -= 1
            s.warriors_at |= bit
    return where
