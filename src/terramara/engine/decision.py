"""What is asked: the decision on top of the stack, in words that the edges can read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from terramara.content.export import tagged
from terramara.content.model import (
    RAW,
    REFINED,
    RESOURCES,
    Body,
    Condition,
    CraftWithRaw,
    Either,
    FreeRaid,
    Gain,
    If,
    Part,
    Refine,
    TakeBack,
    Warriors,
)
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.purse import unpack
from terramara.engine.raid import gifts
from terramara.engine.river import more_culture
from terramara.engine.road import more_travel
from terramara.engine.state import State
from terramara.engine.vocabulary import FRAME_NAMES, GAIN_NAMES, KINDS, MEASURE_NAMES

MEMBERS = ("explorer", "chief", "member")


@dataclass(frozen=True, slots=True)
class Decision:
    """Whose decision it is, of what kind, by which rule, and what it is about.

    What `about` holds for each kind is said in `wire`; effects in it are those of `content.model`.

    >>> from terramara import Game
    >>> game = Game.from_position({})
    >>> game.apply("explorer road")
    >>> game.decision
    Decision(seat=0, kind='travel', rule='ROA-1', about={'steps': 2})
    """

    seat: int
    kind: str
    rule: str
    about: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "rule": self.rule, "about": tagged(self.about)}


def decision_of(s: State) -> Decision | None:
    if not s.stack:
        return None
    frame = s.stack[-1]
    kind, rule = KINDS[frame[0]]
    return Decision(frame[1], kind, rule, about(s, frame))


def about(s: State, frame: Frame) -> dict[str, Any]:
    op, seat, a, b = frame
    t = s.tables
    content = t.content
    if op == c.TRAVEL:
        return {"steps": a + more_travel(s, seat, b)}
    if op == c.REFINE:
        return {"count": a}
    if op == c.TAKE:
        return {"from": [name for i, name in enumerate(RESOURCES) if a >> i & 1], "count": b}
    if op == c.TRADE:
        return {"trade": replace(t.trades[a], times=b)}
    if op == c.OPTION:
        return {"options": [t.bodies[body] for body in t.options[a]]}
    if op == c.PAY:
        return {"for": "trade", "what": GAIN_NAMES[a], "count": b}
    if op == c.PAY_COST:
        owed = {kind: n for kind, n in zip(REFINED, unpack(a, 4), strict=True) if n}
        return {
            "for": "craft",
            "artefact": content.artefacts[s.stack[-2][2]].id,
            "owed": owed,
            "raw_allowed": b,
        }
    if op == c.REDUCE:
        return {"artefact": content.artefacts[a].id}
    if op == c.ORDER:
        return {"parts": [effect_of(s, s.stack[-2 - i]) for i in range(a)]}
    if op == c.ASK:
        more = more_culture(s, seat, b >> 8) if a == c.G_CULTURE else 0
        return {"what": GAIN_NAMES[a], "count": (b & 255) + more}
    if op == c.GIVE:
        return {"for": "raid", "to": b, "count": a}
    if op == c.BACK:
        return {"who": MEMBERS[a - 1]}
    if op == c.JOINT:
        return {"left": [name for i, name in enumerate(("raid", "first")) if a >> i & 1]}
    if op == c.RAID_OFFER:
        return {"gives": [{"seat": giver, "count": n} for giver, n in gifts(s, seat)]}
    if op == c.NEUTRAL:
        return {"row": a + 1, "neutral": b}
    if op == c.DRAFT:
        return {"pass": a}
    if op == c.TILE:
        unused = s.board.unused_right if a == 0 else s.board.unused_left
        return {"tiles": [content.tiles[tile].id for tile in unused], "column": "right" if a == 0 else "left"}
    if op in FRAME_NAMES:
        return {}
    raise ValueError(f"no step has the number {op}")


def effect_of(s: State, frame: Frame) -> Body:
    """The effect that a pending step is there for, in the set's own words; empty if it is none."""
    op, _, a, b = frame
    t = s.tables
    if op in (c.RUN, c.SHARED):
        return t.bodies[a]
    if op == c.BONUS:
        return t.content.bonuses[s.board.bonuses[a]].body
    if op == c.TRADE:
        return (replace(t.trades[a], times=b),)
    if op == c.OPTION:
        return (Either(tuple([t.bodies[body] for body in t.options[a]])),)
    if op == c.IF:
        what, least = t.conditions[a]
        return (If(Condition(MEASURE_NAMES[what], least), t.bodies[b]),)
    part = _SMALL[op](a, b) if op in _SMALL else None
    return (part,) if part is not None else ()


def _taken(mask: int, count: int) -> Gain:
    """A choice between resources has a name only if it is between all raw or all refined ones."""
    kinds = [name for i, name in enumerate(RESOURCES) if mask >> i & 1]
    several = "raw" if kinds[0] in RAW else "refined"
    return Gain(kinds[0] if len(kinds) == 1 else several, count)


# Steps that hold all of their effect in their own two numbers.
_SMALL: dict[int, Callable[[int, int], Part]] = {
    c.RESOURCE: lambda a, b: Gain(RESOURCES[a], b),
    c.MATCH: lambda a, b: Gain("matching-raw" if a == 0 else "matching-refined", b),
    c.STRENGTH: lambda a, _: Gain("strength", a),
    c.CULTURE: lambda a, _: Gain("culture", a),
    c.TRAVEL: lambda a, _: Gain("travel", a),
    c.VP: lambda a, _: Gain("vp", a),
    c.WORKER: lambda a, _: Gain(f"worker-{a}", 1),
    c.HIRE: lambda *_: Gain("hire", 1),
    c.PER: lambda a, b: Gain(GAIN_NAMES[a & 255], a >> 8 & 255, MEASURE_NAMES[b]),
    c.ASK: lambda a, b: Gain(GAIN_NAMES[a], b & 255),
    c.TAKE: _taken,
    c.REFINE: lambda a, _: Refine(a),
    c.BACK: lambda a, _: TakeBack(MEMBERS[a - 1]),
    c.WORKSHOP: lambda *_: CraftWithRaw(),
    c.RAID: lambda *_: FreeRaid(),
    c.RAID_OFFER: lambda *_: FreeRaid(),
    c.WARRIORS: lambda *_: Warriors(),
}
