"""The operator's settings, in one immutable value handed to every part and every process."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError


class Limits(msgspec.Struct, frozen=True):
    """How much one client, one table and one process may ask for. Rates are per second, with a burst."""

    body: int = 64 * 1024
    record: int = 1024 * 1024
    # Every request counts here, whatever it asks for: pages, health and nonsense too.
    requests: tuple[float, float] = (100.0, 600.0)
    reads: tuple[float, float] = (40.0, 200.0)
    writes: tuple[float, float] = (10.0, 60.0)
    tables: tuple[float, float] = (0.1, 20.0)
    # Public tables: the lobby has room for 50, and no single address should fill it.
    lobby: tuple[float, float] = (1 / 3600, 5.0)
    # Seats taken at public tables: nobody should sit down at all of them.
    seats: tuple[float, float] = (1 / 30, 20.0)
    guesses: tuple[float, float] = (0.2, 20.0)
    heavy: tuple[float, float] = (4.0, 30.0)
    chat: tuple[float, float] = (0.5, 10.0)
    streams_per_client: int = 60
    streams_per_table: int = 200
    streams: int = 5000
    on: bool = True


class Settings(msgspec.Struct, frozen=True):
    database: str
    data: Path
    host: str = "127.0.0.1"
    port: int = 8642
    workers: int = 1
    bot_workers: int = 2
    bot_delay: float = 3.0
    # The address players use when there's a proxy in front: allowed as Origin, put into links, decides on
    # Secure.
    public_url: str | None = None
    trusted_proxies: str = ""
    secret: str | None = None
    # If set, reading the metrics needs it.
    metrics_token: str | None = None
    limits: Limits = Limits()
    # The least time between two commits: a hundred a second are enough for any number of moves.
    group_window: float = 0.01
    snapshot_every: int = 40
    heartbeat: float = 15.0
    # The game waits this long for sealed shares. Browsers that are connected open theirs at once.
    deal_wait: float = 10.0
    # If another process should make a bot's move and nothing comes for this long, this one takes over.
    takeover: float = 5.0
    room_idle: float = 600.0
    drain: float = 10.0

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def data_folder() -> Path:
    said = os.environ.get("TERRAMARA_DATA")
    return Path(said) if said else user_data_path("terramara", appauthor=False)


def database_url(said: str | None, data: Path) -> str:
    """The SQLAlchemy address of the database: a file in the data folder unless another is given.

    Plain forms are understood: a path, sqlite:///path, postgresql://user@host/name.
    """
    text = said or os.environ.get("TERRAMARA_DATABASE") or str(data / "terramara.sqlite")
    for prefix in ("postgresql://", "postgres://", "postgresql+asyncpg://"):
        if text.startswith(prefix):
            return _postgresql("postgresql+asyncpg://" + text.removeprefix(prefix))
    for prefix in ("sqlite+aiosqlite:///", "sqlite:///"):
        if text.startswith(prefix):
            text = text.removeprefix(prefix)
            break
    if "://" in text:
        raise ValueError("unknown-database")
    try:
        # By its real name, so that two servers can't share it through a link.
        path = Path(text).expanduser().resolve()
    except (RuntimeError, ValueError, OSError):  # a circle of links, no such user, a null character
        raise ValueError("unknown-database") from None
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()


def _postgresql(address: str) -> str:
    try:
        url = make_url(address)
    except (ValueError, ArgumentError):
        raise ValueError("unknown-database") from None
    if url.port is not None and not 0 < url.port < 65536:
        raise ValueError("unknown-database")
    if url.query:
        # SQLAlchemy and asyncpg, which both read the address, know different words here.
        raise ValueError("database-options")
    return address


def sqlite_path(url: str) -> Path:
    return Path(make_url(url).database or "")


def check_public_url(url: str) -> None:
    """Raises ValueError unless it's an address without a path: the pages don't support one."""
    parts = urlsplit(url)
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or parts.port == 0
        or parts.path not in ("", "/")
        or any(sign in url for sign in "?#@ ")
    ):
        raise ValueError("public-url")


def check_proxies(proxies: str) -> None:
    """Raises ValueError unless these are addresses or networks, or `*` for every one."""
    for proxy in proxies.split(",") if proxies not in ("", "*") else ():
        ipaddress.ip_network(proxy.strip())
