"""Checks of the road (ROA-2, ROA-3): one top, one end, no way back, and all ways meet at each crossroads."""

from __future__ import annotations

from terramara.content.build import Draft
from terramara.content.model import Board, RoadPlace

FILE = "board.toml"
MOST_PLACES = 30
ROWS = 6


def ways(place: RoadPlace) -> list[str]:
    return [way for way in (place.straight, place.left, place.right) if way]


def reachable(road: dict[str, RoadPlace], start: str, without: str = "") -> set[str]:
    """Every place a caravan can reach from `start`, including itself, if `without` weren't there."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name != without and name in road and name not in found:
            found.add(name)
            waiting += ways(road[name])
    return found


def check_road(draft: Draft, board: Board) -> None:
    before = len(draft.problems)
    road = {place.id: place for place in board.road}
    if len(road) > MOST_PLACES:
        draft.blame(FILE, ("road",), f"has {len(road)} places", (f"at most {MOST_PLACES}",))
    _check_kinds(draft, board)
    _check_ways(draft, road)
    if len(draft.problems) == before:  # what follows walks along the road, so the road must be connected
        _check_course(draft, board, road)


def _check_kinds(draft: Draft, board: Board) -> None:
    for kind in ("top", "end"):
        count = sum(place.kind == kind for place in board.road)
        if count != 1:
            draft.blame(FILE, ("road",), f'has {count} places of kind "{kind}"', ("exactly 1",))
    for row in range(1, ROWS + 1):
        level = board.row_levels[row - 1]
        outposts = (1, 1) if level < 3 else (0, 0)
        for kind, (least, most) in {"crossroads": (1, 1), "bonus": (0, 1), "outpost": outposts}.items():
            count = sum(place.kind == kind and place.row == row for place in board.road)
            if not least <= count <= most:
                wanted = f"exactly {least}" if least == most else f"at most {most}"
                what = f'row {row} (level {level}) has {count} places of kind "{kind}"'
                draft.blame(FILE, ("road",), what, (wanted,))
    for place in board.road:
        at = ("road", place.id)
        if place.kind in ("top", "end"):
            if place.row:
                draft.blame(FILE, (*at, "row"), "the top and the end belong to no row")
        elif not place.row:
            draft.blame(FILE, at, '"row" is missing', (f"1 to {ROWS}",))
        if (place.kind == "bonus") != bool(place.level):
            draft.blame(FILE, at, '"level" belongs to bonus places, and they need one', ("1 to 3",))


def _check_ways(draft: Draft, road: dict[str, RoadPlace]) -> None:
    for place in road.values():
        at = ("road", place.id)
        named = [key for key in ("straight", "left", "right") if getattr(place, key)]
        for key in named:
            way = getattr(place, key)
            if way not in road:
                draft.blame(FILE, (*at, key), f'there is no place "{way}"', tuple(road))
            elif place.id in reachable(road, way):
                draft.blame(FILE, (*at, key), f'"{way}" leads back to "{place.id}"')
        if len(set(ways(place))) < len(named):
            draft.blame(FILE, at, "two of its ways lead to the same place")
        if place.kind == "end" and named:
            draft.blame(FILE, at, "no way leads on from the end")
        if place.kind != "end" and not named:
            draft.blame(FILE, at, "no way leads on from here", ("straight", "left", "right"))


def _check_course(draft: Draft, board: Board, road: dict[str, RoadPlace]) -> None:
    top = next(place.id for place in board.road if place.kind == "top")
    end = next(place.id for place in board.road if place.kind == "end")
    seen = reachable(road, top)
    for name in road:
        if name not in seen:
            draft.blame(FILE, ("road", name), "no caravan can come here from the top")
    crossroads = {place.row: place.id for place in board.road if place.kind == "crossroads"}
    for row, name in crossroads.items():
        if end in reachable(road, top, without=name):
            draft.blame(
                FILE, ("road", name), f"a caravan can pass by crossroads {row}", ("all ways meet here",)
            )
    for place in board.road:
        if not place.row:
            continue
        last = crossroads.get(place.row - 1, top)
        is_after = place.id in reachable(road, last)
        is_before = crossroads[place.row] in reachable(road, place.id)
        if not (is_after and is_before):
            what = f"row {place.row}'s places lie between crossroads {place.row - 1} (or the top) and its own"
            draft.blame(FILE, ("road", place.id), what)
