"""The sentences of the game, from Project Fluent files shared with the browser (locales/<language>/*.ftl).

The engine speaks ids and numbers; whoever shows them to a person asks here:

    m = Messages("en")
    m.text("rule-TRN-7")                    # the message
    m.text("rule-TRN-7.title")              # one of its attributes
    m.text("reason-too-weak", own=3, theirs=4)

What a language lacks is taken from English, so a half-finished translation can be played.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FALLBACK = "en"
_log = logging.getLogger(__name__)


def _folder() -> Traversable:
    return files("terramara") / "locales"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are messages for, the complete one first."""
    found = [entry.name for entry in _folder().iterdir() if entry.is_dir() and not entry.name.startswith("_")]
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


@cache
def rule_ids() -> tuple[str, ...]:
    """Every rule id of the specification, in its order."""
    return tuple((_folder() / "rule_ids.txt").read_text(encoding="utf-8").split())


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks keep writing directions apart; no language here needs them, and terminals show them.
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted((_folder() / language).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


class Messages:
    """The messages of one language, with English behind it."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise ValueError(f"no messages in {language!r}; there are {', '.join(languages())}")
        self.language = language
        names = [language] if language == FALLBACK else [language, FALLBACK]
        self._bundles = [_bundle(name) for name in names]

    def has(self, key: str) -> bool:
        return self._find(key) is not None

    def text(self, key: str, default: str | None = None, /, **args: str | float) -> str:
        """The message or attribute (`id` or `id.attribute`) with its arguments filled in.

        Without a default an unknown key is a KeyError; pieces of a set that somebody wrote have no message,
        and then their own name is the default.
        """
        found = self._find(key)
        if found is None:
            if default is not None:
                return default
            raise KeyError(key)
        bundle, name, attribute = found
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # _find has looked
        value, errors = bundle.format_pattern(pattern, args)
        for error in errors:  # Fluent salvages what it can, and a strange sentence is better than none
            _log.warning("message %s: %s", key, error)
        return str(value)

    def _find(self, key: str) -> tuple[FluentBundle, str, str] | None:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            if attribute in message.attributes if attribute else message.value is not None:
                return bundle, name, attribute
        return None
