"""Looking ahead: the best turns are played on until the seat sends again, and judged there.

Playouts that reach the same position go on alike until a revealed card differs. So each answer is worked out
once, however many playouts ask for it.
"""

from __future__ import annotations

from typing import Final

from terramara.bots.fast.beam import Way
from terramara.bots.fast.blocks import Sheet
from terramara.bots.fast.judge import Judge
from terramara.bots.fast.marks import whole_mark
from terramara.bots.fast.sight import Eye
from terramara.engine.chance import redealt
from terramara.engine.codes import A_CAREFUL_OFF, A_CAREFUL_ON, SEND
from terramara.engine.flow import apply_unchecked
from terramara.engine.scoring import half_totals
from terramara.engine.state import State
from terramara.engine.words import i64

LONGEST: Final = 400


class Line:
    """One candidate's game under one deal."""

    def __init__(self, state: State, candidate: int) -> None:
        self.state = state
        self.candidate = candidate
        self.mark = 0


class Memory:
    """Findings while thinking about one turn, by mark."""

    def __init__(self) -> None:
        self.answers: dict[int, int] = {}  # the index of the best legal action
        self.worths: dict[int, float] = {}


def final_worth(s: State, seat: i64, envy: float) -> float:
    """The final value: the seat's score minus a share of the best opponent's."""
    totals = half_totals(s)
    best = -999
    for k in range(len(totals)):
        if k != seat and totals[k] > best:
            best = totals[k]
    return (totals[seat] - envy * best) / 2


def step_all(lines: list[Line], judge: Judge, answers: dict[int, int]) -> None:
    """In each line, the deciding seat answers with the best single decision. All that are new are judged in
    one batch."""
    sheet = Sheet()
    marks: list[int] = []
    ends: list[int] = []
    choices: list[int] = []
    for line in lines:
        s = line.state
        line.mark = whole_mark(s)
        if line.mark in answers:
            continue
        answers[line.mark] = 0
        eye = Eye(s, s.steps[len(s.steps) - 1] >> 6 & 3)
        legal = s.legal
        for i in range(len(legal)):
            action = legal[i]
            if action == A_CAREFUL_ON or action == A_CAREFUL_OFF:
                continue
            child = s.copy()
            apply_unchecked(child, action)
            choices.append(i)
            eye.see(child, sheet)
        marks.append(line.mark)
        ends.append(len(choices))
    if choices:
        worths = judge.judge(sheet.data, len(choices))
        at = 0
        for m in range(len(marks)):
            best = at
            for k in range(at + 1, ends[m]):
                if worths[k] > worths[best]:
                    best = k
            answers[marks[m]] = choices[best]
            at = ends[m]
    for line in lines:
        apply_unchecked(line.state, line.state.legal[answers[line.mark]])


def read_worths(lines: list[Line], seat: i64, judge: Judge, worths: dict[int, float]) -> None:
    """Judge each line where it stands."""
    sheet = Sheet()
    new: list[int] = []
    for line in lines:
        line.mark = whole_mark(line.state)
        if line.mark not in worths:
            worths[line.mark] = 0.0
            new.append(line.mark)
            Eye(line.state, seat).see(line.state, sheet)
    if new:
        found = judge.judge(sheet.data, len(new))
        for i in range(len(new)):
            worths[new[i]] = found[i]


def play_on(
    ways: list[Way], seat: i64, judge: Judge, envy: float, seed: int, deals: int, memory: Memory
) -> list[float]:
    """The worth of each way where the seat sends again, summed over as many deals; all ways meet the same."""
    out = [0.0] * len(ways)
    running: list[Line] = []
    for deal in range(deals):
        for i in range(len(ways)):
            running.append(Line(redealt(ways[i].state, seed + deal), i))
    arrived: list[Line] = []
    for _ in range(LONGEST):
        asked: list[Line] = []
        for line in running:
            s = line.state
            if s.over:
                out[line.candidate] += final_worth(s, seat, envy)
                continue
            top = s.steps[len(s.steps) - 1]
            if top & 63 == SEND and top >> 6 & 3 == seat:
                arrived.append(line)
            else:
                asked.append(line)
        running = asked
        if not running:
            break
        step_all(running, judge, memory.answers)
    arrived.extend(running)
    read_worths(arrived, seat, judge, memory.worths)
    for line in arrived:
        out[line.candidate] += memory.worths[line.mark]
    return out


def look_ahead(ways: list[Way], seat: int, judge: Judge, envy: float, seed: int, games: int) -> int:
    """Return the index of the best of these ways, after about `games` games played on.

    Every way still in play meets the same deals. The worse half drops out each time, so most games go to ways
    that are hard to tell apart.
    """
    alive = list(range(len(ways)))
    sums = [0.0] * len(ways)
    memory = Memory()
    stages = 1
    while 1 << stages < len(ways):
        stages += 1
    deal = 0
    while len(alive) > 1:
        deals = max(1, (games // stages) // len(alive))
        found = play_on([ways[i] for i in alive], seat, judge, envy, seed + deal, deals, memory)
        for k in range(len(alive)):
            sums[alive[k]] += found[k]
        deal += deals
        order = sorted([(-sums[i], i) for i in alive])
        alive = [order[k][1] for k in range((len(order) + 1) // 2)]
    return alive[0]
