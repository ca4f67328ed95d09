"""The raid (RAD), and the rulings on it."""

from __future__ import annotations

import pytest

from terramara import Game, Reason
from tests.rules.boards import PIECES, SPENT, allows, gains, table, who
from tests.rules.helpers import Seat, allowed, cost_of, kind, play, refused, seat
from tests.rules.helpers import table as base_table

# The first strength of each power level (D-5); a raider has 1 more, as the raid costs 1.
SHIELD = {1: 0, 2: 5, 3: 10, 4: 15}
# RAD-2: how many resources cost one, by how many levels the giver is below the raider.
COST_ONE = {-3: 8, -2: 7, -1: 6, 0: 5, 1: 4, 2: 3, 3: 2}


def owning(resources: int, strength: int = 0) -> Seat:
    """Goods of one kind, so that there is nothing to choose."""
    return {"raw": {"cattle": resources}, "strength": strength}


@pytest.mark.rule("RAD-1")
def test_a_raid_costs_1_strength_at_once() -> None:
    assert gains(table({"strength": 3}), "explorer raid") == {"strength": -1}
    assert gains(table({"strength": 3}), "chief raid") == {"strength": -1}  # whoever is sent


@pytest.mark.rule("RAD-1")
def test_power_levels_are_compared_after_the_loss() -> None:
    # 5 would be level 2, and 4 of 4 cost one; 4 is level 1, and 5 cost one.
    g = table({"strength": 5}, owning(4))
    assert gains(g, "explorer raid") == {"strength": -1}
    assert gains(table({"strength": 6}, owning(4)), "explorer raid") == {"strength": -1, "cattle": 1}


@pytest.mark.rule("D-3")
def test_at_strength_0_nobody_goes_to_the_raid() -> None:
    g = table({"hand": {"warriors": 1}})
    for member in ("explorer", "chief", "warrior"):
        refused(g, f"{member} raid", "D-3", "no-strength")
    allows(table({"strength": 1}), "explorer raid")


@pytest.mark.rule("D-3", "CHR-4")
def test_unless_they_lose_no_strength() -> None:
    g = table({"character": "warlord"}, owning(5))
    assert gains(g, "explorer raid") == {"cattle": 1}
    adult = table({"character": "warlord", "side": "adult"})
    refused(adult, "explorer raid", "D-3", "no-strength")


@pytest.mark.rule("RAD-2", "RAD-4")
@pytest.mark.parametrize("raider", [1, 2, 3, 4])
@pytest.mark.parametrize("giver", [1, 2, 3, 4])
def test_a_giver_gives_one_for_every_n_by_the_difference_of_levels(raider: int, giver: int) -> None:
    n = COST_ONE[raider - giver]
    for owned, given in ((n - 1, 0), (n, 1), (2 * n - 1, 1), (2 * n, 2), (3 * n + 1, 3)):
        g = table({"strength": SHIELD[raider] + 1}, owning(owned, SHIELD[giver]))
        assert gains(g, "explorer raid").get("cattle", 0) == given
        assert seat(g, 1)["raw"].get("cattle", 0) == owned - given


@pytest.mark.rule("RAD-2")
def test_every_other_player_gives() -> None:
    g = table({"strength": 1}, owning(5), owning(10), owning(4))
    assert gains(g, "explorer raid") == {"strength": -1, "cattle": 3}
    assert [seat(g, i)["raw"].get("cattle") for i in (1, 2, 3)] == [4, 8, 4]


@pytest.mark.rule("RAD-3")
def test_raw_and_refined_both_count_and_the_giver_chooses() -> None:
    giver = {"raw": {"ore": 2, "wood": 1}, "refined": {"metal": 2}}
    g = play(table({"strength": 1}, giver), "explorer raid")
    assert who(g) == (1, "give")
    assert g.decision is not None
    assert g.decision.about == {"for": "raid", "to": 0, "count": 1}
    assert set(allowed(g)) == {"give ore", "give wood", "give metal"}
    refused(g, "give cattle", "RAD-3", "none-of-it", what="cattle")
    refused(g, "stop", "RAD-3", "must-pay")
    play(g, "give metal")
    assert (seat(g, 0)["refined"], seat(g, 1)["refined"]) == ({"metal": 1}, {"metal": 1})


