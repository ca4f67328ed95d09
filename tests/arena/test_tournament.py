"""A tournament: who meets whom, what is kept, and that nothing but the plan decides the result."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from terramara import load_set
from terramara.arena import Kept, Ledger, LedgerError, PlanError, Tournament, play_on, standings
from terramara.arena.standings import as_csv, result_of, rows
from terramara.arena.tournament import line_ups

QUITTER = "tests.arena.test_simulate:Quitter"
SMALL = Tournament(("random", "beginner"), games=4, players=(2,), modes=("first",), seed=3)


def played(plan: Tournament, path: Path | None = None, jobs: int = 1) -> Ledger:
    ledger = Ledger(path, plan.to_json(), load_set())
    assert play_on(ledger, [pairing.ask for pairing in plan.pairings()], jobs=jobs)
    return ledger


def test_each_seed_is_played_from_every_seat() -> None:
    plan = Tournament(("random", "greedy", "beginner"), games=30, players=(3, 2), seed=1)
    pairings = plan.pairings()
    assert len(pairings) >= 30
    for match in {pairing.match for pairing in pairings}:
        games = [pairing for pairing in pairings if pairing.match == match]
        players = games[0].table.players
        assert len(games) == players
        assert len({game.seed for game in games}) == 1
        for seat in range(players):
            assert Counter(game.bots[seat] for game in games) == Counter(games[0].bots)
    seeds = Counter(pairing.seed for pairing in pairings)
    assert set(seeds.values()) == {2, 3}


def test_all_line_ups_come_before_any_comes_again() -> None:
    bots = ("random", "beginner", "greedy", "apprentice", "adept")
    pairings = Tournament(bots, games=2 * 10 * 3, players=(3,)).pairings()
    seen = [frozenset(pairing.bots) for pairing in pairings[::3]]
    assert len(set(seen[:10])) == 10
    assert set(seen[:10]) == set(seen[10:])
    assert seen[:10] != seen[10:]  # in another order, so that no cut is lopsided


def test_a_table_larger_than_the_field_is_filled_in_every_way() -> None:
    assert line_ups(("a", "b"), 4) == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    assert line_ups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("too-few-bots", {"bots": ("random",)}),
        ("bot-twice", {"bots": ("random", "greedy", "random")}),
        ("no-such-bot", {"bots": ("random", "nobody")}),
        ("bot-not-found", {"bots": ("random", "json:nobody")}),
        ("bot-not-found", {"bots": ("random", "json:JSONDecodeError")}),  # can't be made without arguments
        ("players", {"players": (5,)}),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(code: str, changes: dict[str, object]) -> None:
    with pytest.raises(PlanError) as caught:
        Tournament(**{"bots": ("random", "greedy"), **changes})  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_plan_comes_back_from_json() -> None:
    assert Tournament.from_json(json.loads(json.dumps(SMALL.to_json()))) == SMALL


def test_two_processes_keep_the_same_file_as_one(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    played(SMALL, one)
    played(SMALL, two, jobs=2)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("torn", [0, 1, 30])
def test_a_run_cut_anywhere_goes_on_to_the_same_file(torn: int, tmp_path: Path) -> None:
    path = tmp_path / "games"
    played(SMALL, path)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:torn])
    played(SMALL, path)
    assert path.read_bytes() == whole


def test_games_of_another_plan_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games"
    played(SMALL, path)
    other = Tournament(("random", "beginner"), games=4, players=(2,), modes=("first",), seed=4)
    with pytest.raises(LedgerError, match="other-plan"):
        Ledger(path, other.to_json(), load_set())
    path.write_text("a shopping list\n")
    with pytest.raises(LedgerError, match="not-ours"):
        Ledger(path, SMALL.to_json(), load_set())
    assert path.read_text() == "a shopping list\n"


def test_a_kept_game_is_the_game_that_was_played() -> None:
    from terramara import Game, Options
    from terramara.engine.notation import actions_of

    ledger = played(SMALL)
    pairing, kept = SMALL.pairings()[1], ledger.games[1]
    game = Game.new(2, pairing.seed, Options(first_game=True))
    for action in kept.actions:
        game.apply(actions_of(load_set())[action])
    assert game.over
    assert [score.total for score in game.scores()] == kept.totals
    assert [seat for seat in range(2) if kept.win(seat)] == game.winners
    assert Kept.from_line(kept.line()) == kept


def test_a_game_that_fails_is_told_and_rates_nobody() -> None:
    plan = Tournament(("random", QUITTER), games=2, players=(2,))
    ledger = played(plan)
    result = standings(plan.bots, plan.pairings(), ledger.games)
    assert result.played == 0
    assert "Quitter chose explorer 1L1" in result.failed[0][1].error
    assert {line.rating.points for line in result.lines} == {1500}


def test_the_stronger_bot_leads_the_table() -> None:
    plan = Tournament(("random", "greedy"), games=4, players=(2,), modes=("first",))
    ledger = played(plan)
    result = standings(plan.bots, plan.pairings(), ledger.games)
    best, last = result.lines
    assert (best.bot, last.bot) == ("greedy", "random")
    assert best.wins == 4
    assert best.margin == -last.margin > 0
    assert result.before["greedy", "random"] == (4.0, 4)
    assert sum(best.sources) == pytest.approx(best.points)


def test_those_that_share_a_place_stand_together() -> None:
    pairing = SMALL.pairings()[0]
    tied = Kept(0, 0, (1, 1), ((), ()), ())
    assert result_of(pairing, tied) == (tuple(sorted(pairing.bots)),)
    assert tied.win(0) == 0.5


def test_results_have_a_row_for_each_seat() -> None:
    ledger = played(SMALL)
    table = rows(SMALL.pairings(), ledger.games)
    assert len(table) == 8
    lines = as_csv(table).splitlines()
    assert lines[0].startswith("game,match,seed,players,mode,seat,order,bot,place,win,score,play,")
    assert len(lines) == 9
    assert sorted(row["order"] for row in table[:2]) == [1, 2]
    assert table[0]["score"] == ledger.games[0].totals[0]
