"""The players' belongings, a column each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from terramara.cli.draw.people import COLOURS, View, letter
from terramara.cli.texts import t
from terramara.words import effect_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from terramara.words import Words

    Seat = Mapping[str, Any]


def players_grid(w: Words, view: View) -> Grid:
    out = Grid(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False)
    out.add_column("")
    for seat in range(view["players"]):
        name = Text(w.seat(seat), style=f"bold {COLOURS[seat]}")
        name.append(f" ({letter(seat)})")
        if seat == view["first"]:
            name.append(" ①", "bold")
        if seat == view["you"]:
            name.append(f" {t('cli-you')}", "not bold")
        out.add_column(name, ratio=1)
    for key, cells in _rows(w, view):
        if any(cells):
            out.add_row(Text(t(f"cli-has-{key}"), style="dim"), *cells)
    return out


def _rows(w: Words, view: View) -> list[tuple[str, list[str]]]:
    seats = view["seats"]
    points = [
        t("cli-points", vp=seat["vp"], now=w.number(score["total"]))
        for seat, score in zip(seats, view["scores"], strict=True)
    ]
    levels = [
        t("cli-power", strength=s["strength"], level=p) for s, p in zip(seats, view["power"], strict=True)
    ]
    return [
        ("points", points),
        ("strength", levels),
        ("culture", [str(seat["culture"]) for seat in seats]),
        ("hand", [_hand(seat) for seat in seats]),
        ("hut", [_hut(seat) for seat in seats]),
        ("workers", [_workers(seat) for seat in seats]),
        ("raw", [_purse(w, seat["raw"]) for seat in seats]),
        ("refined", [_purse(w, seat["refined"]) for seat in seats]),
        ("artefacts", [_artefacts(w, seat) for seat in seats]),
        ("reserved", [w.piece("artefact", seat["reserved"]) if seat["reserved"] else "" for seat in seats]),
        ("character", [_character(w, seat) for seat in seats]),
        ("bonuses", [", ".join(w.piece("bonus", piece) for piece in seat["bonus_tiles"]) for seat in seats]),
        ("ends", [", ".join(map(str, seat["end_places"])) for seat in seats]),
    ]


def _hand(seat: Seat) -> str:
    hand = seat["hand"]
    parts = [t("cli-explorers", count=hand["explorers"])] if hand["explorers"] else []
    parts += [t("cli-chief")] if hand["chief"] else []
    parts += [t("cli-warriors", count=hand["warriors"])] if hand["warriors"] else []
    return ", ".join(parts) or t("cli-nobody")


def _hut(seat: Seat) -> str:
    inside = seat["hut"]["explorers"]
    parts = [t("cli-explorers", count=inside)] if inside else []
    return ", ".join(parts + ([t("cli-chief")] if seat["chief"] == "hut" else []))


def _workers(seat: Seat) -> str:
    """`1 1 (2)`: levels of the ready workers, and of the used ones in brackets."""
    owned, used = seat["workers"], seat["used_workers"]
    ready = [str(level) for level in (1, 2, 3) for _ in range(owned[level - 1] - used[level - 1])]
    spent = [f"({level})" for level in (1, 2, 3) for _ in range(used[level - 1])]
    return " ".join(ready + spent)


def _purse(w: Words, purse: Mapping[str, int]) -> str:
    return ", ".join(w.amount(kind, count) for kind, count in purse.items())


def _artefacts(w: Words, seat: Seat) -> str:
    """A star marks what was used in this round."""
    used = seat["used"]
    return ", ".join(w.piece("artefact", made) + ("*" if made in used else "") for made in seat["made"])


def _character(w: Words, seat: Seat) -> str:
    if not seat["character"]:
        return ""
    return t("cli-character", name=w.piece("character", seat["character"]), side=seat["side"])


def owned_text(w: Words, view: View, seat: int) -> Text:
    """Describe a seat's character and artefacts, a line each."""
    player = view["seats"][seat]
    out = Text()
    if player["character"]:
        piece = w.characters[player["character"]]
        effects = piece.adult if player["side"] == "adult" else piece.young
        out.append(w.piece("character", piece.id), "bold")
        out.append(": " + " ".join(effect_words(w, effect) for effect in effects) + "\n")
    for made in player["made"]:
        out.append(w.piece("artefact", made), "bold")
        out.append(": " + " ".join(effect_words(w, effect) for effect in w.artefacts[made].effects) + "\n")
    out.rstrip()
    return out
