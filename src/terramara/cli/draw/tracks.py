"""The tracks: strength with its shields, the river with its marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from terramara.cli.draw.people import COLOURS, View, letter, neutral
from terramara.cli.texts import t
from terramara.words import body_words

if TYPE_CHECKING:
    from terramara.words import Words


def _track(length: int) -> Grid:
    track = Grid.grid(padding=0)
    track.add_column(min_width=10, no_wrap=True)
    for _ in range(length):
        track.add_column(min_width=3, no_wrap=True, justify="center")
    return track


def _who(view: View, key: str, at: int) -> Text:
    out = Text()
    for seat, player in enumerate(view["seats"]):
        if player[key] == at:
            out.append(letter(seat), f"bold {COLOURS[seat]}")
    if key == "strength":
        for number, one in enumerate(view["neutrals"]):
            if one["strength"] == at:
                out.append(neutral(number), "bold")
    return out or Text("·", style="dim")


def strength_grid(w: Words, view: View) -> Grid:
    board = w.content.board
    track = _track(board.strength_max + 1)
    numbers = [str(at) if at in board.shields else "" for at in range(board.strength_max)]
    track.add_row(Text(t("cli-strength"), style="bold"), *[*numbers, str(board.strength_max)])
    track.add_row("", *[_who(view, "strength", at) for at in range(board.strength_max + 1)])
    return track


def river_grid(w: Words, view: View) -> Grid:
    board = w.content.board
    track = _track(board.river_max + 1)
    track.add_row(Text(t("cli-river"), style="bold"), *[str(at) for at in range(board.river_max + 1)])
    track.add_row("", *[_who(view, "culture", at) for at in range(board.river_max + 1)])
    bonuses = [at for at, _ in board.river_bonuses]
    known = {
        board.river_reserve: t("cli-mark-reserve"),
        board.river_explorer: t("cli-mark-explorer"),
        board.river_discount: "-1",
    }
    marks = [known.get(at, "◆" * bonuses.count(at)) for at in range(board.river_max + 1)]
    track.add_row("", *[Text(mark, style="magenta") for mark in marks])
    return track


def river_bonuses(w: Words, view: View) -> Text:
    out = Text(t("cli-marks"), style="dim")
    out.append("\n" + t("cli-river-bonuses"))
    for slot, bonus in view["bonuses"].items():
        if slot.startswith("river-"):
            out.append(f"  ◆ {slot.removeprefix('river-')}: ", "magenta")
            out.append(body_words(w, w.bonuses[bonus].body), "not dim")
    return out
