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
    REDUCE,
    REFINE,
    SEND,
    TAKE,
    TRADE,
    TRAVEL,
    WORKSHOP,
    Frame,
)
from terramara.engine.crafting import add_crafts, add_reserves, legal_reductions, legal_shares
from terramara.engine.free import add_free
from terramara.engine.gains import in_part
from terramara.engine.paying import legal_payments, payable
from terramara.engine.placement import add_careful, legal_sends
from terramara.engine.raid import legal_gifts
from terramara.engine.state import Player, State
from terramara.engine.taking_back import legal_returns
from terramara.engine.tracks import legal_ways


def legal_actions(s: State, frame: Frame) -> list[int]:
    op = frame[0]
    seat = frame[1]
    out: list[int]
    if op == SEND:
        out = legal_sends(s, frame)
        add_free(s, seat, out)
        add_careful(s.players[seat], out)
        return out
    if op == TRAVEL:
        out = legal_ways(s, seat)
        if not out:  # D-31
            return out
        out.append(A_STOP)
        add_free(s, seat, out)
        return out
    if op == CRAFT:
        out = [A_END]
        p = s.players[seat]
        add_crafts(s, p, False, out)
        add_reserves(s, p, out)
        add_free(s, seat, out)
        return out
    if op == END:
        out = [A_END]
        add_free(s, seat, out)
        return out
    if op == REFINE:
        out = []
        add_kinds(s.players[seat], out)
        return or_stop(s, seat, out)
    if op == TAKE:
        out = []
        mask = frame[2]
        for resource in range(8):
            if mask >> resource & 1:
                out.append(A_TAKE + resource)
        if s.players[seat].careful:
            out.append(A_STOP)
        if len(out) > 1:
            add_free(s, seat, out)
        return out
    if op == TRADE:
        out = []
        if payable(s.players[seat], s.tables.trade_pay[frame[2]]):
            out.append(A_TRADE)
        return or_stop(s, seat, out)
    if op == PAY:
        return legal_payments(s, frame)
    if op == OPTION:
        out = [A_CHOOSE + i for i in range(len(s.tables.options[frame[2]]))]
        if s.players[seat].careful:
            out.append(A_STOP)
        add_free(s, seat, out)
        return out
    if op == HUT:
        return legal_in_hut(s, seat)
    return legal_rare(s, frame)


def legal_rare(s: State, frame: Frame) -> list[int]:
    op = frame[0]
    seat = frame[1]
    out: list[int]
    if op == ASK:
        out = [A_TAKE_ALL]
        if in_part(s, frame):
            out.append(A_TAKE_ONE)
        out.append(A_STOP)
        add_free(s, seat, out)
        return out
    if op == ORDER:
        out = [A_NEXT + i for i in range(min(frame[2], CHOICES))]
        if frame[2] > 1:
            add_free(s, seat, out)
        return out
    if op == PAY_COST:
        return legal_shares(s, frame)
    if op == REDUCE:
        return legal_reductions(s, frame)
    if op == GIVE:
        return legal_gifts(s, frame)
    if op == BACK:
        return or_stop(s, seat, legal_returns(s, seat, frame[2]))
    if op == WORKSHOP:
        out = []
        add_crafts(s, s.players[seat], True, out)
        return or_stop(s, seat, out)
    if op == JOINT:
        return legal_joint(s, seat, frame[2])
    if op == NEUTRAL:
        room = neutral_room(s, frame[2])
        return [A_NEUTRAL + space for space in range(36) if room >> space & 1]
    if op == DRAFT:
        out = legal_draft(s, frame)
        add_careful(s.players[seat], out)
        return out
    unused = s.board.unused_right if frame[2] == 0 else s.board.unused_left  # TILE
    return [A_CHOOSE + i for i in range(len(unused))]


def add_kinds(p: Player, out: list[int]) -> None:
    raw = p.raw
    if raw & 255:
        out.append(A_REFINE)
    if raw & 0xFF00:
        out.append(A_REFINE + 1)
    if raw & 0xFF0000:
        out.append(A_REFINE + 2)
    if raw & 0xFF000000:
        out.append(A_REFINE + 3)


def or_stop(s: State, seat: int, out: list[int]) -> list[int]:
    """An effect that can be left. It lapses if it cannot be done and nothing usable might change that."""
    add_free(s, seat, out)
    if out:
        out.append(A_STOP)
    return out


def legal_in_hut(s: State, seat: int) -> list[int]:
    """HUT-1: refine 1, or swap 1."""
    p = s.players[seat]
    out: list[int] = []
    add_kinds(p, out)
    if p.raw or p.refined:
        out.append(A_TRADE)
    return or_stop(s, seat, out)


def legal_joint(s: State, seat: int, left: int) -> list[int]:
    """HOM-3, D-16."""
    p = s.players[seat]
    out: list[int] = []
    if left & 1 and (p.strength or p.abilities & A_NO_LOSS):
        out.append(A_CHOOSE)
    if left & 2:
        out.append(A_CHOOSE + 1)
    return or_stop(s, seat, out)


def neutral_room(s: State, row: int) -> int:
    """NEU-3: empty spaces of the row, neither burning nor special."""
    open_spaces = s.tables.explorer_open[1] & s.tables.row_masks[row]
    return open_spaces & ~(s.fire | s.occupied)


def legal_draft(s: State, frame: Frame) -> list[int]:
    """SET-10: in the second pass the kind that is lacking."""
    p = s.players[frame[1]]
    out: list[int] = []
    if p.character < 0:
        for i, character in enumerate(s.draft_characters):
            if character >= 0:
                out.append(A_DRAFT_CHARACTER + i)
    if p.card < 0:
        for i, card in enumerate(s.draft_cards):
            if card >= 0:
                out.append(A_DRAFT_CARD + i)
    return out
