"""The message files are well-formed, and no message is missing or left over."""

from __future__ import annotations

import re
from functools import cache

import pytest

from terramara.messages import FALLBACK, languages
from tests.locales.catalogue import Catalogue, Mention, icon_mentions, python_mentions, read, web_mentions


@cache
def english() -> Catalogue:
    return read(FALLBACK)


@cache
def mentions() -> tuple[Mention, ...]:
    return (*python_mentions(), *web_mentions(), *icon_mentions())


@pytest.mark.parametrize("language", languages())
def test_files_are_well_formed(language: str) -> None:
    catalogue = read(language)
    assert not catalogue.junk
    assert not catalogue.doubles
    assert catalogue.variables


@pytest.mark.parametrize("language", languages())
def test_messages_refer_only_to_others_of_their_file(language: str) -> None:
    """Files are read one by one, when they are needed."""
    catalogue = read(language)
    assert {name: catalogue.files.get(name) for name in catalogue.references} == catalogue.references


def test_every_message_asked_for_is_there() -> None:
    keys = [*english().variables, *english().files]
    missing = [
        f"{mention.text} ({mention.where})"
        for mention in mentions()
        if mention.asked
        and not any(re.fullmatch(mention.pattern, key) or key.startswith(f"{mention.text}-") for key in keys)
    ]
    assert not missing


def test_every_message_is_asked_for_somewhere() -> None:
    patterns = sorted({mention.pattern for mention in mentions()})
    asked = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    unused = [
        key
        for key in english().variables
        if not asked.fullmatch(key) and key.split(".", 1)[0] not in english().references
    ]
    assert not unused


def test_no_source_may_ask_for_just_any_message_of_the_page() -> None:
    """Beside such a key, no message that is left over would be found."""
    wide = [f"{m.text} ({m.where})" for m in mentions() if re.fullmatch(m.pattern, "web-left-over")]
    assert not wide
