"""The operator's commands: serve, backup, restore. Their words are in serve.ftl."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from functools import cache
from importlib.resources import files
from pathlib import Path

import click
from fluent.runtime import FluentBundle, FluentResource

from terramara.cli.texts import language
from terramara.messages import FALLBACK


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
    except ValueError:
        raise Stopped("serve-unknown-database") from None


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
    default=0.6,
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
        raise Stopped("serve-workers-need-postgresql")
    try:
        with sole_user(settings.database):
            try:
                listener = listen(settings)
            except OSError:
                raise Stopped("serve-port-taken", host=host, port=str(port)) from None
            url = url_of(settings, listener)
            click.echo(text("serve-open-at", url=url))
            sys.stdout.flush()
            if open_:
                threading.Timer(0.5, webbrowser.open, (url,)).start()
            run(settings, listener)
    except Busy:
        raise Stopped("serve-busy") from None


@click.command(help=text("backup-about"))
@_file
@_database
@click.option("--force", is_flag=True, help=text("backup-help-force"))
def backup(file: Path, database: str | None, force: bool) -> None:
    from terramara.server import backup as work

    try:
        counts = asyncio.run(work.backup(_url(database), file, force=force))
    except work.BackupError as error:
        raise Stopped(f"backup-{error.code}", file=str(file)) from None
    click.echo(text("backup-done", games=counts.games, entries=counts.entries, file=str(file)))


@click.command(help=text("restore-about"))
@_file
@_database
@click.option("--force", is_flag=True, help=text("restore-help-force"))
def restore(file: Path, database: str | None, force: bool) -> None:
    from terramara.server import backup as work
    from terramara.server.serving import Busy, sole_user

    url = _url(database)
    try:
        with sole_user(url):
            counts = asyncio.run(work.restore(url, file, force=force))
    except work.BackupError as error:
        raise Stopped(f"backup-{error.code}", file=str(file)) from None
    except Busy:
        raise Stopped("serve-busy") from None
    click.echo(text("restore-done", games=counts.games, entries=counts.entries, file=str(file)))


COMMANDS = [serve, backup, restore]
