"""Going through effects, whatever stands inside what."""

from __future__ import annotations

from collections.abc import Iterator

from terramara.content.model import (
    Artefact,
    AtEnd,
    Body,
    Character,
    EachRound,
    Effect,
    Either,
    If,
    Instant,
    Part,
    Tile,
    Trade,
    When,
)


def parts(body: Body) -> Iterator[Part]:
    """Every part of a body, those inside trades, choices and conditions too."""
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


def effects_of(piece: Artefact | Character) -> tuple[Effect, ...]:
    return piece.effects if isinstance(piece, Artefact) else (*piece.young, *piece.adult)


def bodies_of(tile: Tile) -> Iterator[Body]:
    yield from (space.body for space in tile.spaces)
    if tile.crossroads:
        yield tile.crossroads.body
