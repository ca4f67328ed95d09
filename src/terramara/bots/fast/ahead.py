"""Looking ahead: the best turns are played on until the seat sends again, and judged there."""

from __future__ import annotations

from typing import Final

from terramara.bots.fast.beam import Way
from terramara.bots.fast.blocks import Sheet
from terramara.bots.fast.judge import Judge
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


def final_worth(s: State, seat: i64, envy: float) -> float:
    """The final value: the seat's score minus a share of the best opponent's."""
    totals = half_totals(s)
    best = -999
    for k in range(len(totals)):
        if k != seat and totals[k] > best:
            best = totals[k]
    return (totals[seat] - envy * best) / 2


def step_all(lines: list[Line], judge: Judge) -> None:
    """In each line, the deciding seat answers with the best single decision. All are judged in one batch."""
    sheet = Sheet()
    children: list[State] = []
    ends: list[int] = []
    for line in lines:
        s = line.state
        eye = Eye(s, s.steps[len(s.steps) - 1] >> 6 & 3)
        for action in s.legal:
            if action == A_CAREFUL_ON or action == A_CAREFUL_OFF:
                continue
            child = s.copy()
            apply_unchecked(child, action)
            children.append(child)
            eye.see(child, sheet)
        ends.append(len(children))
    worths = judge.judge(sheet.data, len(children))
    at = 0
    for i in range(len(lines)):
        best = at
        for k in range(at + 1, ends[i]):
            if worths[k] > worths[best]:
                best = k
        lines[i].state = children[best]
        at = ends[i]


def play_on(ways: list[Way], seat: i64, judge: Judge, envy: float, seed: int) -> list[float]:
    """The worth of each way where the seat sends again, all under the same deal."""
    out = [0.0] * len(ways)
    lines = [Line(redealt(ways[i].state, seed), i) for i in range(len(ways))]
    sheet = Sheet()
    arrived: list[int] = []
    for _ in range(LONGEST):
        running: list[Line] = []
        for line in lines:
            s = line.state
            if s.over:
                out[line.candidate] = final_worth(s, seat, envy)
                continue
            top = s.steps[len(s.steps) - 1]
            if top & 63 == SEND and top >> 6 & 3 == seat:
                Eye(s, seat).see(s, sheet)
                arrived.append(line.candidate)
            else:
                running.append(line)
        lines = running
        if not lines:
            break
        step_all(lines, judge)
    for line in lines:
        Eye(line.state, seat).see(line.state, sheet)
        arrived.append(line.candidate)
    if arrived:
        worths = judge.judge(sheet.data, len(arrived))
        for i in range(len(arrived)):
            out[arrived[i]] = worths[i]
    return out


def look_ahead(ways: list[Way], seat: int, judge: Judge, envy: float, seeds: list[int], games: int) -> int:
    """Return the index of the best of these ways, after about `games` games played on.

    Every way still in play meets the same deals. The worse half drops out each time, so most games go to ways
    that are hard to tell apart.
    """
    alive = list(range(len(ways)))
    sums = [0.0] * len(ways)
    stages = 1
    while 1 << stages < len(ways):
        stages += 1
    deal = 0
    while len(alive) > 1:
        rounds = max(1, (games // stages) // len(alive))
        for _ in range(rounds):
            found = play_on([ways[i] for i in alive], seat, judge, envy, seeds[deal % len(seeds)] + deal)
            for k in range(len(alive)):
                sums[alive[k]] += found[k]
            deal += 1
        order = sorted([(-sums[i], i) for i in alive])
        alive = [order[k][1] for k in range((len(order) + 1) // 2)]
    return alive[0]
