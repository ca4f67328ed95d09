"""Coverage of the game, not of the code: which pieces, spaces, decisions and refusals came up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from terramara.arena.plan import Table
from terramara.content.model import ContentSet, EachRound
from terramara.engine import codes as c
from terramara.engine.compiler import tables_for
from terramara.engine.home import HOME
from terramara.engine.notation import SPACE_NAMES, actions_of
from terramara.engine.vocabulary import KINDS
from terramara.messages import names_in

# The topics, in the order of the report.
TOPICS = (
    "decision",  # `TRN-1 send`: the rule that asks, and the kind
    "space",  # `4p 2L1`: every action space, by number of players
    "tile-space",  # `water-meadow 1`: what lies there differs from game to game
    "crossroads-space",  # by tile
    "outpost",  # by tile: a flag was planted
    "road",  # places that caravans came to
    "crafted",
    "crafted-reserved",
    "reserved",
    "used",  # once-per-round artefacts
    "bonus",
    "character",  # `sage young`, `sage adult`
    "card",
    "action",  # in notation
    "refusal",  # the code of the reason
)
# Every way in which the engine refuses has a sentence. What is missing for a cost comes beside one of them.
REFUSALS = tuple(
    sorted(
        name.removeprefix("reason-")
        for file in ("reasons.ftl", "decisions.ftl")
        for name in names_in(file)
        if name.startswith("reason-") and name != "reason-missing"
    )
)


@dataclass(slots=True)
class Coverage:
    """How often each thing of each topic was seen."""

    seen: dict[str, Counter[str]] = field(default_factory=lambda: {topic: Counter() for topic in TOPICS})

    def __add__(self, other: Coverage) -> Coverage:
        return Coverage({topic: self.seen[topic] + other.seen[topic] for topic in TOPICS})

    def never(self, content: ContentSet, tables: list[Table]) -> dict[str, list[str]]:
        """Everything that could have come up at these tables but didn't, by topic."""
        return {
            topic: [name for name in names if not self.seen[topic][name]]
            for topic, names in possible(content, tables).items()
        }

    def to_json(self) -> dict[str, Any]:
        return {topic: dict(sorted(counts.items())) for topic, counts in self.seen.items()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Coverage:
        return cls({topic: Counter(data.get(topic, {})) for topic in TOPICS})


def possible(content: ContentSet, tables: list[Table]) -> dict[str, list[str]]:
    """Everything that can come up at these tables, by topic."""
    counts = sorted({table.players for table in tables})
    full = any(table.mode == "full" for table in tables)
    once = [a.id for a in content.artefacts if any(isinstance(e, EachRound) for e in a.effects)]
    crafted = [a.id for a in content.artefacts]
    backs = [tile for tile in content.tiles if tile.level < 3]
    sides = [f"{piece.id} {side}" for piece in content.characters for side in ("young", "adult")]
    return {
        "decision": [f"{KINDS[op][1]} {KINDS[op][0]}" for op in _decisions(tables)],
        "space": [f"{players}p {space}" for players in counts for space in _spaces(players, tables)],
        "tile-space": [f"{tile.id} {place}" for tile in content.tiles for place in (1, 2, 3)],
        "crossroads-space": [tile.id for tile in backs if tile.crossroads is not None],
        "outpost": [tile.id for tile in backs if tile.outpost is not None],
        "road": [place.id for place in content.board.road[1:]],
        "crafted": crafted,
        "crafted-reserved": crafted,
        "reserved": crafted,
        "used": once,
        "bonus": [piece.id for piece in content.bonuses],
        "character": sides if full else [],
        "card": [piece.id for piece in content.cards] if full else [],
        "action": _actions(content, tables, once),
        "refusal": _refusals(tables),
    }


def _decisions(tables: list[Table]) -> list[int]:
    left_out = set()
    if all(table.mode == "first" for table in tables):
        left_out |= {c.DRAFT, c.TILE}
    if all(table.players == 4 for table in tables):
        left_out.add(c.NEUTRAL)
    if all(table.players != 2 for table in tables):
        left_out.add(c.JOINT)
    return [op for op in KINDS if op not in left_out]


def _spaces(players: int, tables: list[Table]) -> list[str]:
    own = Table(players, "full") in tables
    home = [SPACE_NAMES[space] for space in HOME[players]]
    return [*SPACE_NAMES[: c.S_OWN], *(["XP"] if own else []), *home, "hut"]


def _actions(content: ContentSet, tables: list[Table], once: list[str]) -> list[str]:
    """The actions that can be allowed at one of these tables; the list of all actions has more."""
    full = any(table.mode == "full" for table in tables)
    spaces = {space for table in tables for space in _spaces(table.players, tables)}
    most = max(table.players for table in tables) + 1
    options = max(2, *map(len, tables_for(content).options))
    out = []
    for action in actions_of(content):
        words = action.text.split()
        match words:
            case ["explorer" | "chief" | "warrior" | "back", space] if space not in spaces:
                continue
            case ["neutral", space] if all(t.players == 4 for t in tables) or space in ("5R1", "6R1"):
                continue
            case ["adult" | "character" | "bonus" | "draft", *_] if not full:
                continue
            case ["draft", _, place] if int(place) > most:
                continue
            case ["choose", option] if int(option) > options:
                continue
            case ["use", artefact] if artefact not in once:
                continue
        out.append(action.text)
    return out


def _refusals(tables: list[Table]) -> list[str]:
    left_out = set()
    if all(table.players == 4 for table in tables):
        left_out |= {"fire", "other-row", "special"}
    if all(table.players != 2 for table in tables):
        left_out.add("done")
    if all(table.mode == "first" for table in tables):
        left_out |= {"has-one", "already-adult", "already-sent", "bonus-too-early"}
    return [code for code in REFUSALS if code not in left_out]
