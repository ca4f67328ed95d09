"""`terramara completion`: the script that makes a shell complete our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from terramara.cli.texts import t

SHELLS = ("bash", "zsh", "fish")


@click.command("completion", help=t("cli-completion-help"))
@click.argument("shell", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    from terramara.cli.app import app

    maker = get_completion_class(shell)
    assert maker is not None
    click.echo(maker(app, {}, "terramara", "_TERRAMARA_COMPLETE").source())
