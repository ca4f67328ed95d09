"""Simulation: the plan decides, not who plays what when."""

from __future__ import annotations

import json
import random

import pytest

from terramara import Game, Options, load_set
from terramara.arena import Plan, PlanError, Report, Table, simulate
from terramara.arena.report import joined
from terramara.arena.run import share_out
from terramara.bots import make_bot
from terramara.engine.decision import Decision
from terramara.engine.notation import Action
from terramara.engine.views import View

MIXED = Plan(games=24, players=(2, 3, 4), modes=("first", "full"), seed=3)


class Quitter:
    """A bot that does what the rules do not allow."""

    def choose(self, *_: object) -> Action:
        return Action(0, "explorer 1L1")


class Plain:
    """The random bot by its view, without the short cut."""

    def choose(self, view: View, decision: Decision, rng: random.Random) -> Action:
        return make_bot("random").choose(view, decision, rng)


def test_every_table_gets_its_share() -> None:
    report = simulate(MIXED)
    assert report.games == 24
    assert report.complete
    assert {table: report.tallies[table].games for table in report.tables} == {
        Table(players, mode): 4 for players in (2, 3, 4) for mode in ("first", "full")
    }


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(games=14, players=(2, 4), seed=9, coverage=True)
    assert simulate(plan, jobs=2).result() == simulate(plan).result()


def test_another_seed_gives_other_games() -> None:
    one, other = simulate(Plan(games=6, seed=1)), simulate(Plan(games=6, seed=2))
    assert one.tallies != other.tallies


def test_a_game_of_a_plan_is_an_ordinary_game() -> None:
    plan = Plan(games=1, players=(3,), seed=5)
    game = Game.new(3, plan.seed_of(0), Options())
    chances = [random.Random(plan.seed_of(0) ^ (seat + 1)) for seat in range(3)]
    bot = make_bot("random")
    count = 0
    while (decision := game.decision) is not None:
        game.apply(bot.choose(game.view(decision.seat), decision, chances[decision.seat]))
        count += 1
    tally = simulate(plan).tallies[Table(3, "full")]
    assert tally.lengths == {count: 1}
    assert [tally.score(seat).mean for seat in range(3)] == [score.total for score in game.scores()]
    assert [tally.win_share(seat) for seat in range(3)] == [
        (seat in game.winners) / len(game.winners) for seat in range(3)
    ]


def test_the_short_cut_of_the_random_bot_plays_as_the_random_bot() -> None:
    short = simulate(Plan(games=3, players=(2,), seed=4))
    long = simulate(Plan(games=3, players=(2,), seed=4, bots=(f"{__name__}:Plain",)))
    assert short.tallies == long.tallies


def test_a_stopped_simulation_goes_on_to_the_same_result() -> None:
    plan = Plan(games=60, players=(2,), seed=8)

    def stop(done: int) -> None:
        if done >= 15:
            raise KeyboardInterrupt

    first = simulate(plan, progress=stop)
    assert first.interrupted
    assert 15 <= first.games < 60
    kept = Report.from_json(json.loads(json.dumps(first.to_json())))
    second = simulate(plan, resume=kept)
    assert not second.interrupted
    assert second.result() == simulate(plan).result()


def test_a_report_of_another_plan_is_not_gone_on_with() -> None:
    report = simulate(Plan(games=1, players=(2,)))
    with pytest.raises(ValueError, match="another plan"):
        simulate(Plan(games=2, players=(2,)), resume=report)


def test_a_stopped_crew_hands_over_what_it_has() -> None:
    plan = Plan(games=2000, players=(2,), seed=8)

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    report = simulate(plan, jobs=2, progress=stop)
    assert report.interrupted
    assert 0 < report.games < 2000
    assert sum(end - start for start, end in report.done) == report.games


def test_a_game_that_fails_is_told_and_costs_no_other() -> None:
    bots = ("random", f"{__name__}:Quitter")
    report = simulate(Plan(games=3, players=(2,), modes=("full",), bots=bots))
    assert [fault.game for fault in report.faults] == [0, 1, 2]
    assert "Quitter chose explorer 1L1" in report.faults[0].error
    assert report.complete
    assert report.games == 0
    assert Report.from_json(report.to_json()).result() == report.result()


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("no-games", {"games": 0}),
        ("players", {"players": (5,)}),
        ("players", {"players": ()}),
        ("modes", {"modes": ("half",)}),
        ("seed", {"seed": -1}),
        ("bots", {"bots": ("random", "random"), "players": (2, 3)}),
        ("no-such-bot", {"bots": ("nobody",)}),
        ("bot-not-found", {"bots": ("json:nobody",)}),
        ("bot-not-found", {"bots": ("no_such_module:Bot",)}),
        ("bot-not-found", {"bots": ("json:__name__",)}),
        ("starter", {"players": (2,), "options": Options(starter=3)}),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(code: str, changes: dict[str, object]) -> None:
    with pytest.raises(PlanError) as caught:
        Plan(**changes)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_jobs_are_at_least_one() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        simulate(Plan(games=1), jobs=0)


def test_shares_cover_what_is_left_once() -> None:
    shares = share_out([(0, 30), (50, 103)], jobs=2)
    assert joined(tuple(shares)) == ((0, 30), (50, 103))
    assert all(0 < end - start <= 25 for start, end in shares)


def test_what_is_left_is_what_is_not_done() -> None:
    report = Report(Plan(games=10), "base", load_set().hash, done=((2, 4), (7, 9)))
    assert report.left() == [(0, 2), (4, 7), (9, 10)]
    assert not report.complete
