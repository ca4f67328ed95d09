"""A set seen by its effects: what each body of steps brings, in a few numbers.

Bots learn about effects, never about a card's name or number. So a set with other artefacts, tiles or cards
is read through the same numbers, and what they learned stays useful.
"""

from __future__ import annotations

from typing import Final

from terramara.engine import codes as c
from terramara.engine.tables import Tables
from terramara.engine.words import i64, vec

# What a body brings, in halves: an "or" or a condition counts half.
RAW: Final = 0
REFINED: Final = 1
REFINE: Final = 2
CULTURE: Final = 3
STRENGTH: Final = 4
TRAVEL: Final = 5
VP: Final = 6
WORKER: Final = 7
TRADE: Final = 8
BACK: Final = 9
CRAFT: Final = 10
FIGHT: Final = 11
GAINS: Final = 12

EVENTS: Final = 6
ABILITIES: Final = 8
DEEPEST: Final = 8

# A rough worth of one of each, in half VP: only to compare effects that happen again and again.
ROUGHLY: Final = (2, 3, 2, 3, 2, 3, 2, 4, 1, 4, 4, 4)

PLAIN: Final = {
    c.STRENGTH: STRENGTH,
    c.CULTURE: CULTURE,
    c.TRAVEL: TRAVEL,
    c.VP: VP,
    c.REFINE: REFINE,
}
SINGLE: Final = {
    c.HIRE: (WORKER, 1),
    c.WARRIORS: (FIGHT, 2),
    c.RAID: (FIGHT, 2),
    c.FIRST: (FIGHT, 1),
    c.BACK: (BACK, 1),
    c.WORKSHOP: (CRAFT, 1),
    c.CRAFT: (CRAFT, 1),
    c.HUT: (RAW, 1),
}


def _gain_kind(what: int) -> int:
    if what < 4:
        return RAW
    if what < 8:
        return REFINED
    if what > c.G_WORKER and what <= c.G_WORKER + 3:
        return WORKER
    return {
        c.G_STRENGTH: STRENGTH,
        c.G_CULTURE: CULTURE,
        c.G_TRAVEL: TRAVEL,
        c.G_VP: VP,
        c.G_RAW: RAW,
        c.G_REFINED: REFINED,
        c.G_HIRE: WORKER,
    }.get(what, FIGHT)


def frame_gains(t: Tables, frame: tuple[int, int, int, int], depth: int) -> list[float]:
    """The gains of one step, where the set alone shows them."""
    op, _, a, b = frame
    out = [0.0] * GAINS
    if depth > DEEPEST:
        return out
    if op in PLAIN:
        out[PLAIN[op]] += a
    elif op in SINGLE:
        kind, n = SINGLE[op]
        out[kind] += n
    elif op == c.RESOURCE:
        out[RAW if a < 4 else REFINED] += b
    elif op == c.TAKE:
        out[RAW if a & c.RAW_MASK else REFINED] += b
    elif op == c.MATCH:
        out[REFINED if a == 4 else RAW] += b
    elif op == c.WORKER:
        out[WORKER] += a
    elif op == c.PER:
        out[_gain_kind(a & 255)] += 1.5 * (a >> 8 & 255)
    elif op == c.TRADE:
        out = [x * b * 0.5 for x in body_gains(t, t.trade_get[a], depth + 1)]
        out[TRADE] += b
    elif op == c.IF:
        out = [x * 0.5 for x in body_gains(t, b, depth + 1)]
    elif op in (c.RUN, c.SHARED):
        out = body_gains(t, a, depth + 1)
    elif op == c.OPTION:
        bodies = t.options[a]
        for body in bodies:
            for i, x in enumerate(body_gains(t, body, depth + 1)):
                out[i] += x / len(bodies)
    return out


def body_gains(t: Tables, body: int, depth: int = 0) -> list[float]:
    out = [0.0] * GAINS
    if body < 0:
        return out
    for frame in t.code[body][0]:
        for i, x in enumerate(frame_gains(t, frame, depth)):
            out[i] += x
    return out


def halves(gains: list[float]) -> list[int]:
    return [min(60, round(2 * x)) for x in gains]


def rough_worth(gains: list[float]) -> int:
    return round(sum([x * worth for x, worth in zip(gains, ROUGHLY, strict=True)]))


class Lens:
    """The parts of a set that the features need, laid out flat."""

    bodies: vec[i64]  # body * GAINS: what it brings, in halves
    each_round: vec[i64]  # artefact * GAINS
    each_worth: vec[i64]  # artefact: a rough worth of its use
    instant: vec[i64]  # artefact: a rough worth of what it gives at once
    event_worth: vec[i64]  # artefact * EVENTS: a rough worth of what it gives at these events
    doubles: vec[i64]  # artefact: mask of what it doubles
    kind: vec[i64]  # character: the number of its ability, ABILITIES where it has none of them
    cards: vec[i64]  # card * GAINS
    bonuses: vec[i64]  # bonus * GAINS

    def __init__(self, t: Tables) -> None:
        self.bodies = vec[i64]([x for body in range(len(t.code)) for x in halves(body_gains(t, body))])
        artefacts = range(len(t.cost))
        self.each_round = vec[i64]([x for a in artefacts for x in halves(body_gains(t, t.each_round[a]))])
        self.each_worth = vec[i64]([rough_worth(body_gains(t, t.each_round[a])) for a in artefacts])
        self.instant = vec[i64]([rough_worth(body_gains(t, t.instant[a])) for a in artefacts])
        worths: list[int] = []
        doubles: list[int] = []
        for a in artefacts:
            by_event = [0] * EVENTS
            for event, _, _, body in t.triggers[a]:
                for bit in range(EVENTS):
                    if event >> bit & 1:
                        by_event[bit] += rough_worth(body_gains(t, body))
            worths.extend(by_event)
            doubles.append(sum([1 << source for source in t.doubles[a]]))
        self.event_worth = vec[i64](worths)
        self.doubles = vec[i64](doubles)
        kinds: list[int] = []
        for character in range(len(t.side_abilities) // 2):
            mask = t.side_abilities[character * 2] | t.side_abilities[character * 2 + 1]
            bits = [bit for bit in range(1, ABILITIES) if mask >> bit & 1]
            kinds.append(bits[0] if bits else 0)
        self.kind = vec[i64](kinds)
        self.cards = vec[i64]([x for body in t.card_body for x in halves(body_gains(t, body))])
        self.bonuses = vec[i64]([x for body in t.bonus_body for x in halves(body_gains(t, body))])


_LENSES: Final[dict[int, tuple[Tables, Lens]]] = {}


def lens_of(t: Tables) -> Lens:
    """The lens of these tables, made once."""
    found = _LENSES.get(id(t))
    if found is None:
        found = (t, Lens(t))  # the tables are kept, so the id stays theirs
        _LENSES[id(t)] = found
    return found[1]
