"""Files in and out: read with a clear error if they aren't ours, written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terramara.cli.errors import Refused

if TYPE_CHECKING:
    from terramara.content.model import ContentSet
    from terramara.engine.game import Game


def write_whole(path: Path, text: str) -> None:
    """Write a temporary file first: the old file goes only when the new one is complete."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(path.stat().st_mode if path.exists() else 0o666 & ~_umask())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("cli-not-text", file=str(path)) from None


def content_of(path: str | None) -> ContentSet:
    """The set of `--set`; the one that comes with the game by default."""
    from terramara.content import SetError, load_set

    try:
        return load_set(path or "base")
    except SetError as error:
        first = str(error.problems[0]).splitlines()[0]
        raise Refused("cli-set-refused", path=str(path), count=len(error.problems), first=first) from None


def read_record(path: Path, text: str, set_path: str | None, to: int | None = None) -> Game:
    from terramara import Game, RecordError

    try:
        return Game.from_record(text, content_of(set_path) if set_path else None, to)
    except RecordError as error:
        raise Refused("cli-bad-record", file=str(path), why=str(error)) from None


def read_game(path: Path, set_path: str | None = None, to: int | None = None) -> Game:
    """Load the game from a record or a position (JSON)."""
    text = read_text(path)
    if not text.lstrip().startswith("{"):
        return read_record(path, text, set_path, to)
    from terramara import Game, PositionError

    try:
        position: dict[str, Any] = json.loads(text)
        return Game.from_position(position, content_of(set_path) if set_path else None)
    except json.JSONDecodeError as error:
        raise Refused("cli-bad-json", file=str(path), line=str(error.lineno), why=error.msg) from None
    except RecursionError:
        raise Refused("cli-bad-json", file=str(path), line="1", why="nested too deep") from None
    except PositionError as error:
        raise Refused("cli-bad-position", file=str(path), why=str(error)) from None
    except ValueError as error:  # a number of thousands of digits
        raise Refused("cli-bad-json", file=str(path), line="1", why=str(error)) from None
