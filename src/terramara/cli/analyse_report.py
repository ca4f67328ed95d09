"""The results of an analysis: tables in the terminal, a picture, and numbers for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from terramara.arena import pictures
from terramara.arena.curves import Curve, Panel, picture
from terramara.bots.analysis import Analysis, Budget, Outlook, Step, follow
from terramara.cli.numbers import number, percent
from terramara.cli.report import console, grid
from terramara.cli.texts import messages, t
from terramara.engine.game import Game
from terramara.words import Words, action_words

SHOWN = 10  # of the decisions that gave most away
TOLD = 5  # of the actions of a turn
COLOURS = ("#b5462b", "#2f5d8f", "#d3a422", "#5f8a3b")  # of the seats, in the picture
LARGE = 5.0  # VP: a decision that gave away so many is worth a second look


@dataclass(frozen=True, slots=True)
class Report:
    """`game` is at the position to judge, `start` at the first of the decisions, if there are any."""

    game: Game
    start: Game | None
    steps: Sequence[Step]
    now: Analysis
    budget: Budget
    whole: bool = True  # nobody stopped it

    def words(self) -> Words:
        return Words(self.game.set, messages(), self.game.names)

    def worst(self) -> list[Step]:
        """The decisions that gave most away, in the order of the game."""
        by_loss = sorted(self.steps, key=lambda step: (-step.lost, step.number))
        return sorted((s for s in by_loss[:SHOWN] if s.lost > 0), key=lambda step: step.number)

    def of(self, seat: int) -> list[Step]:
        return [step for step in self.steps if step.seat == seat]


def as_data(report: Report) -> dict[str, Any]:
    game = report.game
    return {
        "set": game.set.id,
        "set_hash": game.set.hash,
        "players": game.players,
        "names": list(game.names),
        "actions": len(game.actions),
        "budget": asdict(report.budget),
        "now": asdict(report.now),
        "decisions": [asdict(step) for step in report.steps],
    }


# ------------------------------------------------------------------ in the terminal
def show(report: Report) -> None:
    out = console()
    w = report.words()
    parts: list[Grid | Text | str] = [_chances(report, w)]
    if report.now.turns:
        parts.append(_turns(report, w))
    if report.steps:
        parts += [_players(report, w), _worst(report, w)]
    for k, part in enumerate(parts):
        if k:
            out.print()
        out.print(part)
    out.print()
    out.print(t("cli-analyse-note"))


def _chances(report: Report, w: Words) -> Grid:
    now = report.now
    if now.seat is None:
        title = t("cli-analyse-over")
    else:
        title = t("cli-analyse-now", round=int(report.game.state.round), player=str(w.seat(now.seat)))
    out = grid(title)
    out.add_column("")
    for key in ("cli-col-win", "cli-col-expected"):
        out.add_column(t(key), justify="right")
    for seat, each in enumerate(now.seats):
        out.add_row(str(w.seat(seat)), percent(each.win), number(each.score, 1))
    return out


def _turns(report: Report, w: Words) -> Grid:
    seat = report.now.seat
    assert seat is not None
    out = grid(t("cli-analyse-turns"))
    for key in ("cli-col-worth", "cli-col-win", "cli-col-expected"):
        out.add_column(t(key), justify="right")
    out.add_column(t("cli-col-turn"), overflow="fold")
    for turn in report.now.turns:
        own = turn.seats[seat]
        out.add_row(
            number(turn.worth, 1, signed=True),
            percent(own.win),
            number(own.score, 1),
            _told(w, report.game, turn.actions, report.budget.seed),
        )
    return out


def _told(w: Words, game: Game, actions: Sequence[str], seed: int) -> str:
    told = [
        action_words(w, view, action).removesuffix(".") for view, action in follow(game, actions[:TOLD], seed)
    ]
    return "; ".join([*told, "…"] if len(actions) > TOLD else told)


def _players(report: Report, w: Words) -> Grid:
    out = grid(t("cli-analyse-players"))
    out.add_column("")
    for key in ("cli-col-choices", "cli-col-lost", "cli-col-lost-each"):
        out.add_column(t(key), justify="right")
    out.add_column(t("cli-col-large", points=int(LARGE)), justify="right")
    for seat in range(report.game.players):
        steps = report.of(seat)
        lost = sum(step.lost for step in steps)
        large = sum(step.lost >= LARGE for step in steps)
        each = lost / len(steps) if steps else 0.0
        out.add_row(str(w.seat(seat)), str(len(steps)), number(lost), number(each, 2), str(large))
    return out


def _worst(report: Report, w: Words) -> Grid:
    out = grid(t("cli-analyse-worst"))
    for key in ("cli-col-number", "cli-col-round"):
        out.add_column(t(key), justify="right")
    out.add_column("")
    out.add_column(t("cli-col-lost"), justify="right")
    out.add_column(t("cli-col-played"), overflow="fold", ratio=2)
    out.add_column(t("cli-col-better"), overflow="fold", ratio=3)
    assert report.start is not None
    game = report.start.copy()
    done = [action for _, action in report.game.actions]
    at = 0
    for step in report.worst():
        for action in done[at : step.number - 1]:
            game.apply(action)
        at = step.number - 1
        played = action_words(w, game.view(step.seat), step.action)
        better = _told(w, game, step.best, report.budget.seed + step.number)
        out.add_row(
            str(step.number), str(step.round), str(w.seat(step.seat)), number(step.lost, 1), played, better
        )
    return out


# ------------------------------------------------------------------ the picture
def drawn(report: Report) -> str:
    """A game: chances, scores and what was given away over its decisions. A position: the chances now, and
    after each of the best turns."""
    w = report.words()
    seats = [str(w.seat(seat)) for seat in range(report.game.players)]
    if report.steps:
        return _game(report, seats)
    rows = [(t("cli-analyse-row-now"), _shares(report.now.seats))]
    rows += [
        (f"{number}. {turn.actions[0]}", _shares(turn.seats))
        for number, turn in enumerate(report.now.turns, start=1)
    ]
    return pictures.stacks(t("cli-col-win"), seats, rows, COLOURS) + "\n"


def _shares(seats: Sequence[Outlook]) -> list[float]:
    return [100 * each.win for each in seats]


def _game(report: Report, seats: Sequence[str]) -> str:
    steps = report.steps
    last = len(report.game.actions)
    points = [(step.number, step.seats) for step in steps]
    if report.whole:
        points.append((last + 1, report.now.seats))
    marks = []
    for before, after in pairwise(steps):
        if after.round != before.round:
            marks.append((float(after.number), t("cli-balance-round", round=after.round)))
    wins, scores, losses = [], [], []
    for seat, name in enumerate(seats):
        colour = COLOURS[seat]
        wins.append(Curve(name, [(at, each[seat].win) for at, each in points], colour=colour))
        scores.append(Curve(name, [(at, each[seat].score) for at, each in points], colour=colour))
        total, lost = 0.0, []
        for step in report.of(seat):
            total += step.lost
            lost.append((float(step.number), total))
        losses.append(Curve(name, lost, colour=colour))
    panels = [
        Panel(t("cli-col-win"), wins, percent=True, floor=0.0, marks=marks),
        Panel(t("cli-col-expected"), scores, marks=marks),
        Panel(t("cli-analyse-lost"), losses, floor=0.0, marks=marks),
    ]
    return picture(t("cli-analyse-title"), t("cli-analyse-below"), panels)
