"""Numbers that are asked for in more than one command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from terramara.cli.texts import t

if TYPE_CHECKING:
    Integers = click.ParamType[int]  # not every version of click has these brackets
else:
    Integers = click.ParamType


class Seed(Integers):
    """A whole number of 64 bits."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        given = str(value)
        if not (given.isascii() and given.isdigit() and int(given) < 1 << 64):
            self.fail(t("cli-bad-seed", given=given), param, ctx)
        return int(given)
