"""The operator's commands: serve, backup, restore. Their messages are in serve.ftl."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terramara.cli.errors import Refused
from terramara.cli.files import content_of
from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.server.settings import Settings


def _url(database: str | None) -> str:
    from terramara.server.settings import data_folder, database_url

    try:
        return database_url(database, data_folder())
    except ValueError as error:
        key = "serve-database-options" if str(error) == "database-options" else "serve-unknown-database"
        raise Refused(key) from None


@contextlib.contextmanager
def _using(url: str) -> Iterator[None]:
    """Open the database for this block; if something is wrong with it, say so in one line."""
    from terramara.server.database import safe
    from terramara.server.prepare import Unusable, usable
    from terramara.server.serving import Busy
    from terramara.server.settings import sqlite_path

    try:
        with usable(url):
            yield
    except Unusable as error:
        name = str(sqlite_path(url)) if url.startswith("sqlite") else safe(url).replace("+asyncpg", "")
        raise Refused(f"database-{error.code}", database=name, why=error.why) from None
    except Busy:
        raise Refused("serve-busy") from None


def _listen(settings: Settings) -> socket.socket:
    from terramara.server.run import listen

    host, port = settings.host, str(settings.port)
    try:
        return listen(settings)
    except (socket.gaierror, UnicodeError):
        raise Refused("serve-unknown-host", host=host) from None
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise Refused("serve-unknown-host", host=host) from None
        if error.errno == errno.EADDRINUSE:
            raise Refused("serve-port-taken", host=host, port=port) from None
        raise Refused("serve-no-listening", host=host, port=port, why=str(error.strerror)) from None


def _add_sets(folders: tuple[str, ...]) -> None:
    """The user's own sets, beside those that come with the game. The environment passes them on to the
    server's processes and its bots."""
    from terramara.content.loader import ADDED, shipped_sets

    found = set(shipped_sets())
    for folder in folders:
        content = content_of(folder)
        if content.id in found:
            raise Refused("serve-set-twice", folder=folder, id=content.id)
        found.add(content.id)
    if folders:
        os.environ[ADDED] = os.pathsep.join(str(Path(folder).resolve()) for folder in folders)


def _check(settings: Settings) -> None:
    """Check the options before touching anything."""
    from terramara.server.settings import check_proxies, check_public_url
    from terramara.server.tokens import load_secret

    if settings.workers > 1 and settings.is_sqlite:
        raise Refused("serve-workers-need-postgresql")
    if settings.public_url is not None:
        try:
            check_public_url(settings.public_url)
        except ValueError:
            raise Refused("serve-bad-public-url", url=settings.public_url) from None
    try:
        check_proxies(settings.trusted_proxies)
    except ValueError:
        raise Refused("serve-bad-proxies", proxies=settings.trusted_proxies) from None
    try:
        whole = len(load_secret(settings.secret, settings.data)) == 32
    except ValueError:
        whole = False
    if not whole:
        raise Refused("serve-bad-secret", file=str(settings.data / "secret.key"))


