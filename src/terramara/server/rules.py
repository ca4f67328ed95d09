"""The one place where the server meets the rules engine."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from terramara import RULES_VERSION as ENGINE_RULES
from terramara import Action, Game, IllegalAction, Options, load_set
from terramara.bots import BOTS
from terramara.content import ContentSet, SetError, edition, known_sets, set_by_id
from terramara.content.export import set_to_json
from terramara.engine.notation import actions_of
from terramara.engine.reasons_elsewhere import SAID_OF_MOST
from terramara.engine.record import PLAYABLE_RULES
from terramara.engine.record import parse_record as parse_text
from terramara.engine.wire import Event, SeatedView
from terramara.messages import languages as known_languages
from terramara.server import fair
from terramara.server.errors import Refusal
from terramara.server.schema import Reason
from terramara.server.store import GameRow

RULES_VERSION = str(ENGINE_RULES)
PLAYABLE = tuple(str(rules) for rules in PLAYABLE_RULES)
MOST_ACTIONS = 5000
# A position has less than 5000 bytes in play.
MOST_POSITION = 20_000
# Left out of a view: what the client learns otherwise, or per seat.
BESIDE = ("you", "legal")


class MissingRules(Exception):  # noqa: N818  an answer, not an error of the program
    """The game began under rules this server doesn't have."""


def known_set(set_id: str) -> bool:
    """The loader takes paths too, but clients must not."""
    return set_id in known_sets()


def set_hash(set_id: str) -> str:
    return load_set(set_id).hash


@cache
def sets() -> tuple[tuple[str, str], ...]:
    return tuple((set_id, load_set(set_id).name) for set_id in known_sets())


def set_json(set_id: str) -> bytes | None:
    try:
        return _set_json(set_id)
    except SetError:
        return None


@cache
def _set_json(set_id: str) -> bytes:
    """An unknown id raises, and so isn't kept: clients could fill the memory with them."""
    return msgspec.json.encode(set_to_json(set_by_id(set_id)))


def set_name(set_id: str, wanted: str) -> str:
    """The name of a set for clients and bots: its id, and for an earlier edition its hash too."""
    return f"{set_id}@{wanted}" if known_set(set_id) and set_hash(set_id) != wanted else set_id


def languages() -> list[str]:
    return list(known_languages())


def bot_known(bot: str) -> bool:
    return bot in BOTS


def changed_rules(row: GameRow) -> Refusal | None:
    """The refusal for a stored game that began under rules or content this server doesn't have."""
    if row.rules not in PLAYABLE:
        return Refusal(409, "rules-changed", began=row.rules, now=RULES_VERSION)
    if not known_set(row.set_id):
        return Refusal(409, "set-missing", set=row.set_id)
    if edition(row.set_id, row.set_hash) is None:
        return Refusal(409, "set-changed", set=row.set_id, began=row.set_hash, now=set_hash(row.set_id))
    return None


def record_of(row: GameRow, actions: list[str]) -> str:
    if changed_rules(row) is not None:
        raise MissingRules
    game = _begin(row)
    # A bot without a name goes by its colour, as at the table.
    game.names = ["" if seat.name == seat.bot else seat.name for seat in row.seats]
    game.fair = fair.revealed(row)
    for action in actions:
        game.apply(action)
    return game.record()


def _begin(row: GameRow) -> Game:
    if row.position is not None:
        return Game.from_position(row.position, set=edition(row.set_id, row.set_hash), rules=int(row.rules))
    options = Options.from_json(row.options)
    return Game.new(
        players=row.players,
        seed=row.seed,
        options=options,
        set=edition(row.set_id, row.set_hash),
        rules=int(row.rules),
    )


