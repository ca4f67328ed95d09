"""What pending steps may say, number by number, so that no position can lead the engine astray."""

from __future__ import annotations

from collections.abc import Callable

from terramara.engine import codes as c
from terramara.engine.crafting import affordable
from terramara.engine.frames import FRAME_NAMES
from terramara.engine.paying import payable
from terramara.engine.position_fields import PositionError
from terramara.engine.purse import MOST, total
from terramara.engine.state import NONE, State

DEEPEST = 200  # far beyond what any set can pile up
GAINED_AT_ONCE = 60
VP_AT_ONCE = 999
FLAGS = 15
ASKABLE = (*range(8), c.G_STRENGTH, c.G_CULTURE, *(c.G_WORKER + i for i in (1, 2, 3)), c.G_HIRE, c.G_WARRIORS)
COUNTABLE = (*range(12), *(c.G_WORKER + i for i in (1, 2, 3)), c.G_RAW, c.G_REFINED)
BOTTOM = (c.NEXT, c.ROUND)
PAYABLE = (*range(8), c.G_RAW, c.G_REFINED)

Range = tuple[int, int]
NOTHING: Range = (0, 0)


def check_pending(s: State, told: bool) -> None:
    """`told`: the position says what is pending. Otherwise it follows from `turn`."""
    if s.over:
        return
    if not s.stack:
        raise PositionError("pending", "at least one step, or the phase is over")
    if len(s.stack) > DEEPEST:
        raise PositionError("pending", f"at most {DEEPEST} steps, not {len(s.stack)}")
    if not told:
        wrong = _own_turn(s, len(s.stack) - 1)
        if wrong:
            raise PositionError("turn", wrong)
        return
    limits = _limits(s)
    for i, frame in enumerate(s.stack):
        op = frame[0]
        for name, value, (least, most) in zip("ab", frame[2:], limits[op], strict=True):
            if not least <= value <= most:
                wanted = f"{name} of {FRAME_NAMES[op]!r} from {least} to {most}, not {value}"
                raise PositionError(f"pending[{i}]", wanted)
        check = _FURTHER.get(op)
        wrong = check(s, i) if check else None
        if wrong:
            raise PositionError(f"pending[{i}]", wrong)
        if (op in BOTTOM) != (i == 0):
            wanted = "`next` or `round` at the bottom, and only there: the game goes on from it"
            raise PositionError(f"pending[{i}]", wanted)


def check_memo(got: int, paid: int, bill: int) -> None:
    if not (0 <= got <= 3 and 0 <= paid <= 3 and _is_cost(bill)):
        raise PositionError("memo", "[what was got 0-3, the kind paid 0-3, the cost counted]")


def _is_cost(packed: int) -> bool:
    return 0 <= packed < 1 << 32 and all((packed >> shift) & 255 <= MOST for shift in (0, 8, 16, 24))


def _limits(s: State) -> dict[int, tuple[Range, Range]]:
    """The range of a and of b, by kind of step."""
    t = s.tables
    some: Range = (1, GAINED_AT_ONCE)
    flags: Range = (0, FLAGS)
    seat: Range = (0, len(s.players) - 1)
    body: Range = (0, len(t.code) - 1)
    artefact: Range = (0, len(t.cost) - 1)
    packed: Range = (0, (1 << 32) - 1)
    limits = dict.fromkeys(FRAME_NAMES, (NOTHING, NOTHING))
    limits |= {
        c.TRAVEL: (some, flags),
        c.REFINE: (some, NOTHING),
        c.TAKE: ((1, 255), some),
        c.TRADE: ((0, len(t.trade_pay) - 1), some),
        c.OPTION: ((0, len(t.options) - 1), NOTHING),
        c.PAY: ((0, c.G_REFINED), some),
        c.PAY_COST: (packed, (1, MOST)),
        c.REDUCE: (artefact, (0, MOST)),
        c.ORDER: ((2, DEEPEST), NOTHING),
        c.SORT: ((2, DEEPEST), NOTHING),
        c.ASK: ((0, c.G_WARRIORS), (1, GAINED_AT_ONCE + 256 * FLAGS)),
        c.GIVE: (some, seat),
        c.BACK: ((1, 3), NOTHING),
        c.JOINT: ((1, 3), NOTHING),
        c.NEUTRAL: ((0, len(t.row_masks) - 1), (0, len(s.neutral_strength) - 1)),
        c.DRAFT: ((1, 2), NOTHING),
        c.TILE: ((0, 1), NOTHING),
        c.RESOURCE: ((0, 7), some),
        c.STRENGTH: (some, flags),
        c.CULTURE: (some, flags),
        c.VP: ((1, VP_AT_ONCE), flags),
        c.WORKER: ((1, 3), flags),
        c.HIRE: (NOTHING, flags),
        c.WARRIORS: (NOTHING, flags),
        c.RUN: (body, (0, 1 << 32)),
        c.SHARED: (body, NOTHING),
        c.UNSHARE: ((0, 3), NOTHING),
        c.IF: ((0, len(t.conditions) - 1), body),
        c.PER: ((256, 65536 * (FLAGS + 1) - 1), (0, c.M_STRENGTH)),
        c.MATCH: ((0, 8), some),
        c.RAID: ((0, 1), NOTHING),
        c.MADE: (artefact, (0, 1)),
        c.NEXT: (seat, NOTHING),
        c.ROUND: ((1, t.last_round), NOTHING),
        c.BONUS: ((0, len(s.board.bonuses) - 1), NOTHING),
        c.RESTORE: ((0, 3), packed),
    }
    return limits


