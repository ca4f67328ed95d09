"""The legal actions of the decision on top of the stack, as numbers, without trial and error.

Each rule's file gives its own answers; here they are joined by what may be used or left beside them. An empty
list means that there is nothing to decide: the step lapses. `reasons` gives the same answer action by action,
slowly and with the rule; a test holds the two together.
"""

from __future__ import annotations

from terramara.engine.characters import legal_tiles
from terramara.engine.codes import (
    A_END,
    A_STOP,
    ASK,
    BACK,
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
    TILE,
    TRADE,
    TRAVEL,
    WORKSHOP,
)
from terramara.engine.crafting import add_crafts, legal_crafts, legal_reductions, legal_shares
from terramara.engine.drafting import legal_draft
from terramara.engine.either import legal_options
from terramara.engine.free import add_free, or_stop
from terramara.engine.gains import add_careful, legal_answers
from terramara.engine.home import legal_joint
from terramara.engine.hut import legal_in_hut
from terramara.engine.neutral import legal_places
from terramara.engine.order import legal_order
from terramara.engine.raid import legal_gifts, legal_raid
from terramara.engine.resources import add_refines, legal_payments, legal_takes
from terramara.engine.road import legal_ways
from terramara.engine.sending import legal_sends
from terramara.engine.state import State
from terramara.engine.taking_back import legal_returns
from terramara.engine.trades import legal_trade
from terramara.engine.words import append, i64, vec


def legal_actions(s: State, step: i64) -> vec[i64]:
    """The frequent decisions first; `step` is on top of the stack."""
    op, seat = step & 63, step >> 6 & 3
    if op == SEND:
        return add_careful(s.player(seat), add_free(s, seat, legal_sends(s, seat)))
    if op == CRAFT:
        return add_free(s, seat, legal_crafts(s, s.player(seat)))
    if op == TRAVEL:
        out = legal_ways(s, seat)
        return add_free(s, seat, append(out, A_STOP)) if len(out) else out  # D-31
    if op == END:
        return add_free(s, seat, append(vec[i64](capacity=16), A_END))
    a = step >> 8 & 0xFFFFF
    if op == REFINE:
        return or_stop(s, seat, add_refines(s.player(seat), vec[i64](capacity=8)))
    if op == TAKE:
        out = or_careful_stop(s, seat, legal_takes(a))
        return add_free(s, seat, out) if len(out) > 1 else out
    if op == TRADE:
        return or_stop(s, seat, legal_trade(s, seat, a))
    if op == PAY:
        return legal_payments(s, seat, a, step >> 28)
    if op == OPTION:
        return add_free(s, seat, or_careful_stop(s, seat, legal_options(s, a)))
    if op == HUT:
        return or_stop(s, seat, legal_in_hut(s, seat))
    return legal_rare(s, op, seat, a, step >> 28)


def legal_rare(s: State, op: i64, seat: i64, a: i64, b: i64) -> vec[i64]:
    if op == ASK:
        return add_free(s, seat, legal_answers(s, seat, a, b))
    if op == ORDER:
        out = legal_order(a)
        return add_free(s, seat, out) if len(out) > 1 else out
    if op == PAY_COST:
        return legal_shares(s, seat, b, a)
    if op == REDUCE:
        return legal_reductions(s, seat, a, b)
    if op == GIVE:
        return legal_gifts(s, seat)
    if op == BACK:
        return or_stop(s, seat, legal_returns(s, seat, a))
    if op == WORKSHOP:
        return or_stop(s, seat, add_crafts(s, s.player(seat), True, vec[i64](capacity=8)))
    if op == JOINT:
        return or_stop(s, seat, legal_joint(s, seat, a))
    if op == RAID_OFFER:
        return or_stop(s, seat, legal_raid(s, seat))
    if op == NEUTRAL:
        return legal_places(s, a)
    if op == DRAFT:
        return add_careful(s.player(seat), legal_draft(s, seat))
    if op == TILE:
        return legal_tiles(s, a)
    raise ValueError(f"no decision has the number {op}")


def or_careful_stop(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """TRN-13: only the careful player may leave what is simply received."""
    return append(out, A_STOP) if s.player(seat).careful else out
