"""Pending steps, each packed in one number, so that a stack of them is one flat array.

From the lowest bits up: 6 of operation, 2 of seat, 20 of a, then b. `codes` says what a and b mean. In
PAY_COST they are swapped, because a cost takes 32 bits. The edges see steps as tuples (`Frame`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terramara.engine.codes import PAY_COST, Frame
from terramara.engine.words import append, i64, vec

if TYPE_CHECKING:
    from collections.abc import Sequence


def step_of(op: i64, seat: i64, a: i64, b: i64) -> i64:
    return op | seat << 6 | a << 8 | b << 28


def a_of(step: i64) -> i64:
    return step >> 8 & 0xFFFFF


def b_of(step: i64) -> i64:
    return step >> 28


def packed(frame: Frame) -> i64:
    op, seat, a, b = frame
    return step_of(op, seat, b, a) if op == PAY_COST else step_of(op, seat, a, b)


def frame_of(step: i64) -> Frame:
    op, seat, a, b = step & 63, step >> 6 & 3, a_of(step), b_of(step)
    return (op, seat, b, a) if op == PAY_COST else (op, seat, a, b)


def program_of(frames: Sequence[Frame]) -> vec[i64]:
    out = vec[i64](capacity=len(frames))
    for frame in frames:
        out = append(out, packed(frame))
    return out
