"""A tournament's table in the terminal, its page with pictures, and its files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid
from rich.text import Text

from terramara.arena import pictures
from terramara.arena.standings import Line, as_csv, rows, write_parquet
from terramara.cli.files import write_whole
from terramara.cli.numbers import number, percent
from terramara.cli.report import console, grid
from terramara.cli.texts import language, messages, t
from terramara.engine.scoring import SOURCES

if TYPE_CHECKING:
    from terramara.arena.ledger import Ledger
    from terramara.arena.standings import Standings
    from terramara.arena.tournament import Pairing, Tournament

COLUMNS = ("rating", "games", "wins", "score", "margin")


def standings_grid(result: Standings) -> Grid:
    out = grid(t("cli-arena-standings"))
    out.add_column(t("cli-col-bot"))
    for key in COLUMNS:
        out.add_column(t(f"cli-col-{key}"), justify="right")
    for line in result.lines:
        out.add_row(line.bot, *_cells(line))
    return out


def _cells(line: Line) -> list[str]:
    low, high = line.interval
    rating = line.rating
    return [
        f"{rating.points:.0f} ({rating.low:.0f}–{rating.high:.0f})",
        str(line.games),
        f"{percent(line.share)} ({number(100 * low)}–{number(100 * high)})",
        number(line.mean(line.points), 1),
        number(line.mean(line.margin), 1, signed=True),
    ]


def headline(tournament: Tournament, ledger: Ledger, result: Standings) -> str:
    return t(
        "cli-report-head",
        games=result.played,
        players="/".join(map(str, tournament.players)),
        kind="mixed" if len(tournament.modes) > 1 else tournament.modes[0],
        bots=", ".join(tournament.bots),
        seed=str(tournament.seed),
        set=str(ledger.head["set"]),
    )


def show(tournament: Tournament, ledger: Ledger, result: Standings) -> None:
    out = console()
    out.print(Text(headline(tournament, ledger, result), style="bold"))
    out.print()
    out.print(standings_grid(result))
    out.print()
    out.print(t("cli-arena-note"))


def as_data(tournament: Tournament, ledger: Ledger, result: Standings) -> dict[str, Any]:
    """Depends on the plan alone: the same from any number of processes, and from Ray."""
    return {
        **ledger.head,
        "plan": tournament.to_json(),
        "games": result.played,
        "standings": [
            {
                "bot": line.bot,
                "rating": round(line.rating.points, 1),
                "rating_low": round(line.rating.low, 1),
                "rating_high": round(line.rating.high, 1),
                "games": line.games,
                "wins": round(line.wins, 6),
                "wins_low": round(line.interval[0], 4),
                "wins_high": round(line.interval[1], 4),
                "score": round(line.mean(line.points), 2),
                "margin": round(line.mean(line.margin), 2),
                "left_reserved": round(line.mean(line.left_reserved), 4),
                "sources": {
                    name: round(line.mean(value), 2)
                    for name, value in zip(SOURCES, line.sources, strict=True)
                },
            }
            for line in result.lines
        ],
        "before": [
            {"bot": one, "other": other, "times": times, "of": of}
            for (one, other), (times, of) in sorted(result.before.items())
        ],
        "faults": [
            {"game": pairing.number, "seed": pairing.seed, "error": game.error}
            for pairing, game in result.failed
        ],
    }


def write_results(
    out: Path, tournament: Tournament, ledger: Ledger, pairings: list[Pairing], result: Standings
) -> list[str]:
    """results.csv, results.parquet if pyarrow is there, and report.html. Returns their names."""
    table = rows(pairings, ledger.games)
    write_whole(out / "results.csv", as_csv(table))
    files = ["results.csv"]
    if write_parquet(table, out / "results.parquet"):
        files.append("results.parquet")
    write_whole(out / "report.html", _page(tournament, ledger, result))
    return [*files, "report.html"]


def _page(tournament: Tournament, ledger: Ledger, result: Standings) -> str:
    names = [line.bot for line in result.lines]
    spans = [
        pictures.Span(line.bot, line.rating.points, line.rating.low, line.rating.high)
        for line in result.lines
    ]
    sources = [messages().text(f"source-{source}") for source in SOURCES]
    stacks = [(line.bot, [line.mean(value) for value in line.sources]) for line in result.lines]
    parts = [
        pictures.paragraph(headline(tournament, ledger, result)),
        pictures.heading(t("cli-arena-ratings")),
        pictures.spans(t("cli-arena-ratings"), spans, form=pictures.plain),
        pictures.paragraph(t("cli-arena-note")),
        pictures.heading(t("cli-arena-standings")),
        pictures.table(
            [t("cli-col-bot"), *(t(f"cli-col-{key}") for key in COLUMNS)],
            [[line.bot, *_cells(line)] for line in result.lines],
            pictures.cold,
        ),
        pictures.heading(t("cli-arena-before")),
        _before(result, names),
        pictures.heading(t("cli-report-sources")),
        pictures.stacks(t("cli-report-sources"), sources, stacks),
    ]
    return pictures.page(t("cli-arena-title"), language(), parts)


def _before(result: Standings, names: list[str]) -> str:
    """How often the bot of the row finishes ahead of the bot of the column."""

    def share(row: int, column: int) -> float | None:
        met = result.before.get((names[row], names[column - 1])) if column else None
        return met[0] / met[1] if met else None

    def cell(row: int, column: int) -> str:
        value = share(row, column)
        return "" if value is None else percent(value)

    body = [[name, *(cell(row, k + 1) for k in range(len(names)))] for row, name in enumerate(names)]
    return pictures.table(["", *names], body, share)
