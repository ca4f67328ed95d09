"""Balance: what is counted, on games whose outcome is known."""

from __future__ import annotations

from functools import cache

import pytest

from terramara import Game, load_set
from terramara.arena import Ledger, PlanError, play_on
from terramara.arena.balance import Balance
from terramara.arena.findings import SETUPS, Findings, Share, end_effects, find, space_group
from terramara.arena.play import play_out
from terramara.engine.notation import SPACE_NAMES, actions_of
from terramara.engine.options import Options
from terramara.engine.scoring import SOURCES
from tests.rules.helpers import FIRST_EDITION

PLAN = Balance("apprentice", games=4, players=(2, 3), seed=5)


@cache
def played() -> Ledger:
    ledger = Ledger(None, PLAN.to_json(), load_set())
    assert play_on(ledger, PLAN.asks())
    return ledger


def found() -> dict[int, Findings]:
    return find(load_set(), PLAN.asks(), played().games)


def test_tables_and_set_ups_take_turns() -> None:
    asks = PLAN.asks()
    assert [(len(ask.bots), ask.random_setup) for ask in asks] == [
        (2, False),
        (3, False),
        (2, True),
        (3, True),
    ]
    assert len({ask.seed for ask in asks}) == 4


@pytest.mark.parametrize(("setup", "wanted"), [("drafted", {False}), ("random", {True})])
def test_one_kind_of_set_up(setup: str, wanted: set[bool]) -> None:
    assert {ask.random_setup for ask in Balance("random", 6, setup=setup).asks()} == wanted


@pytest.mark.parametrize(
    ("code", "changes"),
    [("setup", {"setup": "rigged"}), ("no-such-bot", {"bot": "nobody"}), ("players", {"players": (1,)})],
)
def test_a_run_that_cannot_be_played_is_refused(code: str, changes: dict[str, object]) -> None:
    with pytest.raises(PlanError) as caught:
        Balance(**changes)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_every_seat_is_counted_once_by_each_measure() -> None:
    for players, each in found().items():
        assert each.games == 2
        seats = 2 * players
        assert sum(share.seats for share in each.seats.values()) == seats
        assert sum(share.wins for share in each.seats.values()) == pytest.approx(2)
        for by_setup in (each.order, each.characters, each.cards):
            for setup in SETUPS:
                assert sum(share.seats for share in by_setup[setup].values()) == players
                assert sum(share.wins for share in by_setup[setup].values()) == pytest.approx(1)
        for shares in each.strategies.values():
            assert sum(share.seats for share in shares.values()) == seats
        assert sum(each.totals.values()) == seats


def test_what_is_made_was_possible_and_offered() -> None:
    for each in found().values():
        for made in each.artefacts.values():
            assert made.made <= made.possible <= made.offered <= each.games
            assert made.did <= made.could
        assert sum(made.made for made in each.artefacts.values()) == sum(
            made.makers.seats for made in each.artefacts.values()
        )


def test_points_by_source_add_up_to_the_scores() -> None:
    games = played().games
    for players, each in found().items():
        totals = [
            sum(game.totals) for ask, game in zip(PLAN.asks(), games, strict=True) if len(ask.bots) == players
        ]
        assert sum(each.sources) == pytest.approx(sum(totals))
        assert sum(each.winners_share().values()) <= 1.1
        effects = each.of_winners[SOURCES.index("effects")]
        assert sum(each.effects_of_winners.values()) == pytest.approx(effects)


@pytest.mark.parametrize(
    ("artefact", "group", "vp"),
    [("round-shield", "strength", 8), ("bronze-greaves", "strength", 6), ("ox-yoke", "artefacts", 2)],
)
def test_an_effect_at_the_end_counts_for_what_it_rewards(artefact: str, group: str, vp: int) -> None:
    content = FIRST_EDITION
    s = Game.new(2, 1, set=content).state
    owner = s.players[0]
    owner.strength = 12  # the strongest, at power level 3
    owner.made = ([piece.id for piece in content.artefacts].index(artefact),)
    assert dict(end_effects(s, 0)) == {group: vp}


def test_characters_and_cards_are_those_of_the_game() -> None:
    ask, kept = PLAN.asks()[0], played().games[0]
    game = Game.new(2, ask.seed)
    for action in kept.actions:
        game.apply(actions_of(load_set())[action])
    characters = {game.set.characters[player.character].id for player in game.state.players}
    each = find(load_set(), [ask], [kept])[2]
    assert set(each.characters["drafted"]) == characters
    sent = [event for event in game.events_since() if event["event"] == "sent"]
    assert sum(map(sum, each.spaces.values())) == len(sent)


def test_a_margin_has_an_interval() -> None:
    share = Share()
    for margin in (2.0, 4.0, 6.0, 8.0):
        share.add(0.5, margin)
    assert share.mean_margin == 5
    assert share.margin_error == pytest.approx(1.96 * (5 / 3) ** 0.5, abs=0.01)  # the sample's deviation / 2
    assert share.share == 0.5
    assert Share().interval == (0.0, 1.0)


def test_spaces_are_counted_by_row() -> None:
    groups = {name: space_group(number) for number, name in enumerate(SPACE_NAMES)}
    assert groups["2L1"] == "row-2"
    assert groups["X3"] == "crossroads-3"
    assert groups["raid"] == "raid"
    assert space_group(48) == "hut"


def test_a_plan_is_followed_and_asked_for_again_when_something_comes_up() -> None:
    """By turns a bot plays legal games to their end, and the same one every time."""
    content = load_set()
    names = ("apprentice", "random")
    one, other = (play_out(content, names, 11, Options(), by_turns=True) for _ in range(2))
    assert one.state.over
    assert one.actions == other.actions
    game = Game.new(2, 11)
    for action in one.actions:
        game.apply(actions_of(content)[action])  # which checks each
    assert game.over
