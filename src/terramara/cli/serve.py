"""The operator's commands: serve, backup, restore."""

from __future__ import annotations

import asyncio
import sys
import threading
import webbrowser
from pathlib import Path

import click

from terramara.messages import Messages


def _text(key: str, **args: str | float) -> str:
    return Messages().text(key, **args)


def _stop(key: str, **args: str | float) -> None:
    click.echo(_text(key, **args), err=True)
    sys.exit(1)


def _url(database: str | None) -> str:
    from terramara.server.settings import data_folder, database_url

    try:
        return database_url(database, data_folder())
    except ValueError:
        _stop("serve-unknown-database")
        raise


_database = click.option(
    "--database", metavar="URL", help="A file, or postgresql://user@host/name. By default a file of your own."
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option(
    "--port", default=8642, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one."
)
@_database
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Server processes.")
@click.option(
    "--bot-workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes in which bots think.",
)
@click.option(
    "--bot-delay",
    default=0.6,
    show_default=True,
    type=click.FloatRange(0, 10),
    help="Seconds to take a move back.",
)
@click.option("--public-url", metavar="URL", help="The address players use, if a proxy stands in front.")
@click.option("--trusted-proxy", metavar="IPS", default="", help="Proxies whose X-Forwarded-For is believed.")
@click.option("--no-limits", is_flag=True, help="No limits on rates and connections (for load tests).")
@click.option("--open", "open_", is_flag=True, help="Open the game in the browser.")
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
    """Open tables to play at, in the browser."""
    import os

    from terramara.server.run import listen, run, url_of
    from terramara.server.serving import Busy, sole_user
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
    if workers > 1 and settings.is_sqlite:
        _stop("serve-workers-need-postgresql")
    try:
        with sole_user(settings.database):
            try:
                listener = listen(settings)
            except OSError:
                _stop("serve-port-taken", host=host, port=str(port))
                return
            url = url_of(settings, listener)
            click.echo(_text("serve-open-at", url=url))
            sys.stdout.flush()
            if open_:
                threading.Timer(0.5, webbrowser.open, (url,)).start()
            run(settings, listener)
    except Busy:
        _stop("serve-busy")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@_database
@click.option("--force", is_flag=True, help="Overwrite FILE.")
def backup(file: Path, database: str | None, force: bool) -> None:
    """Write all tables to FILE, while the server goes on."""
    from terramara.server import backup as work

    try:
        counts = asyncio.run(work.backup(_url(database), file, force=force))
    except work.BackupError as error:
        _stop(f"backup-{error.code}", file=str(file))
        return
    click.echo(_text("backup-done", games=counts.games, entries=counts.entries, file=str(file)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@_database
@click.option("--force", is_flag=True, help="Replace all tables that are there.")
def restore(file: Path, database: str | None, force: bool) -> None:
    """Put the tables of a backup into the database."""
    from terramara.server import backup as work
    from terramara.server.serving import Busy, sole_user

    url = _url(database)
    try:
        with sole_user(url):
            counts = asyncio.run(work.restore(url, file, force=force))
    except work.BackupError as error:
        _stop(f"backup-{error.code}", file=str(file))
        return
    except Busy:
        _stop("serve-busy")
        return
    click.echo(_text("restore-done", games=counts.games, entries=counts.entries, file=str(file)))


COMMANDS = [serve, backup, restore]
