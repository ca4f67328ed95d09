"""A game from its record, every action and every hash checked on the way; and the record of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from terramara.content import SetError, edition, set_by_id
from terramara.content.model import ContentSet
from terramara.engine.notation import actions_of
from terramara.engine.position import position_hash, to_position
from terramara.engine.record import PLAYABLE_RULES, RULES_VERSION, Record, RecordError
from terramara.engine.state import State

if TYPE_CHECKING:
    from terramara.engine.game import Game


@dataclass(slots=True)
class Step:
    """An action taken: by whom, and how everything was before it."""

    before: State
    events: int
    seat: int
    action: int


def replay(of: type[Game], record: Record, content: ContentSet | None, to: int | None) -> Game:
    """A game of this class with the record's first `to` actions, or with all of them."""
    if to is not None and (type(to) is not int or to < 0):
        raise ValueError(f"to is a number of actions or None, not {to!r}")
    game = _begin(of, record, content)
    game.names = [record.names.get(seat, "") for seat in range(game.players)]
    game.fair = record.fair
    for n, (line, seat, action) in enumerate(record.actions):
        if n in record.checks:
            _check(game, *record.checks[n])
        if n == to:
            return game
        _apply(game, line, seat, action)
    _check(game, *record.checks[len(record.actions)])
    return game


def _begin(of: type[Game], record: Record, told: ContentSet | None) -> Game:
    if record.rules not in PLAYABLE_RULES:
        raise RecordError(2, f"played by rules {record.rules}; these are rules {RULES_VERSION}")
    try:
        content = told or edition(record.set_id, record.set_hash) or set_by_id(record.set_id)
    except SetError:
        raise RecordError(3, f"the set {record.set_id!r} is not known here") from None
    if content.hash != record.set_hash:
        other = f"{record.set_id} {record.set_version} with hash {record.set_hash}"
        raise RecordError(3, f"played with {other}; the set here has {content.hash}")
    try:
        if record.position is not None:
            return of.from_position(record.position, content, record.rules)
        return of.new(record.players, record.seed or 0, record.options, content, record.rules)
    except ValueError as error:
        raise RecordError(0, str(error)) from None


def _check(game: Game, line: int, wanted: str) -> None:
    if game.state_hash() != wanted:
        raise RecordError(line, f"the hash is {game.state_hash()}, not {wanted}: the record was changed")


def _apply(game: Game, line: int, seat: int, text: str) -> None:
    decision = game.decision
    if decision is None:
        raise RecordError(line, "the game is over already")
    if decision.seat != seat:
        raise RecordError(line, f"seat {decision.seat} is to decide, not {seat}")
    try:
        game.apply(text)
    except ValueError as error:
        raise RecordError(line, str(error)) from None


# ------------------------------------------------------------------ the other way
def recorded(game: Game, steps: Sequence[Step]) -> tuple[Record, dict[int, int]]:
    """The record of a game that took these steps; and the actions before each round, to its number."""
    content = game.set
    first = steps[0].before if steps else game.state
    position = to_position(first, game.options) if game.seed is None else None
    record = Record(
        content.id, content.version, content.hash, game.players, game.options, game.seed, position
    )  # fmt: skip
    record.rules = game.rules
    named = ((seat, " ".join(name.split())) for seat, name in enumerate(game.names))  # a line is a line
    record.names = {seat: name for seat, name in named if name}
    record.fair = game.fair
    table = actions_of(content)
    record.actions = [(0, step.seat, table[step.action].text) for step in steps]
    rounds: dict[int, int] = {}
    now = first.round
    for n, step in enumerate(steps):
        if step.before.round != now:
            now = step.before.round
            rounds[n] = now
            record.checks[n] = (0, position_hash(to_position(step.before, game.options)))
    record.checks[len(steps)] = (0, game.state_hash())
    return record, rounds
