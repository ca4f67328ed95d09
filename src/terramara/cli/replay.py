"""`terramara replay`: goes through a record, checks every hash, and shows what happened."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terramara.cli.texts import t

if TYPE_CHECKING:
    from rich.console import Console

    from terramara.engine.game import Game
    from terramara.words import Words


@click.command("replay", help=t("cli-replay-help"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--to", type=click.IntRange(0), metavar="N", help=t("cli-opt-to"))
@click.option("--show", is_flag=True, help=t("cli-opt-show"))
@click.option("--step", is_flag=True, help=t("cli-opt-step"))
@click.option("--set", "set_path", metavar="PATH", help=t("cli-opt-set"))
def command(file: Path, to: int | None, show: bool, step: bool, set_path: str | None) -> None:
    from terramara.cli.draw import picture
    from terramara.cli.errors import Refused
    from terramara.cli.files import read_record, read_text
    from terramara.cli.report import console
    from terramara.cli.texts import messages
    from terramara.words import Words

    text = read_text(file)
    whole = read_record(file, text, set_path)
    if to is not None and to > len(whole.actions):
        raise Refused("cli-replay-too-far", to=str(to), count=len(whole.actions))
    game = whole if to is None else read_record(file, text, set_path, to)
    w = Words(game.set, messages())
    out = console()
    if step:
        _step(out, w, game, first_game(file, text, set_path))
    if show:
        out.print(picture(w, game.view(None).data))
    _tell(out, w, game, len(whole.actions))


def first_game(file: Path, text: str, set_path: str | None) -> Game:
    from terramara.cli.files import read_record

    return read_record(file, text, set_path, 0)


def _step(out: Console, w: Words, end: Game, game: Game) -> None:
    """Every action and what it did; at a terminal, Enter goes on."""
    from rich.text import Text

    from terramara.cli.draw.people import COLOURS
    from terramara.cli.news import news

    waiting = sys.stdin.isatty() and sys.stdout.isatty()
    for number, (seat, action) in enumerate(end.actions, start=1):
        before = len(game.events_since())
        game.apply(action)
        line = Text(f"{number:>4} ", style="dim").append(f"{w.seat(seat)}: ", f"bold {COLOURS[seat]}")
        out.print(line.append(action.text, "bold"))
        for paragraph in news(w, game.view(None).data, game.events_since(before)):
            paragraph.pad_left(5)
            out.print(paragraph)
        if waiting and out.input(Text(t("cli-step-prompt"), style="dim")).strip().lower().startswith("q"):
            return


def _tell(out: Console, w: Words, game: Game, actions: int) -> None:
    from terramara.cli.draw import scores_grid, title

    view = game.view(None).data
    out.print(
        t(
            "cli-replay-right",
            actions=actions,
            players=game.players,
            set=game.set.id,
            version=game.set.version,
            hash=game.state_hash(),
        )
    )
    if len(game.actions) < actions:
        out.print(t("cli-replay-at", at=len(game.actions)))
    out.print(title(w, view))
    out.print(scores_grid(w, view))
