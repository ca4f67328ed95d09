"""Errors for the user, in one line."""

from __future__ import annotations

import click

from terramara.cli.texts import t

LONGEST = 500


class Refused(click.ClickException):
    """Ends the command with the message `key` on stderr and exit code 2."""

    exit_code = 2

    def __init__(self, key: str, /, **args: str | float) -> None:
        super().__init__(t(key, **{name: _shown(value) for name, value in args.items()}))


def _shown(value: str | float) -> str | float:
    """Part of a line: what comes from a file may be long, or give orders to the terminal."""
    if not isinstance(value, str):
        return value
    line = "".join(c if c.isprintable() else " " for c in value)
    return line if len(line) <= LONGEST else line[:LONGEST] + "…"
