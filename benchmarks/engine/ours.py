"""Measurements of this engine, run inside a worker process, compiled or not.

All of this file is interpreted even when the engine is compiled: hence the "interpreted driver".
A sampler gets the number of players and a budget of CPU seconds, and returns figures by name.
"""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import mean
from typing import Any

from terramara import _build
from terramara.bots.fast.beam import best_turns
from terramara.bots.fast.judge import Judge
from terramara.bots.learned import network_judge
from terramara.engine.dispatch import legal_actions
from terramara.engine.flow import apply_unchecked
from terramara.engine.game import Game
from terramara.engine.playout import choose_in_each, random_playout
from terramara.engine.state import NONE, State

Figures = dict[str, float]
now = time.process_time
STARTS = 60
HELD = 12_000


@cache
def starts(players: int) -> list[State]:
    return [Game.new(players, seed=seed).state.copy() for seed in range(STARTS)]


@cache
def lines(players: int) -> list[list[int]]:
    """One random game from each start, as action ids: replayed where only the engine's own work may count."""
    rng = random.Random(players)
    games = []
    for start in starts(players):
        s = start.copy()
        line = []
        while not s.over:
            action = rng.choice(s.legal)
            line.append(action)
            apply_unchecked(s, action)
        games.append(line)
    return games


@cache
def along(players: int) -> list[State]:
    """States at every seventh decision of these games: what a search meets."""
    states = []
    for start, line in zip(starts(players), lines(players), strict=True):
        s = start.copy()
        for n, action in enumerate(line):
            if n % 7 == 0:
                states.append(s.copy())
            apply_unchecked(s, action)
    return states


