"""Live updates: one subscriber per open stream. Its cursor in the log makes sure it gets everything, once, in
order."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from terramara.server.metrics import FRAMES, STREAMS

# A reader that lets more than this pile up gets the rest from the log when it reads again.
PILE = 64
# Browsers wait this long (ms) before they connect again.
HELLO = b"retry: 1000\n\n"
BEAT = b": .\n\n"
_encode = msgspec.json.encode


def frame(kind: str, data: bytes, number: int | None = None) -> bytes:
    head = b"" if number is None else b"id: %d\n" % number
    return head + b"event: %s\ndata: %s\n\n" % (kind.encode(), data)


def note(kind: str, data: Any) -> bytes:
    """An update that isn't part of the log. It has no number, and a reader that missed it asks for
    everything."""
    return frame(kind, _encode(data))


class Subscriber:
    __slots__ = ("behind", "closed", "cursor", "holder", "pile", "wake")

    def __init__(self, holder: bytes | None, cursor: int) -> None:
        self.holder = holder
        # The last entry handed over. A reader that is behind gets entries from the log, not from the pile.
        self.cursor = cursor
        self.behind = True
        self.pile: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closed = False

    def entry(self, data: bytes) -> None:
        if not self.behind:
            if len(self.pile) >= PILE:
                # Nothing of the pile was handed over: the cursor is before it, and the log has it.
                self.pile.clear()
                self.behind = True
            else:
                self.pile.append(data)
        self.wake.set()

    def note(self, data: bytes) -> None:
        if len(self.pile) < PILE:
            self.pile.append(data)
            self.wake.set()

    def close(self) -> None:
        self.closed = True
        self.wake.set()


class Stream:
    """The answer to a request for live updates, open until either side closes it."""

    def __init__(
        self,
        subscriber: Subscriber,
        catch_up: Callable[[], Awaitable[list[bytes]]],
        present: Callable[[], int],
        done: Callable[[], None],
    ) -> None:
        self._subscriber = subscriber
        self._catch_up = catch_up
        self._present = present
        self._done = done

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        _ = scope
        headers = [(b"content-type", b"text/event-stream"), (b"x-accel-buffering", b"no")]
        gone = asyncio.create_task(self._listen(receive))
        STREAMS.inc()
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": HELLO, "more_body": True})
            await self._write(send)
            with contextlib.suppress(OSError):
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            STREAMS.dec()
            gone.cancel()
            self._done()

    async def _listen(self, receive: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._subscriber.close()

    async def _write(self, send: Any) -> None:
        subscriber = self._subscriber
        while not subscriber.closed:
            if subscriber.behind:
                frames = await self._catch_up()
            else:
                frames = list(subscriber.pile)
                subscriber.pile.clear()
                # Entries are accepted and piled up in one step, so the pile reached the present.
                subscriber.cursor = self._present()
            if frames:
                FRAMES.inc(len(frames))
                await send({"type": "http.response.body", "body": b"".join(frames), "more_body": True})
            elif not subscriber.behind:
                subscriber.wake.clear()
                await subscriber.wake.wait()
