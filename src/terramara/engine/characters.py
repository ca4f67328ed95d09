"""Characters (CHR): putting a side in force, turning from young to adult, the pathfinder's tiles."""

from __future__ import annotations

from typing import Any

from terramara.engine.answers import numbered, why_not_numbered
from terramara.engine.codes import (
    A_CHOOSE,
    ABILITY_EXTRA_EXPLORER,
    ABILITY_LEFTOVER_BONUSES,
    ABILITY_OWN_CROSSROADS,
    CULTURE,
    EV_ADULT,
    EV_TILE,
    EXTRA,
    JOINED,
    TRAVEL,
    Frame,
)
from terramara.engine.crafting import learn
from terramara.engine.reason import Reason
from terramara.engine.state import NONE, Player, State
from terramara.engine.steps import a_of, b_of
from terramara.engine.words import i64, vec


def install(s: State, p: Player) -> None:
    """The lasting effects of a character's side start, beside those of the artefacts made."""
    t = s.tables
    side = p.character * 2 + p.adult
    p.abilities = t.side_abilities[side]
    p.triggers = t.side_triggers[side]
    p.events = 0
    for trigger in p.triggers:
        p.events |= trigger[0]
    p.discounts = ()
    p.each_less = 0
    p.raid_level = 0
    for artefact in p.made:
        learn(s, p, artefact)


def begin_young(s: State, seat: i64) -> None:
    """SET-12: the side's gains at once. They trigger no "1 more" of its own (D-2)."""
    p = s.player(seat)
    t = s.tables
    body = t.side_instant[p.character * 2]
    if p.abilities & ABILITY_EXTRA_EXPLORER:
        s.push(EXTRA, seat, 0, 0)
    if body >= 0:
        for step in t.programs[body * 4 + seat]:
            op = step & 63
            joined: i64 = JOINED if op == TRAVEL or op == CULTURE else 0
            s.push(op, seat, a_of(step), b_of(step) | joined)


def can_turn(p: Player) -> bool:
    """TRN-12, D-8, D-62."""
    if p.character < 0 or p.adult or p.moved:
        return False
    return p.hand > 0 or not p.abilities & ABILITY_EXTRA_EXPLORER


def turn_adult(s: State, seat: i64) -> None:
    """CHR-1: final. What the young side held is given back or lost (CHR-6, CHR-7, CHR-8)."""
    p = s.mine(seat)
    if p.abilities & ABILITY_EXTRA_EXPLORER:
        p.hand -= 1
    if p.abilities & ABILITY_LEFTOVER_BONUSES:
        p.bonuses = ()
    p.adult = 1
    install(s, p)
    if s.log is not None:
        s.log.append((EV_ADULT, seat, p.character, 0))


def why_not_adult(p: Player) -> Reason | None:
    if p.character < 0:
        return Reason("TRN-12", "no-character")
    if p.adult:
        return Reason("CHR-1", "already-adult")
    if p.moved:
        return Reason("TRN-12", "already-sent")
    if p.abilities & ABILITY_EXTRA_EXPLORER and not p.hand:
        return Reason("D-8", "no-explorer")
    return None


# ------------------------------------------------------------------ the pathfinder's tiles (CHR-8)
def tiles_to_choose(s: State, column: i64) -> tuple[int, ...]:
    return s.board.unused_left if column else s.board.unused_right


def legal_tiles(s: State, column: i64) -> vec[i64]:
    return numbered(A_CHOOSE, len(tiles_to_choose(s, column)))


def choose_tile(s: State, seat: i64, column: i64, action: i64) -> None:
    """Column 0: forest or mountain, 1: plains or quarry."""
    p = s.mine(seat)
    tile = tiles_to_choose(s, column)[action - A_CHOOSE]
    if column == 0:
        p.own_right = tile
    else:
        p.own_left = tile
    if s.log is not None:
        s.log.append((EV_TILE, seat, tile, 0))


def why_not_tile(s: State, frame: Frame, action: int) -> Reason | None:
    return why_not_numbered(frame, action - A_CHOOSE, len(tiles_to_choose(s, frame[2])))


def wrong_tile(s: State, i: int) -> str | None:
    p = s.player(s.stack[i][1])
    if p.character != NONE and s.tables.side_abilities[p.character * 2] & ABILITY_OWN_CROSSROADS:
        return None
    return "the pathfinder's seat"


def about_tile(s: State, frame: Frame) -> dict[str, Any]:
    tiles = s.tables.content.tiles
    offered = [tiles[tile].id for tile in tiles_to_choose(s, frame[2])]
    return {"tiles": offered, "column": "left" if frame[2] else "right"}
