"""Positions: a readable picture of any state, at any decision, and its hash. `position_reader` reads it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from terramara.content.model import RAW, REFINED
from terramara.engine import codes as c
from terramara.engine.chance import unsigned
from terramara.engine.notation import SPACE_NAMES
from terramara.engine.options import Options
from terramara.engine.purse import unpack
from terramara.engine.record import RULES_VERSION
from terramara.engine.state import NONE, Player, State
from terramara.engine.vocabulary import FRAME_NAMES
from terramara.engine.wire import Seat


def space_list(mask: int) -> list[str]:
    return [name for i, name in enumerate(SPACE_NAMES) if mask >> i & 1]


def purse_json(purse: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, unpack(purse, 4), strict=True) if n}


def installed(s: State) -> bool:
    """Whether characters count already (SET-12)."""
    return all([frame[0] != c.INSTALL for frame in s.stack])


def phase(s: State) -> str:
    if s.over:
        return "over"
    return "setup" if any([frame[0] == c.ROUND and frame[2] == 1 for frame in s.stack]) else "play"


def collected(s: State) -> bool:
    """Whether somebody has the leftover bonus tiles, or had them (CHR-7)."""
    young = s.tables.side_abilities
    return any([p.character != NONE and young[p.character * 2] & c.ABILITY_LEFTOVERS for p in s.players])


def seat_json(s: State, p: Player) -> Seat:
    t = s.tables
    content = t.content
    once = [a for a in p.made if t.each_round[a] >= 0]
    chief_on = space_list(p.chief_at)
    owned, ready = unpack(p.workers, 3), unpack(p.ready, 3)
    return {
        "strength": p.strength,
        "culture": p.culture,
        "vp": p.vp,
        "raw": purse_json(p.raw, RAW),
        "refined": purse_json(p.refined, REFINED),
        "caravans": [t.place_names[p.caravan_a], t.place_names[p.caravan_b]],
        "end_places": list(p.ends),
        "workers": owned,
        "used_workers": [a - b for a, b in zip(owned, ready, strict=True)],
        "hand": {"explorers": p.hand, "chief": bool(p.chief), "warriors": p.warriors},
        "explorers": space_list(p.explorers),
        "chief": chief_on[0] if chief_on else ("hut" if p.hut_chief else None),
        "hut": {"explorers": p.hut},
        "made": [content.artefacts[a].id for a in p.made],
        "used": [content.artefacts[a].id for a in once if a not in p.uses],
        "reserved": content.artefacts[p.reserved].id if p.reserved != NONE else None,
        "character": content.characters[p.character].id if p.character != NONE else None,
        "side": "adult" if p.adult else "young",
        "character_used": not p.character_ready,
        "bonus_tiles": [content.bonuses[b].id for b in p.bonuses],
        "own_tiles": [content.tiles[tile].id if tile != NONE else None for tile in (p.own_right, p.own_left)],
        "card": content.cards[p.card].id if p.card != NONE else None,
        "flags": [row for row in range(1, 7) if p.flags >> row & 1],
        "careful": bool(p.careful),
        "moved": bool(p.moved),
        "switched": bool(p.switched),
    }


def to_position(s: State, options: Options) -> dict[str, Any]:
    t = s.tables
    content = t.content
    board = s.board
    # Told only of a game that began under older rules: then what it was written without stays unwritten.
    older = {"rules": board.rules} if board.rules != RULES_VERSION else {}
    return {
        "set": content.id,
        **older,
        "players": len(s.players),
        "options": options.to_json(),
        "phase": phase(s),
        "round": s.round,
        "first": s.first,
        "turn": s.active if s.active != NONE else None,
        "tiles": {
            "left": [content.tiles[tile].id for tile in board.left],
            "right": [content.tiles[tile].id for tile in board.right],
        },
        "unused_tiles": {
            "left": [content.tiles[tile].id for tile in board.unused_left],
            "right": [content.tiles[tile].id for tile in board.unused_right],
        },
        "bonuses": {name: content.bonuses[b].id for name, b in zip(t.slot_names, board.bonuses, strict=True)},
        "leftover_bonuses": [content.bonuses[b].id for b in board.leftovers] if not collected(s) else [],
        "fire": space_list(s.fire),
        "row": [content.artefacts[a].id for a in s.row],
        "deck": [content.artefacts[a].id for a in s.deck],
        "track_workers": s.track,
        "supply_workers": unpack(s.supply_workers, 3),
        "supply_warriors": s.supply_warriors,
        "warriors": space_list(s.warriors_at),
        "done": space_list(s.done),
        "neutrals": [
            {"strength": strength, "explorers": space_list(mask)}
            for strength, mask in zip(s.neutral_strength, s.neutral_explorers, strict=True)
        ],
        "draft": {
            "characters": [content.characters[i].id if i != NONE else None for i in s.draft_characters],
            "cards": [content.cards[i].id if i != NONE else None for i in s.draft_cards],
        },
        "seats": [seat_json(s, p) for p in s.players],
        "rng": f"{unsigned(s.rng):016x}",
        "memo": [s.got, s.paid, s.bill],
        "pending": [[FRAME_NAMES[op], seat, a, b] for op, seat, a, b in s.stack],
    }


def position_hash(position: dict[str, Any]) -> str:
    """The same for equal states on every machine, under whichever rules they are played."""
    told = {key: value for key, value in position.items() if key != "rules"}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
