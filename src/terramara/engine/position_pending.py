"""The limits of pending steps, number by number, so that a bad position can't crash the engine.

`vocabulary` names the range of each number; other conditions are in the rule's own file (`wrong_...`).
"""

from __future__ import annotations

from typing import Any

from terramara.engine import codes as c
from terramara.engine.position_fields import PositionError
from terramara.engine.purse import MOST, is_cost
from terramara.engine.reasons_elsewhere import SET_UP
from terramara.engine.rulebook import entry
from terramara.engine.sending import wrong_turn
from terramara.engine.state import State
from terramara.engine.vocabulary import (
    FRAME_NAMES,
    FRAME_NUMBERS,
    GAIN_NAMES,
    GAINED_AT_ONCE,
    MEASURE_NAMES,
    STEPS,
)

DEEPEST = 200  # far beyond what any set can pile up
VP_AT_ONCE = 999
FLAGS = 15
BOTTOM = (c.NEXT, c.ROUND)

Range = tuple[int, int]


def installed(s: State) -> bool:
    """Return whether characters count already (SET-12)."""
    return all([frame[0] != c.INSTALL for frame in s.stack])


def phase(s: State) -> str:
    if s.over:
        return "over"
    return "setup" if any([frame[0] == c.ROUND and frame[2] == 1 for frame in s.stack]) else "play"


def read_frame(frame: Any, players: int, where: str) -> c.Frame:
    named = isinstance(frame, list) and frame and isinstance(frame[0], str)
    if not named or frame[0] not in FRAME_NUMBERS:
        raise PositionError(
            where, f"[name, seat, a, b] with a name of {', '.join(FRAME_NUMBERS)}; not {frame!r}"
        )
    numbers = frame[1:] + [0] * (4 - len(frame))
    if len(numbers) != 3 or any(type(n) is not int for n in numbers):
        raise PositionError(where, f"at most three whole numbers after the name, not {frame!r}")
    if not 0 <= numbers[0] < players:
        raise PositionError(where, f"a seat from 0 to {players - 1}, not {numbers[0]}")
    return (FRAME_NUMBERS[frame[0]], numbers[0], numbers[1], numbers[2])


def check_pending(s: State, told: bool) -> None:
    """`told`: the position has `pending`. Otherwise it follows from `turn`."""
    if s.over:
        return
    if not s.stack:
        raise PositionError("pending", "at least one step, or the phase is over")
    if len(s.stack) > DEEPEST:
        raise PositionError("pending", f"at most {DEEPEST} steps, not {len(s.stack)}")
    if not told:
        wrong = wrong_turn(s, len(s.stack) - 1)
        if wrong:
            raise PositionError("turn", wrong)
        return
    ranges = ranges_of(s)
    limits = {step.number: (ranges[step.a], ranges[step.b]) for step in STEPS}
    for i, frame in enumerate(s.stack):
        op = frame[0]
        for name, value, (least, most) in zip("ab", frame[2:], limits[op], strict=True):
            if not least <= value <= most:
                wanted = f"{name} of {FRAME_NAMES[op]!r} from {least} to {most}, not {value}"
                raise PositionError(f"pending[{i}]", wanted)
        wrong = wrong_phase(s, op) or entry(op).wrong(s, i)
        if wrong:
            raise PositionError(f"pending[{i}]", wrong)
        if (op in BOTTOM) != (i == 0):
            wanted = "`next` or `round` at the bottom, and only there: the game goes on from it"
            raise PositionError(f"pending[{i}]", wanted)


def wrong_phase(s: State, op: int) -> str | None:
    if op in SET_UP and phase(s) == "play":
        return f'{FRAME_NAMES[op]!r} only during set-up, with ["round", 0, 1] at the bottom'
    return None


def check_memo(got: int, paid: int, bill: int) -> None:
    if not (0 <= got <= 3 and 0 <= paid <= 3 and is_cost(bill)):
        raise PositionError("memo", "[what was got 0-3, the kind paid 0-3, the cost counted]")


def ranges_of(s: State) -> dict[str, Range]:
    """Least and most of every range that `vocabulary.STEPS` names."""
    t = s.tables
    return {
        "nothing": (0, 0),
        "some": (1, GAINED_AT_ONCE),
        "flags": (0, FLAGS),
        "seat": (0, len(s.players) - 1),
        "body": (0, len(t.code) - 1),
        "artefact": (0, len(t.cost) - 1),
        "cost": (0, (1 << 32) - 1),
        "bill": (0, 1 << 32),
        "resource": (0, 7),
        "resources": (1, 255),
        "payment": (0, c.G_REFINED),
        "gain": (0, max(GAIN_NAMES)),
        "asked": (1, GAINED_AT_ONCE + 256 * FLAGS),
        "counted": (256, 65536 * (FLAGS + 1) - 1),
        "measure": (0, max(MEASURE_NAMES)),
        "form": (0, 8),
        "kind": (0, 3),
        "got": (0, 3),
        "trade": (0, len(t.trade_pay) - 1),
        "options": (0, len(t.options) - 1),
        "condition": (0, len(t.conditions) - 1),
        "raws": (1, MOST),
        "raws-or-none": (0, MOST),
        "parts": (2, DEEPEST),
        "members": (1, 3),
        "halves": (1, 3),
        "row": (0, len(t.row_masks) - 1),
        "neutral": (0, len(s.neutral_strength) - 1),
        "pass": (1, 2),
        "column": (0, 1),
        "yes-or-no": (0, 1),
        "vp": (1, VP_AT_ONCE),
        "level": (1, 3),
        "round": (1, 1),
        "slot": (0, len(s.board.bonuses) - 1),
    }
