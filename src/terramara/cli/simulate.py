"""`terramara simulate`: many games between bots, and what came out."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from terramara.cli.errors import Refused
from terramara.cli.numbers import Seed
from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.arena import Plan, Report
    from terramara.content.model import ContentSet

MODES = {"first": ("first",), "full": ("full",), "mixed": ("first", "full")}


def _players(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    """`4`, or `2,3,4` for tables of each in turn."""
    parts = [part.strip() for part in value.split(",")]
    if not all(part in ("2", "3", "4") for part in parts):
        raise click.BadParameter(t("cli-bad-players", given=value), ctx, param)
    return tuple(dict.fromkeys(int(part) for part in parts))


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG001
    from terramara.bots import BOTS

    head, comma, last = incomplete.rpartition(",")
    return [CompletionItem(f"{head}{comma}{name}") for name in sorted(BOTS) if name.startswith(last)]


@click.command("simulate", help=t("cli-simulate-help"), epilog=t("cli-simulate-end"))
@click.option(
    "--players",
    callback=_players,
    default="4",
    show_default=True,
    metavar="N[,N...]",
    help=t("cli-opt-players"),
)
@click.option(
    "--games", type=click.IntRange(1), metavar="N", default=1000, show_default=True, help=t("cli-opt-games")
)
@click.option(
    "--bots", default="random", show_default=True, shell_complete=complete_bots, help=t("cli-opt-bots")
)
@click.option("--first", "mode", flag_value="first", help=t("cli-opt-first"))
@click.option("--full", "mode", flag_value="full", default=True, help=t("cli-opt-full"))
@click.option("--mixed", "mode", flag_value="mixed", help=t("cli-opt-mixed"))
@click.option("--seed", type=Seed(), metavar="N", default=0, show_default=True, help=t("cli-opt-seed"))
@click.option("--set", "set_path", metavar="PATH", help=t("cli-opt-set"))
@click.option("--coverage", is_flag=True, help=t("cli-opt-coverage"))
@click.option("--jobs", type=click.IntRange(1, 1024), metavar="N", help=t("cli-opt-jobs"))
@click.option("--keep", type=click.Path(path_type=Path, dir_okay=False), help=t("cli-opt-keep"))
@click.option("--json", "as_json", is_flag=True, help=t("cli-opt-json"))
def command(
    players: tuple[int, ...],
    games: int,
    bots: str,
    mode: str,
    seed: int,
    set_path: str | None,
    coverage: bool,
    jobs: int | None,
    keep: Path | None,
    as_json: bool,
) -> int:
    from terramara.arena import CrewLostError, Plan, PlanError
    from terramara.cli.files import content_of, write_whole
    from terramara.cli.report import show_report

    content = content_of(set_path)
    names = tuple(name.strip() for name in bots.split(","))
    try:
        plan = Plan(games, players, MODES[mode], names, seed, coverage)
    except PlanError as error:
        raise Refused(f"cli-plan-{error.code}", **error.numbers) from None
    earlier = _earlier(keep, plan, content) if keep else None
    lost = False
    try:
        report = _run(plan, content, jobs or _cores(), earlier)
    except CrewLostError as error:
        report, lost = error.report, True
    if keep:
        write_whole(keep, json.dumps(report.to_json(), indent=1) + "\n")
    if as_json:
        click.echo(json.dumps(_json(report, content), indent=1))
    else:
        show_report(report, content)
    if lost:
        raise Refused("cli-crew-lost")
    if report.interrupted:
        return 130
    return 1 if report.faults else 0


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _json(report: Report, content: ContentSet) -> dict[str, Any]:
    data = report.to_json()
    if report.plan.coverage:
        data["never_seen"] = report.coverage.never(content, report.plan.tables)
    return data


def _earlier(keep: Path, plan: Plan, content: ContentSet) -> Report | None:
    """Load what an earlier run of the same plan left in the file."""
    from terramara.arena import Report
    from terramara.cli.files import read_text

    if not keep.exists():
        if not keep.parent.is_dir():
            raise Refused("cli-no-folder", folder=str(keep.parent))
        return None
    try:
        earlier = Report.from_json(json.loads(read_text(keep)))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("cli-keep-not-ours", file=str(keep)) from None
    if (earlier.plan, earlier.set_hash) != (plan, content.hash):
        raise Refused("cli-keep-other-plan", file=str(keep))
    return earlier


def _run(plan: Plan, content: ContentSet, jobs: int, earlier: Report | None) -> Report:
    from terramara.arena import simulate

    if not sys.stderr.isatty():
        return simulate(plan, jobs=jobs, content=content, resume=earlier)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(t("cli-playing"), total=plan.games)
        return simulate(
            plan,
            jobs=jobs,
            content=content,
            resume=earlier,
            progress=lambda done: bar.update(task, completed=done),
        )