class Play:
    """A game under way, as a table needs it. It speaks notation, never action objects.

    It never changes: an action makes another from a copy. So an undo only needs the one before, and an entry
    that loses the race for its number leaves no trace.
    """

    __slots__ = ("_events", "_view", "game", "revealed")

    def __init__(self, game: Game) -> None:
        self.game = game
        # Whether the action that led here revealed something: the engine then refuses to undo it.
        self.revealed = not game.can_undo()
        self._events = game.events_since(0)
        self._view: dict[str, Any] | None = None

    @classmethod
    def new(cls, row: GameRow) -> Play:
        return cls(_begin(row))

    @classmethod
    def from_position(cls, row: GameRow, position: dict[str, Any]) -> Play:
        return cls(Game.from_position(position, set=edition(row.set_id, row.set_hash), rules=int(row.rules)))

    # -- actions --------------------

    def written(self, text: str) -> str:
        """An action as the engine writes it, whatever blanks and capitals were sent; nonsense stays as it
        is."""
        try:
            return str(self.game.parse(text))
        except ValueError:
            return text

    def act(self, seat: int, text: str) -> Play:
        decision = self.game.decision
        if decision is None:
            raise Refusal(409, "over")
        if decision.seat != seat:
            raise Refusal(409, "not-your-turn", seat=decision.seat)
        try:
            action = self.game.parse(text)
        except ValueError:
            raise Refusal(422, "unknown-action") from None
        try:
            return self.again(action)
        except IllegalAction as refused:
            raise Refusal(422, "illegal", reason=_reason(refused.reason)) from None

    def again(self, action: Action | str) -> Play:
        """After an action that is known to be allowed."""
        game = self.game.copy()
        game.apply(action)
        return Play(game)

    # -- questions --------------------

    def last_events(self) -> list[Event]:
        """Events of the last action, or of the set-up."""
        return self._events

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def to_move(self) -> int | None:
        decision = self.game.decision
        return decision.seat if decision else None

    @property
    def round(self) -> int:
        return self.game.state.round

    @property
    def turn(self) -> int | None:
        turn = self.game.state.active
        return turn if turn >= 0 else None

    def totals(self) -> list[float]:
        return [score["total"] for score in self.view()["scores"]]

    def view(self) -> dict[str, Any]:
        """The open part of the game: the same for every seat, except for BESIDE."""
        if self._view is None:
            whole = self.game.view(None).data
            self._view = {key: value for key, value in whole.items() if key not in BESIDE}
        return self._view

    def set_aside(self) -> None:
        """Drop what can be worked out again. A table keeps the games that an undo could lead back to, and a
        view is far larger than a game."""
        self._view = None

    def bot_view(self, seat: int) -> SeatedView:
        content = self.game.set
        return {**self.game.view(seat).data, "set": set_name(content.id, content.hash)}

    def legal(self) -> list[str]:
        return [str(action) for action in self.game.legal_actions()]

    def final(self) -> list[str]:
        return [str(action) for action in self.game.final_actions()]

    def neutral_place(self, number: int) -> str | None:
        """The space where a random number puts the neutral explorer to be placed now (NEU-3), or None."""
        decision = self.game.decision
        if decision is None or decision.kind != "neutral":
            return None
        legal = self.game.legal_actions()
        return str(legal[number % len(legal)])

    def position(self) -> dict[str, Any]:
        return self.game.position()

    def reasons(self) -> dict[str, Reason]:
        """Why each action isn't allowed now. Actions that answer a different question are left out: the
        reason would be the same for all of them."""
        if self.game.decision is None:
            return {}
        asked = ((str(action), self.game.why_not(action)) for action in actions_of(self.game.set))
        return {
            action: _reason(why) for action, why in asked if why is not None and why.code not in SAID_OF_MOST
        }


def _reason(reason: Any) -> Reason:
    return Reason(rule=reason.rule, code=reason.code, numbers=dict(reason.numbers))


class Record(msgspec.Struct):
    rules: str
    set_id: str
    set_hash: str
    players: int
    seed: int
    position: dict[str, Any] | None
    options: dict[str, Any]
    actions: list[str]
    names: dict[int, str]


def parse_record(text: str) -> Record:
    """The set, options and seed of a record. Playing its actions checks them."""
    try:
        found = parse_text(text)
    except (ValueError, RecursionError):
        raise Refusal(422, "bad-record", at=0) from None
    if str(found.rules) not in PLAYABLE:
        raise Refusal(422, "rules-changed", began=str(found.rules), now=RULES_VERSION)
    if not known_set(found.set_id):
        raise Refusal(422, "set-missing", set=found.set_id[:64])
    content = edition(found.set_id, found.set_hash)
    if content is None:
        raise Refusal(
            422, "set-changed", set=found.set_id, began=found.set_hash[:64], now=set_hash(found.set_id)
        )
    seed = found.seed or 0
    if found.players not in (2, 3, 4) or not 0 <= seed < 1 << 256 or len(found.actions) > MOST_ACTIONS:
        raise Refusal(422, "bad-record", at=0)
    position = None if found.position is None else _full_position(found.position, content, found.rules)
    return Record(
        str(found.rules),
        found.set_id,
        found.set_hash,
        found.players if position is None else position["players"],
        seed,
        position,
        found.options.to_json() if position is None else position["options"],
        [action for _, _, action in found.actions],
        found.names,
    )


def _full_position(told: dict[str, Any], content: ContentSet, rules: int) -> dict[str, Any]:
    """A position written by hand, completed. The engine refuses what breaks the rules. Here we refuse what
    wouldn't come back from the database the same, or would be too much to send."""
    try:
        full = Game.from_position(told, set=content, rules=rules).position()
        again = Game.from_position(full, set=content, rules=rules)
        sound = again.position() == full and len(msgspec.json.encode(full)) <= MOST_POSITION
    except (ValueError, TypeError, OverflowError):
        raise Refusal(422, "bad-record", at=0) from None
    if not sound:
        raise Refusal(422, "bad-record", at=0)
    return full
