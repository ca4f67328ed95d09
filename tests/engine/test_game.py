"""The public face: making games, asking, parsing, refusing."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from terramara import (
    Action,
    Game,
    IllegalAction,
    Options,
    PositionError,
    Reason,
    RecordError,
    SetError,
    View,
    explain,
)
from terramara.content.errors import Problem
from tests.rules.helpers import small_set


def test_a_game_is_its_set_options_and_seed() -> None:
    one = Game.new(players=3, seed=11)
    assert one.state_hash() == Game.new(players=3, seed=11).state_hash()
    assert one.state_hash() != Game.new(players=3, seed=12).state_hash()
    assert one.state_hash() != Game.new(players=3, seed=11, options=Options(first_game=True)).state_hash()


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        Game.new(players=players)


def test_a_starter_must_sit_at_the_table() -> None:
    with pytest.raises(ValueError, match="seat from 0 to 1, not 3"):
        Game.new(players=2, options=Options(starter=3))
    assert Game.new(players=2, options=Options(starter=1)).position()["first"] == 1


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_has_256_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="seed is a whole number"):
        Game.new(seed=seed)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"cost_vp": "half"}, '"printed" or "paid"'),
        ({"starter": 9}, "seat from 0 to 3"),
        ({"frist_game": True}, "unknown option 'frist_game'"),
        ({"first_game": 1}, "first_game is true or false"),
        ({"neutral_card_4": 4}, "true, false or null"),
        ({"starter": True}, "a seat from 0 to 3, or null"),
    ],
)
def test_wrong_options_are_named(data: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Options.from_json(data)


def test_options_come_back_from_json() -> None:
    options = Options(first_game=True, neutral_card_4=True, cost_vp="paid", overflow_triggers=True, starter=2)
    assert Options.from_json(options.to_json()) == options


def test_an_action_is_parsed_from_its_notation_however_spaced_or_spelt() -> None:
    game = Game.new(seed=1)
    action = game.parse("explorer 2L1")
    assert isinstance(action, Action)
    assert str(action) == "explorer 2L1"
    assert int(action) == action.id
    assert game.parse("  Explorer   2l1 ") is action


def test_options_may_be_a_dict() -> None:
    told = Game.new(players=2, seed=3, options={"first_game": True, "starter": 1})
    assert told.options == Options(first_game=True, starter=1)
    assert told.state_hash() == Game.new(players=2, seed=3, options=told.options).state_hash()


def test_options_that_are_none_are_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^unknown option 'frist_game'; known: [^\n]*$"):
        Game.new(options={"frist_game": True})
    wrong: Any = "first_game"
    with pytest.raises(TypeError, match=r"^options are Options or a dict of them, not 'first_game'$"):
        Game.new(options=wrong)
    with pytest.raises(ValueError, match="first_game is true or false, not 'yes'"):
        Options(first_game=cast("Any", "yes"))


def test_an_unknown_action_is_refused_with_the_nearest_of_those_allowed() -> None:
    game = Game.from_position({"seats": [{"explorers": ["1L1"]}]})
    with pytest.raises(ValueError, match="did you mean 'explorer 2L1'"):
        game.parse("exploer 2L1")
    with pytest.raises(ValueError, match="no action is called 'exploer 1L1'") as caught:
        game.parse("exploer 1L1")
    near = re.findall(r"'([^']+)'", str(caught.value))[1:]
    assert near
    assert all(game.why_not(text) is None for text in near)  # so not the space that is taken
    with pytest.raises(ValueError, match=r"no action is called 'drift card 1'$"):
        game.parse("drift card 1")  # nothing is drafted now
    with pytest.raises(ValueError, match=r"no action is called 'xyzzy'$"):
        game.parse("xyzzy")


def test_the_most_alike_are_suggested_first_and_of_equals_those_listed_first() -> None:
    game = Game.from_position({})
    for text, suggested in (
        ("explorer raod", "'explorer road'"),  # and no space that is only like it
        ("explorer L1", "'explorer 1L1' or 'explorer 2L1' or 'explorer 3L1'"),
    ):
        with pytest.raises(ValueError, match=rf"did you mean {suggested}\?$"):
            game.parse(text)


def test_an_action_of_another_set_is_refused(tmp_path: Path) -> None:
    needle = 'name = "Needle"\nlevel = 1\ncategory = "clothing"\ncost = "2 leather"\nvp = 2\n'
    swapped = f'remove = ["bone-pin"]\n[needle]\n{needle}effects = ["each round: 1 raw"]\n'
    other = small_set(tmp_path, artefacts=swapped)
    game = Game.from_position({"seats": [{"made": ["bone-pin"], "raw": {"wood": 1}}]})
    theirs = Game.from_position({"set": other.id}, set=other).parse("use needle")
    for action in (theirs, Action(0, "chief hut"), Action(-1, "chief hut"), Action(9999, "fly")):
        with pytest.raises(ValueError, match="is no action of the set 'base'"):
            game.why_not(action)
        with pytest.raises(ValueError, match="is no action of the set 'base'"):
            game.apply(action)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: Game.new(rules=True), "rules is 1 or 2, not True"),
        (lambda: Game.new(set="base"), "set is a ContentSet, from load_set, not 'base'"),  # type: ignore[arg-type]
        (lambda: Game.new(options={1: 2, "x": 3}), "unknown option 1"),  # type: ignore[dict-item]
        (lambda: Game.from_position({}, set=3), "set is a ContentSet, from load_set, not 3"),  # type: ignore[arg-type]
        (lambda: Game.from_record(b"x"), "a record is a text, not b'x'"),  # type: ignore[arg-type]
        (lambda: Game.from_record(Game.new().record(), to=-1), "a number of actions or None, not -1"),
        (lambda: Game.new().can_undo(seat=4), "a seat from 0 to 3 or None, not 4"),
        (lambda: Game.new().undo(seat=4), "a seat from 0 to 3 or None, not 4"),
        (lambda: Game.new().events_since(-1), "the number of an event, from 0, not -1"),
        (lambda: View.from_data({}), "set: what the view's `data` has there"),  # type: ignore[typeddict-item]
        (lambda: explain(None), "reason is a Reason, as why_not gives it, not None"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_argument_is_told_in_one_line(call: Callable[[], object], told: str) -> None:
    with pytest.raises((TypeError, ValueError), match=re.escape(told)):
        call()


def test_everything_a_caller_holds_says_what_it_is() -> None:
    game = Game.from_position({})
    assert repr(game) == "<Game with 4 players, round 1, seat 0 decides: send>"
    assert repr(game.view(1)) == "<View of seat 1, 4 players, round 1, seat 0 decides: send>"
    assert repr(game.view(None)) == "<View of a spectator, 4 players, round 1, seat 0 decides: send>"
    assert repr(game.set) == f"<ContentSet base {game.set.version}, hash {game.set.hash}>"


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("adult", Reason("TRN-12", "no-character")),
        PositionError("round", "1 to 5"),
        RecordError(3, "`set ID VERSION HASH`"),
        SetError("x", [Problem("x", 0, "", "there is no such set")]),
    ],
)
def test_an_error_can_come_from_another_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_what_is_no_notation_is_told_in_one_short_line() -> None:
    game = Game.from_position({})
    with pytest.raises(ValueError, match=r"^no action is called '(xy){20}…'$"):
        game.why_not("xy" * 5000)
    with pytest.raises(TypeError, match=r"^an action is an Action or its notation, not 3$"):
        game.why_not(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^a seat from 0 to 3 or None, not 'x'$"):
        game.why_not("explorer hire", seat="x")  # type: ignore[arg-type]


def test_a_refusal_carries_its_reason_and_changes_nothing() -> None:
    game = Game.from_position({"seats": [{"strength": 3}, {"strength": 4, "explorers": ["1L1"]}]})
    here = game.state_hash()
    with pytest.raises(IllegalAction) as caught:
        game.apply("explorer 1L1")
    assert caught.value.reason == Reason("TRN-7", "too-weak", {"mine": 3, "theirs": 4, "owner": 1})
    assert caught.value.reason == game.why_not("explorer 1L1")
    assert "TRN-7" in str(caught.value)
    assert game.state_hash() == here
    assert game.why_not("explorer 1L2") is None


def test_the_decision_tells_who_what_and_by_which_rule() -> None:
    decision = Game.from_position({"turn": 2}).decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.rule) == (2, "send", "TRN-1")


def test_a_finished_game_asks_nothing_and_refuses_everything() -> None:
    game = Game.from_position({"phase": "over", "round": 5, "seats": [{"vp": 3}, {"vp": 9}, {"vp": 9}, {}]})
    assert game.over
    assert game.decision is None
    assert game.legal_actions() == []
    assert game.winners == [1, 2]
    assert game.why_not("end") == Reason("END-1", "over")


def test_there_is_no_winner_before_the_end() -> None:
    assert Game.from_position({"seats": [{"vp": 3}]}).winners == []


def test_views_are_for_seats_that_exist() -> None:
    game = Game.new(players=2, seed=1)
    with pytest.raises(ValueError, match="a seat from 0 to 1 or None"):
        game.view(2)
    assert game.view(None).data["you"] is None


def test_only_the_seat_that_decides_sees_its_choices() -> None:
    game = Game.from_position({"turn": 1})
    assert game.view(0).legal_actions() == []
    assert game.view(1).legal_actions() == game.legal_actions()
    assert game.view(None).data["legal"] == []


def test_events_tell_what_happened_since() -> None:
    game = Game.from_position({"turn": 0, "seats": [{"strength": 1}]})
    before = len(game.events_since(0))
    game.apply("explorer skills")
    told = game.events_since(before)
    assert [event["event"] for event in told[:3]] == ["sent", "strength", "culture"]
    assert told[0] == {"n": before, "event": "sent", "seat": 0, "member": "explorer", "space": "skills"}
    assert told[1] == {"n": before + 1, "event": "strength", "seat": 0, "delta": 1, "total": 2}
