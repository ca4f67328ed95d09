"""Walking through effects, however they are nested."""

from __future__ import annotations

from collections.abc import Iterator

from terramara.content.model import (
    AtEnd,
    Body,
    EachRound,
    Effect,
    Either,
    If,
    Instant,
    Part,
    Trade,
    When,
)


def parts(body: Body) -> Iterator[Part]:
    """Every part of a body, including those inside trades, choices and conditions."""
    for part in body:
        yield part
        if isinstance(part, Trade):
            yield from parts(part.get)
        elif isinstance(part, If):
            yield from parts(part.then)
        elif isinstance(part, Either):
            for option in part.options:
                yield from parts(option)


def body_of(effect: Effect) -> Body:
    return effect.body if isinstance(effect, Instant | EachRound | AtEnd | When) else ()
