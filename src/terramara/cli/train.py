"""`terramara train`: bots learn from games against themselves."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from terramara.cli.batches import jobs_option, players_list, set_option
from terramara.cli.errors import Refused
from terramara.cli.numbers import Seed, number
from terramara.cli.texts import t

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terramara.bots.learning.folder import Folder, Settings
    from terramara.bots.learning.run import Tell
    from terramara.bots.weights import Weights

SHIPPED = "shipped"
# About how much of an iteration's time each step takes, for the estimate.
SHARES = {"play": 0.7, "read": 0.05, "linear": 0.05, "network": 0.15, "measure": 0.05}


def _players(ctx: click.Context, param: click.Parameter, value: str | None) -> tuple[int, ...] | None:
    return None if value is None else players_list(ctx, param, value)


@click.command("train", help=t("cli-train-help"), epilog=t("cli-train-end"))
@click.argument("path", metavar="FOLDER", type=click.Path(path_type=Path, file_okay=False))
@click.option("--iterations", type=click.IntRange(1, 999), metavar="N", help=t("cli-opt-iterations"))
@click.option("--games", type=click.IntRange(20, 1_000_000), metavar="N", help=t("cli-opt-train-games"))
@click.option("--players", callback=_players, metavar="N[,N...]", help=t("cli-opt-train-players"))
@click.option("--from", "start", metavar="FILE", help=t("cli-opt-from"))
@click.option("--seed", type=Seed(), metavar="N", help=t("cli-opt-seed"))
@set_option
@jobs_option
@click.option(
    "--on", "place", type=click.Choice(["processes", "ray"]), default="processes", help=t("cli-opt-on")
)
def command(
    path: Path,
    iterations: int | None,
    games: int | None,
    players: tuple[int, ...] | None,
    start: str | None,
    seed: int | None,
    set_path: str | None,
    jobs: int | None,
    place: str,
) -> int:
    from concurrent.futures import BrokenExecutor

    try:
        from terramara.bots.learning.folder import Folder
        from terramara.bots.learning.run import StoppedError, train
    except ImportError:
        raise Refused("cli-train-numpy") from None
    from terramara.bots.crew import NoRayError, asked_to_stop, cores

    wishes = {"iterations": iterations, "games": games, "players": players, "seed": seed, "set": set_path}
    folder = Folder(path)
    settings = _settings(folder, {name: wish for name, wish in wishes.items() if wish is not None}, start)
    try:
        with asked_to_stop() as asked, _progress(folder, settings) as tell:
            train(folder, jobs=jobs or cores(), place=place, tell=tell, asked=asked)
    except NoRayError:
        raise Refused("cli-no-ray") from None
    except BrokenExecutor:
        raise Refused("cli-train-lost", folder=str(path)) from None
    except (StoppedError, KeyboardInterrupt):
        click.echo(t("cli-train-stopped", folder=str(path)), err=True)
        return 130
    click.echo(t("cli-train-done", folder=str(path)))
    return 0


def _settings(folder: Folder, wishes: dict[str, Any], start: str | None) -> Settings:
    """Begin the folder, or continue with its settings. Only the iterations can be raised."""
    from dataclasses import replace

    from terramara.bots.learning.folder import Settings
    from terramara.cli.files import content_of

    path = folder.path
    try:
        before = folder.settings()
    except (ValueError, KeyError, TypeError):
        raise Refused("cli-train-not-ours", folder=str(path)) from None
    if before is None:
        if path.exists() and any(path.iterdir()):
            raise Refused("cli-train-not-empty", folder=str(path))
        settings = Settings(**wishes)
        content_of(settings.set)
        folder.begin(settings, _start(start) if start else None)
        return settings
    if start is not None:
        raise Refused("cli-train-begun", option="--from", folder=str(path))
    for name, wish in wishes.items():
        if name != "iterations" and wish != getattr(before, name):
            raise Refused("cli-train-begun", option=f"--{name}", folder=str(path))
    content_of(before.set)
    settings = replace(before, **wishes)
    if settings != before:
        folder.begin(settings)
    return settings


def _start(given: str) -> Weights:
    from terramara.bots.weights import HERE, Weights

    file = HERE / "network.weights" if given == SHIPPED else Path(given)
    try:
        return Weights.load(file)
    except ValueError as error:
        raise Refused("cli-train-weights", file=given, why=str(error)) from None


@contextmanager
def _progress(folder: Folder, settings: Settings) -> Iterator[Tell]:
    """A line and the curves for every iteration, and bars if somebody is watching."""
    shown = folder.done()
    if shown:
        click.echo(t("cli-train-continues", done=shown, iterations=settings.iterations))

    def report() -> None:
        nonlocal shown
        for note in folder.notes():
            if shown < note["iteration"] <= folder.done():
                shown = note["iteration"]
                click.echo(_line(note, settings.iterations))
                draw_curves(folder)

    if not sys.stderr.isatty():

        def tell(*_: object) -> None:
            report()

        yield tell
        report()
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        whole = bars.add_task(t("cli-train-all"), total=settings.iterations, completed=shown)
        part = bars.add_task("")

        def show(iteration: int, step: str, done: int, of: int) -> None:
            names = list(SHARES)
            before = sum(SHARES[name] for name in names[: names.index(step)])
            bars.update(whole, completed=iteration - 1 + before + SHARES[step] * done / of)
            words = t("cli-train-step", step=step, iteration=iteration, iterations=settings.iterations)
            bars.update(part, description=words, completed=done, total=of)
            report()

        yield show
    report()


def _line(note: dict[str, Any], iterations: int) -> str:
    told = {"iteration": note["iteration"], "iterations": iterations, "games": note["games"]}
    if "wins" not in note:
        return t("cli-train-iteration-plain", **told, score=number(note["score"]))
    low, high = _interval(note)
    return t(
        "cli-train-iteration",
        **told,
        score=number(note["score"]),
        wins=number(100 * note["wins"]),
        low=number(100 * low),
        high=number(100 * high),
        lead=number(note["lead"], signed=True),
    )


def _interval(note: dict[str, Any]) -> tuple[float, float]:
    from terramara.arena.ratings import wilson

    return wilson(note["wins"] * note["measured"], note["measured"])


def draw_curves(folder: Folder) -> None:
    from terramara.arena.curves import Curve, Panel, picture
    from terramara.cli.files import write_whole

    notes = folder.notes()
    settings = folder.settings()
    assert settings is not None
    measured = [note for note in notes if "wins" in note]
    at = [note["iteration"] for note in measured]
    panels = [
        Panel(
            t("cli-curve-wins"),
            [
                Curve(
                    "",
                    [(n, note["wins"]) for n, note in zip(at, measured, strict=True)],
                    [_interval(note) for note in measured],
                )
            ],
            percent=True,
            even=1 / max(settings.players),
        ),
        Panel(t("cli-curve-score"), [Curve("", [(note["iteration"], note["score"]) for note in notes])]),
        Panel(
            t("cli-curve-told"),
            [
                Curve(
                    t(f"cli-curve-{kind}"),
                    [(note["iteration"], note[kind]["own"]) for note in notes if note[kind]],
                )
                for kind in ("network", "linear")
            ],
            percent=True,
        ),
    ]
    write_whole(folder.path / "curves.svg", picture(t("cli-curve-title"), t("cli-curve-below"), panels))
