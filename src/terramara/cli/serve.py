"""The operator's commands: serve, backup, restore. Their words are in serve.ftl."""

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
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import click
from fluent.runtime import FluentBundle, FluentResource

from terramara.cli.texts import language
from terramara.messages import FALLBACK

if TYPE_CHECKING:
    from terramara.server.settings import Settings


@cache
def _bundles() -> tuple[FluentBundle, ...]:
    found = []
    for name in dict.fromkeys((language(), FALLBACK)):
        file = files("terramara") / "locales" / name / "serve.ftl"
        if file.is_file():
            bundle = FluentBundle([name], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            found.append(bundle)
    return tuple(found)


def text(key: str, **args: str | float) -> str:
    """A message of serve.ftl alone: the command line must not wait for all the others."""
    bundle = next(bundle for bundle in _bundles() if bundle.has_message(key))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


class Stopped(click.ClickException):
    """One line on standard error."""

    exit_code = 2

    def __init__(self, key: str, **args: str | float) -> None:
        super().__init__(text(key, **args))


def _url(database: str | None) -> str:
    from terramara.server.settings import data_folder, database_url

    try:
        return database_url(database, data_folder())
    except ValueError as error:
        key = "serve-database-options" if str(error) == "database-options" else "serve-unknown-database"
        raise Stopped(key) from None


@contextlib.contextmanager
def _using(url: str) -> Iterator[None]:
    """The database, for as long as it lasts; what is wrong with it is one line."""
    from terramara.server.database import safe
    from terramara.server.prepare import Unusable, usable
    from terramara.server.serving import Busy
    from terramara.server.settings import sqlite_path

    try:
        with usable(url):
            yield
    except Unusable as error:
        name = str(sqlite_path(url)) if url.startswith("sqlite") else safe(url).replace("+asyncpg", "")
        raise Stopped(f"database-{error.code}", database=name, why=error.why) from None
    except Busy:
        raise Stopped("serve-busy") from None


def _listen(settings: Settings) -> socket.socket:
    from terramara.server.run import listen

    host, port = settings.host, str(settings.port)
    try:
        return listen(settings)
    except (socket.gaierror, UnicodeError):
        raise Stopped("serve-unknown-host", host=host) from None
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise Stopped("serve-unknown-host", host=host) from None
        if error.errno == errno.EADDRINUSE:
            raise Stopped("serve-port-taken", host=host, port=port) from None
        raise Stopped("serve-no-listening", host=host, port=port, why=str(error.strerror)) from None


def _check(settings: Settings) -> None:
    """What can be told to be wrong before anything is touched."""
    from terramara.server.settings import check_proxies, check_public_url
    from terramara.server.tokens import load_secret

    if settings.workers > 1 and settings.is_sqlite:
        raise Stopped("serve-workers-need-postgresql")
    if settings.public_url is not None:
        try:
            check_public_url(settings.public_url)
        except ValueError:
            raise Stopped("serve-bad-public-url", url=settings.public_url) from None
    try:
        check_proxies(settings.trusted_proxies)
    except ValueError:
        raise Stopped("serve-bad-proxies", proxies=settings.trusted_proxies) from None
    try:
        whole = len(load_secret(settings.secret, settings.data)) == 32
    except ValueError:
        whole = False
    if not whole:
        raise Stopped("serve-bad-secret", file=str(settings.data / "secret.key"))


_database = click.option("--database", metavar="URL", help=text("serve-help-database"))
_file = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.command(help=text("serve-about"))
@click.option("--host", default="127.0.0.1", show_default=True, help=text("serve-help-host"))
@click.option(
    "--port", default=8642, show_default=True, type=click.IntRange(0, 65535), help=text("serve-help-port")
)
@_database
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 64), help=text("serve-help-workers")
)
@click.option(
    "--bot-workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help=text("serve-help-bot-workers"),
)
@click.option(
    "--bot-delay",
    default=3.0,
    show_default=True,
    type=click.FloatRange(0, 10),
    help=text("serve-help-bot-delay"),
)
@click.option("--public-url", metavar="URL", help=text("serve-help-public-url"))
@click.option("--trusted-proxy", metavar="IPS", default="", help=text("serve-help-trusted-proxy"))
@click.option("--no-limits", is_flag=True, help=text("serve-help-no-limits"))
@click.option("--open", "open_", is_flag=True, help=text("serve-help-open"))
def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    bot_workers: int,
    bot_delay: float,
    public_url: str | None,
    trusted_proxy: str,
    no_limits: bool,
    open_: bool,
) -> None:
    from terramara.server.prepare import prepare
    from terramara.server.run import run, url_of
    from terramara.server.serving import sole_user
    from terramara.server.settings import Limits, Settings, data_folder

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
        limits=Limits(on=not no_limits),
    )
    _check(settings)
    with contextlib.ExitStack() as held:
        with _using(settings.database):
            held.enter_context(sole_user(settings.database))
            listener = held.enter_context(_listen(settings))
            asyncio.run(prepare(settings.database))
        url = url_of(settings, listener)
        click.echo(text("serve-open-at", url=url))
        sys.stdout.flush()
        if open_:
            threading.Timer(0.5, webbrowser.open, (url,)).start()
        run(settings, listener)


@click.command(help=text("backup-about"))
@_file
@_database
@click.option("--force", is_flag=True, help=text("backup-help-force"))
def backup(file: Path, database: str | None, force: bool) -> None:
    from terramara.server import backup as work

    url = _url(database)
    with _using(url):
        try:
            counts = asyncio.run(work.backup(url, file, force=force))
        except work.BackupError as error:
            raise Stopped(f"backup-{error.code}", file=str(file)) from None
        except sqlite3.Error as error:  # the database's own would come wrapped
            raise Stopped("backup-unwritable", file=str(file), why=str(error)) from None
    click.echo(text("backup-done", games=counts.games, entries=counts.entries, file=str(file)))


@click.command(help=text("restore-about"))
@_file
@_database
@click.option("--force", is_flag=True, help=text("restore-help-force"))
def restore(file: Path, database: str | None, force: bool) -> None:
    from terramara.server import backup as work
    from terramara.server.serving import sole_user

    url = _url(database)
    with _using(url), sole_user(url):
        try:
            counts = asyncio.run(work.restore(url, file, force=force))
        except work.BackupError as error:
            raise Stopped(f"backup-{error.code}", file=str(file)) from None
    click.echo(text("restore-done", games=counts.games, entries=counts.entries, file=str(file)))


COMMANDS = [serve, backup, restore]
