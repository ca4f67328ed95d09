"""`terramara show`: draws the end of a record, or a position."""

from __future__ import annotations

from pathlib import Path

import click

from terramara.cli.texts import t


@click.command("show", help=t("cli-show-help"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--seat", metavar="N", type=click.IntRange(0, 3), help=t("cli-opt-show-seat"))
@click.option("--set", "set_path", metavar="PATH", help=t("cli-opt-set"))
def command(file: Path, seat: int | None, set_path: str | None) -> None:
    from terramara.cli.draw import picture
    from terramara.cli.errors import Refused
    from terramara.cli.files import read_game
    from terramara.cli.report import console
    from terramara.cli.texts import messages
    from terramara.words import Words, question_words

    game = read_game(file, set_path)
    if seat is not None and seat >= game.players:
        raise Refused("cli-no-seat", seat=str(seat), most=game.players - 1)
    w = Words(game.set, messages())
    out = console()
    out.print(picture(w, game.view(seat).data))
    decision = game.decision
    if decision is not None:
        legal = [str(action) for action in game.legal_actions()]
        out.print(t("cli-asked", name=w.seat(decision.seat), question=question_words(w, decision, legal)))
