"""Token buckets per client, and counts of open streams."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import math
import time
from collections import Counter, OrderedDict

from terramara.server.errors import Refusal
from terramara.server.metrics import REFUSED
from terramara.server.settings import Limits

REMEMBERED = 20_000


class Buckets:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, name: str, client: str, cost: float = 1.0) -> None:
        """Take from a client's bucket, or refuse."""
        if not self._limits.on:
            return
        rate, burst = getattr(self._limits, name)
        now = time.monotonic()
        level, then = self._levels.pop((name, client), (burst, now))
        level = min(burst, level + (now - then) * rate)
        allowed = level >= cost
        self._levels[name, client] = (level - cost if allowed else level, now)
        # Forget the client seen longest ago, so that many addresses can't fill the memory.
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        if not allowed:
            REFUSED.labels(name).inc()
            raise Refusal(429, "too-many", limit=name, seconds=math.ceil((cost - level) / rate))


class Streams:
    """How many live connections there are, by client and by table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._total = 0
        self._by_client: Counter[str] = Counter()
        self._by_table: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    def turn(self, client: str) -> contextlib.AbstractAsyncContextManager[None]:
        """Catching up plays a game again. A client's streams do so one after another, or the steps of sixty
        would come between any two steps of everybody else."""
        if not self._limits.on:
            return contextlib.nullcontext()
        return self._turns.setdefault(client, asyncio.Lock())

    def open(self, client: str, table: str) -> None:
        limits = self._limits
        if limits.on and (
            self._total >= limits.streams
            or self._by_client[client] >= limits.streams_per_client
            or self._by_table[table] >= limits.streams_per_table
        ):
            REFUSED.labels("streams").inc()
            raise Refusal(429, "too-many", limit="streams")
        self._total += 1
        self._by_client[client] += 1
        self._by_table[table] += 1

    def close(self, client: str, table: str) -> None:
        self._total -= 1
        for counter, key in ((self._by_client, client), (self._by_table, table)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
        if client not in self._by_client:
            self._turns.pop(client, None)


@functools.lru_cache(maxsize=10_000)
def client_key(host: str | None) -> str:
    """A client is one IPv4 address or one IPv6 network: a household has 2^64 IPv6 addresses."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:  # a socket for both families reports IPv4 like this
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
