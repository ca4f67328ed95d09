"""Victory points gained in play (END-1). They are always taken (F-2)."""

from __future__ import annotations

from terramara.content.model import Body, Gain
from terramara.engine.codes import EV_VP, Frame
from terramara.engine.state import State
from terramara.engine.words import i64


def gain_vp(s: State, seat: i64, n: i64) -> None:
    p = s.mine(seat)
    p.vp += n
    if s.log is not None:
        s.log.append((EV_VP, seat, n, p.vp))


def effect_vp(s: State, frame: Frame) -> Body:
    return (Gain("vp", frame[2]),)
