"""The base set: the numbers of CMP, the pieces that the rules give word for word, the vocabulary of SYM."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from terramara.content import edition, load_set
from terramara.content.model import (
    CATEGORIES,
    DOUBLES,
    EVENTS,
    RAW,
    REFINED,
    TERRAINS,
    Ability,
    AtEnd,
    Body,
    CraftWithRaw,
    Discount,
    Doubled,
    EachRound,
    Effect,
    Either,
    FreeRaid,
    Gain,
    If,
    Instant,
    Part,
    Refine,
    TakeBack,
    Trade,
    Trigger,
    Warriors,
    When,
)
from terramara.content.walk import body_of, parts
from terramara.content.words import CONDITION_WORDS, GAIN_WORDS, MEASURE_WORDS, ids
from tests.content.effect_texts import format_body, format_effect, format_outpost, format_space

BASE = load_set("base")
LEVELS = (1, 2, 3)


def test_the_hash_is_the_one_that_records_carry() -> None:
    """The same on every Python. Who changes the set raises its version, and writes the new hash here."""
    assert (BASE.version, BASE.hash) == ("1.2", "444087647105bf66")


@pytest.mark.parametrize(("version", "hash_"), [("1.0", "eeb0dfb13b1ee371"), ("1.1", "064fa3401b8c2f68")])
def test_games_of_earlier_editions_find_their_pieces(version: str, hash_: str) -> None:
    found = edition("base", hash_)
    assert found is not None
    assert found.version == version


# ---- counts


@pytest.mark.rule("CMP-3")
def test_52_artefacts_evenly_over_the_categories() -> None:
    counts = Counter((artefact.level, artefact.category) for artefact in BASE.artefacts)
    assert counts == {
        (level, category): 5 if level == 3 else 4 for level in LEVELS for category in CATEGORIES
    }
    assert len(BASE.artefacts) == 52


@pytest.mark.rule("CMP-4", "D-17")
def test_24_tiles_four_of_each_level_in_each_column() -> None:
    counts = Counter((tile.column, tile.level) for tile in BASE.tiles)
    assert counts == {(column, level): 4 for column in ("left", "right") for level in LEVELS}


@pytest.mark.rule("CMP-6")
def test_numbers_of_the_other_pieces() -> None:
    assert Counter(bonus.level for bonus in BASE.bonuses) == {1: 6, 2: 6, 3: 6}
    assert BASE.board.workers == (9, 5, 3)
    assert (len(BASE.cards), len(BASE.characters)) == (12, 7)
    assert (BASE.board.warriors, BASE.board.warriors_taken) == (4, 2)


@pytest.mark.rule("D-64")
def test_the_leftover_bonus_tiles() -> None:
    slots = Counter(level for _, level in BASE.board.river_bonuses)
    slots.update(place.level for place in BASE.board.road if place.kind == "bonus")
    assert {level: 6 - slots[level] for level in LEVELS} == {1: 3, 2: 2, 3: 3}


@pytest.mark.rule("D-5", "D-6", "D-7")
def test_the_board() -> None:
    board = BASE.board
    assert (board.strength_max, board.shields, board.strength_vp) == (20, (0, 5, 10, 15), (8, 5, 2))
    assert board.river_available == (2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 8)
    assert (board.river_max, board.river_reserve, board.river_explorer, board.river_discount) == (
        14,
        4,
        8,
        12,
    )
    assert board.river_bonuses == ((6, 1), (10, 2), (14, 2), (14, 3))
    assert (board.row_rounds, board.row_levels) == ((1, 2, 3, 4, 5, 5), (1, 1, 2, 2, 3, 3))
    assert (board.round_worker_levels, board.workers_per_round) == ((1, 1, 2, 2, 3), 2)
    assert (board.row_length, board.explorers, board.reserved_penalty, board.raid_same) == (8, 4, 5, 5)
    assert (board.road_vp, board.outpost_vp) == ((8, 5, 3), (2, 5, 10))


@pytest.mark.rule("ROA-2", "ROA-3", "D-6")
def test_the_road() -> None:
    places = {place.id: place for place in BASE.board.road}
    kinds = Counter(place.kind for place in BASE.board.road)
    assert kinds == {"top": 1, "crossroads": 6, "bonus": 6, "outpost": 4, "end": 1}
    last = "top"
    for row in range(1, 7):
        crossroads, bonus = places[f"c{row}"], places[f"b{row}"]
        assert (places[last].straight, places[last].left) == (crossroads.id, bonus.id)
        assert (bonus.straight, bonus.left, bonus.right) == (crossroads.id, "", "")
        assert (bonus.row, bonus.level) == (row, (row + 1) // 2)
        assert places[last].right == (f"o{row}" if row <= 4 else "")
        if row <= 4:
            assert (places[f"o{row}"].row, places[f"o{row}"].straight) == (row, crossroads.id)
        last = crossroads.id
    assert (places["c6"].straight, places["c6"].left, places["c6"].right) == ("end", "", "")


# ---- pieces that the rules give


@pytest.mark.rule("BON-2", "BON-3", "BON-4")
def test_the_bonus_tiles() -> None:
    assert {level: [format_body(b.body) for b in BASE.bonuses if b.level == level] for level in LEVELS} == {
        1: [
            "1 culture",
            "1 ore + 1 cattle",
            "1 wood + 1 stone",
            "trade 1 raw -> 4 vp",
            "trade 1 raw -> 2 strength",
            "1 refined",
        ],
        2: [
            "1 brick + 1 culture",
            "1 metal + 1 strength",
            "1 leather + 1 travel",
            "1 ore + 1 cattle + 1 wood + 1 stone",
            "trade 1 raw -> 2 culture or 2 travel or 3 strength",
            "trade 1 raw -> 1 refined + 1 timber",
        ],
        3: [
            "2 strength + 1 culture",
            "craft with raw",
            "raid without loss",
            "trade 2 raw -> 5 vp",
            "trade 1 refined -> 5 vp",
            "2 refined",
        ],
    }


@pytest.mark.rule("OUT-2", "OUT-3")
def test_the_outposts() -> None:
    outposts = {
        level: {format_outpost(t.outpost) for t in BASE.tiles if t.level == level and t.outpost}
        for level in LEVELS
    }
    assert outposts == {
        1: {"workers 3 / 5 / 7", "caravans 2 / 4 / 6", "culture 6 / 10 / 14", "power 2 / 3 / 4"},
        2: {f"{category} 2 / 3 / 4" for category in CATEGORIES},
        3: set(),
    }


@pytest.mark.rule("SPC-1", "D-7")
def test_the_special_spaces() -> None:
    spaces = {format_space(t.spaces[0]) for t in BASE.tiles if (t.column, t.level) == ("right", 3)}
    assert spaces == {
        "forest needs workers 5: 1 strength + 1 culture + 1 travel + 1 refined",
        "mountain needs culture 10: 1 refined + 3 vp",
        "forest needs caravans 4: 3 refined",
        "mountain needs power 3: 2 refined + refine 1",
    }


@pytest.mark.rule("CHR-2", "CHR-3", "CHR-4", "CHR-5", "CHR-6", "CHR-7", "CHR-8")
def test_the_characters() -> None:
    sides = {
        character.id: ([*map(format_effect, character.young)], [*map(format_effect, character.adult)])
        for character in BASE.characters
    }
    assert sides == {
        "traveller": (
            ["instant: 1 travel", "always: 1 more travel"],
            ["when caravan reaches any crossroads: 2 vp"],
        ),
        "sage": (["instant: 1 culture", "always: 1 more culture"], ["when culture: 2 vp"]),
        "warlord": (["always: no strength loss"], ["each round: 1 vp per power"]),
        "artisan": (
            ["always: 2 raw in craft"],
            ["when craft level 1 or 2: 2 vp", "when craft level 3: 3 vp"],
        ),
        "matriarch": (
            ["always: 1 more explorer"],
            ["when chief sent to other explorer: 3 vp", "when chief sent to empty space: 5 vp"],
        ),
        "collector": (["always: leftover bonuses"], ["when flag: 4 vp"]),
        "pathfinder": (["always: own crossroads"], ["when member sent to crossroads: 2 vp"]),
    }


# ---- the design of our own pieces


@pytest.mark.rule("SET-10")
def test_starting_cards_are_of_equal_worth_and_all_different() -> None:
    worth = {"strength": 2, "culture": 3, "travel": 2, "vp": 1, "worker-1": 6, "worker-2": 9}
    worth |= dict.fromkeys(RAW, 2) | dict.fromkeys(REFINED, 3)
    for card in BASE.cards:
        assert sum(worth[gain.what] * gain.count for gain in card.gains) == 18, card.id
        assert any(gain.what.startswith("worker") for gain in card.gains), card.id
    assert len({frozenset(card.gains) for card in BASE.cards}) == 12


def test_costs_are_led_by_the_categorys_resource_and_rise_by_level() -> None:
    sizes: dict[int, set[int]] = {level: set() for level in LEVELS}
    for artefact in BASE.artefacts:
        main = artefact.cost[CATEGORIES.index(artefact.category)]
        assert all(main > other for kind, other in enumerate(artefact.cost)
                   if kind != CATEGORIES.index(artefact.category)), artefact.id  # fmt: skip
        sizes[artefact.level].add(sum(artefact.cost))
    assert sizes == {1: {2, 3}, 2: {5}, 3: {6, 7}}


def test_vp_rise_by_level() -> None:
    """Doublers and great discounts have few VP of their own."""
    ranges = {1: range(1, 4), 2: range(3, 7), 3: range(5, 9)}
    for artefact in BASE.artefacts:
        strong = any(isinstance(e, Doubled) or e == Ability("discount-each") for e in artefact.effects)
        assert artefact.vp in (range(1, 9) if strong else ranges[artefact.level]), artefact.id


def test_no_two_artefacts_are_alike() -> None:
    assert len({frozenset(artefact.effects) for artefact in BASE.artefacts}) == 52
    assert all(artefact.effects for artefact in BASE.artefacts)


def test_no_two_spaces_of_the_same_kind_are_alike() -> None:
    territory = [space for tile in BASE.tiles for space in tile.spaces]
    assert len({(space.terrain, frozenset(space.body)) for space in territory}) == 72
    crossroads = [tile.crossroads for tile in BASE.tiles if tile.crossroads]
    assert len({frozenset(space.body) for space in crossroads}) == 8


def test_each_terrain_is_about_as_frequent_on_each_level() -> None:
    for level in LEVELS:
        counts = Counter(space.terrain for tile in BASE.tiles if tile.level == level for space in tile.spaces)
        assert set(counts) == set(TERRAINS)
        assert min(counts.values()) >= 5, (level, counts)


# ---- the vocabulary (SYM)


def bodies() -> Iterator[Body]:
    for effect in all_effects():
        yield body_of(effect)
    for tile in BASE.tiles:
        yield from (space.body for space in tile.spaces)
        if tile.crossroads:
            yield tile.crossroads.body
    yield from (bonus.body for bonus in BASE.bonuses)
    yield from (card.gains for card in BASE.cards)


def all_effects() -> Iterator[Effect]:
    for artefact in BASE.artefacts:
        yield from artefact.effects
    for character in BASE.characters:
        yield from (*character.young, *character.adult)


def all_parts() -> Iterator[Part]:
    for body in bodies():
        yield from parts(body)


def artefact_effects() -> Iterator[Effect]:
    for artefact in BASE.artefacts:
        yield from artefact.effects


@pytest.mark.rule("SYM-5")
def test_every_gain_is_used_several_times() -> None:
    counts = Counter(part.what for part in all_parts() if isinstance(part, Gain))
    workers = {f"worker-{level}" for level in LEVELS}
    assert all(counts[what] >= 2 for what in ids(GAIN_WORDS) if what not in workers), counts
    assert sum(counts[what] for what in workers) >= 2


@pytest.mark.rule("SYM-4", "SYM-6", "SYM-9")
def test_every_measure_is_used() -> None:
    counts = Counter(part.per for part in all_parts() if isinstance(part, Gain) and part.per)
    assert set(counts) == set(ids(MEASURE_WORDS))
    for measure in ("power", "workers", "artefacts", "stronger"):
        assert counts[measure] >= 2, measure


@pytest.mark.rule("SYM-4", "SYM-6")
def test_every_condition_is_used() -> None:
    counts = Counter(part.condition.what for part in all_parts() if isinstance(part, If))
    counts.update(s.condition.what for tile in BASE.tiles for s in tile.spaces if s.condition)
    counts.update(tile.outpost.what for tile in BASE.tiles if tile.outpost)
    assert set(counts) == set(ids(CONDITION_WORDS))
    assert sum(isinstance(part, If) for part in all_parts()) >= 4


@pytest.mark.rule("SYM-3", "SYM-4", "SYM-11")
@pytest.mark.parametrize("kind", [Refine, Trade, Either, If, TakeBack, CraftWithRaw, FreeRaid, Warriors])
def test_every_kind_of_part_is_used_several_times(kind: type[Part]) -> None:
    assert sum(isinstance(part, kind) for part in all_parts()) >= 2


@pytest.mark.rule("SYM-3")
def test_trades_ask_all_kinds_of_payment_and_go_several_times() -> None:
    trades = [part for part in all_parts() if isinstance(part, Trade)]
    paid = Counter(gain.what for trade in trades for gain in trade.pay)
    assert {"raw", "refined", "strength", "wood", "ore"} <= set(paid)
    assert {trade.times for trade in trades} == {1, 2, 3}


@pytest.mark.rule("SYM-15", "ART-7")
@pytest.mark.parametrize("kind", [Instant, EachRound, AtEnd, When, Doubled, Ability, Discount])
def test_every_kind_of_effect_is_on_several_artefacts(kind: type[Effect]) -> None:
    assert sum(isinstance(effect, kind) for effect in artefact_effects()) >= 4


@pytest.mark.rule("SYM-1", "SYM-2", "SYM-8", "SYM-12", "SYM-13", "SYM-14")
def test_every_trigger_is_used() -> None:
    triggers = [effect.trigger for effect in all_effects() if isinstance(effect, When)]
    assert {trigger.event for trigger in triggers} == set(EVENTS)
    assert min(Counter(trigger.event for trigger in triggers).values()) >= 2
    sent = {(trigger.who, trigger.to) for trigger in triggers if trigger.event == "send"}
    assert {("explorer", terrain) for terrain in TERRAINS} <= sent
    assert {("explorer", "other-explorer"), ("chief", "other-explorer"), ("chief", "empty")} <= sent
    assert ("member", "crossroads") in sent
    assert Trigger("crossroads", crossroads=4, second=True) in triggers
    assert {part.who for part in all_parts() if isinstance(part, TakeBack)} == {"explorer", "chief", "member"}


@pytest.mark.rule("SYM-7", "SYM-10", "SYM-14")
def test_abilities_of_artefacts_are_on_two_each() -> None:
    counts = Counter(effect.name for effect in artefact_effects() if isinstance(effect, Ability))
    assert counts == {"join-equal": 2, "raid-level": 2, "discount-each": 2}


@pytest.mark.rule("SYM-14")
def test_every_category_has_its_discount_and_every_kind_its_vp() -> None:
    discounts = {e.category: e.kind for e in artefact_effects() if isinstance(e, Discount)}
    assert discounts == dict(zip(CATEGORIES, REFINED, strict=True))


@pytest.mark.rule("D-87")
def test_every_source_can_be_doubled() -> None:
    assert Counter(e.source for e in artefact_effects() if isinstance(e, Doubled)) == dict.fromkeys(
        DOUBLES, 1
    )


@pytest.mark.rule("SYM-15", "WAR-1")
def test_a_few_spaces_have_warriors_and_some_space_is_single() -> None:
    spaces = [space for tile in BASE.tiles for space in tile.spaces]
    assert 3 <= sum(any(isinstance(part, Warriors) for part in parts(space.body)) for space in spaces) <= 5
    assert any(space.single for space in spaces)
