"""You can undo your own actions, back to the last reveal."""

from __future__ import annotations

import pytest

from terramara import CannotUndo, Game

CRAFTER = {"refined": {"leather": 3, "brick": 3, "timber": 3, "metal": 3}}


def test_undo_drops_the_last_action_with_its_events_and_redo_repeats_it() -> None:
    game = Game.from_position({"seats": [{"strength": 2}]})
    start, events = game.state_hash(), len(game.events_since(0))
    action = game.parse("chief road")
    game.apply(action)
    after = game.state_hash()
    assert game.undo() is action
    assert game.state_hash() == start
    assert len(game.events_since(0)) == events
    assert game.can_redo()
    assert game.redo() is action
    assert game.state_hash() == after
    assert not game.can_redo()
    assert game.undo() is action
    assert game.state_hash() == start


def test_another_action_forgets_what_was_undone() -> None:
    game = Game.from_position({})
    game.apply("chief road")
    game.undo()
    game.apply("explorer road")
    assert not game.can_redo()
    with pytest.raises(CannotUndo, match="nothing to redo"):
        game.redo()


def test_what_the_row_revealed_cannot_be_unseen() -> None:
    game = Game.from_position({"pending": [["next", 0, 1], ["craft", 0]], "seats": [CRAFTER]})
    game.apply("craft 1")
    assert not game.can_undo()
    with pytest.raises(CannotUndo, match="revealed"):
        game.undo()


def test_a_payment_chosen_before_the_reveal_can_still_be_undone() -> None:
    seat = {"character": "artisan", "raw": {"cattle": 2, "timber": 0}, **CRAFTER}
    seat["raw"] = {"cattle": 2}
    position = {
        "pending": [["next", 0, 1], ["craft", 0]],
        "row": ["sheepskin-cloak", "milk-boiler"],
        "seats": [seat],
    }
    game = Game.from_position(position)
    game.apply("craft 1")
    assert game.decision is not None
    assert game.decision.kind == "give"
    assert game.can_undo()
    game.undo()
    assert game.decision.kind == "craft"


def test_nobody_undoes_what_another_decided() -> None:
    game = Game.from_position({"turn": 0})
    game.apply("explorer 1L2")
    mover = game.actions[-1][0]
    assert mover == 0
    assert game.can_undo(0)
    assert not game.can_undo(1)
    with pytest.raises(CannotUndo, match="decided"):
        game.undo(1)


def test_at_the_start_there_is_nothing_to_undo() -> None:
    game = Game.new(seed=3)
    assert not game.can_undo()
    with pytest.raises(CannotUndo, match="nothing to undo"):
        game.undo()
