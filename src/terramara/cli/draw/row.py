"""The row of artefacts along the river."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from terramara.cli.draw.people import View
from terramara.cli.texts import t
from terramara.words import cost_words, effect_words

if TYPE_CHECKING:
    from terramara.words import Words

CATEGORY_STYLES = {"clothing": "cyan", "pottery": "orange3", "tools": "green", "weapons": "red"}


def row_grid(w: Words, view: View, seat: int | None) -> Grid:
    """With a seat: what it can't reach yet is dim."""
    out = Grid(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    out.add_column(no_wrap=True)
    out.add_column(ratio=3)
    out.add_column(ratio=2)
    out.add_column(no_wrap=True, justify="right")
    out.add_column(ratio=5)
    reach = view["available"][seat] if seat is not None else len(view["row"])
    for place, piece in enumerate(view["row"], start=1):
        artefact = w.artefacts[piece]
        name = Text(w.piece("artefact", piece), style=CATEGORY_STYLES[artefact.category])
        name.append(f" {'I' * artefact.level}", "dim")
        out.add_row(
            str(place),
            name,
            cost_words(w, artefact.cost),
            t("cli-vp", vp=artefact.vp),
            " ".join(effect_words(w, effect) for effect in artefact.effects),
            style="" if place <= reach else "dim",
        )
    return out
