"""The figures as tables for people and as JSON for programs."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.engine.peers import OPEN_SPIEL
from benchmarks.engine.plan import PLAYERS
from benchmarks.engine.run import Results
from benchmarks.engine.targets import Verdict, mid, verdicts

ROWS = (  # sample, figure, title, format
    ("inside", "decisions/s", "decisions/s, loop inside", ",.0f"),
    ("driver", "decisions/s", "decisions/s, interpreted driver", ",.0f"),
    ("batch", "decisions/s", "decisions/s, batches of 60 states", ",.0f"),
    ("games", "games/s", "games/s, set-up included", ",.0f"),
    ("copy", "copy us", "copy, µs", ".2f"),
    ("legal", "legal us", "legal actions, µs", ".2f"),
    ("middle", "playout us", "playout from mid-game, µs", ",.0f"),
    ("judged", "positions/s", "positions judged/s, adept", ",.0f"),
    ("view", "view us", "view, µs", ",.0f"),
    ("record", "record ms", "record round trip, ms", ".1f"),
    ("growth", "fifth 1 us", "decision in the first fifth, µs", ".2f"),
    ("growth", "fifth 5 us", "decision in the last fifth, µs", ".2f"),
    ("memory", "traced bytes", "held copy, bytes (traced)", ",.0f"),
    ("memory", "resident bytes", "held copy, bytes (resident)", ",.0f"),
    ("decisions", "decisions/game", "decisions a game", ",.0f"),
    ("decisions", "legal/decision", "legal actions a decision", ".1f"),
)


def spread(values: list[float]) -> float:
    """Half the distance from least to most, as a part of the median."""
    middle = median(values)
    return (max(values) - min(values)) / 2 / middle if middle else 0.0


def cell(values: list[float], form: str) -> str:
    if not values:
        return "-"
    told = f"{median(values):{form}}"
    return f"{told} ±{spread(values):.0%}" if len(values) > 1 else told


def summary(values: list[float]) -> dict[str, Any]:
    return {"median": median(values), "spread": spread(values), "values": values}


def own_table(results: Results) -> Table:
    table = Table(title="This engine: median and spread, CPU time")
    for title in ("", "pure", "compiled", "times better"):
        table.add_column(title, justify="left" if not title else "right")
    for players in PLAYERS:
        table.add_section()
        table.add_row(f"[bold]{players} players[/]")
        for ask, figure, title, form in ROWS:
            pure = results.of("pure", f"{ask} {players}", figure)
            compiled = results.of("compiled", f"{ask} {players}", figure)
            both = pure and compiled and ask != "decisions"
            better = f"{ratio(median(compiled), median(pure), figure):.1f}" if both else ""
            table.add_row(title, cell(pure, form), cell(compiled, form), better)
    return table


def ratio(compiled: float, pure: float, figure: str) -> float:
    """How many times better: rates grow, times and bytes shrink."""
    return compiled / pure if figure.endswith("/s") else pure / compiled


def before_table(results: Results) -> Table:
    """This engine beside an earlier one in the same run: of a rate more is better, of the rest less."""
    table = Table(title="Before and after, in one run: after as a multiple of before")
    for title in ("", *(f"{players} players" for players in PLAYERS)):
        table.add_column(title, justify="left" if not title else "right")
    pairs = (("compiled", "before"), ("pure", "before, pure"))
    for ask, figure, title, _ in ROWS:
        for after, before in pairs:
            told = [both(results, f"{ask} {players}", figure, after, before) for players in PLAYERS]
            if any(told):
                table.add_row(f"{title}, {after}", *told)
    batch = [
        both(results, f"batch {players}", "decisions/s", "compiled", "before", f"driver {players}")
        for players in PLAYERS
    ]
    table.add_row("batches to the driver before", *batch)
    return table


def both(results: Results, key: str, figure: str, after: str, before: str, before_key: str = "") -> str:
    now, then = results.of(after, key, figure), results.of(before, before_key or key, figure)
    return f"{median(now) / median(then):.2f}" if now and then and median(then) else ""


def field_table(results: Results) -> Table:
    table = Table(title="Beside the field: how many times as fast 4 players are, compiled")
    for title in ("", "decisions/s", "copy, µs", "times, driver", "times, inside"):
        table.add_column(title, justify="left" if not title else "right")
    driver = mid(results, "compiled", "driver 4", "decisions/s")
    inside = mid(results, "compiled", "inside 4", "decisions/s")
    for players in PLAYERS:
        for engine in ("compiled", "pure"):
            rate = results.of(engine, f"driver {players}", "decisions/s")
            copied = results.of(engine, f"copy {players}", "copy us")
            table.add_row(f"{engine}, {players} players", cell(rate, ",.0f"), cell(copied, ".2f"), "", "")
    rows = [("catanatron", "catanatron", "Catanatron, 4 players")]
    rows += [("open_spiel", game, f"OpenSpiel {game}") for game in OPEN_SPIEL]
    for engine, key, title in rows:
        why = results.missing.get(engine) or results.missing.get(f"{engine} {key}")
        rate = results.of(engine, key, "decisions/s")
        if not rate:
            table.add_row(title, why or "not measured", "", "", "")
            continue
        against = [f"{ours / median(rate):.1f}" if ours else "-" for ours in (driver, inside)]
        table.add_row(title, cell(rate, ",.0f"), cell(results.of(engine, key, "copy us"), ".2f"), *against)
    return table


def verdict_table(found: list[Verdict]) -> Table:
    table = Table(title="Promises (of several numbers of players, the worst)")
    table.add_column("promise")
    table.add_column("figure", justify="right")
    table.add_column("reached")
    words = {True: "[green]yes[/]", False: "[red]no[/]", None: "[yellow]not told[/]"}
    for verdict in found:
        table.add_row(verdict.promise, verdict.figure, words[verdict.reached])
    return table


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "")


def surroundings() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
    }


def show(console: Console, results: Results, equal: Verdict | None) -> None:
    console.print(own_table(results))
    if "before" in results.figures:
        console.print(before_table(results))
    console.print(field_table(results))
    for what, why in results.missing.items():
        console.print(f"{what}: {why}", style="yellow", markup=False)
    console.print(verdict_table(verdicts(results) + ([equal] if equal else [])))
    if results.interrupted:
        console.print(f"Interrupted: {results.rounds} whole rounds were done.", style="yellow")


def write(path: Path, results: Results, equal: Verdict | None) -> None:
    found = verdicts(results) + ([equal] if equal else [])
    told = {
        "surroundings": surroundings(),
        "engines": results.about,
        "missing": results.missing,
        "rounds": results.rounds,
        "interrupted": results.interrupted,
        "figures": {
            engine: {
                key: {name: summary(values) for name, values in figures.items()}
                for key, figures in samples.items()
            }
            for engine, samples in results.figures.items()
        },
        "promises": [asdict(verdict) for verdict in found],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
