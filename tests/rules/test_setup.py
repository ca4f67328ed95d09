"""Set-up of a game (SET), and the gains a character brings at once (D-2)."""

from __future__ import annotations

from typing import Any

import pytest

from terramara import Game, Options, load_set
from tests.rules.boards import allows, gained, table, who
from tests.rules.helpers import Seat, allowed, kind, play, refused, seat

BASE = load_set("base")
SEEDS = range(30)
LEVEL_OF = {
    **{tile.id: tile.level for tile in BASE.tiles},
    **{bonus.id: bonus.level for bonus in BASE.bonuses},
    **{artefact.id: artefact.level for artefact in BASE.artefacts},
}
FIRST_GAME = Options(first_game=True)


def settle(g: Game, stop_at: str) -> Game:
    """Takes the first answer until this kind of decision is asked."""
    while kind(g) != stop_at:
        g.apply(g.legal_actions()[0])
    return g


def drafting(*seats: Seat, frames: list[list[Any]], **told: Any) -> Game:
    """Set-up of 2 players at these steps, first step first; round 1 follows."""
    pending = [["round", 0, 1], *reversed(frames)]
    return table(*seats, players=2, phase="setup", turn=None, pending=pending, **told)


# SET-10 with 2 players, seat 0 or seat 1 choosing first; then the goods, and what characters bring.
CHOICES: list[list[list[Any]]] = [
    [["draft", first, 1], ["draft", 1 - first, 1], ["draft", 1 - first, 2], ["draft", first, 2]]
    for first in (0, 1)
]
GOODS: list[list[Any]] = [["card", 0], ["card", 1], ["install", 0]]


def starting(card: str, character: str) -> Game:
    """Seat 0 takes this card, then characters begin to count; seat 1 has nothing to take."""
    return drafting(
        {"card": card, "character": character}, {"character": "artisan"}, frames=[["card", 0], ["install", 0]]
    )


@pytest.mark.rule("SET-1")
def test_each_player_starts_with_a_chief_and_4_explorers_and_nothing_on_the_tracks() -> None:
    g = Game.new(players=4, seed=3)
    for number in range(4):
        mine = seat(g, number)
        assert (mine["strength"], mine["culture"], mine["vp"]) == (0, 0, 0)
        assert mine["caravans"] == ["top", "top"]
        assert mine["hand"] == {"explorers": 4, "chief": True, "warriors": 0}
        assert (mine["raw"], mine["refined"], mine["workers"]) == ({}, {}, [0, 0, 0])


@pytest.mark.rule("SET-1", "RIV-2")
def test_the_5th_explorer_waits_beside_the_river_and_the_6th_for_a_character() -> None:
    assert seat(table({"culture": 7}))["hand"]["explorers"] == 4
    assert seat(table({"culture": 8}))["hand"]["explorers"] == 5
    assert seat(table({"culture": 7, "character": "matriarch"}))["hand"]["explorers"] == 5


@pytest.mark.rule("SET-1", "NEU-3")
@pytest.mark.parametrize("players", [2, 3])
def test_a_neutral_player_uses_all_6_explorers(players: int) -> None:
    g = settle(Game.new(players=players, options=FIRST_GAME), "send")
    assert [len(neutral["explorers"]) for neutral in g.position()["neutrals"]] == [6] * (4 - players)


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(
    ("players", "missing"),
    [
        (4, ["skills-road", "raid-first"]),
        (3, ["skills", "road", "raid-first"]),
        (2, ["skills", "road", "raid", "first"]),
    ],
)
def test_other_home_tiles_are_not_in_the_game(players: int, missing: list[str]) -> None:
    g = settle(Game.new(players=players, options=FIRST_GAME), "send")
    for space in missing:
        refused(g, f"chief {space}", "SET-2", "not-in-this-game", players=players)


@pytest.mark.rule("SET-3")
def test_tiles_are_drawn_by_level_rows_1_and_2_level_1_down_to_rows_5_and_6_level_3() -> None:
    seen: dict[str, set[str]] = {"left": set(), "right": set()}
    for seed in SEEDS:
        laid = Game.new(seed=seed).position()["tiles"]
        for column in ("left", "right"):
            assert [LEVEL_OF[tile] for tile in laid[column]] == [1, 1, 2, 2, 3, 3]
            assert len(set(laid[column])) == 6
            seen[column] |= set(laid[column])
    for column, found in seen.items():  # and every tile of a column has its chance
        assert found == {tile.id for tile in BASE.tiles if tile.column == column}


