"""Every effect of every artefact of the base set, in a small situation each."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from terramara import Game, load_set
from terramara.content.model import Ability, AtEnd, Discount, Doubled, EachRound, Instant
from tests.pieces.outcome import Case, Outcome, asked, cost_of, outcome, printed_vp, table
from tests.rules.helpers import kind, play, refused, seat

A, B = "caravan A straight", "caravan B straight"

# Once per round: `use`, then the actions.
EACH_ROUND = {
    "woollen-shawl": Case({"cattle": 1}),
    "bone-pin": Case({"wood": -1, "vp": 3}, ["trade"], {"raw": {"wood": 1}}),
    "loom-weights": Case({"wood": -1, "timber": 1}, ["refine wood"], {"raw": {"wood": 2}}),
    "flint-sickle": Case({"ore": 1}, ["trade"], {"raw": {"ore": 1}}),
    "dugout-canoe": Case({"wood": -1, "caravans": ["c1", "top"]}, ["trade", A], {"raw": {"wood": 1}}),
    "tanged-dagger": Case({"wood": -1, "strength": 1, "vp": 1}, ["trade"], {"raw": {"wood": 1}}),
    "clay-strainer": Case({"stone": -1, "brick": 1, "vp": 1}, ["trade"], {"raw": {"stone": 1}}),
    "spoked-wheel": Case(
        {"wood": -1, "vp": 2, "caravans": ["c4", "c3"]},
        ["trade", A],
        {"caravans": ["c3", "c3"], "raw": {"wood": 1}},
    ),
    "antler-cheekpieces": Case(
        {"strength": -3, "members": 1}, ["trade", "back 1L1"], {"strength": 3, "explorers": ["1L1"]}
    ),
    "bronze-sword": Case({"vp": 3}, [], {"strength": 11}),
    "balance-scales": Case({"wood": -3, "vp": 6}, ["trade"] * 3, {"raw": {"wood": 4}}),
}

# Instant: crafted with exactly its cost, then the actions; what was paid is not told.
INSTANT = {
    "carinated-bowl": Case({"culture": 1}),
    "clay-crucible": Case(
        {"cattle": -2, "made": ["clay-crucible", "bone-pin"]}, ["craft 1"], {"raw": {"cattle": 2}}
    ),
    "bronze-halberd": Case(
        {"wood": 1}, ["choose 1"], {"strength": 3}, [{"raw": {"wood": 8}}]
    ),  # among equals: 1 of 5
    "violin-bow-fibula": Case({"members": 1}, ["back hire"], {"chief": "hire", "explorers": ["1L1"]}),
    "clay-horse": Case({"caravans": ["c1", "c1"]}, [A, B]),
    "pile-driver": Case({"wood": -1, "timber": 1}, ["refine wood"], {"raw": {"wood": 3}}),
    "battle-horn": Case({"members": 1}, [], {"chief": "hire", "explorers": ["1L1"]}),
    "leather-belt": Case(
        {"strength": 2}, [], {"strength": 2}, [{"strength": 3}, {"strength": 2}, {"strength": 9}]
    ),
}

# Lasting, waiting for something: what it gives beyond what the same actions give without it.
WHEN = {
    "sheepskin-cloak": Case({"cattle": 1}, ["explorer 1L1"]),
    "milk-boiler": Case({"stone": 1}, ["explorer 1L3"]),
    "antler-hoe": Case({"wood": 1}, ["explorer 1R2"]),
    "bronze-spearhead": Case({"ore": 1}, ["explorer 1R3"]),
    "goatskin-shoes": Case({"vp": 2}, ["explorer road", A, B]),
    "fur-cap": Case({"vp": 3}, ["chief 1L2"], {}, [{"explorers": ["1L2"]}]),
    "grain-jar": Case({"strength": 1}, ["explorer skills"]),
    "clay-horse": Case({"vp": 3}, ["explorer road", A, "stop"], {"caravans": ["c5", "top"]}),
    "battle-horn": Case({"vp": 3}, ["chief 1L2"]),
    "clay-stamp": Case(
        {"vp": 4}, ["explorer hut", "stop", "craft 1"], {"refined": {"brick": 4, "leather": 1}}
    ),
    "bow-drill": Case(
        {"vp": 2},
        ["explorer hut", "stop", "craft 1"],
        {"refined": {"timber": 2, "leather": 1}},
        rest={"row": ["flint-sickle"]},
    ),
    "flat-axe": Case(
        {"vp": 2},
        ["explorer hut", "stop", "craft 1"],
        {"refined": {"metal": 2, "leather": 1}},
        rest={"row": ["tanged-dagger"]},
    ),
    "warp-loom": Case(
        {"vp": 2},
        ["explorer hut", "stop", "craft 1"],
        {"refined": {"leather": 2}},
        rest={"row": ["bone-pin"]},
    ),
}

# Reductions: another artefact, and how much less it costs.
LESS: dict[str, tuple[str, dict[str, int]]] = {
    "tablet-woven-sash": ("fur-cap", {"leather": 1}),
    "horned-cup": ("grain-jar", {"brick": 1}),
    "wooden-ard": ("antler-cheekpieces", {"timber": 1}),
    "peschiera-dagger": ("bone-arrowheads", {"metal": 1}),
    "bellows-nozzle": ("bronze-halberd", {"metal": 1, "brick": 1}),
    "pile-driver": ("goatskin-shoes", {"leather": 1, "timber": 1, "metal": 1}),
}

# End of game: VP of effects, for who made this and what else is told.
AT_END = {
    "warp-loom": Case(3, [], {"made": ["bone-pin", "fur-cap"]}),
    "amber-necklace": Case(7, [], {"made": ["bone-pin", "fur-cap", "flat-axe"], "strength": 10}),
    "violin-bow-fibula": Case(3, [], {"strength": 10}),
    "feather-headdress": Case(
        printed_vp("flat-axe", "bronze-sword"), [], {"made": ["flat-axe", "bronze-sword"]}
    ),
    "dyed-mantle": Case(10, [], {"workers": [2, 1, 1], "strength": 10}),
    "disc-girdle": Case(5, [], {"flags": [1], "workers": [2, 0, 1]}),  # water meadow: workers 5
    "cinerary-urn": Case(2, [], {"made": ["grain-jar", "flat-axe"]}),
    "biconical-jar": Case(printed_vp("bone-pin", "fur-cap"), [], {"made": ["bone-pin", "fur-cap"]}),
    "channelled-jug": Case(3, [], {"made": ["grain-jar", "flat-axe"]}),
    "ox-yoke": Case(3, [], {"made": ["bow-drill", "wooden-ard"]}),
    "ox-cart": Case(8, [], {"caravans": ["end", "c6"]}),
    "votive-basin": Case(printed_vp("clay-stamp", "grain-jar"), [], {"made": ["clay-stamp", "grain-jar"]}),
    "crested-helmet": Case(8, [], {"made": ["flat-axe"], "strength": 11}),
    "bronze-greaves": Case(16, [], {"strength": 15}),
    "battle-horn": Case(5, [], {"strength": 12}),
    "war-chariot": Case(printed_vp("bow-drill", "wooden-ard"), [], {"made": ["bow-drill", "wooden-ard"]}),
    "round-shield": Case(5, [], {"strength": 5}, [{"strength": 6}]),  # the second place
    "winged-axe": Case(9, [], {"strength": 12}),
}


def owner(artefact: str, case: Case) -> Game:
    player = {**case.player, "made": [artefact, *case.player.get("made", [])]}
    rest = {"row": ["horned-cup"], **case.rest}
    return table(player, *case.others, **rest)


@pytest.mark.rule("ART-7")
@pytest.mark.parametrize("artefact", EACH_ROUND)
def test_once_per_round(artefact: str) -> None:
    case = EACH_ROUND[artefact]
    g = owner(artefact, case)
    assert outcome(g, f"use {artefact}", *case.actions) == case.expected
    assert kind(g) == "send"
    refused(g, f"use {artefact}", "ART-7", "used")


@pytest.mark.rule("SYM-4")
def test_spoked_wheel_without_both_caravans_at_crossroads_3_gives_travel_only() -> None:
    g = owner("spoked-wheel", Case({}, [], {"caravans": ["c3", "b3"], "raw": {"wood": 1}}))
    assert outcome(g, "use spoked-wheel", "trade", A) == {"wood": -1, "caravans": ["c4", "b3"]}


@pytest.mark.rule("ART-7")
@pytest.mark.parametrize("artefact", INSTANT)
def test_instant(artefact: str) -> None:
    case = INSTANT[artefact]
    player = {"refined": cost_of(artefact), **case.player}
    g = asked(["craft", 0], seats=[player, *case.others], row=[artefact, "bone-pin"], **case.rest)
    found = outcome(g, "craft 1", *case.actions)
    if kind(g) == "back":  # the one who can be taken back, or nobody
        assert artefact == "battle-horn"
        found = {**found, **outcome(g, "back hire")}
    paid = cost_of(artefact)
    net: Outcome = {
        key: found.get(key, 0) + paid.get(key, 0)
        for key in {**found, **paid}
        if key not in ("made", "caravans")
    }
    net = {key: n for key, n in net.items() if n}
    net |= {key: found[key] for key in ("made", "caravans") if key in found and found[key] != [artefact]}
    assert net == case.expected
    assert artefact in seat(g)["made"]


@pytest.mark.rule("ART-7")
@pytest.mark.parametrize("artefact", WHEN)
def test_lasting(artefact: str) -> None:
    case = WHEN[artefact]
    rest = {"row": ["horned-cup"], **case.rest}
    without = outcome(table(case.player, *case.others, **rest), *case.actions)
    found = outcome(owner(artefact, case), *case.actions)
    more = {key: found[key] - without.get(key, 0) for key in found if key not in ("made", "caravans")}
    assert {key: n for key, n in more.items() if n} == case.expected


@pytest.mark.rule("SYM-12")
def test_wheel_headed_pin_waits_for_the_second_caravan_and_for_flags() -> None:
    g = table({"made": ["wheel-headed-pin"], "caravans": ["c4", "c3"]}, round=2)
    assert outcome(g, "explorer road", B, "take metal", "stop") == {
        "metal": 1,
        "members": -1,
        "caravans": ["c4", "c4"],
    }
    flag = table({"made": ["wheel-headed-pin"]}, round=2)
    assert outcome(flag, "explorer road", "caravan A right", "stop")["vp"] == 2


@pytest.mark.rule("SYM-2")
def test_goatskin_shoes_reward_joining_too() -> None:
    other = {"explorers": ["1L3"]}
    without = outcome(table({"strength": 1}, other), "explorer 1L3")
    found = outcome(table({"made": ["goatskin-shoes"], "strength": 1}, other), "explorer 1L3")
    assert found["vp"] == without["vp"] + 1


@pytest.mark.rule("SYM-10")
@pytest.mark.parametrize("artefact", ["leather-belt", "fur-cap"])
def test_join_equal(artefact: str) -> None:
    other = {"strength": 2, "explorers": ["1L2"]}
    g = play(table({"made": [artefact], "strength": 2}, other), "explorer 1L2")
    assert seat(g)["strength"] == 2
    refused(table({"strength": 2}, other), "explorer 1L2", "TRN-7", "too-weak", mine=2, theirs=2, owner=1)


@pytest.mark.rule("SYM-7")
@pytest.mark.parametrize("artefact", ["bone-arrowheads", "peschiera-dagger"])
def test_raid_one_level_higher(artefact: str) -> None:
    g = table({"made": [artefact], "strength": 1}, {"raw": {"wood": 4}})
    assert outcome(g, "explorer raid") == {"wood": 1, "strength": -1, "members": -1}


@pytest.mark.rule("SYM-14")
@pytest.mark.parametrize("artefact", LESS)
def test_reductions(artefact: str) -> None:
    wanted, less = LESS[artefact]
    enough = {kind: n - less.get(kind, 0) for kind, n in cost_of(wanted).items() if n > less.get(kind, 0)}
    g = asked(["craft", 0], seats=[{"made": [artefact], "refined": enough}], row=[wanted])
    play(g, "craft 1")
    assert seat(g)["made"] == [artefact, wanted]
    assert seat(g)["refined"] == {}
    kind_short, n = next(iter(enough.items()))
    fewer = {**enough, kind_short: n - 1}
    short = asked(
        ["craft", 0],
        seats=[{"made": [artefact], "refined": fewer, "raw": {"ore": 1}, "workers": [1, 0, 0]}],
        row=[wanted],
    )
    refused(short, "craft 1", "ART-2", "cannot-pay", **{kind_short: 1})


@pytest.mark.rule("ART-7", "D-87")
@pytest.mark.parametrize("artefact", AT_END)
def test_end_of_game(artefact: str) -> None:
    case = AT_END[artefact]
    player = {**case.player, "made": [artefact, *case.player.get("made", [])]}
    g = table(player, *case.others, round=5)
    assert g.scores()[0].sources["effects"] == case.expected


def test_no_effect_lacks_a_test() -> None:
    tables: dict[type, Collection[str]] = {
        EachRound: EACH_ROUND,
        Instant: INSTANT,
        Discount: LESS,
        AtEnd: AT_END,
        Doubled: AT_END,
    }
    by_ability = {
        "join-equal": {"leather-belt", "fur-cap"},
        "raid-level": {"bone-arrowheads", "peschiera-dagger"},
        "discount-each": set(LESS),
    }
    for artefact in load_set().artefacts:
        for effect in artefact.effects:
            if isinstance(effect, Ability):
                assert artefact.id in by_ability[effect.name]
            else:
                tested = tables.get(type(effect), {*WHEN, "wheel-headed-pin"})
                assert artefact.id in tested
        assert artefact.effects
