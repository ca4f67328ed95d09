"""Connections with limits: a client that is slow, sends too much or leaves answers unread is cut off.

Uvicorn has some of these limits for its other parser only, and none on pipelining: it queues as many requests
as come in while it answers one. docs/dependencies.md says why we stay with it all the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import sys
from collections import Counter
from typing import Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from terramara.server.limits import client_key, site_of
from terramara.server.metrics import REFUSED

HEAD = 64 * 1024
# Header fields of a request, with those after a chunked body: each takes far more memory than its bytes.
FIELDS = 100
# Bytes between the parts of a chunked body, and after it.
BETWEEN = 1024 * 1024
SECONDS = 15.0
BODY_SECONDS = 30.0
PER_CLIENT = 500
# All clients of one site: see limits.SITE. This many leave room for the others.
PER_SITE = 2000
# Requests that may wait while one is being answered. Browsers and proxies wait for the answer first.
WAITING = 8
# Bytes of answers that a site may leave unread, over all its connections, beyond what the system buffers.
UNREAD = 16 * 1024 * 1024
# Bytes of requests that a site has begun or lets wait, over all its connections.
UNANSWERED = 16 * 1024 * 1024
# How often connections are checked: one that read nothing of a waiting answer since the last check is cut.
LOOK = 20.0
_opened: Counter[str] = Counter()
_unread: Counter[str] = Counter()
_unanswered: Counter[str] = Counter()


class TooLong(Exception):  # noqa: N818  for the parser, which turns it into an answer
    """The head of a request is longer than HEAD bytes, or has more than FIELDS fields."""


class TooMany(Exception):  # noqa: N818  so is this
    """More than WAITING requests wait on one connection."""


class Connection(HttpToolsProtocol):
    _client: str | None = None
    # Whether any request has come yet, what part of the next one we wait for, how many bytes of it have come
    # beside its body, and when patience ends.
    _asked = False
    _awaits: Literal["head", "body"] = "head"
    _came = 0
    # Bytes of requests without an answer so far.
    _owed = 0
    # Bytes that came last.
    _latest = 0
    _late: asyncio.TimerHandle | None = None
    # The site that unread bytes are counted for, how many there are, and how many there were at the last
    # check.
    _reader = ""
    _held = 0
    _unsent = 0
    _next_look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn's
        super().connection_made(transport)
        self._late = self.loop.call_later(SECONDS, self._give_up)
        self._next_look = self.loop.call_later(LOOK, self._look)
        self._cycles: list[RequestResponseCycle] = []
        host = self.client[0] if self.client else ""
        self._reader = site_of(client_key(host))
        if self.limit_concurrency is None or is_proxy(host, str(self.config.forwarded_allow_ips or "")):
            return
        self._client = client_key(host)
        _opened.update({self._client, self._reader})
        if _opened[self._client] > PER_CLIENT or _opened[self._reader] > PER_SITE:
            REFUSED.labels("connections").inc()
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        if self._client is not None:
            for who in {self._client, self._reader}:
                _opened[who] -= 1
                if not _opened[who]:
                    del _opened[who]
            self._client = None
        self._release()
        self._owe(0)
        if self._next_look is not None:
            self._next_look.cancel()
        # Uvicorn tells only the last request: a stream with others behind it would never end.
        self.pipeline.clear()
        for cycle in self._cycles:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        self._latest = len(data)
        self._owe(self._owed + len(data))
        if _unanswered[self._reader] > UNANSWERED and self._client is not None:
            REFUSED.labels("unanswered").inc()
            self.transport.abort()
            return
        super().data_received(data)
        if not self._came or self.transport.is_closing():
            return
        if self._came > (HEAD if self._awaits == "head" else BETWEEN):
            self.transport.close()
        elif self._awaits == "body":
            return
        elif self._late is None:
            self._late = self.loop.call_later(SECONDS, self._give_up)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._came = self._latest  # at most: something else may stand before it

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= FIELDS:
            raise TooLong
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD:
            raise TooLong
        if len(self.pipeline) >= WAITING:
            REFUSED.labels("pipelined").inc()
            self.pipeline.clear()
            raise TooMany
        self._asked = True
        self._awaits = "body"
        self._in_time()
        self._late = self.loop.call_later(BODY_SECONDS, self._give_up)
        super().on_headers_complete()
        self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete]
        self._cycles.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self._came -= len(body)
        if self.cycle.response_complete:  # refused already: the rest is dropped
            self._owe(self._owed - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._awaits = "head"
        self._came = 0
        if self.cycle.response_complete:
            self._owe(0)
        self._in_time()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self._owe(self._came)

    def _owe(self, size: int) -> None:
        _unanswered[self._reader] += size - self._owed
        self._owed = size
        if not _unanswered[self._reader]:
            del _unanswered[self._reader]

    def pause_writing(self) -> None:
        super().pause_writing()
        self._release()
        self._held = self.transport.get_write_buffer_size()
        _unread[self._reader] += self._held
        if _unread[self._reader] > UNREAD and self._client is not None:
            REFUSED.labels("unread").inc()
            self.transport.abort()

    def resume_writing(self) -> None:
        self._release()
        super().resume_writing()

    def _release(self) -> None:
        _unread[self._reader] -= self._held
        self._held = 0
        if not _unread[self._reader]:
            del _unread[self._reader]

    def _look(self) -> None:
        size = self.transport.get_write_buffer_size()
        if size and size >= self._unsent > 0:
            self.transport.abort()
            return
        self._unsent = size
        self._next_look = self.loop.call_later(LOOK, self._look)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self._awaits == "head" and self._asked and not self.cycle.response_complete:
            # Half a request waits behind one that is being answered, which may be a stream.
            self._late = self.loop.call_later(SECONDS, self._give_up)
        else:
            self.transport.close()


@functools.lru_cache(maxsize=10_000)
def is_proxy(host: str, proxies: str) -> bool:
    """Return whether this is a trusted proxy, whose address all its clients share."""
    if proxies in ("", "*"):
        return proxies == "*"
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        return any(address in ipaddress.ip_network(proxy.strip()) for proxy in proxies.split(","))
    return False


def raise_descriptors() -> None:
    """Allow as many open files as the system does: the default is often a thousand, fewer than the
    streams."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems have no limit, but don't take every number
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
