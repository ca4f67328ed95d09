"""Lasting effects (ART-7): what waits for an event, and what happens when it comes."""

from __future__ import annotations

from terramara.engine.codes import ORDER, RUN, SORT, Frame
from terramara.engine.state import Player, State


def at_once(s: State, seat: int, frames: list[Frame]) -> None:
    """Pushes steps that are due at the same moment: their owner chooses the order (D-14)."""
    n = len(frames)
    s.stack.extend(frames)
    if n > 1:
        s.stack.append((ORDER if s.players[seat].careful else SORT, seat, n, 0))


def on_send(p: Player, seat: int, event: int, where: int) -> list[Frame]:
    """SYM-1, SYM-2, SYM-13. `where`: one bit for each place of `compiler.WHERE` that this is."""
    return [
        (RUN, seat, body, 0) for wanted, place, _, body in p.triggers if wanted & event and where >> place & 1
    ]


def on_crossroads(p: Player, seat: int, event: int, number: int, second: bool) -> list[Frame]:
    """SYM-12, CHR-2."""
    return [
        (RUN, seat, body, 0)
        for wanted, at, only_second, body in p.triggers
        if wanted & event and (at == 0 or at == number) and (second or not only_second)
    ]


def on_craft(p: Player, seat: int, event: int, category: int, level: int, bill: int) -> list[Frame]:
    """SYM-14, CHR-5. The bill goes along, as another craft may come in between."""
    return [
        (RUN, seat, body, bill + 1)
        for wanted, only, levels, body in p.triggers
        if wanted & event and (only == 0 or only == category + 1) and (levels == 0 or levels >> level & 1)
    ]


def on_event(p: Player, seat: int, event: int) -> list[Frame]:
    """Events without a circumstance: culture (SYM-8), flag (CHR-7)."""
    return [(RUN, seat, body, 0) for wanted, _, _, body in p.triggers if wanted & event]
