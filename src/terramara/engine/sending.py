"""Sending a member: where it may go (TRN-2 to TRN-8) and what that does (TRN-9)."""

from __future__ import annotations

from typing import Final

from terramara.engine.characters import can_turn, turn_adult, why_not_adult
from terramara.engine.codes import (
    A_ADULT,
    A_CAREFUL_OFF,
    A_CAREFUL_ON,
    A_CHIEF,
    A_EXPLORER,
    A_GIVE_UP,
    A_WARRIOR,
    ABILITY_JOIN_EQUAL,
    B_FIRST,
    B_RAID,
    B_RAID_FIRST,
    BIT,
    CHIEF,
    CRAFT,
    CROSSROADS_SPACES,
    E_CHIEF,
    E_EXPLORER,
    EV_JOINED,
    EV_SENT,
    EXPLORER,
    S_CROSSROADS,
    S_HIRE,
    S_HUT,
    S_OWN,
    SEND,
    SIXES,
    WARRIOR,
    Frame,
)
from terramara.engine.crossroads import open_crossroads, why_not_crossroads
from terramara.engine.effects import run
from terramara.engine.gains import switch_careful, why_not_switch
from terramara.engine.home import may_raid, run_home, why_not_home
from terramara.engine.hut import enter_hut
from terramara.engine.order import at_once
from terramara.engine.reason import Reason, not_asked
from terramara.engine.special import open_specials
from terramara.engine.state import Player, State
from terramara.engine.strength import lose_strength
from terramara.engine.territory import why_not_territory
from terramara.engine.triggers import on_send
from terramara.engine.warriors import give_up, may_give_up, why_not_give_up
from terramara.engine.words import append, extend, i64, vec

# The bits of "where" a member was sent, in the order of compiler.WHERE.
ANYWHERE: Final = 1
TERRAIN: Final = 2  # << terrain
CROSSROADS: Final = 1 << 5
EMPTY: Final = 1 << 6
OTHER_EXPLORER: Final = 1 << 7


def beyond_territory(s: State, seat: i64, p: Player) -> i64:
    """Home, crossroads and special spaces open to this player, no matter who is there."""
    mask = s.board.home | open_crossroads(s, p) | open_specials(s, seat)
    if not may_raid(p):
        mask &= ~B_RAID
    return mask


def closed(s: State) -> i64:
    """Where nobody can be sent now: fire, chief or warrior, two members, single and taken, done (D-80)."""
    return s.fire | s.blocked | s.two | s.done | (s.board.single & s.occupied)


def too_strong(s: State, seat: i64, p: Player) -> i64:
    """Spaces of explorers that an explorer of this player may not join (TRN-7, NEU-6, SYM-10)."""
    limit: i64 = p.strength + 1 if p.abilities & ABILITY_JOIN_EQUAL else p.strength
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
    """Add the action for each space of a mask, six spaces at a time."""
    table = s.tables.expand
    i = member * SIXES << 6
    while mask:
        bits = mask & 63
        if bits:
            out = extend(out, table[i + bits])
        mask >>= 6
        i += 64
    return out


def legal_sends(s: State, seat: i64) -> vec[i64]:
    """TRN-2: where explorers, chief and warriors may go. The hut is always open to them all (D-23)."""
    p = s.player(seat)
    t = s.tables
    now = s.round
    extra = beyond_territory(s, seat, p)
    shut = closed(s)
    out = vec[i64](capacity=56)  # room for as many as there usually are, within one small block of memory
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
        if may_give_up(p):
            out = append(out, A_GIVE_UP)
    if can_turn(p):
        out = append(out, A_ADULT)
    return out


def choose_send(s: State, seat: i64, action: i64) -> None:
    """A member, or what may come before it: turning adult (TRN-12), the switch (D-13), giving up (WAR-1)."""
    if action < A_GIVE_UP:
        s.drop()
        if action < A_CHIEF:
            send(s, seat, EXPLORER, action - A_EXPLORER)
        elif action < A_WARRIOR:
            send(s, seat, CHIEF, action - A_CHIEF)
        else:
            send(s, seat, WARRIOR, action - A_WARRIOR)
    elif action == A_ADULT:
        turn_adult(s, seat)
    elif action == A_GIVE_UP:
        s.drop()
        give_up(s, seat)
    else:
        switch_careful(s, seat, action)


def send(s: State, seat: i64, member: i64, space: i64) -> None:
    """The member goes. Then come its triggers (D-83), the action of the space (TRN-9), and TRN-10."""
    p = s.mine(seat)
    s.push(CRAFT, seat, 0, 0)
    p.moved = 1
    s.sent = space
    if s.log is not None:
        s.log.append((EV_SENT, seat, member, space))
    where: i64 = ANYWHERE
    if space == S_HUT:
        enter_hut(s, seat, member)
    else:
        where = occupy(s, seat, p, member, space)
        if space > S_OWN:
            run_home(s, seat, space)
        else:
            body: i64 = s.board.bodies[space] if space < S_OWN else s.tables.tile_crossroads[p.own_right]
            run(s, seat, body, 0)
    if p.events:
        if member == EXPLORER and p.events & E_EXPLORER:
            at_once(s, seat, on_send(p, seat, E_EXPLORER, where))
        elif member == CHIEF and p.events & E_CHIEF:
            at_once(s, seat, on_send(p, seat, E_CHIEF, where))


