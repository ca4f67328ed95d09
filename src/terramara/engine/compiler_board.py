"""The board of a set in the engine's compact form: tracks, road, spaces."""

from __future__ import annotations

from terramara.content.model import Board
from terramara.engine import codes as c
from terramara.engine.tables import Tables
from terramara.engine.words import i64, vec

Words = vec[i64]


def lay_tracks(t: Tables, board: Board) -> None:
    """Strength, river, and the board's numbers for rounds, warriors and the raid."""
    t.strength_max = board.strength_max
    t.row_length, t.raid_same = board.row_length, board.raid_same
    t.worker_levels, t.workers_per_round = Words(board.round_worker_levels), board.workers_per_round
    t.warriors, t.warriors_taken = board.warriors, board.warriors_taken
    # MIL-2: the power level is the number of shields reached.
    t.power = Words([sum(s <= strength for s in board.shields) for strength in range(board.strength_max + 1)])
    t.river_max = board.river_max
    t.available = Words([min(n, board.row_length) for n in board.river_available])
    t.reserve_at, t.explorer_at = board.river_reserve, board.river_explorer
    t.discount_at = board.river_discount
    t.slots_at = [
        tuple(i for i, (mark, _) in enumerate(board.river_bonuses) if mark == culture)
        for culture in range(board.river_max + 1)
    ]
    t.marks = Words(
        [
            1 * (culture == board.river_explorer) + 2 * bool(t.slots_at[culture])
            for culture in range(board.river_max + 1)
        ]
    )
    rows = [place for place in board.road if place.kind == "bonus"]
    t.slot_names = [_river_slot(board.river_bonuses, i) for i in range(len(board.river_bonuses))]
    t.slot_names += [f"row-{place.row}" for place in rows]
    t.slot_levels = [level for _, level in board.river_bonuses] + [place.level for place in rows]


def lay_road(t: Tables, board: Board) -> None:
    """ROA: the road's places, the ways between them and what is on each."""
    road = board.road
    number = {place.id: i for i, place in enumerate(road)} | {"": -1}
    ends = [end for place in road for end in (place.straight, place.left, place.right)]
    t.ways = Words([number[end] for end in ends])
    t.place_row = [place.row for place in road]
    kinds = {place.id: place for place in road}
    row_rounds = board.row_rounds

    def open_ways(now: int, first: int) -> list[tuple[int, ...]]:
        """A row's outpost is closed until its tiles are turned (ROA-3)."""
        return [
            tuple(
                first + way
                for way, to in enumerate((place.straight, place.left, place.right))
                if to and (kinds[to].kind != "outpost" or row_rounds[kinds[to].row - 1] < now)
            )
            for place in road
        ]

    rounds = range(max(row_rounds) + 1)
    t.ways_open = lists([ways for now in rounds for ways in open_ways(now, c.A_CARAVAN)])
    t.ways_open_b = lists([ways for now in rounds for ways in open_ways(now, c.A_CARAVAN + 3)])
    slots = {name: i for i, name in enumerate(t.slot_names)}
    t.place_slot = Words([slots[f"row-{place.row}"] if place.kind == "bonus" else -1 for place in road])
    t.place_outpost = Words([place.row if place.kind == "outpost" else -1 for place in road])
    t.place_crossroads = Words([place.row if place.kind == "crossroads" else 0 for place in road])
    rows = len(board.row_rounds)
    t.reach = Words([_reached(place.kind, place.row, rows) for place in road])
    t.road_end = len(road) - 1
    t.place_names = [place.id for place in road]


def mark_spaces(t: Tables, board: Board) -> None:
    """Which spaces open in which round, as masks (TRN-6, D-25, CRO-1, SPC-1); the actions of each mask."""
    rounds = max(board.row_rounds)
    t.last_round = rounds
    t.row_masks = Words([0x3F * c.BIT << (6 * row) for row in range(len(board.row_rounds))])
    special = [3 + 6 * row for row, level in enumerate(board.row_levels) if level == 3]
    ordinary = [mask & ~sum(c.BIT << space for space in special if mask >> space & 1) for mask in t.row_masks]
    turning = [row for row, r in enumerate(board.row_rounds) if r < rounds]
    explorers, chiefs, crossroads = [0], [0], [0]
    for now in range(1, rounds + 1):
        explorers.append(sum(m for m, r in zip(ordinary, board.row_rounds, strict=True) if r >= now))
        chiefs.append(sum(m for m, r in zip(ordinary, board.row_rounds, strict=True) if r == now))
        turned = [row for row in turning if board.row_rounds[row] < now]
        crossroads.append(sum(c.BIT << (c.S_CROSSROADS + row) for row in turned))
    t.explorer_open, t.chief_open, t.crossroads_open = Words(explorers), Words(chiefs), Words(crossroads)
    rows = len(board.row_rounds)
    t.crossroads_reached = Words(
        [
            sum(c.BIT << (c.S_CROSSROADS + row) for row in turning if row < reached)
            for reached in range(rows + 1)
        ]
    )
    t.expand = lists(
        [
            tuple(first + 6 * six + bit for bit in range(6) if bits >> bit & 1)
            for first in (c.A_EXPLORER, c.A_CHIEF, c.A_WARRIOR)
            for six in range(c.SIXES)
            for bits in range(64)
        ]
    )


def _river_slot(bonuses: tuple[tuple[int, int], ...], index: int) -> str:
    mark = bonuses[index][0]
    same = [i for i, (at, _) in enumerate(bonuses) if at == mark]
    return f"river-{mark}" + ("abcdef"[same.index(index)] if len(same) > 1 else "")


def _reached(kind: str, row: int, rows: int) -> int:
    if kind == "crossroads":
        return row
    if kind == "end":
        return rows
    return max(row - 1, 0)


def lists(items: list[tuple[int, ...]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([Words(item) for item in items])