@pytest.mark.rule("RAD-3")
def test_fewer_than_n_nothing() -> None:
    giver = {"raw": {"ore": 2}, "refined": {"metal": 2}}
    assert gains(table({"strength": 1}, giver), "explorer raid") == {"strength": -1}


@pytest.mark.rule("RAD-4")
def test_only_power_levels_count_not_strength() -> None:
    # 9 against 5: both of level 2, so 5 cost one in either direction.
    assert gains(table({"strength": 10}, owning(5, 5)), "explorer raid")["cattle"] == 1
    assert gains(table({"strength": 6}, owning(5, 9)), "explorer raid")["cattle"] == 1
    assert "cattle" not in gains(table({"strength": 10}, owning(4, 5)), "explorer raid")


@pytest.mark.rule("RAD-4", "NEU-1")
def test_neutral_players_give_nothing() -> None:
    neutrals = [{"strength": 0, "explorers": ["1L1"]}]
    g = table({"strength": 20}, SPENT, owning(2), players=3, neutrals=neutrals)
    assert gains(g, "explorer raid") == {"strength": -1, "cattle": 1}
    assert who(g) == (2, "send")


@pytest.mark.rule("RAD-5", "D-18")
def test_givers_choose_clockwise_from_the_raider() -> None:
    two_kinds = {"raw": {"ore": 3, "wood": 2}}
    g = table(two_kinds, two_kinds, {"strength": 1}, two_kinds, turn=2)
    order = [who(play(g, "explorer raid"))]
    assert g.why_not("give ore", seat=1) == Reason("RAD-5", "not-your-choice", {"owner": 3})
    assert g.why_not("give ore", seat=2) == Reason("D-20", "not-your-choice", {"owner": 3})  # the raider
    order += [who(play(g, "give ore")), who(play(g, "give ore"))]
    assert order == [(3, "give"), (0, "give"), (1, "give")]
    assert who(play(g, "give wood")) == (3, "send")
    assert seat(g, 2)["raw"] == {"ore": 2, "wood": 1}


# ---------------------------------------------------------------- rulings
HIGHER = {"made": ["bone-arrowheads"]}  # always: raid one level higher


@pytest.mark.rule("SYM-7", "D-50")
def test_raiding_one_level_higher_may_count_as_level_5() -> None:
    # Level 4 counted as 5: against level 4 one for every 4, against level 2 for every 2.
    g = table({"strength": 16, **HIGHER}, owning(4, 15), owning(2, 5), owning(3, 10))
    assert gains(g, "explorer raid")["cattle"] == 1 + 1 + 1
    without = table({"strength": 16}, owning(4, 15), owning(2, 5), owning(3, 10))
    assert "cattle" not in gains(without, "explorer raid")


@pytest.mark.rule("D-50")
def test_a_difference_above_3_counts_as_3() -> None:
    g = table({"strength": 16, **HIGHER}, owning(1), owning(2), owning(3))
    assert gains(g, "explorer raid")["cattle"] == 0 + 1 + 1  # one for every 2, not for every 1


@pytest.mark.rule("D-51")
def test_a_giver_chooses_freely_and_may_not_refine_first() -> None:
    giver = {"raw": {"ore": 3, "wood": 2}, "workers": [1, 0, 0]}
    g = play(table({"strength": 1}, giver), "explorer raid")
    refused(g, "worker 1", "TRN-11", "not-your-turn")
    refused(g, "give metal", "RAD-3", "none-of-it", what="metal")
    play(g, "give ore")
    assert (seat(g)["raw"], seat(g)["refined"]) == ({"ore": 1}, {})  # it keeps its side


