"""`terramara verify`: checks that a record was dealt fairly and played as it says."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara import Game


@click.command("verify", help=t("cli-verify-help"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--commitment", metavar="HASH", help=t("cli-opt-commitment"))
@click.option("--set", "set_path", metavar="PATH", help=t("cli-opt-set"))
def command(file: Path, commitment: str | None, set_path: str | None) -> None:
    from terramara.cli.errors import Refused
    from terramara.cli.files import read_record, read_text

    text = read_text(file)
    _check_seed(text)
    game = read_record(file, text, set_path)
    click.echo(t("cli-verify-played", actions=len(game.actions)))
    fair = game.fair
    if fair is None:
        raise Refused("cli-verify-nothing")
    if commitment is not None and commitment.strip().lower() != fair.commitment:
        raise Refused("cli-verify-other", told=commitment.strip()[:80], found=fair.commitment)
    click.echo(t("cli-verify-commitment", commitment=fair.commitment))
    for seat, share in sorted(fair.shares.items()):
        name = game.names[seat] or t("cli-verify-seat", seat=seat + 1)
        click.echo(t("cli-verify-share", name=name, share=share))
    for seat in sorted(fair.seals.keys() - fair.shares.keys()):
        click.echo(t("cli-verify-unopened", name=game.names[seat] or t("cli-verify-seat", seat=seat + 1)))
    placed = _neutrals(game)
    if placed:
        click.echo(t("cli-verify-neutrals", by=placed))
    click.echo(t("cli-verify-fair" if fair.shares else "cli-verify-alone", shares=len(fair.shares)))


def _check_seed(text: str) -> None:
    """Refuse a record whose hashes don't lead to its seed. It isn't played yet: another seed begins another
    game, and a complaint about its first action would explain nothing."""
    from terramara import RecordError
    from terramara.cli.errors import Refused
    from terramara.engine.record import parse_record

    try:
        record = parse_record(text)
    except RecordError:
        return  # playing it says what is wrong, and where
    for problem in record.fair.problems(record.seed) if record.fair is not None else ():
        raise Refused(f"cli-verify-bad-{problem}")


def _neutrals(game: Game) -> str:
    """Return who placed the neutral explorers: the deal, the players, or "" if there are none."""
    from terramara import Game
    from terramara.engine.fairness import chance

    assert game.seed is not None  # or it would not follow from the shares
    again = Game.new(game.players, game.seed, game.options, game.set, game.rules)
    placed = ""
    for n, (_, action) in enumerate(game.actions):
        if again.decision is None or again.decision.kind != "neutral":
            break
        legal = again.legal_actions()
        if str(action) != str(legal[chance(game.seed, n) % len(legal)]):
            return "players"
        placed = "deal"
        again.apply(str(action))
    return placed
