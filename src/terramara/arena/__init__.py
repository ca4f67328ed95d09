"""Many games, on as many processes as you like, in one report.

    >>> from terramara.arena import Plan, simulate
    >>> report = simulate(Plan(games=20, players=(2, 4), seed=1))
    >>> report.games, [table.players for table in report.tables]
    (20, [2, 4])

The same plan gives the same report on any number of processes; one that was stopped can be continued.
"""

from terramara.arena.coverage import Coverage, possible
from terramara.arena.ledger import Kept, Ledger, LedgerError, play_on
from terramara.arena.plan import Plan, PlanError, Table
from terramara.arena.report import Fault, Report
from terramara.arena.run import CrewLostError, simulate
from terramara.arena.standings import standings
from terramara.arena.tally import Tally
from terramara.arena.tournament import Tournament

__all__ = [
    "Coverage",
    "CrewLostError",
    "Fault",
    "Kept",
    "Ledger",
    "LedgerError",
    "Plan",
    "PlanError",
    "Report",
    "Table",
    "Tally",
    "Tournament",
    "play_on",
    "possible",
    "simulate",
    "standings",
]