@pytest.mark.rule("D-51", "BON-4")
def test_a_bonus_tiles_raid_uses_neither_the_raid_space_nor_its_once_a_round() -> None:
    mine = {"caravans": ["c4", "c4"], "strength": 0}
    g = table(mine, {**owning(5), "explorers": ["raid"]}, bonuses={"row-5": "night-raid"}, done=["raid"])
    assert gains(g, "explorer road", "caravan A left", "choose 1") == {"cattle": 1}  # even at strength 0
    free = table({**mine, "strength": 1}, owning(10), bonuses={"row-5": "night-raid"})
    play(free, "explorer road", "caravan A left", "choose 1", "stop")
    assert (seat(free)["strength"], seat(free)["raw"]) == (1, {"cattle": 2})
    refused(free, "explorer raid", "D-3", "no-strength")  # seat 1's own lack: the space itself is open
    assert free.position()["done"] == []


@pytest.mark.rule("D-52", "RAD-1")
def test_who_loses_no_strength_raids_at_their_full_level() -> None:
    g = table({"character": "warlord", "strength": 5}, owning(4))
    assert gains(g, "explorer raid") == {"cattle": 1}  # level 2: one for every 4


# ---------------------------------------------------------------- D-94
@pytest.mark.rule("D-94", "ROA-4", "TRN-13")
@pytest.mark.parametrize("careful", [False, True])
def test_a_raid_from_a_bonus_tile_may_be_left_undone(careful: bool) -> None:
    mine = {"caravans": ["c4", "c4"], "careful": careful}
    g = table(mine, owning(5), {**owning(12), "strength": 5}, bonuses={"row-5": "night-raid"})
    play(g, "explorer road", "caravan A left")
    assert who(g) == (0, "raid")
    assert g.decision is not None
    assert g.decision.rule == "D-94"
    assert g.decision.about == {"gives": [{"seat": 1, "count": 1}, {"seat": 2, "count": 2}]}
    allows(g, "choose 1", "stop")
    refused(g, "choose 2", "D-94", "no-such-choice", most=1)
    assert gains(g, "stop") == {}
    assert (seat(g, 1)["raw"], seat(g, 2)["raw"]) == ({"cattle": 5}, {"cattle": 12})
    assert kind(g) == "travel"  # the caravan's second step follows


@pytest.mark.rule("D-94")
def test_so_may_a_raid_from_an_artefact() -> None:
    mine = {"refined": cost_of("bronze-halberd")}
    for answer, got in (("stop", {}), ("choose 1", {"cattle": 1})):
        g = base_table(mine, owning(5), SPENT, SPENT, row=["bronze-halberd"], round=5)
        play(g, "explorer hire", "craft 1")
        assert who(g) == (0, "raid")
        assert gains(g, answer) == got


@pytest.mark.rule("D-94")
def test_a_raid_that_would_bring_nothing_is_not_asked_about() -> None:
    g = table({"caravans": ["c4", "c4"]}, owning(4), bonuses={"row-5": "night-raid"})
    play(g, "explorer road", "caravan A left")
    assert kind(g) == "travel"


@pytest.mark.rule("D-94", "RAD-1")
def test_who_is_sent_to_the_raid_space_raids() -> None:
    g = table({"strength": 1, "careful": True}, {"raw": {"cattle": 5, "wood": 1}})
    play(g, "explorer raid")
    assert who(g) == (1, "give")


@pytest.mark.rule("D-94")
def test_a_game_begun_by_rules_1_keeps_its_forced_raids() -> None:
    told = {
        "set": PIECES.id,
        "seats": [{"caravans": ["c4", "c4"]}, owning(5)],
        "bonuses": {"row-5": "night-raid"},
    }
    old = Game.from_position(told, set=PIECES, rules=1)
    play(old, "explorer road", "caravan A left")
    assert kind(old) == "travel"  # nothing was asked
    assert seat(old)["raw"] == {"cattle": 1}
    record = old.record()
    assert "rules 1" in record.splitlines()
    again = Game.from_record(record, set=PIECES)
    assert again.rules == 1
    assert again.position() == old.position()
    assert again.record() == record
