"""`terramara balance`: what games between equal bots say about a set."""

from __future__ import annotations

import json
from pathlib import Path

import click

from terramara.cli.batches import (
    batch_options,
    complete_bots,
    finish,
    games_option,
    ledger_for,
    play_games,
    players_option,
    refusing_plans,
)
from terramara.cli.texts import t

SETUPS = ("both", "drafted", "random")


@click.command("balance", help=t("cli-balance-help"), epilog=t("cli-balance-end"))
@click.option(
    "--bot",
    metavar="BOT",
    default="adept",
    show_default=True,
    shell_complete=complete_bots,
    help=t("cli-opt-balance-bot"),
)
@players_option
@games_option(600)
@click.option(
    "--setup", type=click.Choice(SETUPS), default=SETUPS[0], show_default=True, help=t("cli-opt-setup")
)
@batch_options
def command(
    bot: str,
    players: tuple[int, ...],
    games: int,
    setup: str,
    seed: int,
    set_path: str | None,
    jobs: int | None,
    place: str,
    out: Path | None,
    as_json: bool,
) -> int:
    from terramara.arena.balance import Balance
    from terramara.arena.findings import find
    from terramara.cli.balance_report import as_data, order_grid, show, write_results

    with refusing_plans():
        plan = Balance(bot, games, players, setup, seed)
    ledger = ledger_for(out, plan.to_json(), set_path)
    asks = plan.asks()
    play_games(ledger, asks, jobs=jobs, place=place, table=lambda: order_grid(asks, ledger.games))
    found = find(ledger.content, asks, ledger.games)
    if as_json:
        click.echo(json.dumps(as_data(ledger, found), indent=1))
    else:
        show(plan, ledger, found)
    if out is not None:
        files = write_results(out, plan, ledger, found)
        if not as_json:
            click.echo(t("cli-out-written", folder=str(out), files=", ".join(files)))
    return finish(ledger, asks, kept=out is not None, quiet=as_json)
