"""Options (SYM-4): exactly one of several effects."""

from __future__ import annotations

from typing import Any

from terramara.content.model import Body, Either
from terramara.engine.answers import numbered, why_not_numbered
from terramara.engine.codes import A_CHOOSE, RUN, Frame
from terramara.engine.reason import Reason
from terramara.engine.state import State
from terramara.engine.words import i64, vec


def legal_options(s: State, options: i64) -> vec[i64]:
    return numbered(A_CHOOSE, len(s.tables.options[options]))


def choose_option(s: State, seat: i64, options: i64, action: i64) -> None:
    s.push(RUN, seat, s.tables.options[options][action - A_CHOOSE], 0)


def why_not_option(s: State, frame: Frame, action: int) -> Reason | None:
    return why_not_numbered(frame, action - A_CHOOSE, len(s.tables.options[frame[2]]))


def _offered(s: State, frame: Frame) -> list[Body]:
    return [s.tables.bodies[body] for body in s.tables.options[frame[2]]]


def about_option(s: State, frame: Frame) -> dict[str, Any]:
    return {"options": _offered(s, frame)}


def effect_option(s: State, frame: Frame) -> Body:
    return (Either(tuple(_offered(s, frame))),)
