"""A connection that asks in time and in few words, or is closed, so that nobody keeps the others out.

Uvicorn has such limits for its other parser alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import sys
from collections import Counter
from typing import Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from terramara.server.limits import client_key
from terramara.server.metrics import REFUSED

HEAD = 64 * 1024
SECONDS = 15.0
BODY_SECONDS = 30.0
PER_CLIENT = 500
_opened: Counter[str] = Counter()


class TooLong(Exception):  # noqa: N818  for the parser, which turns it into an answer
    """The head of a request is."""


class Connection(HttpToolsProtocol):
    _client: str | None = None
    # Whether any request came yet, what is awaited of the next one, how many bytes came of its head, and the
    # end of patience.
    _asked = False
    _awaits: Literal["head", "body"] = "head"
    _came = 0
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn's
        super().connection_made(transport)
        self._late = self.loop.call_later(SECONDS, self._give_up)
        host = self.client[0] if self.client else ""
        if self.limit_concurrency is None or is_proxy(host, str(self.config.forwarded_allow_ips or "")):
            return
        self._client = client_key(host)
        _opened[self._client] += 1
        if _opened[self._client] > PER_CLIENT:
            REFUSED.labels("connections").inc()
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        if self._client is not None:
            _opened[self._client] -= 1
            if not _opened[self._client]:
                del _opened[self._client]
            self._client = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        super().data_received(data)
        if self._awaits == "body" or not self._came or self.transport.is_closing():
            return
        if self._came > HEAD:
            self.transport.close()
        elif self._late is None:
            self._late = self.loop.call_later(SECONDS, self._give_up)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD:
            raise TooLong
        self._asked = True
        self._awaits = "body"
        self._in_time()
        self._late = self.loop.call_later(BODY_SECONDS, self._give_up)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._awaits = "head"
        self._came = 0
        self._in_time()
        super().on_message_complete()

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self._awaits == "head" and self._asked and not self.cycle.response_complete:
            # Half a request behind one that is being answered, which may be a stream.
            self._late = self.loop.call_later(SECONDS, self._give_up)
        else:
            self.transport.close()


@functools.lru_cache(maxsize=10_000)
def is_proxy(host: str, proxies: str) -> bool:
    """Whether this is the address of a trusted proxy, from which everybody comes."""
    if proxies in ("", "*"):
        return proxies == "*"
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        return any(address in ipaddress.ip_network(proxy.strip()) for proxy in proxies.split(","))
    return False


def raise_descriptors() -> None:
    """As many open files as the system allows: often it gives a thousand, which is fewer than the streams."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # where no limit is still not any number
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
