"""Reading and checking caravans and flags in a position."""

from __future__ import annotations

from terramara.engine import codes as c
from terramara.engine.position_fields import Fields, PositionError
from terramara.engine.state import Player, State


def caravans(s: State, p: Player) -> list[str]:
    places = s.tables.place_names
    return [places[p.caravan_a], places[p.caravan_b]]


def read_caravans(s: State, p: Player, f: Fields) -> None:
    told = f.pieces("caravans", s.tables.place_names, 2, repeat=True) if "caravans" in f.data else [0, 0]
    p.caravan_a, p.caravan_b = told


def check_caravans(s: State, p: Player, f: Fields) -> None:
    """A caravan on an outpost needs a turned row (ROA-3)."""
    t = s.tables
    for place in (p.caravan_a, p.caravan_b):
        row = t.place_outpost[place]
        if row >= 0 and _turned_after(s, row) >= s.round:
            told = f"{t.place_names[place]} opens after round {_turned_after(s, row)}"
            raise PositionError(f.where + "caravans", told)


def _turned_after(s: State, row: int) -> int:
    return s.tables.content.board.row_rounds[row - 1]


def read_ends(s: State, seats: list[Fields]) -> None:
    """ROA-6: every caravan took the best free place, so we know which are taken. The position says by
    whom."""
    places = s.tables.content.board.road_vp
    road_end = s.tables.road_end
    there = [(p.caravan_a == road_end) + (p.caravan_b == road_end) for p in s.players]
    s.arrived = sum(there)
    free = [places[min(i, len(places) - 1)] for i in range(s.arrived)]
    for p, f, n in zip(s.players, seats, there, strict=True):
        if "end_places" in f.data:
            p.ends = tuple(f.numbers("end_places", [], n))
            for place in p.ends:
                if place not in free:
                    wanted = f"one of {free}, as each caravan takes the best place free (ROA-6), not {place}"
                    raise PositionError(f.where + "end_places", wanted)
                free.remove(place)
    for p, f, n in zip(s.players, seats, there, strict=True):
        if "end_places" not in f.data:
            p.ends, free = tuple(free[:n]), free[n:]


def read_flags(s: State, p: Player, f: Fields) -> None:
    for row in f.numbers("flags", [], None):
        if not 1 <= row <= 4:
            raise PositionError(f.where + "flags", f"rows with an outpost, 1 to 4, not {row}")
        if p.flags >> row & 1:
            raise f.fail("flags", "each row once")
        p.flags |= c.BIT << row


def check_flags(s: State, p: Player, f: Fields) -> None:
    for row in range(1, len(s.tables.content.board.row_rounds) + 1):
        if p.flags >> row & 1 and _turned_after(s, row) >= s.round:
            raise PositionError(f.where + "flags", f"row {row} has no outpost before it is turned (RND-3)")
