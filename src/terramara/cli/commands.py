"""Commands for the terminal game besides actions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from terramara.cli.draw import players_grid, row_grid
from terramara.cli.draw.players import owned_text
from terramara.cli.errors import Refused
from terramara.cli.files import write_whole
from terramara.cli.news import news
from terramara.cli.rules import answer
from terramara.cli.texts import t

if TYPE_CHECKING:
    from terramara.cli.session import Session

LOG_LINES = 30


def _help(session: Session, _: str) -> None:
    session.out.print(t("cli-play-commands"))


def _board(session: Session, _: str) -> None:
    session.show_table()


def _row(session: Session, _: str) -> None:
    session.out.print(row_grid(session.words, session.game.view(session.seat).data, session.seat))


def _players(session: Session, _: str) -> None:
    view = session.game.view(session.seat).data
    session.out.print(players_grid(session.words, view))
    for seat in range(session.game.players):
        owned = owned_text(session.words, view, seat)
        if owned.plain:
            session.out.print(Text(session.words.seat(seat), style="bold underline"))
            session.out.print(owned)


def _score(session: Session, _: str) -> None:
    session.show_scores()


def _log(session: Session, _: str) -> None:
    view = session.game.view(None).data
    for paragraph in news(session.words, view, session.game.events_since())[-LOG_LINES:]:
        session.out.print(paragraph)


def _why(session: Session, action: str) -> None:
    if action:
        session.explain(action)
    else:
        session.say("cli-why-what")


def _undo(session: Session, _: str) -> None:
    session.undo()


def _redo(session: Session, _: str) -> None:
    session.redo()


def _save(session: Session, name: str) -> None:
    path = Path(name).expanduser() if name else session.file
    if path is None:
        session.say("cli-save-where")
        return
    if path != session.file and path.exists() and not _is_record(path):
        session.say("cli-save-other", file=str(path))
        return
    try:
        write_whole(path, session.game.record())
    except OSError as error:
        session.say("cli-os-error", file=str(path), why=str(error.strerror))
        return
    session.file = path
    session.unsaved = False
    session.say("cli-saved", file=str(path))


def _is_record(path: Path) -> bool:
    """Return whether the file is a record. Only records are overwritten without asking, so a typo costs no
    other file."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().startswith("terramara record")
    except (OSError, UnicodeDecodeError):
        return False


def _rules(session: Session, words: str) -> None:
    try:
        session.out.print(answer(words.split()))
    except Refused as error:
        session.out.print(error.message)


def _quit(session: Session, word: str) -> None:
    if session.unsaved and word != "!":
        session.unsaved = False  # asked once; the next `quit` is meant
        session.say("cli-quit-unsaved")
        return
    session.leaving = True


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": _help,
    "?": _help,
    "board": _board,
    "row": _row,
    "players": _players,
    "score": _score,
    "log": _log,
    "why": _why,
    "undo": _undo,
    "redo": _redo,
    "save": _save,
    "rules": _rules,
    "quit": _quit,
}
