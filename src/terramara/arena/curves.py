"""Curves over time as SVG, one panel below another. The caller gives all labels.

Written by hand: a few lines and circles don't need a plotting library on everybody's machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from math import floor, log10

WIDTH = 760
HEIGHT = 190  # of a panel
LEFT, RIGHT, TOP, FOOT = 52, 150, 30, 26
INK = "#5c5348"
# Far apart in lightness too, so that you can tell them apart without colour.
COLOURS = ("#b5562b", "#2f5d73", "#7d9a3b", "#8a4f8f", "#3f3a36")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4")


@dataclass(frozen=True, slots=True)
class Curve:
    """Points from left to right; `around` are intervals, of as many points or none."""

    label: str
    points: Sequence[tuple[float, float]]
    around: Sequence[tuple[float, float]] = ()
    colour: str = ""  # in place of the next one in the row


@dataclass(frozen=True, slots=True)
class Panel:
    """Curves over the same x axis. `bars` stand on the lower edge, and `even` is a line to compare with."""

    title: str
    curves: Sequence[Curve]
    percent: bool = False
    even: float | None = None
    floor: float | None = None
    marks: Sequence[tuple[float, str]] = field(default=())


def picture(title: str, below: str, panels: Sequence[Panel]) -> str:
    """`below` labels the x axis."""
    shown = [panel for panel in panels if any(curve.points for curve in panel.curves)]
    height = HEIGHT * len(shown) + 24
    parts = [_panel(panel, HEIGHT * k) for k, panel in enumerate(shown)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" font-family="system-ui,sans-serif" font-size="13" fill="{INK}">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f3"/>{"".join(parts)}'
        f"{_text((LEFT + WIDTH - RIGHT) / 2, height - 8, below, 'middle')}</svg>\n"
    )


def _panel(panel: Panel, top: float) -> str:
    across = [x for curve in panel.curves for x, _ in curve.points]
    up = [y for curve in panel.curves for _, y in curve.points]
    up += [end for curve in panel.curves for pair in curve.around for end in pair]
    up += [level for level in (panel.even, panel.floor) if level is not None]
    left, right = min(across), max(across)
    low, high = min(up), max(up)
    room = (high - low or 1.0) * 0.06
    low, high = (low if panel.floor is not None else low - room), high + room

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ((value - left) / (right - left) if right > left else 0.5)

    def y(value: float) -> float:
        return top + HEIGHT - FOOT - (HEIGHT - TOP - FOOT) * (value - low) / (high - low)

    out = [f'<text x="8" y="{top + 18}" font-weight="600">{escape(panel.title)}</text>']
    out += [
        f'<path d="M{LEFT} {y(step):.1f}H{WIDTH - RIGHT}" stroke="{INK}" opacity=".2"/>'
        + _text(LEFT - 8, y(step) + 4, f"{100 * step:.0f} %" if panel.percent else f"{step:g}", "end")
        for step in _steps(low, high, 4)
    ]
    out += [
        _text(x(step), top + HEIGHT - FOOT + 16, f"{step:g}", "middle") for step in _steps(left, right, 8)
    ]
    for at, words in panel.marks:
        out.append(
            f'<path d="M{x(at):.1f} {top + TOP}V{top + HEIGHT - FOOT}" stroke="{INK}" opacity=".35"/>'
            f'<text x="{x(at) + 3:.1f}" y="{top + TOP + 10}" font-size="11">{escape(words)}</text>'
        )
    if panel.even is not None:
        out.append(f'<path d="M{LEFT} {y(panel.even):.1f}H{WIDTH - RIGHT}" stroke="{INK}" opacity=".6"/>')
    for k, curve in enumerate(panel.curves):
        colour, dash = curve.colour or COLOURS[k % len(COLOURS)], DASHES[k % len(DASHES)]
        if curve.around:
            upper = [
                f"{x(a):.1f} {y(pair[1]):.1f}"
                for (a, _), pair in zip(curve.points, curve.around, strict=True)
            ]
            lower = [
                f"{x(a):.1f} {y(pair[0]):.1f}"
                for (a, _), pair in zip(curve.points, curve.around, strict=True)
            ]
            out.append(f'<path d="M{"L".join(upper + lower[::-1])}Z" fill="{colour}" opacity=".18"/>')
        line = "L".join(f"{x(a):.1f} {y(b):.1f}" for a, b in curve.points)
        out.append(
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        if len(curve.points) <= 40:
            out.extend(
                f'<circle cx="{x(a):.1f}" cy="{y(b):.1f}" r="3" fill="{colour}"/>' for a, b in curve.points
            )
        if curve.label:
            level = top + TOP + 8 + 18 * k
            out.append(
                f'<path d="M{WIDTH - RIGHT + 10} {level}h24" stroke="{colour}" stroke-width="2" '
                f'stroke-dasharray="{dash}"/>' + _text(WIDTH - RIGHT + 40, level + 4, curve.label)
            )
    return "".join(out)


def _steps(low: float, high: float, many: int, least: float = 0.0) -> list[float]:
    """About as many round numbers between the two, no closer than this."""
    rough = max((high - low) / many, least) or 1.0
    size = 10.0 ** floor(log10(rough))
    step = next(size * k for k in (1, 2, 5, 10) if size * k >= rough)
    first = -floor(-low / step)
    return [round(step * k, 9) for k in range(first, floor(high / step + 1e-9) + 1)]


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
