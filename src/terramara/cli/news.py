"""Events as lines for the terminal."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from terramara.cli.draw.people import COLOURS, View
from terramara.words import event_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from terramara.engine.wire import Event
    from terramara.words import Words


def news(w: Words, view: View, events: Iterable[Event]) -> list[Text]:
    """A paragraph for everything that one player did in a row."""
    told = [event for event in events if event["event"] != "turn"]
    out = []
    for seat, group in groupby(told, key=lambda event: event["seat"]):
        sentences = [sentence for event in group if (sentence := event_words(w, view, event))]
        if sentences:
            style = COLOURS[seat] if seat is not None else "dim"
            out.append(Text("▸ ", style=style).append(" ".join(sentences), style))
    return out
