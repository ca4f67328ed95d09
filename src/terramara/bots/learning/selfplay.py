"""Games to learn from: seed, table and actions, nothing else. Sights are made from them when learning."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from terramara.bots.fast.beam import best_turns
from terramara.bots.fast.blocks import Sheet
from terramara.bots.fast.judge import Judge
from terramara.bots.fast.sight import Eye
from terramara.bots.network import batch
from terramara.bots.weights import HEADS
from terramara.content.model import ContentSet
from terramara.engine.chance import redealt
from terramara.engine.codes import A_CAREFUL_OFF, A_CAREFUL_ON, DRAFT, TILE
from terramara.engine.compiler import tables_for
from terramara.engine.flow import apply_unchecked
from terramara.engine.options import Options
from terramara.engine.scoring import half_points, ranking
from terramara.engine.setup import new_state
from terramara.engine.state import State
from terramara.engine.strength import strength_places

BUDGET = 600
SWITCHES = (A_CAREFUL_ON, A_CAREFUL_OFF)


class Noisy(Judge):
    """A judge with a little noise in its values, so that games differ and new ways are tried."""

    def __init__(self, inner: Judge, noise: float, seed: int) -> None:
        self.inner = inner
        self.noise = noise
        self.chance = np.random.default_rng(seed)

    def judge(self, sights: Any, many: int) -> list[float]:
        worths = np.array(self.inner.judge(sights, many))
        return [float(x) for x in worths + self.noise * self.chance.standard_normal(many)]


@dataclass(frozen=True, slots=True)
class Played:
    """A game as it is kept."""

    seed: int
    players: int
    first_game: bool
    actions: tuple[int, ...]

    def to_json(self) -> list[Any]:
        return [self.seed, self.players, int(self.first_game), list(self.actions)]

    @classmethod
    def from_json(cls, data: list[Any]) -> Played:
        return cls(data[0], data[1], bool(data[2]), tuple(data[3]))

    def start(self, content: ContentSet) -> State:
        options = Options(first_game=self.first_game)
        return new_state(tables_for(content), self.players, self.seed, options, None)


def table_of(seed: int, players: tuple[int, ...]) -> Played:
    """A game still to be played: two thirds are full games with as many players as allowed, the others have
    fewer players or are first games."""
    most = max(players)
    fewer = [n for n in sorted(players) if n < most] or [most]
    k = seed % 12
    first_game = k >= 10
    many = most if k < 8 or k == 10 else fewer[(k if k < 10 else seed // 12) % len(fewer)]
    return Played(seed, many, first_game, ())


def play_one(
    content: ContentSet, blank: Played, judges: list[Judge], width: int, random_draft: float
) -> Played:
    """Each seat follows the best turn it finds until it ends, or something hidden is revealed."""
    s = blank.start(content)
    chance = random.Random(blank.seed * 7919 + 13)  # noqa: S311  no secrets here
    drafts = chance.random() < random_draft
    actions: list[int] = []
    while len(s.steps):
        top = s.steps[len(s.steps) - 1]
        seat = top >> 6 & 3
        if drafts and top & 63 in (DRAFT, TILE):
            plan: tuple[int, ...] = (chance.choice([a for a in s.legal if a not in SWITCHES]),)
        else:
            ways = best_turns(redealt(s, chance.getrandbits(63)), seat, judges[seat], width, BUDGET)
            plan = ways[0].actions
        reveals, active, now = s.reveals, s.active, s.round
        for action in plan:
            actions.append(action)
            apply_unchecked(s, action)
            if not len(s.steps) or s.reveals != reveals or s.active != active or s.round != now:
                break
            if s.steps[len(s.steps) - 1] >> 6 & 3 != seat:
                break
    return replace(blank, actions=tuple(actions))


def score_of(game: Played, content: ContentSet, seat: int) -> tuple[float, float]:
    """A seat's win, which may be shared, and its lead over the mean of the others in VP."""
    s = game.start(content)
    for action in game.actions:
        apply_unchecked(s, action)
    got = outcome(s)
    rest = [float(got[k][0]) for k in range(game.players) if k != seat]
    return float(got[seat][HEADS.index("win")]), float(got[seat][0]) - sum(rest) / len(rest)


def outcome(s: State) -> npt.NDArray[np.float32]:
    """The result of each seat, in the order of HEADS."""
    n = s.board.players
    places = strength_places(s)
    halves = [half_points(s, seat, places[seat]) for seat in range(n)]
    totals = [sum(each) / 2 for each in halves]
    ranks = ranking(s)
    winners = ranks.count(1)
    rows = []
    for seat in range(n):
        best = max(total for k, total in enumerate(totals) if k != seat)
        win = 1 / winners if ranks[seat] == 1 else 0.0
        rows.append([totals[seat], best, win, *(half / 2 for half in halves[seat][: len(HEADS) - 3])])
    return np.array(rows, np.float32)


@dataclass(slots=True)
class Samples:
    """Positions of games: sights, the results, and where in which game they are."""

    sights: npt.NDArray[np.uint8]
    results: npt.NDArray[np.float32]
    line: npt.NDArray[np.int32]  # game and seat
    time: npt.NDArray[np.int32]  # decision


def samples_of(games: list[Played], content: ContentSet, own: float, others: float, seed: int) -> Samples:
    """Positions after an action, usually for the seat that acted, sometimes for the others."""
    chance = random.Random(seed)  # noqa: S311  no secrets here
    sheet = Sheet()
    results: list[npt.NDArray[np.float32]] = []
    line: list[int] = []
    time: list[int] = []
    for number, game in enumerate(games):
        s = game.start(content)
        first = len(line)
        for n, action in enumerate(game.actions):
            actor = s.steps[len(s.steps) - 1] >> 6 & 3
            apply_unchecked(s, action)
            if s.over:
                break
            for seat in range(game.players):
                if chance.random() < (own if seat == actor else others):
                    Eye(s, seat).see(s, sheet)
                    line.append(number * 4 + seat)
                    time.append(n)
        got = outcome(s)
        results.extend(got[k % 4] for k in line[first:])
    many = len(line)
    return Samples(
        batch(sheet.data, many).copy(),
        np.array(results, np.float32),
        np.array(line, np.int32),
        np.array(time, np.int32),
    )