@pytest.mark.rule("SET-3")
def test_tiles_start_with_their_resource_side_up() -> None:
    g = settle(Game.new(options=FIRST_GAME), "send")
    allows(g, "explorer 1L1", "explorer 1R1")
    refused(g, "explorer X1", "CRO-1", "not-turned", row=1)


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("now", [1, 2, 3, 4, 5])
def test_rows_1_to_4_belong_to_rounds_1_to_4_and_rows_5_and_6_to_round_5(now: int) -> None:
    g = table(round=now)
    for row in range(1, 7):
        of = min(row, 5)
        if of == now:
            allows(g, f"chief {row}L1", f"explorer {row}R3")
        elif of > now:
            allows(g, f"explorer {row}L1")
            refused(g, f"chief {row}L1", "TRN-6", "future", round=of)
        else:
            refused(g, f"explorer {row}L1", "RND-3", "row-turned", row=row)


@pytest.mark.rule("SET-5")
def test_2_workers_lie_on_each_round_and_the_others_in_the_supply() -> None:
    g = Game.new(players=4)
    assert g.position()["supply_workers"] == [9 - 2 * 2, 5 - 2 * 2, 3 - 2]
    assert settle(g, "send").position()["track_workers"] == 2


@pytest.mark.rule("SET-6")
def test_bonus_tiles_are_drawn_by_level_onto_river_and_road() -> None:
    levels = {"river-6": 1, "river-10": 2, "river-14a": 2, "river-14b": 3}
    levels |= {"row-1": 1, "row-2": 1, "row-3": 2, "row-4": 2, "row-5": 3, "row-6": 3}
    seen = set()
    for seed in SEEDS:
        told = Game.new(seed=seed).position()
        assert {slot: LEVEL_OF[bonus] for slot, bonus in told["bonuses"].items()} == levels
        everything = [*told["bonuses"].values(), *told["leftover_bonuses"]]
        assert sorted(everything) == sorted(bonus.id for bonus in BASE.bonuses)
        seen |= set(told["bonuses"].values())
    assert seen == {bonus.id for bonus in BASE.bonuses}


@pytest.mark.rule("SET-6")
def test_bonus_tiles_lie_face_up() -> None:
    g = Game.new(seed=5)
    told = g.position()
    for viewer in (0, 3, None):
        shown = g.view(viewer).data
        assert shown["bonuses"] == told["bonuses"]
        assert shown["leftover_bonuses"] == told["leftover_bonuses"]


@pytest.mark.rule("SET-7")
def test_the_deck_has_level_1_on_top_and_8_lie_in_the_row() -> None:
    decks = set()
    for seed in SEEDS:
        told = Game.new(seed=seed).position()
        assert [LEVEL_OF[a] for a in told["row"]] == [1] * 8
        assert [LEVEL_OF[a] for a in told["deck"]] == [1] * 8 + [2] * 16 + [3] * 20
        assert len({*told["row"], *told["deck"]}) == 52
        decks.add((*told["row"], *told["deck"]))
    assert len(decks) == len(SEEDS)


@pytest.mark.rule("SET-7")
def test_nobody_sees_the_order_of_the_deck() -> None:
    assert Game.new(seed=5).view(0).data["deck"] == {"1": 8, "2": 16, "3": 20}


@pytest.mark.rule("SET-8")
def test_the_first_player_is_chosen_at_random_unless_the_table_says_who() -> None:
    assert {Game.new(players=3, seed=seed).position()["first"] for seed in SEEDS} == {0, 1, 2}
    for starter in range(4):
        g = settle(Game.new(options=Options(first_game=True, starter=starter)), "send")
        assert (g.position()["first"], who(g)) == (starter, (starter, "send"))


@pytest.mark.rule("SET-8")
def test_the_first_player_card_gives_nothing_at_set_up() -> None:
    g = settle(Game.new(options=Options(first_game=True, starter=0)), "send")
    assert [seat(g, i)["caravans"] for i in range(4)] == [["top", "top"]] * 4
    assert [seat(g, i)["culture"] for i in range(4)] == [1] * 4  # SET-9's own, and no more for the third
    assert seat(g, 3)["strength"] == 4  # SET-9's own, and no 2 more


