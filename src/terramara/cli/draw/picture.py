"""The whole table, from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from terramara.cli.draw.people import View
from terramara.cli.draw.players import players_grid
from terramara.cli.draw.row import row_grid
from terramara.cli.draw.scores import scores_grid
from terramara.cli.draw.territory import home_grid, territory_grid
from terramara.cli.draw.tracks import river_bonuses, river_grid, strength_grid
from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.words import Words


def title(w: Words, view: View) -> str:
    rounds = len(w.content.board.round_worker_levels)
    if view["over"]:
        return t("cli-title-over", winners=w.every([w.seat(seat) for seat in view["winners"]]))
    if view["phase"] == "setup":
        return t("cli-title-setup")
    decision = view["decision"]
    name = w.seat(decision["seat"]) if decision else ""
    return t("cli-title", round=view["round"], rounds=rounds, first=w.seat(view["first"]), name=name)


def picture(w: Words, view: View) -> Group:
    seat = view["you"]
    if seat is None and view["decision"]:
        seat = view["decision"]["seat"]
    deck = sum(view["deck"].values())
    parts: list[RenderableType] = [
        Rule(title(w, view), style="orange4"),
        home_grid(w, view),
        territory_grid(w, view),
        Text(t("cli-legend"), style="dim"),
        strength_grid(w, view),
        river_grid(w, view),
        river_bonuses(w, view),
        Rule(t("cli-row-title-artefacts", deck=deck), style="dim"),
        row_grid(w, view, seat),
        players_grid(w, view),
    ]
    if view["over"]:
        parts.append(scores_grid(w, view))
    return Group(*parts)
