"""The numbered list of choices, in notation and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from terramara.cli.draw.people import standing
from terramara.cli.draw.territory import gives_words
from terramara.cli.explain import explained
from terramara.cli.texts import t
from terramara.engine.codes import S_HIRE
from terramara.engine.notation import SPACE_NAMES
from terramara.words import action_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terramara.engine.notation import Action
    from terramara.engine.views import View
    from terramara.words import Words

MEMBERS = ("explorer", "chief", "warrior")
NUMBER = "bold cyan"
# In the order of the table: home, territory, crossroads, hut.
_ORDER = (*SPACE_NAMES[S_HIRE:], *SPACE_NAMES[:S_HIRE], "hut")


def choices(w: Words, view: View, legal: Sequence[Action]) -> list[Grid]:
    """Sending has a line for each space and a number for each member; the rest a line for each action."""
    numbered = [(number, action.text) for number, action in enumerate(legal, start=1)]
    sends = [(number, text) for number, text in numbered if text.split()[0] in MEMBERS]
    others = [(number, text) for number, text in numbered if text.split()[0] not in MEMBERS]
    parts = [_sends(w, view, sends)] if sends else []
    return parts + ([_others(w, view, others)] if others else [])


def _others(w: Words, view: View, numbered: list[tuple[int, str]]) -> Grid:
    lines = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        lines.add_column()
    for number, text in numbered:
        words = Text(action_words(w, view, text))
        if more := explained(w, view, text):
            words.append(f" · {more}", "dim")
        lines.add_row(Text(f"{number:>3}", style=NUMBER), Text(text, style="bold"), words)
    return lines


def _sends(w: Words, view: View, numbered: list[tuple[int, str]]) -> Grid:
    spaces: dict[str, dict[str, int]] = {}
    for number, text in numbered:
        member, space = text.split()
        spaces.setdefault(space, {})[member] = number
    members = [member for member in MEMBERS if any(member in by for by in spaces.values())]
    lines = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for member in members:
        lines.add_column(w.text(f"member-{member}"), justify="right")
    lines.add_column(t("cli-col-space"))
    lines.add_column("")
    lines.add_column("")
    for space, by in sorted(spaces.items(), key=lambda item: _ORDER.index(item[0])):
        numbers = [Text(str(by.get(member, "")), style=NUMBER) for member in members]
        lines.add_row(*numbers, Text(space, style="bold"), _what(w, view, space), standing(view.data, space))
    return lines


def _what(w: Words, view: View, code: str) -> str:
    space = w.space_of(view.data, code)
    if space is not None:
        return gives_words(w, space)
    level = w.content.board.round_worker_levels[view.data["round"] - 1]
    return w.text(f"space-{code}.tip", level=level)


def meant(legal: Sequence[Action], text: str) -> Action | None:
    """The legal action of this number or notation, whole or shortened (`e 2l1`); None if unclear."""
    words = text.lower().split()
    if len(words) == 1 and words[0].isdigit():
        number = int(words[0])
        return legal[number - 1] if 1 <= number <= len(legal) else None
    exact = [action for action in legal if action.text.lower() == " ".join(words)]
    near = exact or [action for action in legal if _begins(action.text.lower().split(), words)]
    return near[0] if len(near) == 1 else None


def _begins(full: list[str], short: list[str]) -> bool:
    return len(full) == len(short) and all(a.startswith(b) for a, b in zip(full, short, strict=True))
