"""Effects (SYM): running a body, its conditions, its counting, and gains shared by its parts."""

from __future__ import annotations

from terramara.content.model import Body, Condition, Gain, If
from terramara.engine.codes import RESTORE, RUN, UNSHARE, Frame
from terramara.engine.gains import gain
from terramara.engine.measures import holds, measure
from terramara.engine.state import State
from terramara.engine.vocabulary import COUNTABLE, GAIN_NAMES, GAINED_AT_ONCE, MEASURE_NAMES
from terramara.engine.words import i64


def run(s: State, seat: i64, body: i64, bill: i64) -> None:
    """Put a body's steps on the stack. `bill` is 1 + the craft's cost that it counts (SYM-14), 0 none."""
    if bill:
        s.push(RESTORE, seat, s.paid, s.bill)
        s.bill = bill - 1
    t = s.tables
    if s.player(seat).careful:
        s.run(t.careful_programs[body * 4 + seat])
    else:
        s.run(t.programs[body * 4 + seat])


def run_if(s: State, seat: i64, condition: i64, body: i64) -> None:
    """SYM-4: only if the condition holds."""
    if holds(s, seat, condition):
        s.push(RUN, seat, body, 0)


def gain_for_each(s: State, seat: i64, packed: i64, what: i64) -> None:
    """SYM-4: `packed` is the gain + 256 * its count + 65536 * flags, once for each of the measure `what`."""
    gain(s, seat, packed & 255, (packed >> 8 & 255) * measure(s, seat, what), packed >> 16)


def share(s: State, seat: i64, body: i64) -> None:
    """D-32: the parts of this body are one gain, so "1 more" is added once."""
    s.push(UNSHARE, seat, s.got, 0)
    s.got = 0
    s.push(RUN, seat, body, 0)


def wrong_count(s: State, i: int) -> str | None:
    what = s.stack[i][2]
    if what & 255 in COUNTABLE and 1 <= (what >> 8 & 255) <= GAINED_AT_ONCE:
        return None
    return "a gain and its count"


# ------------------------------------------------------------------ as the set has it, for words at the edge
def effect_run(s: State, frame: Frame) -> Body:
    return s.tables.bodies[frame[2]]


def effect_if(s: State, frame: Frame) -> Body:
    what, least = s.tables.conditions[frame[2]]
    return (If(Condition(MEASURE_NAMES[what], least), s.tables.bodies[frame[3]]),)


def effect_for_each(s: State, frame: Frame) -> Body:
    packed = frame[2]
    return (Gain(GAIN_NAMES[packed & 255], packed >> 8 & 255, MEASURE_NAMES[frame[3]]),)
