"""Presence at tables: this process's connections, and what the other processes last reported."""

from __future__ import annotations

import time

# Others report more often than this; one that doesn't is gone.
STALE = 45.0


class Presence:
    def __init__(self, process: str) -> None:
        self._process = process
        self._known: dict[str, tuple[frozenset[int], int, float]] = {}
        self._told: tuple[frozenset[int], int] = (frozenset(), 0)

    def keep(self, process: str, seats: set[int], watchers: int) -> None:
        self._known[process] = (frozenset(seats), watchers, time.monotonic())

    def set(self, process: str, seats: set[int], watchers: int) -> bool:
        """Store a report; return whether anything changed, including that another process has gone silent."""
        self.keep(process, seats, watchers)
        before, self._told = self._told, self.total()
        return self._told != before

    def total(self) -> tuple[frozenset[int], int]:
        now = time.monotonic()
        for process, (_, _, at) in list(self._known.items()):
            if process != self._process and now - at > STALE:
                del self._known[process]
        seats = frozenset[int]().union(*(s for s, _, _ in self._known.values()))
        return seats, sum(w for _, w, _ in self._known.values())
