"""`terramara arena`: a tournament of bots, and their ratings."""

from __future__ import annotations

import json
from pathlib import Path

import click

from terramara.cli.batches import (
    MODES,
    batch_options,
    complete_bots,
    finish,
    games_option,
    ledger_for,
    mode_options,
    play_games,
    players_option,
    refusing_plans,
)
from terramara.cli.texts import t


@click.command("arena", help=t("cli-arena-help"), epilog=t("cli-arena-end"))
@click.argument("bots", nargs=-1, required=True, metavar="BOT...", shell_complete=complete_bots)
@players_option
@games_option(400, "cli-opt-arena-games")
@mode_options
@batch_options
def command(
    bots: tuple[str, ...],
    players: tuple[int, ...],
    games: int,
    mode: str,
    seed: int,
    set_path: str | None,
    jobs: int | None,
    place: str,
    out: Path | None,
    as_json: bool,
) -> int:
    from terramara.arena.standings import standings
    from terramara.arena.tournament import Tournament
    from terramara.cli.arena_report import as_data, show, standings_grid, write_results

    with refusing_plans():
        tournament = Tournament(bots, games, players, MODES[mode], seed)
    ledger = ledger_for(out, tournament.to_json(), set_path)
    pairings = tournament.pairings()
    asks = [pairing.ask for pairing in pairings]
    play_games(
        ledger,
        asks,
        jobs=jobs,
        place=place,
        table=lambda: standings_grid(standings(bots, pairings, ledger.games)),
    )
    result = standings(bots, pairings, ledger.games)
    if as_json:
        click.echo(json.dumps(as_data(tournament, ledger, result), indent=1))
    else:
        show(tournament, ledger, result)
    if out is not None:
        files = write_results(out, tournament, ledger, pairings, result)
        if not as_json:
            click.echo(t("cli-out-written", folder=str(out), files=", ".join(files)))
    return finish(ledger, asks, kept=out is not None, quiet=as_json)
