"""The final score, by source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from terramara.cli.draw.people import COLOURS, View
from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.words import Words


def scores_grid(w: Words, view: View) -> Grid:
    out = Grid(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    scores = view["scores"]
    out.add_column("", t("cli-total"))
    for seat, score in enumerate(scores):
        style = f"bold {COLOURS[seat]}"
        star = " ★" if seat in view["winners"] else ""
        out.add_column(
            Text(w.seat(seat) + star, style=style),
            Text(w.number(score["total"]), style=style),
            justify="right",
        )
    for source in scores[0]["sources"]:
        out.add_row(w.text(f"source-{source}"), *[w.number(score["sources"][source]) for score in scores])
    return out
