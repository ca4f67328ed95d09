"""Outposts (OUT): what flags are worth at the end."""

from __future__ import annotations

from terramara.engine.measures import measure
from terramara.engine.state import NONE, State


def outpost_vp(s: State, seat: int, tile: int) -> int:
    """OUT-1: the best condition met."""
    what, easy, middle, hard = s.tables.tile_outpost[tile]
    if what < 0:
        return 0
    have = measure(s, seat, what)
    vp = s.tables.content.board.outpost_vp
    if have >= hard:
        return vp[2]
    if have >= middle:
        return vp[1]
    return vp[0] if have >= easy else 0


def outposts(s: State, seat: int) -> int:
    """Flags, and the pathfinder's own outpost on either side (CHR-9)."""
    p = s.players[seat]
    vp = 0
    for row, tile in enumerate(s.board.left):
        if p.flags >> (row + 1) & 1:
            vp += outpost_vp(s, seat, tile)
    if p.own_left != NONE:
        vp += outpost_vp(s, seat, p.own_left)
    return vp
