"""`terramara simulate`: many games between bots, and the results."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from terramara.cli.batches import (
    MODES,
    complete_bots,
    games_option,
    jobs_option,
    json_option,
    mode_options,
    players_option,
    progress_bar,
    refusing_plans,
    seed_option,
    set_option,
)
from terramara.cli.errors import Refused
from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.arena import Plan, Report
    from terramara.content.model import ContentSet


@click.command("simulate", help=t("cli-simulate-help"), epilog=t("cli-simulate-end"))
@players_option
@games_option(1000)
@click.option(
    "--bots",
    metavar="BOT[,BOT...]",
    default="random",
    show_default=True,
    shell_complete=complete_bots,
    help=t("cli-opt-bots"),
)
@mode_options
@seed_option
@set_option
@click.option("--coverage", is_flag=True, help=t("cli-opt-coverage"))
@jobs_option
@click.option("--keep", type=click.Path(path_type=Path, dir_okay=False), help=t("cli-opt-keep"))
@json_option
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
    from terramara.arena import CrewLostError, Plan
    from terramara.bots.crew import cores
    from terramara.cli.files import content_of, write_whole
    from terramara.cli.report import show_report

    content = content_of(set_path)
    names = tuple(name.strip() for name in bots.split(","))
    with refusing_plans():
        plan = Plan(games, players, MODES[mode], names, seed, coverage)
    earlier = _earlier(keep, plan, content) if keep else None
    lost = False
    try:
        report = _run(plan, content, jobs or cores(), earlier)
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

    with progress_bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(t("cli-playing"), total=plan.games)
        return simulate(
            plan,
            jobs=jobs,
            content=content,
            resume=earlier,
            progress=lambda done: bar.update(task, completed=done),
        )
