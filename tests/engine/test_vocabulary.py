"""The table of the vocabulary: complete, without doubles, and what is not in it raises."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest

from terramara import Game
from terramara.content import words
from terramara.engine import codes as c
from terramara.engine import vocabulary
from terramara.engine.dispatch import choose, do_step, legal_actions
from terramara.engine.events import event_json
from terramara.engine.gains import take_all
from terramara.engine.measures import measure
from terramara.engine.position_pending import ranges_of
from terramara.engine.reasons import why_not
from terramara.engine.rulebook import ENTRIES, entry
from terramara.engine.state import State
from terramara.engine.steps import step_of
from terramara.engine.wire_events import Event

UNKNOWN = 60  # fits in the six bits of a step


def numbers(prefix: str) -> set[int]:
    return {value for name, value in vars(c).items() if name.startswith(prefix)}


def a_state() -> State:
    return Game.new(2, seed=1).state.copy()


def test_every_step_of_the_engine_stands_in_the_table_once() -> None:
    told = [step.number for step in vocabulary.STEPS]
    assert len(set(told)) == len(told)
    assert len({step.name for step in vocabulary.STEPS}) == len(told)
    decisions = {number for number in told if number <= c.LAST_DECISION}
    assert decisions == set(range(c.LAST_DECISION + 1)) == set(vocabulary.KINDS)
    assert set(told) - decisions == set(range(c.RESOURCE, c.RESTORE + 1))


def test_the_range_of_every_number_of_a_step_is_known() -> None:
    known = ranges_of(a_state())
    used = {name for step in vocabulary.STEPS for name in (step.a, step.b)}
    assert used == set(known) == set(vocabulary.RANGES)


def test_every_word_of_the_sets_has_a_number_of_its_own() -> None:
    measures = vocabulary.MEASURE_NUMBERS
    assert set(measures) == {*words.ids(words.MEASURE_WORDS), *words.ids(words.CONDITION_WORDS)}
    assert len(set(measures.values())) == len(measures)
    gains = {name for name in words.ids(words.GAIN_WORDS) if not name.startswith("matching-")}
    assert gains | set(words.ids(words.PAYMENT_WORDS)) <= set(vocabulary.GAIN_NUMBERS)
    assert len(set(vocabulary.GAIN_NUMBERS.values())) == len(vocabulary.GAIN_NUMBERS)
    assert {*vocabulary.ABILITY_NUMBERS, *vocabulary.COUNTED_ABILITIES} == set(words.ids(words.ABILITY_WORDS))
    bits = [*vocabulary.ABILITY_NUMBERS.values(), c.ABILITY_CHARACTER_POWER]
    assert sorted(bits) == sorted(numbers("ABILITY_"))
    assert sum(bits) == (1 << len(bits)) - 1  # one bit each


@pytest.mark.parametrize(
    ("what", "ask"),
    [
        ("decision", lambda s: legal_actions(s, step_of(UNKNOWN, 0, 0, 0))),
        ("decision", lambda s: choose(s, c.A_TRADE)),
        ("step", lambda s: do_step(s, step_of(UNKNOWN, 0, 0, 0))),
        ("step", lambda _: entry(UNKNOWN)),
        ("step", lambda s: why_not(s, c.A_TRADE)),
        ("measure", lambda s: measure(s, 0, UNKNOWN)),
        ("taken", lambda s: take_all(s, 0, UNKNOWN, 1, 0)),
        ("event", lambda s: event_json(s.tables, 0, (99, 0, 0, 0))),
    ],
)
def test_what_is_not_in_the_vocabulary_raises(what: str, ask: Callable[[State], object]) -> None:
    s = a_state()
    s.push(UNKNOWN, 0, 0, 0)
    with pytest.raises(ValueError, match=rf"{what} .*has the number|has the number {UNKNOWN}"):
        ask(s)


def test_every_decision_has_its_reasons_and_no_other_step() -> None:
    assert {op for op, told in ENTRIES.items() if told.why_not is not None} == set(vocabulary.KINDS)


def test_actions_are_numbered_without_gaps_as_the_engine_numbers_them() -> None:
    runs = vocabulary.ACTIONS
    assert [run.first for run in runs] == [0, *(run.past for run in runs[:-1])]
    assert runs[-1].past == c.A_USE
    inside = {c.A_CAREFUL_OFF, c.A_TAKE_ONE, c.A_BACK_HUT_CHIEF, c.A_WORKER, c.A_USE}
    assert {run.first for run in runs} - {c.A_WORKER + 1} == numbers("A_") - inside


def test_every_event_has_a_name_and_a_shape() -> None:
    shapes = {get_args(get_type_hints(shape)["event"])[0] for shape in get_args(Event)}
    assert set(vocabulary.EVENT_NAMES.values()) == shapes
    assert sorted(vocabulary.EVENT_NAMES) == list(range(len(shapes)))
