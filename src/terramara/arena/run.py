"""Plays the games of a plan and puts the results together."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from typing import Any

from terramara.arena.coverage import Coverage
from terramara.arena.plan import Plan, Table
from terramara.arena.play import play_game
from terramara.arena.report import Fault, Part, Range, Report
from terramara.arena.tally import Tally
from terramara.arena.watch import Watch
from terramara.bots.crew import asked_to_stop, crew, stopping
from terramara.content import load_set
from terramara.content.model import ContentSet

# Small enough that little is lost, and nobody waits long, when somebody stops it.
MOST_IN_A_SHARE = 25


class CrewLostError(RuntimeError):
    """A process was stopped from outside, or couldn't start. `report` has what was done until then."""

    def __init__(self, report: Report) -> None:
        super().__init__("a process of the simulation was lost")
        self.report = report


def play_share(plan: dict[str, Any], content: ContentSet, share: Range) -> Part:
    """Play these games; fewer, if somebody says stop.

    The plan comes as JSON, since it has a class of the engine, which may not be picklable when compiled.
    """
    how = Plan.from_json(plan)
    tallies: dict[Table, Tally] = {}
    watch = Watch(content) if how.coverage else None
    faults: list[Fault] = []
    number = share[0]
    while number < share[1] and not stopping():
        table = how.table(number)
        tally = tallies.setdefault(table, Tally(table.players))
        try:
            play_game(how, content, number, tally, watch)
        except Exception as error:  # noqa: BLE001  one game that fails must not cost the others
            faults.append(Fault(number, how.seed_of(number), f"{type(error).__name__}: {error}"))
        number += 1
    return Part((share[0], number), tallies, watch.coverage if watch else Coverage(), tuple(faults))


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    place: str = "processes",
    content: ContentSet | None = None,
    resume: Report | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play what `plan` asks for and `resume` doesn't have yet.

    `jobs` is the number of processes; 1 stays in this one. With `place` "ray" they are Ray's. `progress` is
    called with the number of games done. The first Ctrl-C ends it after the games under way, the second at
    once. The report then has the games played so far; pass it as `resume` to continue. With several jobs, a
    script needs the usual `if __name__ == "__main__":` around its main part.
    """
    if jobs < 1:
        raise ValueError(f"jobs is at least 1, not {jobs}")
    content = content or load_set()
    report = resume or Report(plan, content.id, content.hash)
    if (report.plan, report.set_hash) != (plan, content.hash):
        raise ValueError("the report to resume is of another plan or set")
    start = time.perf_counter()
    report = replace(report, jobs=jobs, interrupted=False)
    lost = None
    shares = share_out(report.left(), jobs)
    with asked_to_stop() as asked, crew(jobs, place, shared=(plan.to_json(), content)) as hands:
        parts = hands.map(play_share, ((share,) for share in shares), asked)
        try:
            for part in parts:
                report = report.with_part(part)
                if progress is not None:
                    progress(sum(end - begin for begin, end in report.done))
        except KeyboardInterrupt:
            asked.set()
        except BrokenExecutor as error:
            lost = error
        for part in parts:
            report = report.with_part(part)
    seconds = report.seconds + time.perf_counter() - start
    report = replace(report, seconds=seconds, interrupted=not report.complete)
    if lost is not None:
        raise CrewLostError(report) from lost
    return report


def share_out(ranges: list[Range], jobs: int) -> list[Range]:
    """Cuts ranges of games into shares for one process at a time."""
    games = sum(end - start for start, end in ranges)
    size = max(1, min(MOST_IN_A_SHARE, games // (4 * jobs)))
    return [(at, min(at + size, end)) for start, end in ranges for at in range(start, end, size)]
