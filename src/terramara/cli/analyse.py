"""`terramara analyse`: what a strong bot says of a position, and of every decision of a game."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.bots.analysis import Budget, Step
    from terramara.engine.game import Game


@click.command("analyse", help=t("cli-analyse-help"), epilog=t("cli-analyse-end"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--to", type=click.IntRange(0), metavar="N", help=t("cli-opt-analyse-to"))
@click.option(
    "--turns",
    type=click.IntRange(1, 20),
    metavar="N",
    default=3,
    show_default=True,
    help=t("cli-opt-analyse-turns"),
)
@click.option(
    "--games",
    type=click.IntRange(0, 100_000),
    metavar="N",
    default=0,
    show_default=True,
    help=t("cli-opt-analyse-games"),
)
@click.option("--picture", type=click.Path(path_type=Path, dir_okay=False), help=t("cli-opt-picture"))
@click.option("--set", "set_path", metavar="PATH", help=t("cli-opt-set"))
@click.option("--json", "as_json", is_flag=True, help=t("cli-opt-json"))
def command(
    file: Path,
    to: int | None,
    turns: int,
    games: int,
    picture: Path | None,
    set_path: str | None,
    as_json: bool,
) -> int:
    from terramara.bots.analysis import Budget, NoNumpyError, analyse
    from terramara.cli.analyse_report import Report, as_data, drawn, show
    from terramara.cli.errors import Refused
    from terramara.cli.files import write_whole

    if picture is not None and not picture.resolve().parent.is_dir():
        raise Refused("cli-no-folder", folder=str(picture.parent))
    budget = Budget(candidates=max(6, turns), games=games)
    game, start = _games(file, set_path, to)
    try:
        steps, whole = _steps(start, game, budget) if start is not None else ([], True)
        report = Report(game, start, steps, analyse(game, budget, turns), budget, whole)
    except NoNumpyError:
        raise Refused("cli-analyse-numpy") from None
    if as_json:
        click.echo(json.dumps(as_data(report), indent=1))
    else:
        show(report)
    if picture is not None:
        write_whole(picture, drawn(report))
        if not as_json:
            click.echo(t("cli-analyse-written", file=str(picture)))
    if whole:
        return 0
    if not as_json:
        done = steps[-1].number if steps else 0
        click.echo(t("cli-analyse-stopped", done=done, count=len(game.actions)))
    return 130


def _games(file: Path, set_path: str | None, to: int | None) -> tuple[Game, Game | None]:
    """Where to look, and for a whole record also its start."""
    from terramara.cli.errors import Refused
    from terramara.cli.files import read_game

    game = read_game(file, set_path)
    count = len(game.actions)
    if to is None:
        return game, read_game(file, set_path, 0) if count else None
    if to > count:
        raise Refused("cli-replay-too-far", to=str(to), count=count)
    return read_game(file, set_path, to), None


def _steps(start: Game, game: Game, budget: Budget) -> tuple[list[Step], bool]:
    """Every decision; after Ctrl-C those that are done, and False."""
    from terramara.bots.analysis import review
    from terramara.bots.crew import asked_to_stop

    actions = [action for _, action in game.actions]
    steps = []
    with asked_to_stop() as asked, _progress(len(actions)) as tell:
        for step in review(start, actions, budget):
            steps.append(step)
            tell(step.number)
            if asked.is_set():
                return steps, False
    return steps, True


@contextmanager
def _progress(count: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, if somebody is watching."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(t("cli-analysing"), total=count)
        yield lambda done: bar.update(task, completed=done)
