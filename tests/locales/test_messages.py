"""Reading messages."""

from __future__ import annotations

import logging

import pytest

from terramara.messages import FALLBACK, Messages, languages, rule_ids


def test_english_is_there_and_first() -> None:
    assert languages()[0] == FALLBACK == "en"


def test_a_message_and_its_attribute() -> None:
    messages = Messages()
    assert messages.text("rule-TRN-7.title") == "An explorer joins an explorer"
    assert "strength" in messages.text("rule-TRN-7")


def test_arguments_choose_the_form() -> None:
    messages = Messages()
    assert messages.text("n-worker-2", count=1) == "a worker of level 2"
    assert messages.text("n-worker-2", count=3) == "3 workers of level 2"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'xx'.*en"):
        Messages("xx")


def test_an_unknown_key_is_an_error_unless_there_is_a_default() -> None:
    messages = Messages()
    with pytest.raises(KeyError, match="no-such-message"):
        messages.text("no-such-message")
    for key in ("no-such-message", "rule-TRN-7.no-such-attribute"):
        assert messages.text(key, "Its own name") == "Its own name"


def test_a_forgotten_argument_is_logged_and_the_rest_is_said(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        said = Messages().text("event-first")
    assert said.endswith("takes the first-player card.")
    assert "event-first" in caplog.text


def test_rule_ids_are_in_the_order_of_the_rules_and_each_once() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids)) == 188
    assert ids[0] == "CMP-1"
    assert ids.index("TRN-7") < ids.index("D-1") < ids.index("SYM-15")