@cache
def middles(players: int) -> list[State]:
    states = []
    for start, line in zip(starts(players), lines(players), strict=True):
        s = start.copy()
        for action in line[: len(line) // 2]:
            apply_unchecked(s, action)
        states.append(s)
    return states


@cache
def played(players: int) -> Game:
    """A game played through the public face, with its past."""
    game = Game.new(players, seed=1)
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


def timed(work: Callable[[], int], budget: float) -> tuple[int, float]:
    """Repeats `work`, which tells how many things it did, until the budget is spent: (things, seconds)."""
    work()  # caches warm, tables made
    done = 0
    begin = now()
    spent = 0.0
    while spent < budget:
        done += work()
        spent = now() - begin
    return done, spent


def inside(players: int, budget: float) -> Figures:
    """Whole games by the playout loop that is part of the engine."""
    seeds = iter(range(1, 1 << 30))
    states = starts(players)
    done, spent = timed(lambda: sum(random_playout(s.copy(), next(seeds)) for s in states), budget)
    return {"decisions/s": done / spent}


def driver(players: int, budget: float) -> Figures:
    """Whole games from a loop in interpreted Python."""
    draw = random.Random(players).random
    states = starts(players)

    def work() -> int:
        decisions = 0
        for start in states:
            s = start.copy()
            while not s.over:
                legal = s.legal
                width: int = len(legal)
                apply_unchecked(s, legal[int(draw() * width)])
                decisions += 1
        return decisions

    done, spent = timed(work, budget)
    return {"decisions/s": done / spent}


def batch(players: int, budget: float) -> Figures:
    """Whole games from a loop in interpreted Python that takes one decision in each of many states a call.

    Any number is a choice there, so that random ones can be drawn for all states at once.
    """
    rng = random.Random(players)
    first = starts(players)

    def work() -> int:
        states = [start.copy() for start in first]
        decisions = 0
        while states:
            decisions += len(states)
            choices = memoryview(rng.randbytes(4 * len(states))).cast("I").tolist()
            widths = choose_in_each(states, choices)
            if 0 in widths:
                states = [s for s, width in zip(states, widths, strict=True) if width]
        return decisions

    done, spent = timed(work, budget)
    return {"decisions/s": done / spent}


def games(players: int, budget: float) -> Figures:
    """Games from a seed to the end, set-up included."""
    seeds = iter(range(1 << 30))

    def work() -> int:
        seed = next(seeds)
        random_playout(Game.new(players, seed).state.copy(), seed + 1)
        return 1

    done, spent = timed(work, budget)
    return {"games/s": done / spent}


def copy(players: int, budget: float) -> Figures:
    states = along(players)

    def work() -> int:
        for s in states:
            s.copy()
        return len(states)

    done, spent = timed(work, budget)
    return {"copy us": spent / done * 1e6}


def legal(players: int, budget: float) -> Figures:
    """Making the list of legal actions; the driver above reads the one that the engine keeps."""
    pairs = [(s, s.steps[-1]) for s in along(players)]

    def work() -> int:
        for s, frame in pairs:
            legal_actions(s, frame)
        return len(pairs)

    done, spent = timed(work, budget)
    return {"legal us": spent / done * 1e6}


def middle(players: int, budget: float) -> Figures:
    """A copy of a mid-game state, played to the end: what one visit of a search costs."""
    seeds = iter(range(1, 1 << 30))
    states = middles(players)

    def work() -> int:
        for s in states:
            random_playout(s.copy(), next(seeds))
        return len(states)

    done, spent = timed(work, budget)
    return {"playout us": spent / done * 1e6}


class Counting(Judge):
    """Counts what another judges."""

    def __init__(self, judge: Judge) -> None:
        self.inner = judge
        self.many = 0

    def judge(self, sights: Any, many: int) -> list[float]:
        self.many += many
        return self.inner.judge(sights, many)


def judged(players: int, budget: float) -> Figures:
    """Positions grown, seen and judged by the adept's network in its beam over a turn."""
    states = middles(players)
    judge = Counting(network_judge())

    def work() -> int:
        before = judge.many
        for s in states:
            best_turns(s.copy(), s.steps[-1] >> 6 & 3, judge, 3, 600)
        return judge.many - before

    done, spent = timed(work, budget)
    return {"positions/s": done / spent}


def view(players: int, budget: float) -> Figures:
    past = played(players)
    text = past.record()
    last = len(past.actions)
    points = [Game.from_record(text, to=last * part // 8) for part in range(1, 8)]

    def work() -> int:
        for game in points:
            for seat in range(players):
                assert game.view(seat).data
        return len(points) * players

    done, spent = timed(work, budget)
    return {"view us": spent / done * 1e6}


def record(players: int, budget: float) -> Figures:
    text = played(players).record()

    def work() -> int:
        assert Game.from_record(text).record() == text
        return 1

    done, spent = timed(work, budget)
    return {"record ms": spent / done * 1e3}


def turns_only(s: State, line: list[int]) -> tuple[State, list[int]]:
    """The state at the first turn, and the rest of the line."""
    n = 0
    while s.active == NONE:
        apply_unchecked(s, line[n])
        n += 1
    return s, line[n:]


def growth(players: int, budget: float) -> Figures:
    """CPU time of one decision in each fifth of the game: known games replayed fifth by fifth.

    Set-up is left out: choosing characters and cards is cheap, and would make the first fifth look quick.
    """
    spent = [0.0] * 5
    steps = [0] * 5
    while sum(spent) < budget:
        games = [
            turns_only(start.copy(), line)
            for start, line in zip(starts(players), lines(players), strict=True)
        ]
        for fifth in range(5):
            parts = [(s, line[len(line) * fifth // 5 : len(line) * (fifth + 1) // 5]) for s, line in games]
            begin = now()
            for s, part in parts:
                for action in part:
                    apply_unchecked(s, action)
            spent[fifth] += now() - begin
            steps[fifth] += sum(len(part) for _, part in parts)
    return {f"fifth {i + 1} us": spent[i] / steps[i] * 1e6 for i in range(5)}


def resident() -> int | None:
    """Bytes of this process in memory, where the system tells (Linux)."""
    try:
        fields = Path("/proc/self/statm").read_text(encoding="ascii").split()
    except OSError:
        return None
    import resource

    return int(fields[1]) * resource.getpagesize()


def hold(players: int, count: int) -> list[State]:
    """A copy kept at every decision, game after game, as a search tree would."""
    held: list[State] = []
    while True:
        for start, line in zip(starts(players), lines(players), strict=True):
            s = start.copy()
            for action in line:
                held.append(s.copy())
                if len(held) == count:
                    return held
                apply_unchecked(s, action)


def memory(players: int, budget: float, count: int = HELD) -> Figures:  # noqa: ARG001  one pass, whatever the budget
    """Bytes per held copy: all that lives because of it, so its players, legal actions and steps too."""
    hold(players, 500)
    gc.collect()
    before = resident()
    held = hold(players, count)
    after = resident()
    figures = {}
    if before is not None and after is not None:
        figures["resident bytes"] = (after - before) / len(held)
    del held
    gc.collect()
    tracemalloc.start()
    base = tracemalloc.get_traced_memory()[0]
    held = hold(players, count)
    figures["traced bytes"] = (tracemalloc.get_traced_memory()[0] - base) / len(held)
    tracemalloc.stop()
    return figures


def decisions(players: int, budget: float) -> Figures:  # noqa: ARG001  nothing is timed
    """How long and how wide games are; not a speed."""
    width = mean([float(len(s.legal)) for s in along(players)])
    return {"decisions/game": mean(len(line) for line in lines(players)), "legal/decision": width}


SAMPLERS = {
    "inside": inside,
    "driver": driver,
    "batch": batch,
    "games": games,
    "copy": copy,
    "legal": legal,
    "middle": middle,
    "judged": judged,
    "view": view,
    "record": record,
    "growth": growth,
    "memory": memory,
    "decisions": decisions,
}


def about() -> dict[str, str]:
    return {"engine": _build.describe()}