_database = click.option("--database", metavar="URL", help=t("serve-help-database"))
_file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.command(help=t("serve-about"))
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help=t("serve-help-host"))
@click.option(
    "--port",
    metavar="N",
    default=8642,
    show_default=True,
    type=click.IntRange(0, 65535),
    help=t("serve-help-port"),
)
@_database
@click.option(
    "--workers",
    metavar="N",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help=t("serve-help-workers"),
)
@click.option(
    "--bot-workers",
    metavar="N",
    default=2,
    show_default=True,
    type=click.IntRange(1, 64),
    help=t("serve-help-bot-workers"),
)
@click.option(
    "--bot-delay",
    metavar="SECONDS",
    default=3.0,
    show_default=True,
    type=click.FloatRange(0, 10),
    help=t("serve-help-bot-delay"),
)
@click.option("--set", "sets", metavar="FOLDER", multiple=True, help=t("serve-help-set"))
@click.option("--public-url", metavar="URL", help=t("serve-help-public-url"))
@click.option("--trusted-proxy", metavar="IPS", default="", help=t("serve-help-trusted-proxy"))
@click.option("--no-limits", is_flag=True, help=t("serve-help-no-limits"))
@click.option("--open", "open_", is_flag=True, help=t("serve-help-open"))
def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    bot_workers: int,
    bot_delay: float,
    sets: tuple[str, ...],
    public_url: str | None,
    trusted_proxy: str,
    no_limits: bool,
    open_: bool,
) -> None:
    from terramara.server.prepare import prepare
    from terramara.server.run import run, url_of
    from terramara.server.serving import sole_user
    from terramara.server.settings import Limits, Settings, data_folder

    _add_sets(sets)
    settings = Settings(
        database=_url(database),
        data=data_folder(),
        host=host,
        port=port,
        workers=workers,
        bot_workers=bot_workers,
        bot_delay=bot_delay,
        public_url=public_url,
        trusted_proxies=trusted_proxy,
        secret=os.environ.get("TERRAMARA_SECRET"),
        metrics_token=os.environ.get("TERRAMARA_METRICS_TOKEN"),
        limits=Limits(on=not no_limits),
    )
    _check(settings)
    with contextlib.ExitStack() as held:
        with _using(settings.database):
            held.enter_context(sole_user(settings.database))
            listener = held.enter_context(_listen(settings))
            asyncio.run(prepare(settings.database))
        url = url_of(settings, listener)
        click.echo(t("serve-open-at", url=url))
        sys.stdout.flush()
        if open_:
            threading.Timer(0.5, webbrowser.open, (url,)).start()
        run(settings, listener)


@contextlib.contextmanager
def _saying(file: Path) -> Iterator[None]:
    """Say in one line what is wrong with a backup's file."""
    from terramara.server.backup import BackupError

    try:
        yield
    except BackupError as error:
        raise Refused(f"backup-{error.code}", file=str(file), why=error.why) from None
    except sqlite3.Error as error:  # the database's own error would come wrapped
        raise Refused("backup-unwritable", file=str(file), why=str(error)) from None


@click.command(help=t("backup-about"))
@_file
@_database
@click.option("--force", is_flag=True, help=t("backup-help-force"))
def backup(file: Path, database: str | None, force: bool) -> None:
    from terramara.server import backup as work

    url = _url(database)
    with _using(url), _saying(file):
        counts = asyncio.run(work.backup(url, file, force=force))
    click.echo(t("backup-done", games=counts.games, entries=counts.entries, file=str(file)))


@click.command(help=t("restore-about"))
@_file
@_database
@click.option("--force", is_flag=True, help=t("restore-help-force"))
def restore(file: Path, database: str | None, force: bool) -> None:
    from terramara.server import backup as work
    from terramara.server.serving import sole_user

    url = _url(database)
    with _using(url), sole_user(url), _saying(file):
        counts = asyncio.run(work.restore(url, file, force=force))
    click.echo(t("restore-done", games=counts.games, entries=counts.entries, file=str(file)))


_days = click.FloatRange(0.0)


@click.command(help=t("prune-about"))
@_database
@click.option(
    "--waiting", metavar="DAYS", default=1.0, show_default=True, type=_days, help=t("prune-help-waiting")
)
@click.option(
    "--abandoned", metavar="DAYS", default=30.0, show_default=True, type=_days, help=t("prune-help-abandoned")
)
@click.option("--finished", metavar="DAYS", type=_days, help=t("prune-help-finished"))
@click.option(
    "--export",
    "folder",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help=t("prune-help-export"),
)
@click.option("--yes", is_flag=True, help=t("prune-help-yes"))
def prune(
    database: str | None,
    waiting: float,
    abandoned: float,
    finished: float | None,
    folder: Path | None,
    yes: bool,
) -> None:
    from terramara.server import prune as work
    from terramara.server.settings import sqlite_path

    url = _url(database)
    if url.startswith("sqlite") and not sqlite_path(url).exists():
        raise Refused("prune-no-database")
    day = 86_400.0
    policy = work.Policy(waiting * day, abandoned * day, None if finished is None else finished * day)
    with _using(url):
        found = asyncio.run(work.prune(url, policy, folder=folder, dry=not yes))
    counts = {name: getattr(found, name) for name in ("waiting", "playing", "over", "records", "kept")}
    click.echo(t("prune-done" if yes else "prune-would", **counts))
    if found.kept:
        click.echo(t("prune-kept", kept=found.kept))


COMMANDS = [serve, backup, restore, prune]
