"""The territory: two columns of tiles with the road between them, and the home spaces above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from terramara.cli.draw.people import View, caravans, seats_marks, standing
from terramara.cli.texts import t
from terramara.words import body_words, condition_words, outpost_words

if TYPE_CHECKING:
    from terramara.content.model import Space
    from terramara.words import Words

HOME = {4: ("hire", "skills", "road", "raid", "first"), 3: ("hire", "skills-road", "raid", "first")}
HOME[2] = ("hire", "skills-road", "raid-first")
TERRAIN_STYLES = {"plains": "green3", "quarry": "grey70", "forest": "dark_green", "mountain": "orange4"}


def _lines() -> Grid:
    lines = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False, expand=True)
    lines.add_column(no_wrap=True)
    lines.add_column(ratio=1, overflow="fold")
    lines.add_column(no_wrap=True, justify="right")
    return lines


def home_grid(w: Words, view: View) -> Grid:
    lines = _lines()
    level = w.content.board.round_worker_levels[view["round"] - 1]
    for code in HOME[view["players"]]:
        what = w.text(f"space-{code}.tip", level=level)
        if code == "hire":
            what = t("cli-hire-left", what=what, count=view["track_workers"])
        if code in view["done"]:
            what = t("cli-done", what=what)
        lines.add_row(Text(code, style="bold"), what, standing(view, code))
    return lines


def territory_grid(w: Words, view: View) -> Grid:
    out = Grid(
        box=box.ROUNDED, show_lines=True, show_footer=True, expand=True, padding=(0, 1), pad_edge=False
    )
    top, end = Text(t("cli-road-top")), Text(t("cli-road-end"))
    end.append(" ").append_text(caravans(view, "end"))
    top.append(" ").append_text(caravans(view, "top"))
    out.add_column(t("cli-left-column"), ratio=5)
    out.add_column(top, end, ratio=4)
    out.add_column(t("cli-right-column"), ratio=5)
    for row in range(1, len(view["tiles"]["left"]) + 1):
        turned = row in view["turned"]
        left = _outpost(w, view, row) if turned else _tile(w, view, row, "left")
        right = _crossroads(w, view, row) if turned else _tile(w, view, row, "right")
        out.add_row(left, _road(w, view, row), right)
    return out


def _tile(w: Words, view: View, row: int, column: str) -> Grid:
    lines = _lines()
    for place, space in enumerate(w.tiles[view["tiles"][column][row - 1]].spaces, start=1):
        code = f"{row}{column[0].upper()}{place}"
        name = Text(code, style=f"bold {TERRAIN_STYLES[space.terrain]}")
        name.append(f" {t(f'cli-terrain-{space.terrain}')}", "not bold")
        gives = Text(gives_words(w, space))
        if code in view["fire"]:
            gives = Text.assemble((t("cli-fire"), "bold bright_red"), ": ", gives)
        lines.add_row(name, gives, standing(view, code))
    return lines


def gives_words(w: Words, space: Space) -> str:
    gives: str = body_words(w, space.body)
    if space.single:
        gives = t("cli-single", gives=gives)
    if space.condition is not None:
        return w.text("space-needs", condition=condition_words(w, space.condition), gives=gives)
    return gives


def _outpost(w: Words, view: View, row: int) -> Grid:
    lines = _lines()
    outpost = w.tiles[view["tiles"]["left"][row - 1]].outpost
    if outpost is not None:
        flags = [seat for seat, player in enumerate(view["seats"]) if row in player["flags"]]
        asks = t("cli-outpost", asks=outpost_words(w, outpost))
        lines.add_row(Text(f"o{row}", style="bold"), asks, seats_marks(flags))
    return lines


def _crossroads(w: Words, view: View, row: int) -> Grid:
    lines = _lines()
    space = w.tiles[view["tiles"]["right"][row - 1]].crossroads
    if space is not None:
        gives = gives_words(w, space)
        lines.add_row(Text(f"X{row}", style="bold"), gives, standing(view, f"X{row}"))
    return lines


def _road(w: Words, view: View, row: int) -> Group:
    """Draw the road beside this row: crossroads, bonus tile, outpost, and the caravans there."""
    lines = _lines()
    round_of = w.content.board.row_rounds[row - 1]
    style = "bold reverse" if round_of == view["round"] else "dim" if round_of < view["round"] else ""
    head = Text(t("cli-row-title", row=row, round=round_of), style=style)
    for place in w.content.board.road:
        if place.row != row:
            continue
        here = caravans(view, place.id)
        if place.kind == "bonus":
            bonus = view["bonuses"].get(f"row-{row}")
            gives = body_words(w, w.bonuses[bonus].body) if bonus else ""
            lines.add_row(place.id, Text(gives, style="magenta"), here)
        elif place.kind != "outpost" or here.plain:
            lines.add_row(place.id, "", here)
    return Group(head, lines)
