"""Trades (SYM-3): pay what stands left of the arrow, then get what stands right of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from terramara.content.model import Body, Gain, Trade
from terramara.engine.codes import A_TRADE, BIT, G_STRENGTH, PAY, RAW_MASK, RESTORE, RUN, TAKE, TRADE, Frame
from terramara.engine.gains import gain
from terramara.engine.reason import Reason, not_asked
from terramara.engine.resources import payable
from terramara.engine.state import State
from terramara.engine.strength import spend_strength
from terramara.engine.vocabulary import GAIN_NAMES
from terramara.engine.words import append, i64, vec


def legal_trade(s: State, seat: i64, trade: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    if payable(s.player(seat), s.tables.trade_pay[trade]):
        out = append(out, A_TRADE)
    return out


def choose_trade(s: State, seat: i64, trade: i64, times: i64) -> None:
    """SYM-3: pay first. Then ask again for each repetition, so that other effects can come in between
    (D-20)."""
    t = s.tables
    if times > 1:
        s.push(TRADE, seat, trade, times - 1)
    s.push(RESTORE, seat, s.paid, s.bill)
    s.push(RUN, seat, t.trade_get[trade], 0)
    for what, n in t.trade_pay[trade]:
        if what == G_STRENGTH:
            spend_strength(s, seat, n)
        else:
            s.push(PAY, seat, what, n)


def match(s: State, seat: i64, form: i64, n: i64) -> None:
    """SYM-5: of the kind just paid, raw (0) or refined (4); or any other raw (8), as in the hut (D-89)."""
    if form == 8:
        s.push(TAKE, seat, RAW_MASK & ~(BIT << s.paid), n)
    else:
        gain(s, seat, form + s.paid, n, 0)


def restore(s: State, paid: i64, bill: i64) -> None:
    """A trade or craft is done: what was paid and billed before counts again (F-9)."""
    s.paid = paid
    s.bill = bill


def why_not_trade(s: State, frame: Frame, action: int) -> Reason | None:
    if action != A_TRADE:
        return not_asked(frame)
    return (
        None
        if payable(s.players[frame[1]], s.tables.trade_pay[frame[2]])
        else Reason("SYM-3", "cannot-trade", _lacking(s, frame))
    )


def _lacking(s: State, frame: Frame) -> dict[str, int | str]:
    """How much of each thing the trade still needs."""
    p = s.players[frame[1]]
    lacking: dict[str, int | str] = {}
    for what, n in s.tables.trade_pay[frame[2]]:
        have = n
        while have and not payable(p, ((what, have),)):
            have -= 1
        if have < n:
            lacking[GAIN_NAMES[what]] = n - have
    return lacking


def _offered(s: State, frame: Frame) -> Trade:
    """The trade with the times left."""
    return replace(s.tables.trades[frame[2]], times=frame[3])


def about_trade(s: State, frame: Frame) -> dict[str, Any]:
    return {"trade": _offered(s, frame)}


def effect_trade(s: State, frame: Frame) -> Body:
    return (_offered(s, frame),)


def effect_match(s: State, frame: Frame) -> Body:
    return (Gain("matching-raw" if frame[2] == 0 else "matching-refined", frame[3]),)


def wrong_match(s: State, i: int) -> str | None:
    return None if s.stack[i][2] in (0, 4, 8) else "a of 0 (raw), 4 (refined) or 8 (another raw)"
