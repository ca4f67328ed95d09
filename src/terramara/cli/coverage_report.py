"""The coverage report: what came up in a simulation, how often, and what never did."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.text import Text

from terramara.arena import possible
from terramara.cli.numbers import number
from terramara.cli.report import grid
from terramara.cli.texts import t

if TYPE_CHECKING:
    from collections import Counter

    from rich.console import Console
    from rich.table import Table as Grid

    from terramara.arena import Report
    from terramara.content.model import ContentSet

# These are listed one by one. The others are summed up here, and complete in the JSON.
_GLUE = "\0"
ONE_BY_ONE = ("decision", "crafted", "bonus", "character", "card")


def show_coverage(out: Console, report: Report, content: ContentSet) -> None:
    tables = report.plan.tables
    seen = report.coverage.seen
    every = possible(content, tables)
    for topic in ONE_BY_ONE:
        if every[topic]:
            _counts(out, topic, every[topic], seen[topic])
    out.print()
    out.print(_spaces(every["space"], seen["space"]))
    out.print()
    out.print(_summary(every, seen))
    _never(out, report.coverage.never(content, tables))


def _counts(out: Console, topic: str, names: list[str], counts: Counter[str]) -> None:
    out.print()
    out.print(Text(t(f"cli-topic-{topic}"), style="bold"))
    wide = max(len(number(counts[name])) for name in names)
    cells = [
        Text(f"{number(counts[name]):>{wide}} {name}", style="" if counts[name] else "bold red")
        for name in names
    ]
    out.print(Columns(cells, padding=(0, 2), column_first=True))


def _spaces(names: list[str], counts: Counter[str]) -> Grid:
    """Spaces by number of players."""
    rows = grid(t("cli-topic-space"))
    players = sorted({name.split()[0] for name in names})
    spaces = list(dict.fromkeys(name.split()[1] for name in names))
    halves = (len(spaces) + 1) // 2
    for _ in range(2):
        rows.add_column(t("cli-col-space"))
        for count in players:
            rows.add_column(t("cli-col-players", players=int(count[0])), justify="right")
    for i in range(halves):
        cells: list[str] = []
        for space in spaces[i::halves]:
            cells.append(space)
            for count in players:
                name = f"{count} {space}"
                cells.append(number(counts[name]) if name in names else "")
        rows.add_row(*cells)
    return rows


def _summary(every: dict[str, list[str]], seen: dict[str, Counter[str]]) -> Grid:
    rows = grid(t("cli-coverage-head"))
    rows.add_column("")
    for key in ("seen", "of"):
        rows.add_column(t(f"cli-col-{key}"), justify="right")
    rows.add_column(t("cli-col-rarest"))
    for topic, names in every.items():
        if not names:
            continue
        found = [name for name in names if seen[topic][name]]
        rarest = min(found, key=lambda name, topic=topic: seen[topic][name], default="")  # type: ignore[misc]
        told = f"{rarest} ({number(seen[topic][rarest])})" if rarest else ""
        style = "" if len(found) == len(names) else "yellow"
        rows.add_row(t(f"cli-topic-{topic}"), str(len(found)), str(len(names)), told, style=style)
    return rows


def _never(out: Console, never: dict[str, list[str]]) -> None:
    out.print()
    lacking = {topic: names for topic, names in never.items() if names}
    if not lacking:
        out.print(Text(t("cli-coverage-all"), style="bold green"))
        return
    out.print(Text(t("cli-coverage-never"), style="bold"))
    for topic, names in lacking.items():
        out.print(Text(f"  {t(f'cli-topic-{topic}')}:", style="yellow"))
        # Keep a name of several words on one line, so that you can search for it.
        listed = ", ".join(name.replace(" ", _GLUE) for name in names)
        lines = textwrap.wrap(listed, out.width - 4, break_on_hyphens=False)
        out.print(textwrap.indent("\n".join(lines), "    ").replace(_GLUE, " "))
