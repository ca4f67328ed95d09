"""The learned network's view of positions and recorded games: chances, good turns, and what each decision
gave away. Budgets are counts, and everything is judged by what the seat could see.

>>> from terramara import Game
>>> from terramara.bots.analysis import Budget, analyse
>>> found = analyse(Game.from_position({}), Budget(width=2, positions=40), turns=2)
>>> found.seat, len(found.turns), round(sum(each.win for each in found.seats), 2)
(0, 2, 1.0)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from terramara.bots.fast.ahead import Memory, final_worth, play_on
from terramara.bots.fast.beam import Turn as Growing
from terramara.bots.fast.beam import Way, best_turns
from terramara.bots.fast.blocks import Sheet
from terramara.bots.fast.sight import Eye
from terramara.bots.learned import network_judge
from terramara.bots.weights import ENVY, HEADS
from terramara.engine.codes import A_CAREFUL_OFF, A_CAREFUL_ON
from terramara.engine.flow import apply_unchecked
from terramara.engine.game import Game
from terramara.engine.notation import Action, actions_of
from terramara.engine.scoring import half_totals, ranking
from terramara.engine.state import State
from terramara.engine.views import View

if TYPE_CHECKING:
    from terramara.bots.network import Network

# Switches that change nothing on the table.
SWITCHES = (A_CAREFUL_ON, A_CAREFUL_OFF)


class NoNumpyError(RuntimeError):
    """Analysis needs NumPy, and it isn't installed."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much to think about a decision: a beam of `width` that judges about `positions`, and `games` in
    all, played on from the best turns. Without games it's quick; a few hundred take about a second."""

    width: int = 4
    positions: int = 400
    candidates: int = 6
    games: int = 0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Outlook:
    """A seat's outlook: its chance to win, from 0 to 1, and its score at the end."""

    win: float
    score: float


@dataclass(frozen=True, slots=True)
class Turn:
    """A way through a turn. `worth` is the expected score minus half of the best opponent's, in VP. `seats`
    is everybody's outlook after it."""

    actions: tuple[str, ...]
    worth: float
    seats: tuple[Outlook, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position: who decides (None when it's over), each seat's outlook, the best turns first."""

    seat: int | None
    seats: tuple[Outlook, ...]
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a game: what was chosen, the turn that would have been best, and how many VP the choice
    gave away. `seats` is everybody's outlook before it."""

    number: int
    round: int
    seat: int
    kind: str
    action: str
    best: tuple[str, ...]
    lost: float
    seats: tuple[Outlook, ...]


def analyse(game: Game, budget: Budget | None = None, turns: int = 3) -> Analysis:
    """The analysis of the position a game is in."""
    mind = Mind(budget or Budget())
    decision = game.decision
    if decision is None:
        return Analysis(None, mind.outlook(game.state), ())
    state = game.view(decision.seat).sample_state(mind.budget.seed)
    before = mind.outlook(state)
    found = mind.turns(state, decision.seat)[:turns]
    return Analysis(decision.seat, before, tuple(found))


def review(start: Game, actions: Sequence[Action], budget: Budget | None = None) -> Iterator[Step]:
    """Yield every decision of a game from `start` on; stop whenever you have enough. Decisions without a
    choice are left out."""
    mind = Mind(budget or Budget())
    game = start.copy()
    for number, action in enumerate(actions, start=1):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        choices = [each for each in view.legal_actions() if each.id not in SWITCHES]
        if len(choices) > 1 and action.id not in SWITCHES:
            yield mind.step(view, decision.seat, number, action)
        game.apply(action)


def follow(game: Game, actions: Sequence[str], seed: int) -> Iterator[tuple[View, str]]:
    """Yield each action of a turn that was found, with what its seat sees at that point. `seed` is that of
    the deal it was found under: the budget's, plus the decision's number in a review."""
    decision = game.decision
    assert decision is not None
    state = game.view(decision.seat).sample_state(seed)
    numbers = {action.text: action.id for action in actions_of(game.set)}
    for action in actions:
        yield View(state, game.options, decision.seat), action
        apply_unchecked(state, numbers[action])


class Mind:
    """The network with a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.network = _network()

    def outlook(self, s: State) -> tuple[Outlook, ...]:
        """The outlook of each seat. The chances to win add up to one."""
        players = range(s.board.players)
        if s.over:
            places = ranking(s)
            first = places.count(1)
            totals = half_totals(s)
            return tuple(Outlook((places[k] == 1) / first, totals[k] / 2) for k in players)
        from terramara.bots.network import batch

        sheet = Sheet()
        for seat in players:
            Eye(s, seat).see(s, sheet)
        rows = self.network.heads(batch(sheet.data, len(players)))
        own, win = HEADS.index("own"), HEADS.index("win")
        whole = float(sum(rows[:, win])) or 1.0
        return tuple(Outlook(round(float(row[win]) / whole, 4), round(float(row[own]), 2)) for row in rows)

    def turns(self, s: State, seat: int, also: Sequence[Way] = ()) -> list[Turn]:
        """The best ways through the turn, best first. `also` are ways to compare with them."""
        budget = self.budget
        ways = [
            *best_turns(s, seat, self.network, budget.width, budget.positions)[: budget.candidates],
            *also,
        ]
        if budget.games:
            self._play_on(ways, seat)
        ways.sort(key=lambda way: -way.worth)
        table = actions_of(s.tables.content)
        return [
            Turn(tuple(table[a].text for a in way.actions), round(way.worth, 3), self.outlook(way.state))
            for way in ways
        ]

    def step(self, view: View, seat: int, number: int, action: Action) -> Step:
        decision = view.decision
        assert decision is not None
        state = view.sample_state(self.budget.seed + number)
        before = self.outlook(state)
        turns = self.turns(state, seat, self._begun(state, seat, action.id))
        chosen = max(turn.worth for turn in turns if turn.actions[0] == action.text)
        return Step(
            number,
            state.round,
            seat,
            decision.kind,
            action.text,
            turns[0].actions,
            max(0.0, round(turns[0].worth - chosen, 3)),
            before,
        )

    def _begun(self, state: State, seat: int, action: int) -> list[Way]:
        """The best way through the turn that begins with this action."""
        child = state.copy()
        apply_unchecked(child, action)
        if Growing(state, seat).ends(child, (action,)):
            return [Way(child, (action,), ended=True, worth=self._worth(child, seat))]
        way = best_turns(child, seat, self.network, self.budget.width, self.budget.positions)[0]
        return [Way(way.state, (action, *way.actions), ended=way.ended, worth=way.worth)]

    def _worth(self, s: State, seat: int) -> float:
        if s.over:
            return final_worth(s, seat, ENVY)
        sheet = Sheet()
        Eye(s, seat).see(s, sheet)
        return self.network.judge(sheet.data, 1)[0]

    def _play_on(self, ways: list[Way], seat: int) -> None:
        """The worth of each way from games played on, all under the same deals."""
        deals = max(1, self.budget.games // len(ways))
        sums = play_on(ways, seat, self.network, ENVY, self.budget.seed, deals, Memory())
        for way, total in zip(ways, sums, strict=True):
            way.worth = total / deals


@cache
def _network() -> Network:
    if find_spec("numpy") is None:
        raise NoNumpyError
    from terramara.bots.network import Network

    judge = network_judge()
    assert isinstance(judge, Network)
    return judge
