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
# All clients of one site together get as much as this many. Otherwise its 65,536 networks would be as many
# clients.
SITE = 16


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
        shares = {client: 1, site_of(client): SITE} if site_of(client) != client else {client: 1}
        wait = 0.0
        for who, times in shares.items():
            level, then = self._levels.pop((name, who), (burst * times, now))
            level = min(burst * times, level + (now - then) * rate * times)
            self._levels[name, who] = (level, now)
            wait = max(wait, (cost - level) / (rate * times))
        # Forget the client seen longest ago, so that many addresses can't fill the memory.
        while len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        if wait > 0:
            REFUSED.labels(name).inc()
            raise Refusal(429, "too-many", limit=name, seconds=math.ceil(wait))
        for who in shares:
            level, then = self._levels[name, who]
            self._levels[name, who] = (level - cost, then)


class Streams:
    """How many live connections there are, by client and by table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._total = 0
        self._by_client: Counter[str] = Counter()
        self._by_site: Counter[str] = Counter()
        self._by_table: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    def turn(self, client: str) -> contextlib.AbstractAsyncContextManager[None]:
        """Catching up plays a game again. A client's streams do so one after another, or the steps of sixty
        would come between any two steps of everybody else."""
        if not self._limits.on:
            return contextlib.nullcontext()
        return self._turns.setdefault(client, asyncio.Lock())

    def open(self, client: str, table: str, *, seated: bool) -> None:
        """Spectators can't fill a table so that its own players find no place."""
        limits, site = self._limits, site_of(client)
        if limits.on and (
            self._total >= limits.streams
            or self._by_client[client] >= limits.streams_per_client
            or self._by_site[site] >= limits.streams_per_client * SITE
            or (self._by_table[table] >= limits.streams_per_table and not seated)
        ):
            REFUSED.labels("streams").inc()
            raise Refusal(429, "too-many", limit="streams")
        self._total += 1
        self._by_client[client] += 1
        self._by_site[site] += 1
        self._by_table[table] += 1

    def close(self, client: str, table: str) -> None:
        self._total -= 1
        held = ((self._by_client, client), (self._by_site, site_of(client)), (self._by_table, table))
        for counter, key in held:
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


@functools.lru_cache(maxsize=10_000)
def site_of(client: str) -> str:
    """The site of a client's IPv6 network: providers give a site up to a /48. An IPv4 address is its own."""
    network = ipaddress.ip_network(client, strict=False) if ":" in client else None
    return str(network.supernet(new_prefix=48)) if network is not None else client
