"""`terramara play`: a game against bots in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terramara.cli.batches import complete_bots
from terramara.cli.errors import Refused
from terramara.cli.numbers import Seed
from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.engine.game import Game


@click.command("play", help=t("cli-play-help"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), required=False)
@click.option(
    "--players",
    type=click.IntRange(2, 4),
    metavar="N",
    default=3,
    show_default=True,
    help=t("cli-opt-play-players"),
)
@click.option("--bots", metavar="BOT[,BOT...]", shell_complete=complete_bots, help=t("cli-opt-play-bots"))
@click.option("--first/--full", default=False, help=t("cli-opt-play-first"))
@click.option("--place-neutrals/--ask-neutrals", default=None, help=t("cli-opt-play-neutrals"))
@click.option(
    "--seat", type=click.IntRange(0, 3), metavar="N", default=0, show_default=True, help=t("cli-opt-seat")
)
@click.option("--seed", type=Seed(), metavar="N", help=t("cli-opt-play-seed"))
@click.option("--set", "set_path", metavar="PATH", help=t("cli-opt-set"))
def command(
    file: Path | None,
    players: int,
    bots: str | None,
    first: bool,
    place_neutrals: bool | None,
    seat: int,
    seed: int | None,
    set_path: str | None,
) -> None:
    from terramara.bots import FIRST_OPPONENT
    from terramara.cli.session import Session

    game = _game(file, players, first, seed, set_path)
    if seat >= game.players:
        raise Refused("cli-no-seat", seat=str(seat), most=game.players - 1)
    usual = FIRST_OPPONENT if game.options.first_game else "greedy"
    session = Session(game, seat, _bots(bots or usual, game.players, seat), file)
    session.place_neutrals = game.options.first_game if place_neutrals is None else place_neutrals
    session.run()


def _game(file: Path | None, players: int, first: bool, seed: int | None, set_path: str | None) -> Game:
    from terramara import Game, Options
    from terramara.cli.files import content_of, read_game

    if file is not None:
        return read_game(file, set_path)
    return Game.new(
        players,
        secrets.randbits(32) if seed is None else seed,
        Options(first_game=first),
        content_of(set_path),
    )


def _bots(names: str, players: int, seat: int) -> dict[int, str]:
    """One name for all others, or one for each of them in the order of their seats."""
    from terramara.arena import PlanError
    from terramara.arena.plan import new_bot

    given = [name.strip() for name in names.split(",")]
    others = [other for other in range(players) if other != seat]
    if len(given) not in (1, len(others)):
        raise Refused("cli-play-bots", given=len(given), wanted=len(others))
    try:
        for name in given:
            new_bot(name)
    except PlanError as error:
        raise Refused(f"cli-plan-{error.code}", **error.numbers) from None
    return dict(zip(others, given * len(others) if len(given) == 1 else given, strict=True))
