"""The gate every request passes: its origin, the headers of its answer, and a line in the log."""

from __future__ import annotations

import functools
import ipaddress
import logging
import re
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from terramara.server.errors import Refusal
from terramara.server.limits import Buckets, client_key
from terramara.server.logs import LOG
from terramara.server.metrics import REQUESTS, SECONDS
from terramara.server.settings import Settings

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Anyone with a table's address can watch it, so it must not travel to other sites.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
# Data needs less than a page: it's never shown by itself.
API_HEADERS = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings, buckets: Buckets) -> None:
        self._buckets = buckets
        self._app = app
        self._public = origin_of(settings.public_url) if settings.public_url else None
        secure = bool(self._public and self._public[0] == "https")
        strict = [(b"strict-transport-security", b"max-age=31536000")] if secure else []
        self._headers = HEADERS + strict
        self._api_headers = API_HEADERS + strict
        # A page elsewhere can make a browser call a name that leads here. So on a private address we only
        # answer to names that belong here.
        self._loopback = is_loopback(settings.host)
        self._host_allowed = functools.lru_cache(maxsize=1000)(self._allows_host)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        headers = {name: value for name, value in scope["headers"] if name in WANTED}
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        # Without its slashes: the router ignores them too.
        extra = self._api_headers if scope["path"].lstrip("/").startswith("api") else self._headers

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", ()), *extra]}
            await send(message)

        # Links are made from it, so it must be a name and nothing else.
        odd = len(hosts) != 1 or not HOST.fullmatch(hosts[0])
        problem = (400, "malformed") if odd else self._problem(scope["method"], headers)
        try:
            self._buckets.take("requests", client_key(scope["client"][0] if scope["client"] else None))
            if problem is not None:
                await refuse(answer, *problem)
            else:
                await self._app(scope, receive, answer)
        except Refusal as refusal:
            await refuse(answer, refusal.status, refusal.code, refusal.details)
        finally:
            self._record(scope, status, time.perf_counter() - began)

    def _problem(self, method: str, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._host_allowed(host):
            return 421, "wrong-host"
        # Whatever the path: an address can be written in more ways than we could list here.
        if method in SAFE:
            return None
        origin = headers.get(b"origin")
        if origin is not None and not self._origin_allowed(origin.decode("latin-1"), host):
            return 403, "wrong-origin"
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return 403, "wrong-origin"
        # A form or a plain link can't send this header, and a script elsewhere isn't allowed to.
        if headers.get(b"x-terramara") != b"1":
            return 403, "no-header"
        return None

    def _allows_host(self, host: str) -> bool:
        name = host_name(host)
        if self._public is not None and name == self._public[1]:
            return True
        if not self._loopback:
            return bool(name)
        return name == "localhost" or is_loopback(name)

    def _origin_allowed(self, origin: str, host: str) -> bool:
        given = origin_of(origin)
        if given is None:
            return False
        if given == self._public:
            return True
        # Under the public name nothing else counts: a page sent without TLS could be anybody's.
        if self._public is not None and host_name(host) == self._public[1]:
            return False
        own = origin_of(f"{given[0]}://{host}")
        return given[0] in ("http", "https") and own == given

    @staticmethod
    def _record(scope: Any, status: int, seconds: float) -> None:
        # The template, never the path: only people at a table may know its id.
        route = scope.get("path_template") or "other"
        method = scope["method"] if scope["method"] in METHODS else "other"
        counter, timer = _meters(route, method, status)
        counter.inc()
        if not route.endswith("/live"):
            timer.observe(seconds)
        # The metrics count reads and successful moves; the moves themselves are in the log. Requests over a
        # limit are counted, too: there may be thousands a second.
        usual = status == 429 or (status < 400 and (method in SAFE or route.endswith("/actions")))
        level = logging.ERROR if status >= 500 else logging.DEBUG if usual else logging.INFO
        if LOG.isEnabledFor(level):
            millis = round(seconds * 1000, 1)
            LOG.log(
                level, "request", extra={"route": route, "method": method, "status": status, "ms": millis}
            )


@functools.cache
def _meters(route: str, method: str, status: int) -> tuple[Any, Any]:
    """Routes, methods and statuses are few, and finding a metric by its labels is slow."""
    return REQUESTS.labels(route, method, status), SECONDS.labels(route)


HOST = re.compile(rb"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH")
WANTED = (b"host", b"origin", b"sec-fetch-site", b"x-terramara")
Origin = tuple[str, str, int]


def origin_of(url: str) -> Origin | None:
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme, 0)
    except ValueError:
        return None
    if not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port


def host_name(host: str) -> str:
    try:
        return urlsplit("//" + host).hostname or ""
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


async def refuse(send: Any, status: int, code: str, details: dict[str, Any] | None = None) -> None:
    body = msgspec.json.encode({"error": code, **(details or {})})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if details and "seconds" in details:
        headers.append((b"retry-after", str(details["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