@pytest.mark.rule("SET-8", "NEU-3")
@pytest.mark.parametrize("players", [2, 3])
def test_fire_and_neutral_explorers_come_before_the_draft(players: int) -> None:
    g = Game.new(players=players)
    assert kind(g) == "neutral"
    assert len(g.position()["fire"]) == 6
    asked = []
    while kind(g) in ("neutral", "draft"):
        asked.append(kind(g))
        g.apply(g.legal_actions()[0])
    assert asked[: 6 * (4 - players)] == ["neutral"] * (6 * (4 - players))
    assert set(asked[6 * (4 - players) :]) == {"draft"}


@pytest.mark.rule("SET-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_each_has_4_raw_a_worker_and_1_culture_and_strength_by_turn_order(players: int) -> None:
    g = settle(Game.new(players=players, options=Options(first_game=True, starter=1)), "send")
    for place in range(players):
        mine = seat(g, (1 + place) % players)
        assert mine["raw"] == {"cattle": 1, "stone": 1, "wood": 1, "ore": 1}
        assert mine["refined"] == {}
        assert (mine["workers"], mine["used_workers"]) == ([1, 0, 0], [0, 0, 0])
        assert (mine["culture"], mine["strength"], mine["vp"]) == (1, place + 1, 0)
        assert (mine["character"], mine["card"]) == (None, None)
    assert g.position()["supply_workers"] == [5 - players, 1, 1]


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_plus_1_characters_and_cards_are_revealed(players: int) -> None:
    shown = settle(Game.new(players=players), "draft").view(0).data["draft"]
    assert (len(set(shown["characters"])), len(set(shown["cards"]))) == (players + 1, players + 1)


@pytest.mark.rule("SET-10")
def test_the_draft_goes_from_the_last_player_backwards_then_from_the_first_forwards() -> None:
    g = Game.new(players=4, seed=11, options=Options(starter=1))
    order = []
    picks = iter(["character 1", "card 1", "character 2", "card 2"])
    kinds_wanted = []
    while kind(g) == "draft":
        assert g.decision is not None
        order.append(g.decision.seat)
        offered = {text.split()[1] for text in allowed(g) if text.startswith("draft")}
        kinds_wanted.append(offered)
        pick = next(picks) if len(offered) == 2 else next(t for t in allowed(g) if t.startswith("draft"))[6:]
        g.apply(f"draft {pick}")
        if kind(g) == "tile":
            settle(g, "draft")
    assert order == [0, 3, 2, 1, 1, 2, 3, 0]
    # First either kind; then what each still lacks: seats 0 and 2 took a character, 3 and 1 a card.
    assert kinds_wanted[:4] == [{"character", "card"}] * 4
    assert kinds_wanted[4:] == [{"character"}, {"card"}, {"character"}, {"card"}]


@pytest.mark.rule("SET-10")
def test_nobody_takes_two_of_a_kind_nor_what_another_took() -> None:
    pool = {"characters": ["warlord", "artisan", "sage"], "cards": ["herders", "miners", "weavers"]}
    g = drafting(frames=[*CHOICES[1], *GOODS], draft=pool)
    play(g, "draft character 2")
    refused(g, "draft character 2", "SET-10", "taken")
    play(g, "draft card 1")
    assert (seat(g, 1)["character"], seat(g, 0)["card"]) == ("artisan", "herders")
    refused(g, "draft card 2", "SET-10", "has-one")  # seat 0 lacks a character now
    allows(g, "draft character 1", "draft character 3")
    play(g, "draft character 3")
    refused(g, "draft character 1", "SET-10", "has-one")  # seat 1 lacks a card
    refused(g, "draft card 1", "SET-10", "taken")


@pytest.mark.rule("SET-10")
def test_each_takes_what_their_card_shows_in_turn_order_and_leftovers_go_to_the_box() -> None:
    # weavers: 1 leather + 1 timber + 1 worker of level 1 + 1 culture + 3 vp
    # council: 1 ore + 1 brick + 1 worker of level 1 + 1 culture + 1 strength + 1 travel
    frames = [["card", 1], ["card", 0], ["install", 1]]
    seats = [
        {"card": "council-of-elders", "character": "warlord"},
        {"card": "weavers", "character": "artisan"},
    ]
    pool = {"characters": ["sage"], "cards": ["miners"]}
    g = drafting(*seats, frames=frames, first=1, draft=pool)
    assert who(g) == (0, "travel")  # the first player, seat 1, has all of theirs by now
    nothing = seat(table(), 0)
    weavers = {"leather": 1, "timber": 1, "worker 1": 1, "culture": 1, "vp": 3}
    assert gained(nothing, seat(g, 1)) == weavers
    play(g, "caravan A straight")
    council = {"ore": 1, "brick": 1, "worker 1": 1, "culture": 1, "strength": 1}
    assert gained(nothing, seat(g, 0)) == council
    assert seat(g, 0)["caravans"] == ["c1", "top"]
    assert g.position()["draft"] == {"characters": [], "cards": []}
    assert who(g) == (1, "send")


@pytest.mark.rule("SET-10")
def test_starting_resources_are_taken_in_turn_order() -> None:
    g = settle(Game.new(players=4, seed=3, options=Options(starter=2)), "send")
    hired = [event["seat"] for event in g.events_since() if event["event"] == "hired"]
    assert list(dict.fromkeys(hired)) == [2, 3, 0, 1]  # every card of the base set brings a worker


@pytest.mark.rule("SET-11")
def test_abilities_do_not_apply_to_what_cards_give() -> None:
    # river folk: 2 culture, and no 1 more for the young sage; then the sage's own 1
    g = starting("river-folk", "sage")
    assert seat(g)["culture"] == 2 + 1


@pytest.mark.rule("SET-11")
def test_the_traveller_gets_no_step_more_with_the_card() -> None:
    # amber traders: 3 travel; then the traveller's own 1
    g = starting("amber-traders", "traveller")
    play(g, *["caravan A straight"] * 4)
    assert seat(g)["caravans"] == ["c4", "top"]
    assert kind(g) == "send"


@pytest.mark.rule("SET-12")
def test_the_collector_takes_its_tiles_when_the_card_is_chosen() -> None:
    pool = {"characters": ["collector", "warlord", "sage"], "cards": ["herders", "miners", "weavers"]}
    g = drafting(frames=[*CHOICES[0], *GOODS], draft=pool)
    aside = g.position()["leftover_bonuses"]
    assert len(aside) == 8
    play(g, "draft character 1")
    assert seat(g)["bonus_tiles"] == aside
    assert who(g) == (1, "draft")


@pytest.mark.rule("SET-12", "CHR-8")
def test_the_pathfinder_chooses_its_tiles_when_the_card_is_chosen() -> None:
    pool = {"characters": ["pathfinder", "warlord", "sage"], "cards": ["herders", "miners", "weavers"]}
    g = drafting(frames=[*CHOICES[0], *GOODS], draft=pool)
    play(g, "draft character 1")
    assert who(g) == (0, "tile")
    refused(g, "draft card 1", "SET-10", "finish-first", asked="tile")
    play(g, "choose 1")
    refused(g, "choose 3", "CHR-8", "no-such-choice", most=2)
    play(g, "choose 2")
    assert seat(g)["own_tiles"] == ["copper-seam", "grazing-land"]  # unused, of level 1
    assert who(g) == (1, "draft")


@pytest.mark.rule("SET-12", "D-2")
def test_gains_at_once_come_after_the_starting_resources_in_turn_order() -> None:
    seats = [{"card": "spear-bearers", "character": "traveller"}, {"card": "miners", "character": "sage"}]
    for first, sage_has in ((1, 1), (0, 0)):
        order = [first, 1 - first]
        g = drafting(*seats, frames=[*(["card", i] for i in order), ["install", first]], first=first)
        assert who(g) == (0, "travel")  # the traveller's own, when both cards have been taken
        assert (seat(g, 0)["raw"], seat(g, 1)["raw"]) == ({"cattle": 1, "ore": 1}, {"ore": 3})
        assert seat(g, 1)["culture"] == sage_has
        play(g, "caravan A straight")
        assert seat(g, 1)["culture"] == 1


@pytest.mark.rule("D-2")
def test_a_gain_at_once_starts_no_1_more_of_its_own() -> None:
    g = starting("miners", "sage")
    assert seat(g)["culture"] == 1
    g = starting("miners", "traveller")
    play(g, "caravan A straight")
    assert (seat(g)["caravans"], kind(g)) == (["c1", "top"], "send")


@pytest.mark.rule("SET-10")
def test_the_starting_card_goes_to_the_box_when_it_has_been_taken() -> None:
    g = starting("herders", "warlord")
    assert seat(g)["card"] is None
