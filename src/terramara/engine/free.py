"""Effects a player may use at any time in their turn (TRN-11): workers, artefacts, the character."""

from __future__ import annotations

from terramara.engine.answers import add_kinds
from terramara.engine.codes import (
    A_CHARACTER,
    A_CRAFT,
    A_STOP,
    A_USE,
    A_WORKER,
    ABILITY_CHARACTER_POWER,
    ABILITY_LEFTOVER_BONUSES,
    EV_BONUS,
    EV_CHARACTER,
    EV_USED,
    RUN,
    Frame,
)
from terramara.engine.reason import Reason
from terramara.engine.state import Player, State
from terramara.engine.useful import useful
from terramara.engine.vocabulary import NOTHING_BESIDE
from terramara.engine.words import append, i64, vec
from terramara.engine.workers import use_worker, why_not_worker


def power_body(s: State, p: Player) -> i64:
    return s.tables.side_each_round[p.character * 2 + p.adult]


def may_use_bonus(s: State, seat: i64, bonus: i64) -> bool:
    """CHR-7: round 1 level 1, round 2 levels 1-2, later any."""
    return s.tables.bonus_level[bonus] <= s.round and useful(s, seat, s.tables.bonus_body[bonus])


def add_free(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    if s.active != seat:
        return out
    p = s.player(seat)
    if p.raw:
        out = add_kinds(A_WORKER + 1, p.ready, out)  # WRK-1
    if p.uses:
        for artefact in p.uses:
            if useful(s, seat, s.tables.each_round[artefact]):
                out = append(out, A_USE + artefact)
    if p.character_ready and p.abilities & (ABILITY_CHARACTER_POWER | ABILITY_LEFTOVER_BONUSES):
        if p.abilities & ABILITY_CHARACTER_POWER and useful(s, seat, power_body(s, p)):
            out = append(out, A_CHARACTER)
        for bonus in p.bonuses:
            if may_use_bonus(s, seat, bonus):
                out = append(out, s.tables.first_bonus_action + bonus)
    return out


def or_stop(s: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """An effect you can leave. It lapses if it can't be done and nothing you could use would change that."""
    out = add_free(s, seat, out)
    if len(out):
        out = append(out, A_STOP)
    return out


def is_free(action: i64) -> bool:
    return action >= A_USE or A_WORKER < action < A_CRAFT


def use_free(s: State, seat: i64, action: i64) -> None:
    """Start one of these; the decision it was beside waits below."""
    if action < A_CHARACTER:
        use_worker(s, seat, action - A_WORKER)
        return
    p = s.mine(seat)
    t = s.tables
    if action == A_CHARACTER:
        p.character_ready = 0
        body = power_body(s, p)
        if s.log is not None:
            s.log.append((EV_CHARACTER, seat, p.character, p.adult))
    elif action < t.first_bonus_action:
        artefact = action - A_USE
        p.uses = tuple([a for a in p.uses if a != artefact])
        body = t.each_round[artefact]
        if s.log is not None:
            s.log.append((EV_USED, seat, artefact, 0))
    else:
        bonus = action - t.first_bonus_action
        p.bonuses = tuple([b for b in p.bonuses if b != bonus])
        p.character_ready = 0
        body = t.bonus_body[bonus]
        if s.log is not None:
            s.log.append((EV_BONUS, seat, bonus, 0))
    s.push(RUN, seat, body, 0)


def why_not_free(s: State, frame: Frame, action: int) -> Reason | None:
    busy = why_nothing_beside(s, frame)
    return busy if s.active != frame[1] else why_not_used(s, frame[1], action) or busy


def why_nothing_beside(s: State, frame: Frame) -> Reason | None:
    """TRN-11, D-20: nothing of yours works in another's turn, nor in the middle of a payment."""
    if s.active != frame[1]:
        return Reason("TRN-11", "not-your-turn")
    return Reason("D-20", "in-payment") if frame[0] in NOTHING_BESIDE else None


def why_not_used(s: State, seat: int, action: int) -> Reason | None:
    """Why not, whatever is being decided: it isn't there, it's used, or it would do nothing."""
    p = s.players[seat]
    t = s.tables
    if action < A_CHARACTER:
        return why_not_worker(p, action - A_WORKER)
    if action == A_CHARACTER:
        if not p.abilities & ABILITY_CHARACTER_POWER:
            return Reason("TRN-11", "no-power")
        if not p.character_ready:
            return Reason("CHR-4", "used")  # the one whose ability is an effect once per round
        return None if useful(s, seat, power_body(s, p)) else Reason("TRN-11", "no-effect")
    if action < t.first_bonus_action:
        artefact = action - A_USE
        if artefact not in p.made:
            return Reason("ART-3" if artefact == p.reserved else "TRN-11", "not-made")
        if t.each_round[artefact] < 0:
            return Reason("ART-7", "not-once-per-round")
        if artefact not in p.uses:
            return Reason("ART-7", "used")
        return None if useful(s, seat, t.each_round[artefact]) else Reason("TRN-11", "no-effect")
    return _collected(s, seat, action - t.first_bonus_action)


def _collected(s: State, seat: int, bonus: int) -> Reason | None:
    p = s.players[seat]
    if bonus not in p.bonuses:
        return Reason("CHR-7", "no-such-bonus")
    if not p.character_ready:
        return Reason("CHR-7", "used")
    if s.tables.bonus_level[bonus] > s.round:
        return Reason("CHR-7", "bonus-too-early", {"level": s.tables.bonus_level[bonus], "round": s.round})
    return None if useful(s, seat, s.tables.bonus_body[bonus]) else Reason("TRN-11", "no-effect")
