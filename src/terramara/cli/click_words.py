"""Click's own messages in the reader's language.

Click asks gettext for each of its messages, by the English. Here it gets them from the message files, like
everything else; what isn't listed stays English.
"""

from __future__ import annotations

import re
from typing import Any

from click import core, decorators, exceptions, formatting, parser, types

from terramara.cli.texts import t

TEXTS = {
    "Usage:": "cli-click-usage",
    "Options": "cli-click-options",
    "Commands": "cli-click-commands",
    "Show this message and exit.": "cli-click-help",
    "default: {default}": "cli-click-default",
    "required": "cli-click-required",
    "No such option {name!r}.": "cli-click-no-option",
    "No such command {name!r}.": "cli-click-no-command",
    "Did you mean {possibility}?": "cli-click-mean",
    "(Did you mean one of: {possibilities}?)": "cli-click-mean-one",
    "Missing argument": "cli-click-missing-argument",
    "Missing option": "cli-click-missing-option",
    "Missing command.": "cli-click-missing-command",
    "Invalid value: {message}": "cli-click-bad",
    "Invalid value for {param_hint}: {message}": "cli-click-bad-for",
    "{value} is not in the range {range}.": "cli-click-out-of-range",
    "{value!r} is not a valid {number_type}.": "cli-click-no-number",
    "{value!r} is not {choice}.": "cli-click-not-the-choice",
    "{value!r} is not one of {choices}.": "cli-click-not-among",
    "Choose from:\n\t{choices}": "cli-click-choose",
    "Option {name!r} requires an argument.": "cli-click-needs-value",
    "Option {name!r} does not take a value.": "cli-click-no-value",
    "Got unexpected extra argument ({args})": "cli-click-extra",
    "Got unexpected extra arguments ({args})": "cli-click-extra",
    "file": "cli-click-file",
    "directory": "cli-click-directory",
    "path": "cli-click-path",
    "{name} {filename!r} does not exist.": "cli-click-not-there",
    "{name} {filename!r} is a file.": "cli-click-is-file",
    "{name} {filename!r} is a directory.": "cli-click-is-directory",
    "{name} {filename!r} is not readable.": "cli-click-not-readable",
    "{name} {filename!r} is not writable.": "cli-click-not-writable",
}
_PLACE = re.compile(r"\{(\w+)[^}]*\}")


def said(english: str) -> str:
    """The message in the reader's language, with Click's own placeholders."""
    key = TEXTS.get(english)
    if key is None:
        return english
    return t(key, **{place[1]: place[0] for place in _PLACE.finditer(english)})


def counted(one: str, many: str, count: int) -> str:
    return said(one if count == 1 else many)


def speak() -> None:
    """Let Click say everything in the reader's language from here on."""
    modules: tuple[Any, ...] = (core, decorators, exceptions, formatting, parser, types)
    for module in modules:
        module._ = said
        if hasattr(module, "ngettext"):
            module.ngettext = counted
