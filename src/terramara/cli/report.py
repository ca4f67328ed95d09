"""A simulation's report in tables, for 80 columns and more."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich import _wrap
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from terramara.cli.numbers import number, percent, short
from terramara.cli.texts import messages, t

if TYPE_CHECKING:
    from terramara.arena import Report, Table, Tally
    from terramara.arena.tally import Spread
    from terramara.content.model import ContentSet

SHOWN_FAULTS = 10

# Rich would break lines at any space, even at one that holds a French colon or a unit to the word before it.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def console() -> Console:
    """Show plain text as it is: file names may have brackets."""
    return Console(highlight=False, markup=False, emoji=False)


def grid(title: str) -> Grid:
    return Grid(
        title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0)
    )


def show_report(report: Report, content: ContentSet) -> None:
    out = console()
    out.print(Text(_headline(report), style="bold"))
    if not report.complete:
        out.print(t("cli-report-partial", games=report.games + len(report.faults), planned=report.plan.games))
    if report.games:
        for part in (_tables(report), _seats(report), _kinds(report), _sources(report)):
            out.print()
            out.print(part)
    if report.plan.coverage:
        from terramara.cli.coverage_report import show_coverage

        show_coverage(out, report, content)
    out.print()
    _faults(out, report)
    out.print(_speed(report))


def _headline(report: Report) -> str:
    plan = report.plan
    players = "/".join(map(str, plan.players))
    kind = "mixed" if len(plan.modes) > 1 else plan.modes[0]
    return t(
        "cli-report-head",
        games=report.games,
        players=players,
        kind=kind,
        bots=", ".join(plan.bots),
        seed=str(plan.seed),
        set=report.set_id,
    )


def name_of(table: Table) -> str:
    return t("cli-table-name", players=table.players, mode=table.mode)


def around(spread: Spread, digits: int = 1) -> str:
    return f"{number(spread.mean, digits)} ± {number(spread.deviation, digits)}"


def between(spread: Spread) -> str:
    return f"{short(spread.least)}–{short(spread.most)}"


def _tables(report: Report) -> Grid:
    rows = grid(t("cli-report-tables"))
    rows.add_column("")
    for key in ("games", "length", "range", "score", "range", "shared"):
        rows.add_column(t(f"cli-col-{key}"), justify="right")
    for table in report.tables:
        tally = report.tallies[table]
        length, score = tally.length, tally.score()
        rows.add_row(
            name_of(table),
            str(tally.games),
            around(length),
            between(length),
            around(score),
            between(score),
            str(tally.shared),
        )
    return rows


def _seats(report: Report) -> Grid:
    rows = grid(t("cli-report-seats"))
    for key in ("table", "seat", "bot"):
        rows.add_column(t(f"cli-col-{key}"))
    for key in ("score", "median", "wins", "wins-by-order"):
        rows.add_column(t(f"cli-col-{key}"), justify="right")
    for table in report.tables:
        tally = report.tallies[table]
        bots = report.plan.bot_names(table.players)
        for seat in range(table.players):
            score = tally.score(seat)
            rows.add_row(
                name_of(table) if seat == 0 else "",
                str(seat),
                bots[seat],
                around(score),
                short(score.median),
                _percent(tally.win_share(seat)),
                t("cli-by-order", place=seat + 1, share=_percent(tally.win_share_by_order(seat))),
            )
    return rows


def _percent(share: float) -> str:
    return percent(share, 1)


def _kinds(report: Report) -> Grid:
    """One column for each table, one line for each kind of decision."""
    rows = grid(t("cli-report-kinds"))
    rows.add_column("")
    means = [report.tallies[table].kind_means() for table in report.tables]
    for table in report.tables:
        rows.add_column(name_of(table), justify="right")
    kinds = sorted(
        {kind for mean in means for kind in mean}, key=lambda kind: -sum(m.get(kind, 0) for m in means)
    )
    for kind in kinds:
        rows.add_row(kind, *[number(mean.get(kind, 0), 2) for mean in means])
    return rows


def _sources(report: Report) -> Grid:
    rows = grid(t("cli-report-sources"))
    rows.add_column("")
    for table in report.tables:
        rows.add_column(name_of(table), justify="right")
    means = [_source_means(report.tallies[table]) for table in report.tables]
    for source in means[0]:
        rows.add_row(messages().text(f"source-{source}"), *[number(mean[source], 2) for mean in means])
    return rows


def _source_means(tally: Tally) -> dict[str, float]:
    """VP of a player by source, over all seats."""
    seats = [tally.source_means(seat) for seat in range(tally.seats)]
    return {source: sum(seat[source] for seat in seats) / len(seats) for source in seats[0]}


def _faults(out: Console, report: Report) -> None:
    if not report.faults:
        return
    out.print(Text(t("cli-report-faults", count=len(report.faults)), style="bold red"))
    for fault in report.faults[:SHOWN_FAULTS]:
        out.print(Text(t("cli-report-fault", game=fault.game, seed=str(fault.seed), error=fault.error)))


def _speed(report: Report) -> str:
    from terramara import _build

    seconds = max(report.seconds, 1e-9)
    return t(
        "cli-report-speed",
        seconds=number(report.seconds, 1),
        jobs=report.jobs,
        games=number(report.games / seconds, 0 if report.games > seconds else 2),
        decisions=number(report.decisions / seconds),
        engine=t("cli-engine", kind="compiled" if _build.compiled else "interpreted", why=_build.reason),
    )