def occupy(s: State, seat: i64, p: Player, member: i64, space: i64) -> i64:
    """Put the member there, with TRN-7's loss (D-15); return where that is, for "when you send" (D-36)."""
    bit = BIT << space
    where: i64 = ANYWHERE
    terrain = s.board.terrain[space]
    if terrain >= 0:
        where |= TERRAIN << terrain
    elif bit & CROSSROADS_SPACES:
        where |= CROSSROADS
    if s.occupied & bit:
        owner, strength = explorer_owner(s, space)
        if owner != seat:  # a neutral player is another too (D-92)
            where |= OTHER_EXPLORER
        if s.log is not None:
            s.log.append((EV_JOINED, seat, owner, space))
        s.two |= bit
        if member == EXPLORER and strength < p.strength:  # D-52: the equal case is free
            lose_strength(s, seat, 1)
    else:
        where |= EMPTY  # F-17
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


def explorer_owner(s: State, space: i64) -> tuple[int, int]:
    """The owner of an explorer on a space: (seat, strength); a neutral player's seat is -1 - its number."""
    for seat in range(s.board.players):
        p = s.player(seat)
        if p.explorers >> space & 1:
            return seat, p.strength
    for i, mask in enumerate(s.neutral_explorers):
        if mask >> space & 1:
            return -1 - i, s.neutral_strength[i]
    raise AssertionError("no explorer there")


# ------------------------------------------------------------------ why not
def why_not_before_sending(s: State, frame: Frame, action: int) -> Reason | None:
    """Everything a player can do when asked to send a member."""
    seat = frame[1]
    if action < A_GIVE_UP:
        return why_not_send(s, seat, action // 49, action % 49)
    if action == A_GIVE_UP:
        return why_not_give_up(s.player(seat))
    if action == A_ADULT:
        return why_not_adult(s.player(seat))
    if action in (A_CAREFUL_ON, A_CAREFUL_OFF):
        return why_not_switch(s, frame, action)
    return not_asked(frame)


def why_not_send(s: State, seat: int, member: int, space: int) -> Reason | None:
    p = s.players[seat]
    if member == EXPLORER and not p.hand:
        return Reason("TRN-1", "no-explorer")
    if member == CHIEF and not p.chief:
        return Reason("TRN-1", "no-chief")
    if member == WARRIOR and not p.warriors:
        return Reason("WAR-1", "no-warrior")
    if space == S_HUT:
        return None
    return _why_closed(s, seat, member, space) or _why_taken(s, seat, member, space)


def _why_closed(s: State, seat: int, member: int, space: int) -> Reason | None:
    """The space itself, no matter who is there."""
    if space >= S_HIRE:
        return why_not_home(s, s.player(seat), space)
    if space >= S_CROSSROADS:
        return why_not_crossroads(s, s.player(seat), space)
    return why_not_territory(s, seat, member, space)


def _why_taken(s: State, seat: int, member: int, space: int) -> Reason | None:
    """Say who keeps the member off the space."""
    p = s.players[seat]
    bit = BIT << space
    if not s.occupied & bit:  # D-80: done, and its member taken back since
        return Reason("D-80", "done-this-round") if s.done & bit else None
    if s.blocked & bit:
        return Reason("TRN-5", "chief-or-warrior")
    if s.board.single & bit:
        return Reason("TRN-4", "single")
    if s.two & bit:
        return Reason("TRN-3", "full")
    owner, strength = explorer_owner(s, space)
    if owner == seat:
        if member == EXPLORER:
            return Reason("TRN-3", "own-explorer")
        return Reason("TRN-8", "own-explorer") if member == CHIEF else None
    if member != EXPLORER:
        return None
    equal = bool(p.abilities & ABILITY_JOIN_EQUAL)
    if p.strength > strength or (equal and p.strength == strength):
        return None
    numbers: dict[str, int | str] = {"mine": p.strength, "theirs": strength}
    numbers["owner" if owner >= 0 else "neutral"] = owner if owner >= 0 else -1 - owner
    return Reason("TRN-7", "too-weak", numbers)


def wrong_turn(s: State, i: int) -> str | None:
    """Say why a pending part of a turn is impossible; None if it is possible."""
    op, seat = s.stack[i][0], s.stack[i][1]
    if seat != s.active:
        return f"the seat whose turn it is, not {seat}"
    p = s.player(seat)
    if op == SEND and not (p.hand or p.chief or p.warriors):
        return f"a seat with a member left (TRN-1), not {seat}"
    return None
