"""Numbers on the command line: how to ask for a seed, and how the reader's language writes numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from terramara.cli.texts import language, t

if TYPE_CHECKING:
    Integers = click.ParamType[int]  # not every version of click has these brackets
else:
    Integers = click.ParamType


def number(value: float, places: int = 0, *, signed: bool = False) -> str:
    """1,234.5 or 1.234,5, with this many decimal places."""
    from babel.numbers import format_decimal  # slow, and `--help` has no numbers

    digits = f"#,##0.{'0' * places}".rstrip(".")
    return str(format_decimal(value, f"+{digits};-{digits}" if signed else digits, language()))


def short(value: float) -> str:
    """With as many decimal places as it needs, at most two."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, "#,##0.##", language()))


def percent(share: float, places: int = 0) -> str:
    """12.5% or 12,5 %, as the reader writes it."""
    from babel import Locale
    from babel.numbers import format_percent

    pattern = str(Locale.parse(language()).percent_formats[None].pattern)
    digits = f"#,##0.{'0' * places}".rstrip(".")
    return str(format_percent(share, pattern.replace("#,##0", digits), language()))


class Seed(Integers):
    """A whole number of 64 bits."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        given = str(value)
        if not (given.isascii() and given.isdigit() and int(given) < 1 << 64):
            self.fail(t("cli-bad-seed", given=given), param, ctx)
        return int(given)
