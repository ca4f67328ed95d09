"""The sentences of the game, from Project Fluent files shared with the browser (locales/<language>/*.ftl).

The engine speaks ids and numbers. This puts them into words:

    m = Messages("en")
    m.text("rule-TRN-7")                    # the message
    m.text("rule-TRN-7.title")              # one of its attributes
    m.text("reason-too-weak", own=3, theirs=4)

A name that stands within a sentence is a Phrase: the sentence can ask for another form of it, as other
languages must: { FORM($what, "dat") }.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Self

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Pattern

FALLBACK = "en"
# The form of a phrase that stands by itself.
PLAIN = "nom"
_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
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
def names_in(file: str) -> tuple[str, ...]:
    """The names of the messages in a file, in its order."""
    return tuple(_ID.findall((_folder() / FALLBACK / file).read_text(encoding="utf-8")))


class Phrase(str):
    """A name within a sentence: its plain form, and every other form it has."""

    __slots__ = ("_make",)
    _make: Callable[[str], str]

    def __new__(cls, make: Callable[[str], str]) -> Self:
        phrase = super().__new__(cls, make(PLAIN))
        phrase._make = make
        return phrase

    def form(self, form: str) -> str:
        return str(self) if form == PLAIN else self._make(form)


def in_form(words: Any, form: str) -> Any:
    """FORM($what, "acc") in a message: the case or article that this place in the sentence wants."""
    return words.form(form) if isinstance(words, Phrase) else words


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": in_form}


class _Language:
    """One language. Parsing is slow, so a file is parsed when one of its messages is asked for."""

    def __init__(self, language: str) -> None:
        # Isolation marks keep writing directions apart; no language here needs them, and terminals show them.
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._texts: dict[str, str] = {}  # not parsed yet, by file
        self._files: dict[str, str] = {}  # the file of each message
        for entry in (_folder() / language).iterdir():
            if entry.name.endswith(".ftl"):
                text = entry.read_text(encoding="utf-8")
                self._texts[entry.name] = text
                self._files.update(dict.fromkeys(_ID.findall(text), entry.name))

    def find(self, name: str, attribute: str) -> Pattern | None:
        file = self._files.get(name)
        if file is None:
            return None
        text = self._texts.pop(file, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


_language = cache(_Language)


class Messages:
    """The messages of one language, with English as the fallback."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise ValueError(f"no messages in {language!r}; there are {', '.join(languages())}")
        self.language = language
        self._languages = [_language(name) for name in dict.fromkeys((language, FALLBACK))]

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
        language, pattern = found
        value, errors = language.bundle.format_pattern(pattern, {"form": PLAIN, **args})
        for error in errors:  # Fluent saves what it can, and a strange sentence is better than none
            _log.warning("message %s: %s", key, error)
        return str(value)

    def phrase(self, key: str, default: str | None = None, /, **args: str | float) -> Phrase:
        """A message for use within sentences: it gets $form, and can choose case and article by it."""
        return Phrase(lambda form: self.text(key, default, **{**args, "form": form}))

    def _find(self, key: str) -> tuple[_Language, Pattern] | None:
        name, _, attribute = key.partition(".")
        for language in self._languages:
            pattern = language.find(name, attribute)
            if pattern is not None:
                return language, pattern
        return None
