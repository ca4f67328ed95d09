"""Refusals in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from terramara.words.context import Words


def reason_words(w: Words, code: str, numbers: Mapping[str, int | str]) -> str:
    """The sentence for a refusal of the engine: `reason.code` and `reason.numbers`."""
    args: dict[str, str | float] = dict(numbers)
    args.setdefault("neutral", -1)
    if "owner" in numbers:
        args["owner-name"] = w.seat(int(numbers["owner"]))
    sentence = w.text(f"reason-{code}", **args)
    if code in ("cannot-pay", "cannot-trade"):
        missing = [w.amount(what, int(n)) for what, n in numbers.items()]
        if missing:
            return f"{sentence} {w.text('reason-missing', missing=w.every(missing))}"
    return sentence
