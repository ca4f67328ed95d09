"""The worth of a position to a seat, in VP: its score now, plus what its goods may still become."""

from __future__ import annotations

from dataclasses import dataclass

from terramara.engine.crafting import available
from terramara.engine.purse import levels, total
from terramara.engine.scoring import half_points
from terramara.engine.state import NONE, Player, State

ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Weights:
    """Worths in VP, beyond what END-1 gives; `later` ones count once for every round to come."""

    raw: float = 0.5
    refined: float = 0.6
    culture: float = 0.5
    strength: float = 0.15
    step: float = 0.45
    behind: float = 0.15
    worker_later: float = 1.0
    artefact_later: float = 0.7
    ability_later: float = 1.2
    away_later: float = 2.6
    place: float = 0.5
    reach: float = 0.55


WEIGHTS = Weights()


def value(s: State, seat: int, w: Weights = WEIGHTS) -> float:
    p = s.players[seat]
    place = strength_place(s, seat)
    score = sum(half_points(s, seat, place)) / 2
    if s.over:
        return score
    left = ROUNDS - int(s.round)
    # Leftover goods are worth more while they can still become artefacts.
    fresh = left / (ROUNDS - 1)
    score -= place * (1 - w.place) * fresh
    score += fresh * (w.raw * int(total(p.raw)) + w.refined * int(total(p.refined)))
    score += fresh * (w.culture * int(p.culture) + w.strength * int(p.strength))
    score += w.worker_later * left * int(levels(p.workers))
    score += left * (w.artefact_later * len(p.made) + w.ability_later * len(p.triggers))
    score += road(s, p, w) * (0.4 + 0.6 * fresh)
    score -= w.away_later * away(s, p)
    if p.reserved != NONE:
        score += s.tables.content.board.reserved_penalty * fresh
    if left or p.hand or p.chief:
        score += w.reach * reach(s, p)
    return score


def strength_place(s: State, seat: int) -> int:
    """MIL-3 for one seat alone."""
    vp = s.tables.content.board.strength_vp
    own = s.players[seat].strength
    ahead = 0
    for p in s.players:
        if p.strength > own:
            ahead += 1
    for strength in s.neutral_strength:
        if strength > own:
            ahead += 1
    return vp[ahead] if ahead < len(vp) else 0


def road(s: State, p: Player, w: Weights) -> float:
    """The steps made; the caravan behind decides on crossroads spaces and outposts (CRO-2)."""
    rows = s.tables.place_row
    a, b = rows[p.caravan_a], rows[p.caravan_b]
    return w.step * (a + b) + w.behind * min(a, b)


def away(s: State, p: Player) -> int:
    """Rounds that explorers on future spaces will miss (RND-2)."""
    rounds = s.tables.content.board.row_rounds
    missed = 0
    mask = int(p.explorers) & TERRITORY
    while mask:
        low = mask & -mask
        later = rounds[(low.bit_length() - 1) // 6] - s.round
        if later > 0:
            missed += later
        mask ^= low
    return missed


def reach(s: State, p: Player) -> float:
    """How near the best artefact is: its worth, times the share of its cost that the seat has."""
    t = s.tables
    best = 0.0
    raw, refined = int(p.raw), int(p.refined)
    candidates = list(s.row[: available(s, p)])
    if p.reserved != NONE:
        candidates.append(p.reserved)
    for artefact in candidates:
        most = t.vp[artefact] + 2.0
        if most <= best:
            continue
        cost = int(t.cost[artefact])
        asked = have = 0.0
        for shift in (0, 8, 16, 24):
            need = cost >> shift & 255
            if need:
                asked += need
                made = refined >> shift & 255
                if made >= need:
                    have += need
                else:
                    unmade = raw >> shift & 255
                    have += made + 0.5 * (unmade if unmade < need - made else need - made)
        share = have / asked if asked else 1.0
        worth = most * share * share
        if worth > best:
            best = worth
    return best


TERRITORY = (1 << 36) - 1
