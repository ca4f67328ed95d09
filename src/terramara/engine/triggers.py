"""Lasting effects (ART-7, SYM-12 to SYM-14): what waits for an event, and what happens when it comes."""

from __future__ import annotations

from terramara.engine.codes import RUN
from terramara.engine.state import Player
from terramara.engine.steps import step_of
from terramara.engine.words import append, i64, vec


def on_send(p: Player, seat: i64, event: i64, where: i64) -> vec[i64]:
    """SYM-1, SYM-2, SYM-13. `where`: one bit for each place of `compiler.WHERE` that this is."""
    out = vec[i64]()
    for wanted, place, _, body in p.triggers:
        if wanted & event and where >> place & 1:
            out = append(out, step_of(RUN, seat, body, 0))
    return out


def on_crossroads(p: Player, seat: i64, event: i64, number: i64, second: bool) -> vec[i64]:
    """SYM-12, CHR-2: when a caravan arrives there, not for one that is already there (D-37)."""
    out = vec[i64]()
    for wanted, at, only_second, body in p.triggers:
        if wanted & event and (at == 0 or at == number) and (second or not only_second):
            out = append(out, step_of(RUN, seat, body, 0))
    return out


def on_craft(p: Player, seat: i64, event: i64, category: i64, level: i64, bill: i64) -> vec[i64]:
    """SYM-14, CHR-5. The bill goes with it, since another craft may come in between."""
    out = vec[i64]()
    for wanted, only, levels, body in p.triggers:
        if wanted & event and (only == 0 or only == category + 1) and (levels == 0 or levels >> level & 1):
            out = append(out, step_of(RUN, seat, body, bill + 1))
    return out


def on_event(p: Player, seat: i64, event: i64) -> vec[i64]:
    """Events without details: culture (SYM-8), flag (CHR-7)."""
    out = vec[i64]()
    for wanted, _, _, body in p.triggers:
        if wanted & event:
            out = append(out, step_of(RUN, seat, body, 0))
    return out
