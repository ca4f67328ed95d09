"""Names within sentences: a sentence asks for the form it wants, whatever stands there."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from terramara import load_set
from terramara.messages import FUNCTIONS, Messages, Phrase, in_form
from terramara.words import Words
from terramara.words.context import initial

RUSSIAN = """
n-ore = { $form ->
        [acc] { $count ->
            [one] { $count } руду
            [few] { $count } руды
           *[many] { $count } руд
        }
       *[nom] { $count ->
            [one] { $count } руда
            [few] { $count } руды
           *[many] { $count } руд
        }
    }
event-got = { $name } получает { FORM($what, "acc") }.
"""


def said(name: str, /, **args: str | float) -> str:
    bundle = FluentBundle(["ru"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(RUSSIAN))
    pattern = bundle.get_message(name).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return str(words)


@pytest.mark.parametrize(("count", "words"), [(1, "1 руду"), (3, "3 руды"), (5, "5 руд"), (21, "21 руду")])
def test_a_sentence_gets_the_case_it_asks_for(count: int, words: str) -> None:
    ore = Phrase(lambda form: said("n-ore", count=count, form=form))
    assert said("event-got", name="Анна", what=ore) == f"Анна получает {words}."


def test_a_phrase_by_itself_is_plain() -> None:
    assert Phrase(lambda form: said("n-ore", count=1, form=form)) == "1 руда"


def test_what_is_no_phrase_has_one_form() -> None:
    assert said("event-got", name="Анна", what="Bow drill") == "Анна получает Bow drill."


def test_a_list_asks_each_of_its_items() -> None:
    words = Words(load_set("base"), Messages())
    items = [Phrase(f"{n} {{}}".format) for n in (1, 2, 3)]
    assert words.every(items) == "1 nom, 2 nom and 3 nom"
    assert in_form(words.either(items), "dat") == "1 dat, 2 dat or 3 dat"


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("Anna", "vowel"),
        ("Élise", "vowel"),
        ("Hugo", "vowel"),
        ("Yves", "vowel"),
        ("Yann", "consonant"),
        ("Bert", "consonant"),
        ("", "consonant"),
    ],
)
def test_how_a_name_begins(name: str, begins: str) -> None:
    assert initial(name) == begins
