"""Effects as people write them, compiled to programs of steps.

A body has two programs for each seat: one for careful players, who are asked the order of its parts
(D-14), and one for the others.
"""

from __future__ import annotations

from terramara.content.model import Body, Condition, Either, Gain, If, Part, Refine, TakeBack, Trade
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.tables import Program, Tables
from terramara.engine.vocabulary import FLAT_STEPS, GAIN_NUMBERS, MEASURE_NUMBERS, RANKS, TAKEN_BACK
from terramara.engine.words import append, i64, vec

SEATS = 4

# Beyond the ranks of `vocabulary`:
_STRONGER_FIRST = 2  # counted before your own strength grows
_LAST_EARLY = 5  # up to here the order cannot matter; from here on it is asked if there are several
_LATE = 14  # VP by a measure or on a condition: after all that may raise it, and of use to nothing else


def gains_of(body: Body, what: str) -> int:
    """How many separate gains of `what` a body can bring: several must be joined (D-32)."""
    n = 0
    for part in body:
        if isinstance(part, Gain):
            n += part.what == what
        elif isinstance(part, Trade):
            n += part.times * gains_of(part.get, what)
        elif isinstance(part, Either):
            n += max(gains_of(option, what) for option in part.options)
        elif isinstance(part, If):
            n += gains_of(part.then, what)
    return n


class Effects:
    """Compiled effects, each by the number under which `Tables` keeps it; equal ones are kept once."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.bodies: dict[tuple[Body, bool], int] = {}
        t.code, t.careful_code, t.plain = [], [], []
        t.bodies, t.trades = [], []
        t.trade_pay, t.trade_get, t.options, t.conditions = [], vec[i64](), [], []

    def body(self, body: Body, inside: bool = False) -> int:
        """The number of a body; `inside`: it's part of a gain that continues elsewhere."""
        key = (body, inside)
        if key not in self.bodies:
            shared = not inside and max(gains_of(body, "culture"), gains_of(body, "travel")) > 1
            if shared:
                inner = self.body(body, inside=True)
                programs: list[Program] = [((c.SHARED, seat, inner, 0),) for seat in range(SEATS)]
                self._store(key, programs, programs, plain=False)
            else:
                frames = [[self.frame(part, seat, inside) for part in body] for seat in range(SEATS)]
                plain = all(self.is_plain(part) for part in body)
                self._store(key, [self.in_order(f) for f in frames], [self.asking(f) for f in frames], plain)
        return self.bodies[key]

    def _store(
        self, key: tuple[Body, bool], code: list[Program], careful: list[Program], plain: bool
    ) -> None:
        self.bodies[key] = len(self.t.code)
        self.t.bodies.append(key[0])
        self.t.code.append(code)
        self.t.careful_code.append(careful)
        self.t.plain.append(plain)

    def is_plain(self, part: Part) -> bool:
        """True if it leads to no choice, no mark and no place, and looks at nothing that other parts may
        change."""
        if isinstance(part, Gain):
            steady = not part.per or part.per.startswith("cost-")
            return steady and part.what not in ("culture", "travel", "raw", "refined")
        return False

    def rank(self, frame: Frame) -> int:
        """When a step comes among those of its body: the lower first, as it may help the others (F-5)."""
        op, _, a, b = frame
        if op == c.PER and b == c.M_STRONGER:
            return _STRONGER_FIRST
        if op == c.PER and a & 255 == c.G_VP:
            return _LATE
        if op == c.IF and all(step[0] in (c.VP, c.PER) for step in self.t.code[b][0]):
            return _LATE
        return RANKS[op]

    def in_order(self, frames: list[Frame]) -> Program:
        """A sensible order; where it may matter, SORT sees to it (F-5). The last of a program is the top."""
        ordered = sorted(frames, key=self.rank)
        rest = [frame for frame in ordered if _LAST_EARLY < self.rank(frame) < _LATE]
        if len(rest) > 1:
            ordered.insert(ordered.index(rest[0]), (c.SORT, rest[0][1], len(rest), 0))
        return tuple(reversed(ordered))

    def asking(self, frames: list[Frame]) -> Program:
        """The careful player is asked for the order of all steps."""
        ordered = sorted(frames, key=self.rank)
        ask: list[Frame] = [(c.ORDER, ordered[0][1], len(ordered), 0)] if len(ordered) > 1 else []
        return tuple(reversed(ask + ordered))

    def frame(self, part: Part, seat: int, inside: bool) -> Frame:
        """The one step that stands for this part of an effect."""
        flags = c.IN_SHARED if inside else 0
        if isinstance(part, Gain):
            return self.gain(part, seat, flags)
        if isinstance(part, Refine):
            return (c.REFINE, seat, part.count, 0)
        if isinstance(part, Trade):
            return (c.TRADE, seat, self.trade(part, inside), part.times)
        if isinstance(part, Either):
            return (c.OPTION, seat, self.choice(part.options, inside), 0)
        if isinstance(part, If):
            return (c.IF, seat, self.condition(part.condition), self.body(part.then, inside))
        if isinstance(part, TakeBack):
            return (c.BACK, seat, TAKEN_BACK[part.who], 0)
        op, a = FLAT_STEPS[type(part)]
        return (op, seat, a, 0)

    def gain(self, part: Gain, seat: int, flags: int) -> Frame:
        if part.what.startswith("matching-"):
            return (c.MATCH, seat, 0 if part.what == "matching-raw" else 4, part.count)
        what = GAIN_NUMBERS[part.what]
        if part.per:
            return (c.PER, seat, what + 256 * part.count + 65536 * flags, MEASURE_NUMBERS[part.per])
        return gain_frame(seat, what, part.count, flags)

    def trade(self, trade: Trade, inside: bool) -> int:
        pay = tuple((GAIN_NUMBERS[item.what], item.count) for item in trade.pay)
        get = self.body(trade.get, inside)
        self.t.trades.append(trade)
        self.t.trade_pay.append(pay)
        self.t.trade_get = append(self.t.trade_get, get)
        return len(self.t.trade_pay) - 1

    def choice(self, options: tuple[Body, ...], inside: bool) -> int:
        bodies = tuple(self.body(option, inside) for option in options)
        self.t.options.append(bodies)
        return len(self.t.options) - 1

    def condition(self, condition: Condition) -> int:
        pair = (MEASURE_NUMBERS[condition.what], condition.least)
        if pair not in self.t.conditions:
            self.t.conditions.append(pair)
        return self.t.conditions.index(pair)


def gain_frame(seat: int, what: int, count: int, flags: int) -> Frame:
    """The one step that gives `count` of `what`."""
    if what < 8:
        return (c.RESOURCE, seat, what, count)
    if what == c.G_STRENGTH:
        return (c.STRENGTH, seat, count, flags)
    if what == c.G_CULTURE:
        return (c.CULTURE, seat, count, flags)
    if what == c.G_TRAVEL:
        return (c.TRAVEL, seat, count, flags)
    if what == c.G_VP:
        return (c.VP, seat, count, flags)
    if what == c.G_RAW:
        return (c.TAKE, seat, c.RAW_MASK, count)
    if what == c.G_REFINED:
        return (c.TAKE, seat, c.REFINED_MASK, count)
    return (c.WORKER, seat, what - c.G_WORKER, flags)
