"""Time as tables count it: without the hours in which no server was running."""

from __future__ import annotations

import time
from collections.abc import Callable

Outages = list[tuple[float, float]]


class Watch:
    """`now`: seconds since 1970. `mono`: seconds that stand still while the machine sleeps, whatever its
    clock is set to."""

    def __init__(
        self, now: Callable[[], float] = time.time, mono: Callable[[], float] = time.monotonic
    ) -> None:
        self.now = now
        self.mono = mono
        # From when until when nobody could play: see timekeeper.
        self.outages: Outages = []

    def spent(self, since: float, until: float) -> float:
        """Seconds of play between two times."""
        away = sum(max(0.0, min(ended, until) - max(began, since)) for began, ended in self.outages)
        return max(0.0, until - since - away)
