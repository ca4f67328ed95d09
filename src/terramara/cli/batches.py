"""Options, progress and kept games shared by the commands that play many games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from terramara.cli.errors import Refused
from terramara.cli.numbers import Seed
from terramara.cli.texts import t

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.progress import Progress

    from terramara.arena.ledger import Ask, Ledger

MODES = {"first": ("first",), "full": ("full",), "mixed": ("first", "full")}
GAMES_FILE = "games.jsonl"
SHOWN_FAULTS = 10
PLACES = ("processes", "ray")


def players_list(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    """`4`, or `2,3,4` for tables of each in turn."""
    parts = [part.strip() for part in value.split(",")]
    if not all(part in ("2", "3", "4") for part in parts):
        raise click.BadParameter(t("cli-bad-players", given=value), ctx, param)
    return tuple(dict.fromkeys(int(part) for part in parts))


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG001
    from terramara.bots import BOTS

    head, comma, last = incomplete.rpartition(",")
    return [CompletionItem(f"{head}{comma}{name}") for name in sorted(BOTS) if name.startswith(last)]


# Options that several commands share.
players_option = click.option(
    "--players",
    callback=players_list,
    default="4",
    show_default=True,
    metavar="N[,N...]",
    help=t("cli-opt-players"),
)
seed_option = click.option(
    "--seed", type=Seed(), metavar="N", default=0, show_default=True, help=t("cli-opt-seed")
)
set_option = click.option("--set", "set_path", metavar="PATH", help=t("cli-opt-set"))
jobs_option = click.option("--jobs", type=click.IntRange(1, 1024), metavar="N", help=t("cli-opt-jobs"))
json_option = click.option("--json", "as_json", is_flag=True, help=t("cli-opt-json"))


def games_option(default: int, help_id: str = "cli-opt-games") -> Callable[..., Any]:
    return click.option(
        "--games", type=click.IntRange(1), metavar="N", default=default, show_default=True, help=t(help_id)
    )


def mode_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--first, --full and --mixed."""
    command = click.option("--mixed", "mode", flag_value="mixed", help=t("cli-opt-mixed"))(command)
    command = click.option("--full", "mode", flag_value="full", default=True, help=t("cli-opt-full"))(command)
    return click.option("--first", "mode", flag_value="first", help=t("cli-opt-first"))(command)


def batch_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--seed, --set, --jobs, --on, --out and --json."""
    for option in (
        json_option,
        click.option(
            "--out", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help=t("cli-opt-out")
        ),
        click.option(
            "--on",
            "place",
            type=click.Choice(PLACES),
            default=PLACES[0],
            show_default=True,
            help=t("cli-opt-on"),
        ),
        jobs_option,
        set_option,
        seed_option,
    ):
        command = option(command)
    return command


@contextmanager
def refusing_plans() -> Iterator[None]:
    """A plan that can't be played ends the command with a line that says why."""
    from terramara.arena.plan import PlanError

    try:
        yield
    except PlanError as error:
        raise Refused(f"cli-plan-{error.code}", **error.numbers) from None


def ledger_for(out: Path | None, plan: dict[str, Any], set_path: str | None) -> Ledger:
    """The games kept in the folder so far; makes the folder if it isn't there yet."""
    from terramara.arena.ledger import Ledger, LedgerError
    from terramara.cli.files import content_of

    content = content_of(set_path)
    if out is None:
        return Ledger(None, plan, content)
    if not out.exists():
        if not out.resolve().parent.is_dir():
            raise Refused("cli-no-folder", folder=str(out.parent))
        out.mkdir()
    try:
        return Ledger(out / GAMES_FILE, plan, content)
    except LedgerError as error:
        raise Refused(f"cli-out-{error.code}", file=str(out / GAMES_FILE)) from None


def progress_bar(**how: Any) -> Progress:
    """How much is done, of how much, and how long the rest will take."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, **how)


def play_games(
    ledger: Ledger,
    asks: list[Ask],
    *,
    jobs: int | None,
    place: str,
    table: Callable[[], RenderableType],
) -> bool:
    """Play what is missing, with a bar and a live table if somebody is watching; return False if it was
    stopped."""
    from terramara.arena.ledger import Pace, ProcessLostError, play_on
    from terramara.bots.crew import NoRayError, cores

    def play(progress: Callable[[], None]) -> bool:
        try:
            return play_on(ledger, asks, jobs=jobs or cores(), place=place, progress=progress)
        except ProcessLostError:
            raise Refused("cli-process-lost", games=len(ledger.games)) from None
        except NoRayError:
            raise Refused("cli-no-ray") from None

    if not sys.stderr.isatty():
        return play(lambda: None)
    from rich.console import Console, Group
    from rich.live import Live

    bar = progress_bar()
    task = bar.add_task(t("cli-playing"), total=len(asks), completed=len(ledger.games))
    pace = Pace(1.0)
    with Live(bar, console=Console(stderr=True), transient=True) as live:

        def progress() -> None:
            bar.update(task, completed=len(ledger.games))
            if pace.due():
                live.update(Group(table(), bar))

        return play(progress)


def finish(ledger: Ledger, asks: Sequence[Ask], *, kept: bool, quiet: bool) -> int:
    """Report failed games and a stopped run; return the exit code."""
    failed = [(ask, game) for ask, game in zip(asks, ledger.games, strict=False) if game.error]
    if failed and not quiet:
        click.echo(t("cli-report-faults", count=len(failed)))
        for ask, game in failed[:SHOWN_FAULTS]:
            click.echo(t("cli-report-fault", game=ask.number, seed=str(ask.seed), error=game.error))
    if len(ledger.games) < len(asks):
        if not quiet:
            click.echo(
                t("cli-stopped-kept" if kept else "cli-stopped", games=len(ledger.games), planned=len(asks))
            )
        return 130
    return 1 if failed else 0
