"""Places for expensive work. Clients that ask for a lot wait for themselves, and nobody waits for them."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A number of places. No client gets the last one too, and waiting clients take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(1, places - 1)
        self._held: Counter[str] = Counter()
        # The first is next. A client that got a place and wants another goes to the end.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(mine)
        self._hand_out()
        try:
            await mine
            yield
        finally:
            # Even if it comes at the moment in which it is given up.
            if mine.done() and not mine.cancelled():
                self._free += 1
                self._held[client] -= 1
                if not self._held[client]:
                    del self._held[client]
                self._hand_out()

    def _hand_out(self) -> None:
        for client in list(self._waiting):
            if self._free and self._held[client] < self._most:
                theirs = self._waiting.pop(client)
                while theirs and (first := theirs.popleft()).done():
                    pass  # given up
                if not first.done():
                    first.set_result(None)
                    self._free -= 1
                    self._held[client] += 1
                if theirs:
                    self._waiting[client] = theirs
