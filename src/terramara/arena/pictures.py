"""Small pictures as SVG, and a page to show them on. The caller gives all labels.

Everything is in the file: no scripts, nothing from elsewhere. The colours suit light and dark pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 720
ROW = 22
TOP = 8
FOOT = 24
INK = "#8a7f74"
ACCENT = "#b5562b"
BAND = "#7d9a5b"
# For parts of a whole: neighbours differ in lightness too, so that you can tell them apart without colour.
PARTS = (
    "#8c4a2f", "#e0a458", "#4f6d7a", "#a8c0b0", "#6b4e71", "#d9cbb2", "#3f3a36", "#c06c54", "#7f9172",
)  # fmt: skip
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body{color:#2d2823;background:#fbf8f3}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #8a7f7455}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto}.wide{overflow-x:auto}
@media(prefers-color-scheme:dark){body{color:#e8e0d5;background:#211d19}}
"""


@dataclass(frozen=True, slots=True)
class Span:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def plain(value: float) -> str:
    return f"{value:g}"


def _steps(low: float, high: float) -> list[float]:
    """About five round numbers between the two."""
    rough = (high - low) / 5 or 1.0
    size = 10.0 ** floor(log10(rough))
    step = next(size * k for k in (1, 2, 5, 10) if size * k >= rough)
    at = step * -floor(-low / step)
    out = []
    while at <= high + step * 1e-9:
        out.append(round(at, 9))
        at += step
    return out


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'height="{height:.0f}" role="img" font-family="system-ui,sans-serif" font-size="13" fill="{INK}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _gutter(labels: Sequence[str]) -> float:
    return min(260.0, 12 + 7.2 * max(map(len, labels), default=0))


def spans(
    title: str,
    rows: Sequence[Span],
    *,
    band: tuple[float, float] | None = None,
    form: Callable[[float], str] = percent,
    least: float | None = None,
    note: str = "",
) -> str:
    """Dots with whiskers, one a row. `band` is where they should lie; `note` explains the notes."""
    if not rows:
        return ""
    ends = [end for row in rows for end in (row.low, row.high)] + list(band or ())
    low, high = min(ends), max(ends)
    low = low if least is None else min(low, least)
    room = (high - low or 1.0) * 0.04
    low, high = (low if least is not None else low - room), high + room
    left = _gutter([row.label for row in rows])
    right = _gutter([note, *(row.note for row in rows)]) if any(row.note for row in rows) else 12.0
    height = TOP + ROW * len(rows) + FOOT

    def x(value: float) -> float:
        return left + (WIDTH - left - right) * (value - low) / (high - low)

    parts = []
    if band is not None:
        parts.append(
            f'<rect x="{x(band[0]):.1f}" y="{TOP}" width="{x(band[1]) - x(band[0]):.1f}" '
            f'height="{ROW * len(rows)}" fill="{BAND}" opacity=".25"/>'
        )
    parts += [
        f'<path d="M{x(step):.1f} {TOP}V{TOP + ROW * len(rows)}" stroke="{INK}" opacity=".25"/>'
        + _text(x(step), height - 7, form(step), "middle")
        for step in _steps(low, high)
    ]
    for k, row in enumerate(rows):
        y = TOP + ROW * (k + 0.5)
        parts.append(
            _text(left - 8, y + 4, row.label, "end")
            + f'<path d="M{x(row.low):.1f} {y}H{x(row.high):.1f}" stroke="{ACCENT}" stroke-width="3" '
            f'opacity=".55"/>'
            f'<circle cx="{x(row.value):.1f}" cy="{y}" r="4.5" fill="{ACCENT}"/>'
            + (_text(WIDTH - 4, y + 4, row.note, "end") if row.note else "")
        )
    if note:
        parts.append(_text(WIDTH - 4, height - 7, note, "end"))
    return _svg(height, title, parts)


def stacks(
    title: str,
    parts_of: Sequence[str],
    rows: Sequence[tuple[str, Sequence[float]]],
    colours: Sequence[str] = PARTS,
) -> str:
    """Stacked bars; negative parts go to the left."""
    if not rows:
        return ""
    low = min(sum(v for v in values if v < 0) for _, values in rows)
    high = max(sum(v for v in values if v > 0) for _, values in rows) or 1.0
    left = _gutter([label for label, _ in rows])
    legend = 20 * -(-len(parts_of) // 3)
    height = TOP + ROW * len(rows) + FOOT + legend

    def x(value: float) -> float:
        return left + (WIDTH - left - 12) * (value - low) / (high - low)

    out = [_text(x(step), TOP + ROW * len(rows) + 16, plain(step), "middle") for step in _steps(low, high)]
    for k, (label, values) in enumerate(rows):
        y = TOP + ROW * k + 3
        out.append(_text(left - 8, y + 12, label, "end"))
        ends = [0.0, 0.0]  # how far it has come to the left and to the right
        for n, value in enumerate(values):
            side = int(value >= 0)
            start, ends[side] = ends[side], ends[side] + value
            a, b = sorted((x(start), x(ends[side])))
            out.append(
                f'<rect x="{a:.1f}" y="{y}" width="{b - a:.1f}" height="{ROW - 6}" '
                f'fill="{colours[n % len(colours)]}"><title>{escape(parts_of[n])} {value:.1f}</title></rect>'
            )
    for n, name in enumerate(parts_of):
        column, line = n % 3, n // 3
        at, y = 12 + column * (WIDTH - 24) / 3, height - legend + 20 * line
        out.append(
            f'<rect x="{at:.1f}" y="{y}" width="12" height="12" fill="{colours[n % len(colours)]}"/>'
            + _text(at + 18, y + 11, name)
        )
    return _svg(height, title, out)


def table(
    head: Sequence[str], rows: Sequence[Sequence[str]], heat: Callable[[int, int], float | None]
) -> str:
    """`heat(row, column)`: how strongly a cell is coloured, from 0 to 1, or None."""
    out = [
        "<div class=wide><table><thead><tr>",
        *(f"<th>{escape(each)}</th>" for each in head),
        "</tr></thead>",
    ]
    for r, row in enumerate(rows):
        out.append("<tr>")
        for c, cell in enumerate(row):
            warm = heat(r, c)
            style = f' style="background:{ACCENT}{round(200 * warm):02x}"' if warm is not None else ""
            out.append(f"<td{style}>{escape(cell)}</td>")
        out.append("</tr>")
    return "".join([*out, "</table></div>"])


def cold(row: int, column: int) -> None:
    """Colours no cell of a table."""


def page(title: str, language: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"