def _pay(s: State, i: int) -> str | None:
    _, seat, what, n = s.stack[i]
    if what not in PAYABLE:
        return f"a resource that can be paid, not {what}"
    return None if payable(s.players[seat], ((what, n),)) else "a payment that can be made"


def _pay_cost(s: State, i: int) -> str | None:
    _, seat, cost, raws = s.stack[i]
    p = s.players[seat]
    if not _is_cost(cost) or not affordable(p.raw, p.refined, cost, raws, 0):
        return "a cost that can be paid"
    return _under_a_craft(s, i)


def _reduce(s: State, i: int) -> str | None:
    return _under_a_craft(s, i)


def _under_a_craft(s: State, i: int) -> str | None:
    """Paying for an artefact comes right before making it."""
    below = s.stack[i - 1] if i else None
    if below is None or below[0] != c.MADE or below[1] != s.stack[i][1]:
        return "right above the `made` of the same seat"
    return None


def _made(s: State, i: int) -> str | None:
    _, seat, artefact, reserved = s.stack[i]
    if artefact == s.players[seat].reserved if reserved else artefact in s.row:
        return None
    return "the artefact reserved" if reserved else "an artefact of the row"


def _together(s: State, i: int) -> str | None:
    _, seat, n, _ = s.stack[i]
    parts = s.stack[max(i - n, 0) : i]
    if len(parts) < n or any(part[1] != seat for part in parts):
        return f"{n} steps of the same seat right below"
    return None


def _ask(s: State, i: int) -> str | None:
    _, _, what, n = s.stack[i]
    if what not in ASKABLE or not 1 <= n & 255 <= GAINED_AT_ONCE:
        return "something that can be taken in part, and how many"
    return None


def _give(s: State, i: int) -> str | None:
    _, seat, n, raider = s.stack[i]
    p = s.players[seat]
    if raider == seat:
        return "a raider who is not the giver"
    return None if n <= total(p.raw) + total(p.refined) else "no more than the giver has"


def _per(s: State, i: int) -> str | None:
    a = s.stack[i][2]
    return None if a & 255 in COUNTABLE and 1 <= (a >> 8 & 255) <= GAINED_AT_ONCE else "a gain and its count"


def _match(s: State, i: int) -> str | None:
    return None if s.stack[i][2] in (0, 4, 8) else "a of 0 (raw), 4 (refined) or 8 (another raw)"


def _card(s: State, i: int) -> str | None:
    drafting = any([frame[0] == c.DRAFT for frame in s.stack])
    return None if drafting or s.players[s.stack[i][1]].card != NONE else "a seat with a starting card"


def _own_turn(s: State, i: int) -> str | None:
    seat = s.stack[i][1]
    if seat != s.active:
        return f"the seat whose turn it is, not {seat}"
    p = s.players[seat]
    if s.stack[i][0] == c.SEND and not (p.hand or p.chief or p.warriors):
        return f"a seat with a member left (TRN-1), not {seat}"
    return None


_FURTHER: dict[int, Callable[[State, int], str | None]] = {
    c.SEND: _own_turn,
    c.CRAFT: _own_turn,
    c.END: _own_turn,
    c.PAY: _pay,
    c.PAY_COST: _pay_cost,
    c.REDUCE: _reduce,
    c.MADE: _made,
    c.ORDER: _together,
    c.SORT: _together,
    c.ASK: _ask,
    c.GIVE: _give,
    c.PER: _per,
    c.MATCH: _match,
    c.CARD: _card,
}
