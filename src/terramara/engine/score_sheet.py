"""The score sheet: what every seat has by each source of END-1, in VP."""

from __future__ import annotations

from dataclasses import dataclass

from terramara.engine.scoring import SOURCES, half_points
from terramara.engine.state import State
from terramara.engine.strength import strength_places


@dataclass(frozen=True, slots=True)
class Score:
    """`total` and every source of END-1 in VP; halves are exact in a float.

    >>> from terramara import Game
    >>> score = Game.from_position({"seats": [{"made": ["bone-pin"]}]}).scores()[0]
    >>> score.sources["artefacts"] > 0
    True
    """

    total: float
    sources: dict[str, float]


def scores(s: State) -> list[Score]:
    """As if the game ended now."""
    places = strength_places(s)
    out: list[Score] = []
    for seat in range(len(s.players)):
        halves = half_points(s, seat, places[seat])
        out.append(Score(sum(halves) / 2, {name: n / 2 for name, n in zip(SOURCES, halves, strict=True)}))
    return out
