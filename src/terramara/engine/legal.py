"""The legal actions of the decision on top of the stack, as numbers, without trial and error.

An empty list means that there is nothing to decide: the step lapses. `reasons` gives the same answer action
by action, slowly and with the rule; a test holds the two together.
"""

from __future__ import annotations

from terramara.engine.codes import (
    A_CHOOSE,
    A_DRAFT_CARD,
    A_DRAFT_CHARACTER,
    A_END,
    A_NEUTRAL,
    A_NEXT,
    A_NO_LOSS,
    A_REFINE,
    A_STOP,
    A_TAKE,
    A_TAKE_ALL,
    A_TAKE_ONE,
    A_TRADE,
    ASK,
    BACK,
    CHOICES,
    CRAFT,
    DRAFT,
    END,
    GIVE,
    HUT,
    JOINT,
    NEUTRAL,
    OPTION,
    ORDER,
    PAY,
    PAY_COST,
    RAID_OFFER,
    REDUCE,
    REFINE,
    SEND,
    TAKE,
    TRADE,
    TRAVEL,
    WORKSHOP,
)
from terramara.engine.crafting import add_crafts, add_reserves, legal_reductions, legal_shares
from terramara.engine.free import add_free
from terramara.engine.gains import in_part
from terramara.engine.paying import legal_payments, payable
from terramara.engine.placement import add_careful, legal_sends
from terramara.engine.raid import legal_gifts, legal_raid
from terramara.engine.state import Player, State
from terramara.engine.taking_back import legal_returns
from terramara.engine.tracks import legal_ways
from terramara.engine.words import append, i64, vec


def legal_actions(s: State, step: i64) -> vec[i64]:
    op, seat = step & 63, step >> 6 & 3
    if op == SEND:
        out = legal_sends(s, seat)
        out = add_free(s, seat, out)
        return add_careful(s.player(seat), out)
    if op == TRAVEL:
        out = legal_ways(s, seat)
        if not len(out):  # D-31
            return out
        out = append(out, A_STOP)
        return add_free(s, seat, out)
    if op == CRAFT:
        out = append(vec[i64](capacity=16), A_END)
        p = s.player(seat)
        out = add_crafts(s, p, False, out)
        out = add_reserves(s, p, out)
        return add_free(s, seat, out)
    if op == END:
        out = append(vec[i64](capacity=16), A_END)
        return add_free(s, seat, out)
    a, b = step >> 8 & 0xFFFFF, step >> 28
    if op == REFINE:
        out = vec[i64](capacity=8)
        out = add_kinds(s.player(seat), out)
        return or_stop(s, seat, out)
    if op == TAKE:
        out = vec[i64](capacity=8)
        mask = a
        for resource in range(8):
            if mask >> resource & 1:
                out = append(out, A_TAKE + resource)
        if s.player(seat).careful:
            out = append(out, A_STOP)
        if len(out) > 1:
            out = add_free(s, seat, out)
        return out
    if op == TRADE:
        out = vec[i64](capacity=8)
        if payable(s.player(seat), s.tables.trade_pay[a]):
            out = append(out, A_TRADE)
        return or_stop(s, seat, out)
    if op == PAY:
        return legal_payments(s, seat, a, b)
    if op == OPTION:
        out = numbered(A_CHOOSE, len(s.tables.options[a]))
        if s.player(seat).careful:
            out = append(out, A_STOP)
        return add_free(s, seat, out)
    if op == HUT:
        return legal_in_hut(s, seat)
    return legal_rare(s, op, seat, a, b)


def legal_rare(s: State, op: i64, seat: i64, a: i64, b: i64) -> vec[i64]:
    if op == ASK:
        out = append(vec[i64](capacity=8), A_TAKE_ALL)
        if in_part(s, seat, a, b):
            out = append(out, A_TAKE_ONE)
        out = append(out, A_STOP)
        return add_free(s, seat, out)
    if op == ORDER:
        out = numbered(A_NEXT, min(a, CHOICES))
        if a > 1:
            out = add_free(s, seat, out)
        return out
    if op == PAY_COST:
        return legal_shares(s, seat, b, a)
    if op == REDUCE:
        return legal_reductions(s, seat, a, b)
    if op == GIVE:
        return legal_gifts(s, seat)
    if op == BACK:
        return or_stop(s, seat, legal_returns(s, seat, a))
    if op == WORKSHOP:
        out = vec[i64](capacity=8)
        out = add_crafts(s, s.player(seat), True, out)
        return or_stop(s, seat, out)
    if op == JOINT:
        return legal_joint(s, seat, a)
    if op == RAID_OFFER:
        return or_stop(s, seat, legal_raid(s, seat))
    if op == NEUTRAL:
        return numbered_bits(A_NEUTRAL, neutral_room(s, a))
    if op == DRAFT:
        out = legal_draft(s, seat)
        return add_careful(s.player(seat), out)
    unused = s.board.unused_right if a == 0 else s.board.unused_left  # TILE
    return numbered(A_CHOOSE, len(unused))


def numbered(first: i64, n: i64) -> vec[i64]:
    """Actions one after the other."""
    out = vec[i64](capacity=n)
    for i in range(n):
        out = append(out, first + i)
    return out


def numbered_bits(first: i64, mask: i64) -> vec[i64]:
    """An action for each bit of a mask."""
    out = vec[i64](capacity=8)
    while mask:
        if mask & 1:
            out = append(out, first)
        mask >>= 1
        first += 1
    return out


def add_kinds(p: Player, out: vec[i64]) -> vec[i64]:
    raw = p.raw
    if raw & 255:
        out = append(out, A_REFINE)
    if raw & 0xFF00:
        out = append(out, A_REFINE + 1)
    if raw & 0xFF0000:
        out = append(out, A_REFINE + 2)
    if raw & 0xFF000000:
        out = append(out, A_REFINE + 3)
    return out


def or_stop(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """An effect that can be left. It lapses if it cannot be done and nothing usable might change that."""
    out = add_free(s, seat, out)
    if len(out):
        out = append(out, A_STOP)
    return out


def legal_in_hut(s: State, seat: i64) -> vec[i64]:
    """HUT-1: refine 1, or swap 1."""
    p = s.player(seat)
    out = vec[i64](capacity=8)
    out = add_kinds(p, out)
    if p.raw or p.refined:
        out = append(out, A_TRADE)
    return or_stop(s, seat, out)


def legal_joint(s: State, seat: i64, left: i64) -> vec[i64]:
    """HOM-3, D-16."""
    p = s.player(seat)
    out = vec[i64](capacity=8)
    if left & 1 and (p.strength or p.abilities & A_NO_LOSS):
        out = append(out, A_CHOOSE)
    if left & 2:
        out = append(out, A_CHOOSE + 1)
    return or_stop(s, seat, out)


def neutral_room(s: State, row: i64) -> i64:
    """NEU-3: empty spaces of the row, neither burning nor special."""
    open_spaces = s.tables.explorer_open[1] & s.tables.row_masks[row]
    return open_spaces & ~(s.fire | s.occupied)


def legal_draft(s: State, seat: i64) -> vec[i64]:
    """SET-10: in the second pass the kind that is lacking."""
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
