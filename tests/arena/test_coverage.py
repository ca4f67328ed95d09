"""Coverage of the game: what can come up, what did, and what never."""

from __future__ import annotations

import pytest

from terramara import load_set
from terramara.arena import Coverage, Plan, Table, possible, simulate
from terramara.arena.coverage import REFUSALS, TOPICS
from terramara.arena.watch import DisagreementError, Watch
from terramara.engine.compiler import tables_for
from terramara.engine.options import Options
from terramara.engine.setup import new_state
from terramara.engine.state import State
from terramara.engine.words import i64, vec
from tests.locales.refusals import reason_codes

BASE = load_set()


def test_every_refusal_of_the_engine_is_watched_for() -> None:
    assert set(REFUSALS) == set(reason_codes())
    assert len(REFUSALS) == len(set(REFUSALS))


def test_what_is_seen_could_be_expected() -> None:
    plan = Plan(games=30, players=(2, 3, 4), modes=("first", "full"), seed=2, coverage=True)
    report = simulate(plan)
    assert not report.faults
    expected = possible(BASE, plan.tables)
    for topic in TOPICS:
        assert set(report.coverage.seen[topic]) <= set(expected[topic]), topic
    never = report.coverage.never(BASE, plan.tables)
    assert all(set(never[topic]).isdisjoint(report.coverage.seen[topic]) for topic in TOPICS)


@pytest.mark.parametrize(
    "table", [Table(players, mode) for players in (2, 3, 4) for mode in ("first", "full")]
)
def test_what_is_expected_depends_on_the_table(table: Table) -> None:
    expected = possible(BASE, [table])
    decisions = {name.split()[1] for name in expected["decision"]}
    assert ("draft" in decisions) == (table.mode == "full") == bool(expected["character"])
    assert ("neutral" in decisions) == (table.players < 4) == ("fire" in expected["refusal"])
    assert ("joint" in decisions) == (table.players == 2)
    assert (f"{table.players}p raid-first" in expected["space"]) == (table.players == 2)
    assert ("adult" in expected["action"]) == (table.mode == "full")
    assert f"{table.players}p hut" in expected["space"]


def test_numbers_of_the_base_set() -> None:
    expected = possible(BASE, [Table(4, "full")])
    sizes = {
        topic: len(expected[topic])
        for topic in ("crafted", "bonus", "character", "card", "tile-space", "road")
    }
    assert sizes == {"crafted": 52, "bonus": 18, "character": 14, "card": 12, "tile-space": 72, "road": 17}


def test_coverage_adds_up_and_can_be_kept() -> None:
    one = simulate(Plan(games=2, seed=1, coverage=True)).coverage
    other = simulate(Plan(games=2, seed=2, coverage=True)).coverage
    both = one + other
    assert both.seen["space"].total() == one.seen["space"].total() + other.seen["space"].total()
    assert Coverage.from_json(both.to_json()) == both


def look(watch: Watch, state: State) -> None:
    """Long enough that some allowed action is asked about."""
    for _ in range(1000):
        watch.decision(state, 0)


def test_a_contradiction_about_what_is_legal_is_found() -> None:
    state = new_state(tables_for(BASE), 4, 1, Options(first_game=True))
    state.legal = vec[i64]()  # as if nothing could be done
    watch = Watch(BASE)
    watch.begin(0)
    with pytest.raises(DisagreementError, match="allowed but not listed"):
        look(watch, state)
