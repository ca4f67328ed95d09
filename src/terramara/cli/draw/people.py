"""Members on the board: letters and colours of seats, neutral players, warriors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from terramara.cli.texts import t

View = Mapping[str, Any]
COLOURS = ("red", "bright_blue", "yellow", "green")


def letter(seat: int) -> str:
    return t(f"cli-letter-{seat}")


def neutral(number: int) -> str:
    return f"{t('cli-mark-neutral')}{number + 1}"


def marks(*parts: tuple[str, str]) -> Text:
    """Texts with their styles, with a space between."""
    out = Text()
    for i, (text, style) in enumerate(parts):
        out.append(" " if i else "")
        out.append(text, style)
    return out


def seats_marks(seats: list[int]) -> Text:
    return marks(*[(letter(seat), COLOURS[seat]) for seat in seats])


def standing(view: View, space: str) -> Text:
    """Everybody on a space: explorers small, chiefs big, warriors, numbered neutral explorers."""
    parts: list[tuple[str, str]] = []
    for seat, player in enumerate(view["seats"]):
        if space in player["explorers"]:
            parts.append((letter(seat).lower(), f"bold {COLOURS[seat]}"))
        if player["chief"] == space:
            parts.append((letter(seat).upper(), f"bold reverse {COLOURS[seat]}"))
    parts += [(neutral(n), "bold") for n, one in enumerate(view["neutrals"]) if space in one["explorers"]]
    if space in view["warriors"]:
        parts.append((t("cli-mark-warrior"), "bold reverse"))
    return marks(*parts)


def caravans(view: View, place: str) -> Text:
    """Caravans at a place of the road: RA, RB, ..."""
    parts = [
        (f"{letter(seat)}{'AB'[i]}", COLOURS[seat])
        for seat, player in enumerate(view["seats"])
        for i, at in enumerate(player["caravans"])
        if at == place
    ]
    return marks(*parts)
