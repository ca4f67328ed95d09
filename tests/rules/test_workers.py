"""Workers (WRK)."""

from __future__ import annotations

import pytest

from tests.rules.boards import SPENT, allows, gains, last_of_round, table, tiles, who
from tests.rules.helpers import allowed, end_round, kind, play, refused, seat


@pytest.mark.rule("WRK-1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_worker_refines_as_many_as_its_level(level: int) -> None:
    workers = [int(level == n) for n in (1, 2, 3)]
    g = table({"raw": {"ore": 5}, "workers": workers})
    play(g, f"worker {level}")
    for left in range(level, 0, -1):
        assert g.decision is not None
        assert (g.decision.kind, g.decision.about) == ("refine", {"count": left})
        play(g, "refine ore")
    assert seat(g)["refined"] == {"metal": level}
    assert who(g) == (0, "send")


@pytest.mark.rule("WRK-1")
def test_a_worker_refines_any_mix() -> None:
    g = table({"raw": {"ore": 1, "wood": 1, "cattle": 1}, "workers": [0, 0, 1]})
    play(g, "worker 3", "refine ore", "refine wood", "refine cattle")
    assert seat(g)["refined"] == {"metal": 1, "timber": 1, "leather": 1}


@pytest.mark.rule("WRK-1")
def test_each_worker_works_once_per_round_and_what_is_not_used_of_it_is_lost() -> None:
    g = table({"raw": {"ore": 5}, "workers": [0, 0, 1]})
    play(g, "worker 3", "refine ore", "stop")
    assert seat(g)["used_workers"] == [0, 0, 1]
    refused(g, "worker 3", "WRK-1", "worker-used", level=3)
    refused(g, "refine ore", "RES-2", "nothing-refines")


@pytest.mark.rule("WRK-1")
def test_two_workers_of_a_level_work_once_each() -> None:
    g = table({"raw": {"ore": 5}, "workers": [2, 0, 0]})
    play(g, "worker 1", "refine ore", "worker 1", "refine ore")
    assert seat(g)["refined"] == {"metal": 2}
    refused(g, "worker 1", "WRK-1", "worker-used", level=1)


@pytest.mark.rule("WRK-1")
def test_a_worker_one_does_not_have_cannot_work_nor_one_without_raw() -> None:
    refused(table({"raw": {"ore": 1}, "workers": [1, 0, 0]}), "worker 2", "WRK-1", "no-worker", level=2)
    refused(table({"refined": {"metal": 1}, "workers": [1, 0, 0]}), "worker 1", "WRK-1", "no-raw")


@pytest.mark.rule("WRK-1", "TRN-11")
def test_a_worker_works_only_in_its_owners_turn() -> None:
    # Seat 1 owes a resource to seat 0's raid, and decides which: not the moment for their worker.
    g = table({"strength": 5}, {"raw": {"ore": 3, "cattle": 3}, "workers": [1, 0, 0]})
    play(g, "explorer raid")
    assert who(g) == (1, "give")
    refused(g, "worker 1", "TRN-11", "not-your-turn")


@pytest.mark.rule("WRK-2", "D-18")
def test_a_worker_may_be_used_in_the_round_in_which_it_was_taken() -> None:
    g = table({"raw": {"ore": 1}})
    play(g, "explorer hire")
    assert who(g) == (0, "craft")  # the turn goes on for it
    assert gains(g, "worker 1", "refine ore") == {"ore": -1, "metal": 1}


@pytest.mark.rule("WRK-2")
def test_workers_are_made_ready_at_the_end_of_the_round_and_not_before() -> None:
    owner = {"raw": {"ore": 1}, "workers": [1, 0, 0], "used_workers": [1, 0, 0]}
    within = table(owner, SPENT, SPENT, SPENT)
    play(within, "explorer skills")  # and it is their turn again
    refused(within, "worker 1", "WRK-1", "worker-used", level=1)
    after = end_round(last_of_round(1, owner))
    assert (seat(after)["used_workers"], who(after)) == ([0, 0, 0], (0, "send"))
    allows(after, "worker 1")


@pytest.mark.rule("WRK-3")
@pytest.mark.parametrize(
    ("workers", "total"),
    [([4, 0, 0], 4), ([5, 0, 0], 5), ([0, 2, 0], 4), ([0, 1, 1], 5), ([1, 0, 1], 4), ([2, 0, 1], 5)],
)
def test_the_sum_of_workers_is_the_sum_of_their_levels(workers: list[int], total: int) -> None:
    # sacred grove: forest needs workers 5. Used workers count too.
    g = table({"workers": workers, "used_workers": workers}, round=5, tiles=tiles(R5="sacred-grove"))
    if total >= 5:
        allows(g, "explorer 5R1")
    else:
        refused(g, "explorer 5R1", "SPC-1", "condition", what="workers", least=5, have=total)


@pytest.mark.rule("WRK-3")
def test_vp_for_worker_levels_count_levels_not_workers() -> None:
    # beech forest's crossroads space: 1 refined + 1 vp per worker level
    g = table({"workers": [1, 2, 0], "caravans": ["c3", "c3"]}, round=4, tiles=tiles(R3="beech-forest"))
    assert gains(g, "explorer X3", "take metal") == {"metal": 1, "vp": 5}


@pytest.mark.rule("WRK-1", "D-20")
def test_a_worker_may_work_between_the_steps_of_an_action() -> None:
    g = table({"raw": {"ore": 1}, "workers": [1, 0, 0]})
    play(g, "explorer road", "caravan A straight", "worker 1", "refine ore")
    assert (kind(g), seat(g)["refined"]) == ("travel", {"metal": 1})
    play(g, "caravan A straight")
    assert seat(g)["caravans"] == ["c2", "top"]
    assert "worker 1" not in allowed(g)
