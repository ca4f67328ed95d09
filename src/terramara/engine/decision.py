"""What is asked: the decision on top of the stack, in words that the edges can read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from terramara.content.model import REFINED, RESOURCES
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.purse import unpack
from terramara.engine.raid import gifts
from terramara.engine.river import more_culture
from terramara.engine.road import more_travel
from terramara.engine.state import State
from terramara.engine.vocabulary import FRAME_NAMES, GAIN_NAMES, KINDS, MEASURE_NAMES


@dataclass(frozen=True, slots=True)
class Decision:
    """Whose decision it is, of what kind, by which rule, and what it is about.

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
        return {"seat": self.seat, "kind": self.kind, "rule": self.rule, "about": self.about}


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
        pay = [{"what": GAIN_NAMES[what], "count": n} for what, n in t.trade_pay[a]]
        return {"pay": pay, "get": described(s, t.trade_get[a]), "times": b}
    if op == c.OPTION:
        return {"options": [described(s, body) for body in t.options[a]]}
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
        parts = [s.stack[-2 - i] for i in range(a)]
        return {"parts": [described_frame(s, part) for part in parts]}
    if op == c.ASK:
        more = more_culture(s, seat, b >> 8) if a == c.G_CULTURE else 0
        return {"what": GAIN_NAMES[a], "count": (b & 255) + more}
    if op == c.GIVE:
        return {"for": "raid", "to": b, "count": a}
    if op == c.BACK:
        return {"who": ("explorer", "chief", "member")[a - 1]}
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


def described(s: State, body: int) -> list[dict[str, Any]]:
    """A body as its steps, for words at the edge."""
    return [
        described_frame(s, f) for f in reversed(s.tables.code[body][0]) if f[0] not in (c.SORT, c.UNSHARE)
    ]


def described_frame(s: State, frame: Frame) -> dict[str, Any]:
    op, _, a, b = frame
    t = s.tables
    if op in (c.RUN, c.SHARED):
        return {"step": "all", "parts": described(s, a)}
    if op == c.BONUS:
        return {"step": "bonus", "bonus": t.content.bonuses[s.board.bonuses[a]].id}
    if op == c.RESOURCE:
        return {"step": "gain", "what": RESOURCES[a], "count": b}
    if op == c.MATCH:
        return {"step": "gain", "what": "matching-raw" if a == 0 else "matching-refined", "count": b}
    if op in (c.STRENGTH, c.CULTURE, c.VP, c.TRAVEL):
        return {"step": "gain", "what": FRAME_NAMES[op], "count": a}
    if op == c.WORKER:
        return {"step": "gain", "what": f"worker-{a}", "count": 1}
    if op == c.PER:
        return {"step": "gain", "what": GAIN_NAMES[a & 255], "count": a >> 8 & 255, "per": MEASURE_NAMES[b]}
    if op == c.IF:
        what, least = t.conditions[a]
        return {"step": "if", "what": MEASURE_NAMES[what], "least": least, "parts": described(s, b)}
    return {"step": FRAME_NAMES[op], **about(s, frame)}
