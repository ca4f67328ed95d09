"""Everything that content and engine can say has words."""

from __future__ import annotations

import pytest

from terramara import Game, load_set
from terramara.content import model, words
from terramara.engine import notation, vocabulary
from terramara.messages import Messages, rule_ids
from tests.locales.catalogue import read
from tests.locales.refusals import reason_codes

MESSAGES = Messages("en")
BASE = load_set("base")


def lacking(prefix: str, names: tuple[str, ...] | list[str]) -> list[str]:
    return [name for name in names if not MESSAGES.text(f"{prefix}-{name}", "")]


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("resource", model.RESOURCES),
        ("category", model.CATEGORIES),
        ("terrain", model.TERRAINS),
        ("n", words.ids(words.GAIN_WORDS)),
        ("n", words.ids(words.PAYMENT_WORDS)),
        ("n", tuple(vocabulary.GAIN_NAMES.values())),
        ("per", words.ids(words.MEASURE_WORDS)),
        ("if", words.ids(words.CONDITION_WORDS)),
        ("doubled", model.DOUBLES),
        ("ability", words.ids(words.ABILITY_WORDS)),
        ("member", (*vocabulary.MEMBERS, "member")),
        ("source", tuple(Game.new(players=2).scores()[0].sources)),
        ("seat", ("0", "1", "2", "3")),
        ("space", (*(name for name in notation.SPACE_NAMES if name.islower()), "hut", "XP")),
        ("road", tuple({place.kind for place in BASE.board.road})),
    ],
)
def test_every_word_of_the_game_is_named(prefix: str, names: tuple[str, ...]) -> None:
    assert not lacking(prefix, names)


def test_every_rule_is_told_and_titled() -> None:
    assert not lacking("rule", list(rule_ids()))
    assert not lacking("rule", [f"{rule}.title" for rule in rule_ids()])
    assert not lacking("rules-section", [rule.split("-")[0] for rule in rule_ids()])


def test_every_piece_of_the_base_set_is_named() -> None:
    assert not lacking("artefact", [piece.id for piece in BASE.artefacts])
    assert not lacking("tile", [piece.id for piece in BASE.tiles])
    assert not lacking("bonus", [piece.id for piece in BASE.bonuses])
    assert not lacking("card", [piece.id for piece in BASE.cards])
    assert not lacking("character", [piece.id for piece in BASE.characters])


def test_every_refusal_of_the_engine_has_a_sentence_and_no_sentence_is_left_over() -> None:
    codes = set(reason_codes())
    told = {name.removeprefix("reason-") for name in read("en").files if name.startswith("reason-")}
    assert codes - told == set()
    assert told - codes == {"missing"}  # what is missing for a cost, beside cannot-pay


def test_every_kind_of_decision_is_asked_in_words() -> None:
    kinds = {kind for kind, _ in vocabulary.KINDS.values()} - {"give"}
    assert not lacking("ask", sorted(kinds))
    assert not lacking("ask-give", ["trade", "craft", "raid"])


def test_every_kind_of_action_is_named() -> None:
    actions = {str(action) for action in notation.actions_of(BASE)}
    members = {"explorer", "chief", "warrior"}
    numbered = {"worker", "use", "bonus", "reserve", "refine", "caravan", "choose", "next", "back", "neutral"}
    for action in sorted(actions):
        verb, _, rest = action.partition(" ")
        if verb in members:
            key = "send"
        elif verb in numbered or rest in model.RESOURCES or (verb == "craft" and rest.isdigit()):
            key = verb
        elif verb == "draft":
            key = f"draft-{rest.split()[0]}"
        else:
            key = action.replace(" ", "-")
        assert MESSAGES.text(f"act-{key}", ""), action
