"""The public face of the engine: play a game, ask why not, undo, copy, save, look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terramara.content import load_set
from terramara.content.model import ContentSet
from terramara.engine.codes import Frame
from terramara.engine.compiler import tables_for
from terramara.engine.decision import Decision, decision_of, told_in_short
from terramara.engine.events import event_json
from terramara.engine.fairness import Fair
from terramara.engine.flow import apply_unchecked
from terramara.engine.history import History
from terramara.engine.notation import Action, actions_of, numbers_of, parse_action
from terramara.engine.options import Options
from terramara.engine.position import position_hash, to_position
from terramara.engine.position_reader import from_position, read_options, set_of_position
from terramara.engine.reason import IllegalAction, Reason
from terramara.engine.reasons import why_not
from terramara.engine.reasons_elsewhere import same_as
from terramara.engine.record import PLAYABLE_RULES, RULES_VERSION, format_record, parse_record
from terramara.engine.replay import Step, recorded, replay
from terramara.engine.score_sheet import Score, scores
from terramara.engine.scoring import ranking
from terramara.engine.setup import new_state
from terramara.engine.state import State
from terramara.engine.tables import Tables
from terramara.engine.views import View
from terramara.engine.wire_events import Event


def _options(told: Options | Mapping[str, Any] | None) -> Options:
    if told is None or isinstance(told, Options):
        return told or Options()
    if isinstance(told, Mapping):
        return Options.from_json(told)
    raise TypeError(f"options are Options or a dict of them, not {told!r}")


def _check_rules(rules: int) -> None:
    if type(rules) is not int or rules not in PLAYABLE_RULES:
        known = " or ".join(map(str, PLAYABLE_RULES))
        raise ValueError(f"rules is {known}, not {rules!r}")


def _tables(told: ContentSet | None, other: Callable[[], ContentSet]) -> Tables:
    if told is not None and not isinstance(told, ContentSet):
        raise TypeError(f"set is a ContentSet, from load_set, not {told!r}")
    return tables_for(told or other())


class CannotUndo(ValueError):
    """There's nothing to undo, or something was revealed or decided by somebody else since.

    >>> Game.new(seed=7).undo()
    Traceback (most recent call last):
    terramara.engine.game.CannotUndo: nothing to undo
    """


class Game:
    """One game. `apply` checks the action; for search, use `state` with `engine.flow.apply_unchecked`, which
    doesn't.

    >>> from terramara import Game
    >>> game = Game.from_position({})
    >>> game
    <Game with 4 players, round 1, seat 0 decides: send>
    >>> game.apply("explorer hire")
    >>> game.position()["seats"][0]["workers"]
    [1, 0, 0]
    """

    def __init__(self, state: State, options: Options, seed: int | None) -> None:
        """Use `Game.new`, `from_position` or `from_record`."""
        self.state = state
        self.options = options
        self.seed = seed
        # By seat; "" if it has none. Kept in records, and not used otherwise.
        self.names = [""] * len(state.players)
        # Where the seed came from, if a server dealt. Kept in records too.
        self.fair: Fair | None = None
        self._history = History[Step]()
        self._events: list[Frame] = state.log if state.log is not None else []
        state.log = self._events

    def __repr__(self) -> str:
        return f"<Game with {told_in_short(self.state)}>"

    # -------------------------------------------------------------- making one
    @classmethod
    def new(
        cls,
        players: int = 4,
        seed: int = 0,
        options: Options | Mapping[str, Any] | None = None,
        set: ContentSet | None = None,
        rules: int = RULES_VERSION,
    ) -> Game:
        """A new game, set up from `seed` (SET).

        `options` may be a dict with the same names. `rules` is for games begun under older rules.

        >>> game = Game.new(players=3, seed=7, options={"first_game": True})
        >>> game.options.first_game, game.decision.kind
        (True, 'neutral')
        >>> Game.new(players=5)
        Traceback (most recent call last):
        ValueError: 2, 3 or 4 players (CMP-1), not 5
        """
        if type(players) is not int or players not in (2, 3, 4):
            raise ValueError(f"2, 3 or 4 players (CMP-1), not {players!r}")
        options = _options(options)
        if options.starter is not None and options.starter >= players:
            raise ValueError(f"starter is a seat from 0 to {players - 1}, not {options.starter}")
        if type(seed) is not int or not 0 <= seed < 1 << 256:
            raise ValueError(f"seed is a whole number from 0 to 2**256 - 1, not {seed!r}")
        _check_rules(rules)
        log: list[Frame] = []
        state = new_state(_tables(set, load_set), players, seed, options, log, rules)
        return cls(state, options, seed)

    @classmethod
    def from_position(
        cls, position: dict[str, Any], set: ContentSet | None = None, rules: int = RULES_VERSION
    ) -> Game:
        """The game in a position; see docs/formats.md. Raises PositionError.

        Whatever the position leaves out is as at the start of a game. Pass `set` if the position's set isn't
        one of those installed. `rules` counts if the position doesn't name its rules.

        >>> game = Game.from_position({"round": 2, "seats": [{"strength": 3}]})
        >>> game.decision.seat, game.decision.kind
        (0, 'send')
        >>> Game.from_position({"round": 6})
        Traceback (most recent call last):
        terramara.engine.position_fields.PositionError: round: a whole number from 1 to 5, not 6
        """
        _check_rules(rules)
        state = from_position(_tables(set, lambda: set_of_position(position)), position, rules)
        options = read_options(position)
        return cls(state, options, None)

    @classmethod
    def from_record(cls, text: str, set: ContentSet | None = None, to: int | None = None) -> Game:
        """Replay a record (its first `to` actions), and check every hash on the way. Raises RecordError.

        >>> game = Game.new(players=2, seed=7)
        >>> Game.from_record(game.record()).state_hash() == game.state_hash()
        True
        """
        return replay(cls, parse_record(text), set, to)

    # -------------------------------------------------------------- asking
    @property
    def set(self) -> ContentSet:
        """The set it's played with.

        >>> Game.new(seed=7).set.name
        'Base set'
        """
        return self.state.tables.content

    @property
    def players(self) -> int:
        """How many people play.

        >>> Game.new(players=3, seed=7).players
        3
        """
        return len(self.state.players)

    @property
    def rules(self) -> int:
        """The version of the rules it's played by: RULES_VERSION, or an older one if it began under that.

        >>> Game.new(seed=7).rules, Game.new(seed=7, rules=1).rules
        (2, 1)
        """
        return self.state.board.rules

    @property
    def decision(self) -> Decision | None:
        """The decision to be made, and whose it is. None when the game is over.

        >>> game = Game.from_position({"seats": [{"raw": {"wood": 1}}]})
        >>> game.apply("explorer hut")
        >>> game.decision.seat, game.decision.kind, game.decision.rule
        (0, 'hut', 'HUT-1')
        """
        return decision_of(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over.

        >>> Game.from_position({"phase": "over"}).over
        True
        """
        return self.state.over

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory (END-2); empty before the end.

        >>> Game.from_position({"phase": "over", "seats": [{"vp": 3}]}).winners
        [0]
        """
        return [seat for seat, place in enumerate(self.ranking()) if place == 1] if self.over else []

    def ranking(self) -> list[int]:
        """The place of each seat, as if the game ended now.

        >>> Game.from_position({"seats": [{"vp": 3}, {"vp": 5}, {}, {"vp": 3, "culture": 1}]}).ranking()
        [3, 1, 4, 2]
        """
        return ranking(self.state)

    def scores(self) -> list[Score]:
        """VP by source of END-1, as if the game ended now.

        >>> score = Game.from_position({"seats": [{"vp": 3, "raw": {"wood": 1}}]}).scores()[0]
        >>> score.sources["play"], score.sources["strength"], score.sources["raw"], score.total
        (3.0, 8.0, 0.5, 11.5)
        """
        return scores(self.state)

    def legal_actions(self) -> list[Action]:
        """Everything the deciding seat may do now.

        >>> [str(action) for action in Game.from_position({}).legal_actions()][-2:]
        ['chief hut', 'careful on']
        """
        table = actions_of(self.set)
        return [table[i] for i in self.state.legal]

    def why_not(self, action: Action | str, seat: int | None = None) -> Reason | None:
        """None if the action is allowed now, else the rule that forbids it.

        With `seat`, why that player can't do it now. Raises ValueError for a text that names no action.

        >>> game = Game.from_position({"seats": [{"strength": 3}, {"strength": 4, "explorers": ["1L1"]}]})
        >>> str(game.why_not("explorer 1L1"))
        'TRN-7 too-weak (mine 3, theirs 4, owner 1)'
        >>> str(game.why_not("explorer hire", seat=1))
        'TRN-1 not-your-turn-now (owner 0)'
        >>> game.why_not("explorer hire") is None
        True
        """
        return why_not(self.state, self._action(action).id, self._seat(seat))

    def parse(self, text: str) -> Action:
        """The action that a notation names, allowed or not.

        Raises ValueError for a text that names none, with the nearest of those allowed now.

        >>> game = Game.from_position({})
        >>> game.parse("Explorer  1L1")
        Action(id=0, text='explorer 1L1')
        >>> game.parse("chef hut")
        Traceback (most recent call last):
        ValueError: no action is called 'chef hut'; did you mean 'chief hut'?
        """
        return parse_action(self.set, text, self.legal_actions)

    def _action(self, action: Action | str) -> Action:
        if not isinstance(action, Action):
            return self.parse(action)
        if numbers_of(self.set).get(action.text) != action.id:  # artefacts have other numbers in other sets
            raise ValueError(f"{action!r} is no action of the set {self.set.id!r}")
        return action

    # -------------------------------------------------------------- playing
    def apply(self, action: Action | str, seat: int | None = None) -> None:
        """Take an action. Raises IllegalAction if it isn't allowed, and then changes nothing.

        With `seat`, it's only allowed if that player decides.

        >>> game = Game.from_position({})
        >>> game.apply("explorer hire", seat=0)
        >>> game.decision.seat
        1
        """
        chosen = self._action(action)
        seat = self._seat(seat)
        s = self.state
        reason = why_not(s, chosen.id, seat)
        if reason is not None:
            raise IllegalAction(chosen.text, reason)
        step = Step(s.copy(), len(self._events), s.stack[-1][1], same_as(s, chosen.id))
        apply_unchecked(s, step.action)
        self._history.do(step)

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(f"a seat from 0 to {self.players - 1} or None, not {seat!r}")
        return seat

    @property
    def actions(self) -> list[tuple[int, Action]]:
        """The actions so far: (seat, action).

        >>> game = Game.from_position({})
        >>> game.apply("explorer hire")
        >>> [(seat, str(action)) for seat, action in game.actions]
        [(0, 'explorer hire')]
        """
        table = actions_of(self.set)
        return [(step.seat, table[step.action]) for step in self._history.done]

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last action can be undone: it was this seat's, and it revealed nothing.

        >>> game = Game.from_position({})
        >>> game.apply("explorer hire")
        >>> game.can_undo(), game.can_undo(seat=1)
        (True, False)
        """
        seat = self._seat(seat)
        if not self._history.done:
            return False
        last = self._history.done[-1]
        return last.before.reveals == self.state.reveals and seat in (None, last.seat)

    def final_actions(self) -> list[Action]:
        """The actions allowed now that couldn't be undone: they reveal something, or end the game.

        >>> game = Game.from_position({"seats": [{"culture": 4}]})
        >>> game.apply("explorer hire")
        >>> [str(action) for action in game.final_actions()]  # the row is filled from the deck
        ['reserve 1', 'reserve 2', 'reserve 3', 'reserve 4']
        """
        found = []
        for action in self.legal_actions():
            after = self.state.copy()
            apply_unchecked(after, action.id)
            if after.over or after.reveals != self.state.reveals:
                found.append(action)
        return found

    def undo(self, seat: int | None = None) -> Action:
        """Undo the last action and return it. Raises CannotUndo if it revealed something.

        >>> game = Game.from_position({"seats": [{"raw": {"wood": 1}}]})
        >>> game.apply("explorer hut")
        >>> str(game.undo(seat=0))
        'explorer hut'
        """
        if not self.can_undo(seat):
            raise CannotUndo(
                "nothing to undo" if not self._history.done else "something was revealed or decided since"
            )
        step = self._history.undo()
        self.state = step.before.copy()
        del self._events[step.events :]
        self.state.log = self._events
        return actions_of(self.set)[step.action]

    def can_redo(self) -> bool:
        """Whether an action was undone and nothing else done since.

        >>> Game.from_position({}).can_redo()
        False
        """
        return bool(self._history.undone)

    def redo(self) -> Action:
        """Redo the action that was undone last, and return it.

        >>> game = Game.from_position({})
        >>> game.apply("explorer hire")
        >>> _ = game.undo()
        >>> str(game.redo())
        'explorer hire'
        """
        if not self.can_redo():
            raise CannotUndo("nothing to redo")
        step = self._history.redo()
        apply_unchecked(self.state, step.action)
        return actions_of(self.set)[step.action]

    # -------------------------------------------------------------- telling
    def copy(self) -> Game:
        """An independent game at the same point, without its past.

        >>> game = Game.from_position({})
        >>> game.copy().apply("explorer hire")
        >>> game.decision.seat
        0
        """
        return Game(self.state.copy(), self.options, None)

    def view(self, seat: int | None) -> View:
        """The game as one seat sees it; None is a spectator.

        >>> view = Game.new(players=2, seed=7).view(None)
        >>> "rng" in view.data, view.legal_actions()
        (False, [])
        """
        return View(self.state, self.options, self._seat(seat))

    def events_since(self, n: int = 0) -> list[Event]:
        """The events from number `n` on: what happened, for logs and animation.

        >>> game = Game.from_position({})
        >>> before = len(game.events_since())
        >>> game.apply("explorer hire")
        >>> [event["event"] for event in game.events_since(before)]
        ['sent', 'hired', 'turn']
        """
        if type(n) is not int or n < 0:
            raise ValueError(f"n is the number of an event, from 0, not {n!r}")
        t = self.state.tables
        return [event_json(t, i, event) for i, event in enumerate(self._events[n:], start=n)]

    def position(self) -> dict[str, Any]:
        """All that `from_position` needs to go on from here, ready for JSON; see docs/formats.md.

        >>> game = Game.from_position({"round": 2})
        >>> game.position()["turn"], game.position()["pending"]
        (0, [['next', 0, 1, 0], ['send', 0, 0, 0]])
        """
        return to_position(self.state, self.options)

    def state_hash(self) -> str:
        """A short hash of the position: games with the same one are at the same point.

        >>> Game.new(seed=7).state_hash() == Game.new(seed=7).state_hash()
        True
        """
        return position_hash(self.position())

    def record(self) -> str:
        """The game as text, from its set-up or first position to now.

        >>> print(Game.new(players=2, seed=7).record().splitlines()[3])
        players 2
        """
        return format_record(*recorded(self, self._history.done))
