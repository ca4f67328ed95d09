"""`terramara check-set`: can you play with this set, and what is wrong with it?"""

from __future__ import annotations

import json

import click

from terramara.cli.texts import t
from terramara.content.schema import FILES, SCHEMAS


@click.command("check-set", help=t("cli-check-set-help"))
@click.argument("path", metavar="PATH", required=False)
@click.option("--schema", "file", type=click.Choice(FILES), metavar="FILE", help=t("cli-opt-schema"))
def command(path: str | None, file: str | None) -> None:
    if (path is None) == (file is None):
        raise click.UsageError(t("cli-set-or-schema"))
    if file is not None:
        click.echo(json.dumps(SCHEMAS[file], indent=2))
    if path is not None:
        _check(path)


def _check(path: str) -> None:
    from terramara.content import SetError, load_set
    from terramara.engine.compiler import tables_for

    try:
        content = load_set(path)
        tables_for(content)
    except SetError as error:
        for problem in error.problems:
            click.echo(str(problem))
        raise click.ClickException(t("cli-set-wrong", path=path, count=len(error.problems))) from None
    click.echo(
        t(
            "cli-set-right",
            name=content.name,
            id=content.id,
            version=content.version,
            hash=content.hash,
            artefacts=len(content.artefacts),
            tiles=len(content.tiles),
            bonuses=len(content.bonuses),
            cards=len(content.cards),
            characters=len(content.characters),
        )
    )
