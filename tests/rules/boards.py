"""More small words, beside `helpers`: boards laid out for one rule, and what an action brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from terramara import Game, load_set
from terramara.content.model import ContentSet
from tests.rules import helpers
from tests.rules.helpers import Seat, allowed, play, seat

# The base set with the pieces that these tests count on, whatever the base set's balance does to them.
FOLDER = Path(__file__).parent / "pieces"
PIECES = load_set(FOLDER)
_READ: dict[tuple[tuple[str, str], ...], ContentSet] = {}

# All members sent, and in the hut: a seat with nothing left to do in this round.
SPENT: Seat = {"chief": "hut", "hut": {"explorers": 4}}

# The base set's tiles of rows 1 to 6, in the order of its files; others may be swapped in.
LEFT = ("water-meadow", "gravel-bank", "cattle-fold", "brick-kiln", "chiefs-pasture", "deep-quarry")
RIGHT = ("alder-grove", "oak-ridge", "beech-forest", "smelting-place", "sacred-grove", "tin-mine")


def tiles(**by_place: str) -> dict[str, list[str]]:
    """Tiles for a position: `tiles(L3="pile-village")` puts that tile in row 3 on the left."""
    columns = {"L": list(LEFT), "R": list(RIGHT)}
    for place, tile in by_place.items():
        column, row = columns[place[0]], int(place[1]) - 1
        if tile in column:
            column[column.index(tile)] = column[row]
        column[row] = tile
    return {"left": columns["L"], "right": columns["R"]}


def table(*seats: Seat, content: ContentSet = PIECES, **rest: Any) -> Game:
    return helpers.table(*seats, content=content, **rest)


def asked(*frames: list[Any], content: ContentSet = PIECES, **rest: Any) -> Game:
    return helpers.asked(*frames, content=content, **rest)


def last_of_round(number: int, *seats: Seat, content: ContentSet = PIECES, **rest: Any) -> Game:
    return helpers.last_of_round(number, *seats, content=content, **rest)


def small_set(folder: Path, **files: str) -> ContentSet:
    """`PIECES` with a few more pieces changed: files by name without ".toml". Equal ones are read once."""
    key = tuple(sorted(files.items()))
    if key not in _READ:
        about = f'id = "small"\nname = "Small"\nversion = "1"\nextends = "{FOLDER.as_posix()}"\n'
        for name, text in {"set": about, **files}.items():
            (folder / f"{name}.toml").write_text(text, encoding="utf-8")
        _READ[key] = load_set(folder)
    return _READ[key]


def space_set(folder: Path, effect: str, **files: str) -> ContentSet:
    """`PIECES`, but that the space 1L1 (plains) gives `effect`, and 1L2 and 1L3 no more than a raw."""
    spaces = f'["plains: {effect}", "plains: 1 cattle", "quarry: 1 stone"]'
    return small_set(folder, tiles=f"[water-meadow]\nspaces = {spaces}\n", **files)


def who(g: Game) -> tuple[int, str]:
    """The pending decision: its seat and its kind."""
    assert g.decision is not None
    return g.decision.seat, g.decision.kind


def allows(g: Game, *actions: str) -> None:
    """Each of these may be done now, by the explanation and by the list."""
    listed = allowed(g)
    for action in actions:
        assert g.why_not(action) is None, action
        assert action in listed


def gained(before: Seat, after: Seat) -> dict[str, int]:
    """A seat's gains and losses: tracks, VP, resources by name, workers by level."""
    out: dict[str, int] = {}
    for what in ("strength", "culture", "vp"):
        out[what] = after[what] - before[what]
    for form in ("raw", "refined"):
        for name in {**before[form], **after[form]}:
            out[name] = after[form].get(name, 0) - before[form].get(name, 0)
    for level in (1, 2, 3):
        out[f"worker {level}"] = after["workers"][level - 1] - before["workers"][level - 1]
    return {what: n for what, n in out.items() if n}


def gains(g: Game, *actions: str, of: int = 0) -> dict[str, int]:
    """Plays, and tells what one seat has more (or less) of after it."""
    before = seat(g, of)
    play(g, *actions)
    return gained(before, seat(g, of))
