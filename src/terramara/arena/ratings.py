"""Ratings from free-for-all results, with intervals.

The model is Plackett and Luce's. Each bot has a strength. The first place goes to one of the table in
proportion to it, then the second place among the rest, and so on; between two players it's Bradley and
Terry's model. The strengths are the most likely ones given all results at once, so the order of the games
doesn't matter. A weak prior keeps the strengths of bots that never lost finite. The intervals come from the
curvature of the likelihood at its top.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product
from math import log, sqrt
from typing import Any

# A game's result: bots in order of places; those that share a place stand in one tuple.
Result = tuple[tuple[str, ...], ...]
# 400 points: ten times as likely to come before the other, as in chess.
POINTS = 400 / log(10)
MIDDLE = 1500  # the mean of the bots of a tournament
PRIOR = 4.0  # deviation of the prior, in natural units: some 700 points
Z = 1.959964


@dataclass(frozen=True, slots=True)
class Rating:
    """`low` to `high` holds the rating with 95 % confidence, measured against the mean of the field."""

    bot: str
    points: float
    low: float
    high: float


def rate(bots: tuple[str, ...], results: Iterable[Result]) -> list[Rating]:
    """The strongest first. Needs NumPy."""
    import numpy as np

    index = {bot: k for k, bot in enumerate(bots)}
    choices = _choices(index, results)
    strength = np.zeros(len(bots))
    for _ in range(100):
        slope, curve = _slopes(np, choices, strength)
        step = np.linalg.solve(curve, slope)
        strength += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-9:
            break
    centre = np.eye(len(bots)) - 1 / len(bots)
    spread = centre @ np.linalg.inv(_slopes(np, choices, strength)[1]) @ centre
    middle = centre @ strength
    out = []
    for bot, k in index.items():
        half = POINTS * Z * sqrt(max(0.0, float(spread[k, k])))
        points = MIDDLE + POINTS * float(middle[k])
        out.append(Rating(bot, points, points - half, points + half))
    return sorted(out, key=lambda rating: (-rating.points, index[rating.bot]))


def _choices(
    index: dict[str, int], results: Iterable[Result]
) -> list[tuple[int, tuple[tuple[int, int], ...], float]]:
    """(who came first, how often each bot was among those left, how often this happened)."""
    seen: Counter[tuple[int, tuple[tuple[int, int], ...]]] = Counter()
    for result, times in Counter(results).items():
        orders = list(product(*[list(permutations(place)) for place in result]))
        for order in orders:  # a shared place counts as each order in equal parts
            ranking = [index[bot] for place in order for bot in place]
            for k in range(len(ranking) - 1):
                left = tuple(sorted(Counter(ranking[k:]).items()))
                if len(left) > 1:
                    seen[ranking[k], left] += times / len(orders)  # type: ignore[assignment]
    return [(first, left, times) for (first, left), times in sorted(seen.items())]


def _slopes(np: Any, choices: list[tuple[int, tuple[tuple[int, int], ...], float]], strength: Any) -> Any:
    """The first and second derivative of the log likelihood, the second with its sign turned."""
    slope = -strength / PRIOR**2
    curve = np.eye(len(strength)) / PRIOR**2
    for first, left, times in choices:
        at = np.array([bot for bot, _ in left])
        share = np.array([many for _, many in left]) * np.exp(strength[at] - strength[at].max())
        share /= share.sum()
        slope[first] += times
        slope[at] -= times * share
        curve[np.ix_(at, at)] += times * (np.diag(share) - np.outer(share, share))
    return slope, curve


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's); `wins` may have fractions of shared ones."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
