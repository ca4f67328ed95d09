"""Errors for the user, in one line."""

from __future__ import annotations

import click

from terramara.cli.texts import t


class Refused(click.ClickException):
    """Ends the command with the message `key` on stderr and exit code 2."""

    exit_code = 2

    def __init__(self, key: str, /, **args: str | float) -> None:
        super().__init__(t(key, **args))
