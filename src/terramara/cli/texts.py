"""The messages of the command line: from its own files only, since `--help` must not wait for all
messages."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from terramara.messages import FALLBACK, Messages, languages

# The operator's commands have a file of their own, read when one of them is asked for.
FILES = ("cli.ftl", "serve.ftl")


def asked(arguments: Sequence[str]) -> str:
    """The language after `--lang`, or "". Read before the commands are, because their help is already in
    it."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""


def language() -> str:
    """TERRAMARA_LANGUAGE, else the language of the terminal if there are messages in it, else English."""
    for name in ("TERRAMARA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(name, "")
        if wish:
            short = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            return short if short in languages() else FALLBACK
    return FALLBACK


@cache
def _bundle(language: str, name: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    file = files("terramara") / "locales" / language / name
    if file.is_file():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def t(key: str, /, **args: str | float) -> str:
    """A message of FILES."""
    for name in FILES:
        for wanted in dict.fromkeys((language(), FALLBACK)):
            bundle = _bundle(wanted, name)
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None
                return str(bundle.format_pattern(pattern, args)[0])
    raise KeyError(key)


@cache
def messages() -> Messages:
    """All messages, for commands about the game."""
    return Messages(language())
