"""The view of a seat. One function makes it; bots and browsers get nothing else.

Only the order of the deck and the randomness to come are hidden: everything else lies open on the table
(D-12).
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, cast

from terramara.content import set_by_id
from terramara.content.model import ContentSet
from terramara.engine.chance import redealt
from terramara.engine.compiler import tables_for
from terramara.engine.crafting import available
from terramara.engine.decision import Decision, decision_of, told_in_short
from terramara.engine.notation import Action, actions_of
from terramara.engine.options import Options
from terramara.engine.position import to_position
from terramara.engine.position_fields import PositionError
from terramara.engine.position_reader import from_position, read_options
from terramara.engine.score_sheet import scores
from terramara.engine.scoring import ranking
from terramara.engine.state import State
from terramara.engine.wire import SeatedView
from terramara.engine.words import i64, vec


class View:
    """The game as one seat sees it; `seat` None is a spectator.

    >>> from terramara import Game
    >>> view = Game.from_position({}).view(1)
    >>> view.decision.seat, view.legal_actions()  # it is seat 0 that decides
    (0, [])
    """

    def __init__(self, state: State, options: Options, seat: int | None) -> None:
        """`state` is copied, and its hidden parts are put in a fixed order first."""
        s = state.copy()
        level = s.tables.level
        s.deck = vec[i64](sorted(s.deck, key=lambda a: (level[a], a)))
        s.rng = 0
        self._state = s
        self._options = options
        self.seat = seat

    def __repr__(self) -> str:
        of = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {of}, {told_in_short(self._state)}>"

    @property
    def set(self) -> ContentSet:
        """The set it's played with.

        >>> from terramara import Game
        >>> Game.new(seed=7).view(0).set.id
        'base'
        """
        return self._state.tables.content

    @property
    def decision(self) -> Decision | None:
        """The decision to be made, whosever it is. None when the game is over.

        >>> from terramara import Game
        >>> Game.from_position({}).view(2).decision.seat
        0
        """
        return decision_of(self._state)

    def legal_actions(self) -> list[Action]:
        """The actions of the decision if it's this seat's, otherwise none.

        >>> from terramara import Game
        >>> game = Game.from_position({})
        >>> len(game.view(0).legal_actions()) == len(game.legal_actions()), game.view(1).legal_actions()
        (True, [])
        """
        decision = self.decision
        if decision is None or decision.seat != self.seat:
            return []
        table = actions_of(self.set)
        return [table[i] for i in self._state.legal]

    def sample_state(self, seed: int) -> State:
        """A state equal in everything visible. The hidden parts are dealt again from `seed`.

        For bots that think ahead: see docs/bots.md.

        >>> from terramara import Game
        >>> view = Game.new(players=2, seed=7).view(0)
        >>> view.sample_state(1).round
        1
        """
        return redealt(self._state, seed)

    @cached_property
    def data(self) -> SeatedView:
        """Everything the seat can see, ready for JSON. A browser gets exactly this; see docs/formats.md.

        >>> from terramara import Game
        >>> data = Game.from_position({}).view(1).data
        >>> data["you"], data["legal"], data["deck"]
        (1, [], {'1': 8, '2': 16, '3': 20})
        """
        s = self._state
        level = s.tables.level
        data = to_position(s, self._options)
        del data["rng"]
        data["deck"] = {str(of): sum(level[a] == of for a in s.deck) for of in (1, 2, 3)}
        decision = self.decision
        rounds = s.tables.content.board.row_rounds
        data.update(
            you=self.seat,
            decision=decision.to_json() if decision else None,
            legal=[action.text for action in self.legal_actions()],
            scores=[{"total": score.total, "sources": score.sources} for score in scores(s)],
            over=s.over,
            winners=[seat for seat, place in enumerate(ranking(s)) if place == 1] if s.over else [],
            available=[available(s, p) for p in s.players],
            power=[s.tables.power[p.strength] for p in s.players],
            turned=[row for row, of in enumerate(rounds, start=1) if of < s.round],
        )
        return cast("SeatedView", data)

    @classmethod
    def from_data(cls, data: SeatedView, set: ContentSet | None = None) -> View:
        """Make the view from `data`, for instance in another process.

        >>> from terramara import Game
        >>> view = Game.from_position({}).view(1)
        >>> View.from_data(view.data).data == view.data
        True
        """
        lacking = [key for key in _NEEDED if key not in data]
        if lacking:
            raise PositionError(lacking[0], "what the view's `data` has there")
        content = set or set_by_id(data["set"])
        added = (*_ADDED, "deck")
        told: dict[str, Any] = {key: value for key, value in data.items() if key not in added}
        told |= {"deck": _unseen(content, data), "set": content.id}
        state = from_position(tables_for(content), told)
        return cls(state, read_options(cast("dict[str, Any]", data)), data["you"])

    def __reduce__(self) -> tuple[Any, ...]:
        return (View.from_data, (self.data, self.set))


_NEEDED = ("set", "you", "row", "deck", "seats")
_ADDED = ("you", "decision", "legal", "scores", "over", "winners", "available", "power", "turned")


def _unseen(content: ContentSet, data: SeatedView) -> list[str]:
    """The artefacts of the levels still in the deck that nobody has seen."""
    seen: set[str | None] = set(data["row"])
    for seat in data["seats"]:
        seen.update(seat["made"])
        seen.add(seat["reserved"])
    levels = [int(level) for level, n in data["deck"].items() if n]
    return [
        a.id for level in sorted(levels) for a in content.artefacts if a.level == level and a.id not in seen
    ]
