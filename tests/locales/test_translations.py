"""Every language there is says all that English says, in its own words and by its own grammar."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from terramara.messages import FALLBACK, languages
from tests.locales import checks
from tests.locales.checks import FAULTS, Language, language

WINNER = "web-winner"
OTHERS = [name for name in languages() if name != FALLBACK]


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_wrong_with_any_translation(fault: str) -> None:
    wrong = {name: list(FAULTS[fault](language(name))) for name in OTHERS}
    assert not any(wrong.values()), f"{wrong}: see `python scripts/translate.py LANGUAGE`"


def dutch(text: str, **glossary: object) -> Language:
    """A language that has nothing but this."""
    body = FluentParser().parse(text).body
    entries = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return Language("nl", entries, {"terms": {}, **glossary})


def test_a_message_or_page_that_is_missing_is_found() -> None:
    found = list(checks.missing(dutch("web-close = Sluiten")))
    assert "web-cancel" in found
    assert "rule-TRN-7.title" in found
    assert "web-close" not in found


def test_a_message_that_english_does_not_have_is_found() -> None:
    assert list(checks.left_over(dutch("web-clos = Sluiten\nweb-close = Sluiten"))) == ["web-clos"]


def test_a_message_whose_english_changed_is_found() -> None:
    there = dutch("web-close = Sluiten\nweb-copy = Kopiëren")
    there.seen = checks.english_now() | {"web-copy": "of before"}
    assert list(checks.changed(there)) == ["web-copy"]


def chosen(variants: str, by: str = "count") -> str:
    return f"{{ ${by} ->\n{variants}\n }}"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("web-title = { $name }", []),
        ("web-title = { $naam }", ["web-title: +$naam, -$name"]),
        ("web-title = Tafel", ["web-title: -$name"]),
        ("web-title = " + chosen("[acc] { $name }\n*[nom] { $name }", "form"), ["web-title: +$form"]),
        ("n-ore = " + chosen("[acc] { $count } erts\n*[nom] { $count } erts", "form"), []),
        ("player-name = { $name }", []),
        ("player-name = " + chosen("[vowel] d’{ $name }\n*[consonant] de { $name }", "initial"), []),
        (
            "web-title = " + chosen("[vowel] { $name }\n*[consonant] { $name }", "initial"),
            ["web-title: +$initial"],
        ),
    ],
)
def test_other_variables_are_found(text: str, wrong: list[str]) -> None:
    assert list(checks.other_variables(dutch(text))) == wrong


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("web-close = Sluiten", []),
        ("web-close = Close", ["web-close"]),
        ("web-title-mine = Your turn · { $name }", ["web-title-mine"]),
        ("web-title = { $name }", []),
        (
            "web-winner = " + chosen("[one] { $names } wint!\n*[other] { $names } share the win!"),
            ["web-winner"],
        ),
        ("web-winner = " + chosen("[one] { $names } wint!\n*[other] { $names } winnen samen!"), []),
    ],
)
def test_what_is_left_in_english_is_found(text: str, wrong: list[str]) -> None:
    assert list(checks.left_in_english(dutch(text))) == wrong


def test_what_may_stay_english_is_listed() -> None:
    assert list(checks.left_in_english(dutch("web-name = Terramara", same=["web-name"]))) == []


@pytest.mark.parametrize(
    ("name", "variants", "wrong"),
    [
        ("nl", "[one] 1 kijker\n*[other] { $count } kijkers", ""),
        ("nl", "[1] 1 kijker\n*[other] { $count } kijkers", "no variant for one"),
        ("nl", "*[other] { $count } kijkers", "no variant for one"),
        ("ru", "[one] { $count } зритель\n[few] { $count } зрителя\n*[many] { $count } зрителей", ""),
        ("ru", "[one] { $count } зритель\n[few] { $count } зрителя\n*[other] { $count } зрителей", ""),
        ("ru", "[one] { $count } зритель\n*[many] { $count } зрителей", "no variant for few"),
        ("ru", "[one] { $count } зритель\n*[other] { $count } зрителей", "no variant for few, many"),
    ],
)
def test_a_plural_class_that_is_not_covered_is_found(name: str, variants: str, wrong: str) -> None:
    there = dutch("web-watchers = " + chosen(variants))
    there.name = name
    assert list(checks.plurals(there)) == ([f"web-watchers: {wrong}"] if wrong else [])


def test_the_rest_of_a_selection_is_no_plural_class() -> None:
    there = dutch("reason-finish-first = " + chosen("[travel] reizen\n*[other] iets anders", "asked"))
    assert list(checks.plurals(there)) == []


def test_a_counted_word_without_a_plural_is_found() -> None:
    assert list(checks.plurals(dutch("web-watchers = Kijkers: { $count }"))) == []
    assert len(list(checks.plurals(dutch("web-watchers = { $count } kijkers")))) == 1


def test_forms_that_are_asked_for_and_not_given_are_found_and_the_other_way_round() -> None:
    names = "n-ore = " + chosen("[acc] erts\n*[nom] erts", "form") + "\n"
    assert list(checks.forms(dutch(names + 'event-got = { FORM($what, "acc") }'))) == []
    assert len(list(checks.forms(dutch(names + 'event-got = { FORM($what, "akk") }')))) == 2
    assert len(list(checks.forms(dutch(names + 'event-got = { FORM("acc", $what) }')))) == 2


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("reason-no-explorer = Je hebt geen verkenner in je hand.", 0),
        ("reason-no-explorer = Je hebt geen ontdekker in je hand.", 1),
        ("reason-no-chief = Je verkenner is al weg.", 0),
        ("reason-over = Het spel is aan de ontdekkers.", 1),
        ("reason-other-row = De volgende verkenner komt in rij 3.", 0),
        ("reason-other-row = De volgende verkenner komt in een vrije lijn.", 1),
    ],
)
def test_a_term_replaced_by_another_word_is_found(text: str, wrong: int) -> None:
    there = dutch(text, never=["ontdekkers"])
    # A stem begins a word: `vrije` is no row.
    there.glossary["terms"] = {"explorer": ["verkenner"], "row": ["rij"]}
    assert len(list(checks.terms(there))) == wrong


def test_where_a_sentence_does_without_a_term_that_is_listed() -> None:
    there = dutch("reason-no-explorer = Je hebt er geen.", free={"explorer": ["reason-no-*"]})
    there.glossary["terms"] = {"explorer": ["verkenner"]}
    assert list(checks.terms(there)) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("web-close = Sluiten", 0),
        ("web-close = ‘Sluiten’", 0),
        ("web-close = Sluiten...", 1),
        ('web-close = "Sluiten"', 1),
        ('web-close = { $a } Sluit `--force "x"` af', 0),
    ],
)
def test_marks_that_the_language_does_not_set_are_found(text: str, wrong: int) -> None:
    there = dutch(text, typography={"straight": "['\"]", "dots": "\\.\\.\\."})
    there.name = "xx"  # it has no pages
    assert len(list(checks.typography(there))) == wrong


def test_what_is_typed_is_left_as_it_is() -> None:
    there = dutch('web-close = "Sluiten"', typography={"straight": "['\"]"}, typed=["web-clo*"])
    there.name = "xx"
    assert list(checks.typography(there)) == []


def test_a_label_is_as_long_as_the_longest_text_it_becomes() -> None:
    ru = "n-ore = " + chosen("[acc] { $count } руду\n*[nom] { $count } руда и ещё")
    assert checks.longest(next(iter(dutch(ru).texts()))[1]) == "руда и ещё"
