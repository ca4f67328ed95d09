"""Rounds: whose turn is next (TRN-1), the end of a round and the start of the next (RND)."""

from __future__ import annotations

from terramara.engine.codes import (
    EV_OVER,
    EV_REMOVED,
    EV_RETURNED,
    EV_ROUND,
    EV_TURN,
    EV_TURNED,
    NEXT,
    ROUND,
    SEND,
)
from terramara.engine.crafting import refill
from terramara.engine.neutral import grow_neutrals
from terramara.engine.purse import ONE, bits
from terramara.engine.state import NONE, State, recount
from terramara.engine.words import append, i64, vec


def next_turn(s: State, first: i64) -> None:
    """The next player clockwise who has a member left (TRN-1, D-22); with none, the round ends."""
    players = s.board.players
    for i in range(players):
        seat = first + i
        if seat >= players:
            seat -= players
        p = s.player(seat)
        if p.hand or p.chief or p.warriors:
            s.active = seat
            s.sent = NONE
            if p.switched:
                s.mine(seat).switched = 0
            after: i64 = seat + 1 if seat + 1 < players else 0
            s.push(NEXT, 0, after, 0)
            s.push(SEND, seat, 0, 0)
            if s.log is not None:
                s.log.append((EV_TURN, seat, s.round, 0))
            return
    end_round(s)


def end_round(s: State) -> None:
    s.active = NONE
    s.sent = NONE
    now = s.round
    if now == s.tables.last_round:  # D-26
        s.over = True
        s.steps = vec[i64]()
        if s.log is not None:
            s.log.append((EV_OVER, NONE, 0, 0))
        return
    return_members(s)
    level = s.tables.worker_levels[now - 1]
    s.supply_workers += s.track * ONE[level - 1]  # D-60
    s.track = 0
    s.done = 0
    if s.log is not None:
        s.log.append((EV_RETURNED, NONE, now, 0))
        # RND-3: what a row shows from now on follows from the round.
        for row, of in enumerate(s.tables.content.board.row_rounds):
            if of == now:
                s.log.append((EV_TURNED, NONE, row + 1, 0))
    s.push(ROUND, 0, now + 1, 0)


def return_members(s: State) -> None:
    """RND-2 to RND-4: those on future spaces stay, in rows 5 and 6 for good (RND-5).

    Fire and neutral explorers leave with the tiles (NEU-7, D-18).
    """
    future = s.tables.explorer_open[s.round + 1]
    for seat in range(s.board.players):
        p = s.mine(seat)
        back = p.explorers & ~future
        p.explorers &= future
        p.hand += bits(back) + p.hut
        p.hut = 0
        p.chief = 1
        p.chief_at = 0
        p.hut_chief = 0
        p.hut_warriors = 0
        p.warriors = 0
        p.ready = p.workers
        p.moved = 0
        p.character_ready = 1
        if p.made:
            p.uses = tuple([a for a in p.made if s.tables.each_round[a] >= 0])
    s.supply_warriors = s.tables.warriors
    s.warriors_at = 0
    masks = s.neutral_explorers[:]
    for i in range(len(masks)):
        masks[i] &= future
    s.neutral_explorers = masks
    s.fire &= future
    recount(s)


def start_round(s: State, now: i64) -> None:
    """RND-0: artefacts leave, neutral players grow, turns begin."""
    s.round = now
    s.track = s.tables.workers_per_round
    if s.log is not None:
        s.log.append((EV_ROUND, NONE, now, 0))
    remove_artefacts(s, now)
    if len(s.neutral_strength):
        grow_neutrals(s)
    s.push(NEXT, 0, s.first, 0)


def remove_artefacts(s: State, now: i64) -> None:
    """RND-1: level L leaves the deck at the start of round 2L and the row at the start of round 2L + 1."""
    of = s.tables.level
    lowest = now // 2 + 1
    if now == 2 or now == 4:
        s.deck = of_level(s.deck, of, lowest)
    elif now == 3 or now == 5:
        if s.log is not None:
            for artefact in s.row:
                if of[artefact] < lowest:
                    s.log.append((EV_REMOVED, NONE, artefact, 0))
        s.row = of_level(s.row, of, lowest)
        refill(s)


def of_level(artefacts: vec[i64], of: vec[i64], lowest: i64) -> vec[i64]:
    out = vec[i64](capacity=len(artefacts))
    for artefact in artefacts:
        if of[artefact] >= lowest:
            out = append(out, artefact)
    return out
