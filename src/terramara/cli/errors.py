"""Errors for the user, in one line."""

from __future__ import annotations

import click

from terramara.cli.texts import t

LONGEST = 500


class Refused(click.ClickException):
    """End the command with the message `key` on stderr and exit code 2."""

    exit_code = 2

    def __init__(self, key: str, /, **args: str | float) -> None:
        super().__init__(t(key, **{name: _shown(value) for name, value in args.items()}))


def _shown(value: str | float) -> str | float:
    """Part of a line: text from a file may be long, or contain terminal control codes."""
    if not isinstance(value, str):
        return value
    line = "".join(c if c.isprintable() else " " for c in value)
    return line if len(line) <= LONGEST else line[:LONGEST] + "…"
