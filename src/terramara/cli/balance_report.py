"""The results of a balance run: tables in the terminal, a page with pictures, and numbers for other
programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid
from rich.text import Text

from terramara.arena import pictures
from terramara.arena.findings import ROUNDS, SETUPS, STRATEGIES, Findings, Share
from terramara.cli.files import write_whole
from terramara.cli.numbers import number, percent
from terramara.cli.report import console, grid
from terramara.cli.texts import language, messages, t
from terramara.engine.scoring import SOURCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terramara.arena.balance import Balance
    from terramara.arena.ledger import Ask, Kept, Ledger
    from terramara.content.model import ContentSet

# How far wins may be from an equal share, and in what share of its games an artefact should be made.
ORDER_BAND = 0.04
PIECE_BAND = 0.07
MADE_BAND = (0.05, 0.8)
LEAST_OF_WINNERS = 0.08
KINDS = ("character", "card")
HOME = ("hire", "skills", "road", "skills-road", "raid", "first", "raid-first", "hut")


def piece_name(content: ContentSet, kind: str, piece: str) -> str:
    pieces: Iterable[Any] = {
        "character": content.characters,
        "card": content.cards,
        "artefact": content.artefacts,
    }[kind]
    name = next(each.name for each in pieces if each.id == piece)
    return messages().text(f"{kind}-{piece}", name)


def _percent(share: float) -> str:
    return percent(share, 1)


def _told(share: Share) -> str:
    low, high = share.interval
    return f"{_percent(share.share)} ({number(100 * low)}–{number(100 * high)})"


def order_grid(asks: Sequence[Ask], games: Sequence[Kept]) -> Grid:
    """While it plays: wins by turn order so far."""
    out = grid(t("cli-balance-order"))
    out.add_column("")
    shares: dict[int, list[Share]] = {}
    for ask, game in zip(asks, games, strict=False):
        if game.error:
            continue
        players = len(ask.bots)
        places = shares.setdefault(players, [Share() for _ in range(players)])
        for seat in range(players):
            places[(seat - game.starter) % players].add(game.win(seat), 0.0)
    for place in range(max(shares, default=0)):
        out.add_column(str(place + 1), justify="right")
    for players, places in sorted(shares.items()):
        out.add_row(t("cli-col-players", players=players), *map(_told, places))
    return out


# ------------------------------------------------------------------ in the terminal
def show(plan: Balance, ledger: Ledger, found: dict[int, Findings]) -> None:
    out = console()
    out.print(Text(_headline(plan, ledger, found), style="bold"))
    for players in sorted(found):
        each = found[players]
        out.print()
        out.print(Text(_about(each), style="bold"))
        for table in (_order(each), *(_pieces(ledger.content, each, kind) for kind in KINDS)):
            out.print()
            out.print(table)
        for words in _verdicts(ledger.content, each):
            out.print(words)
    out.print()
    out.print(t("cli-balance-note"))


def _headline(plan: Balance, ledger: Ledger, found: dict[int, Findings]) -> str:
    return t(
        "cli-report-head",
        games=sum(each.games for each in found.values()),
        players="/".join(map(str, plan.players)),
        kind="full",
        bots=plan.bot,
        seed=str(plan.seed),
        set=str(ledger.head["set"]),
    )


def _about(found: Findings) -> str:
    data = found.to_json()
    return t(
        "cli-balance-about",
        players=found.players,
        games=found.games,
        score=number(data["score"], 1),
        decisions=number(data["decisions"]),
    )


def _order(found: Findings) -> Grid:
    out = grid(t("cli-balance-order"))
    out.add_column("")
    for place in range(found.players):
        out.add_column(str(place + 1), justify="right")
    for setup in SETUPS:
        if found.order[setup]:
            shares = [found.order[setup][str(place + 1)] for place in range(found.players)]
            out.add_row(t(f"cli-setup-{setup}"), *map(_told, shares))
    return out


def _of(found: Findings, kind: str) -> dict[str, dict[str, Share]]:
    return found.characters if kind == "character" else found.cards


def _ranked(by_setup: dict[str, dict[str, Share]]) -> list[str]:
    """Pieces, the ones that win most over all set-ups first."""
    both: dict[str, Share] = {}
    for shares in by_setup.values():
        for piece, share in shares.items():
            sums = both.setdefault(piece, Share())
            sums.seats += share.seats
            sums.wins += share.wins
    return sorted(both, key=lambda piece: (-both[piece].share, piece))


def _pieces(content: ContentSet, found: Findings, kind: str) -> Grid:
    by_setup = _of(found, kind)
    out = grid(t(f"cli-balance-{kind}"))
    out.add_column("")
    for setup in SETUPS:
        out.add_column(t(f"cli-setup-{setup}"), justify="right")
        out.add_column(t("cli-col-margin"), justify="right")
    for piece in _ranked(by_setup):
        cells = []
        for setup in SETUPS:
            share = by_setup[setup].get(piece)
            cells += [_told(share), number(share.mean_margin, 1, signed=True)] if share else ["", ""]
        out.add_row(piece_name(content, kind, piece), *cells)
    return out


def _verdicts(content: ContentSet, found: Findings) -> list[str]:
    """One line for each result outside the aims."""
    fair = 1 / found.players
    out = []
    for setup in SETUPS:
        off = [place for place, share in found.order[setup].items() if abs(share.share - fair) > ORDER_BAND]
        if off:
            out.append(t("cli-balance-off-order", setup=setup, places=", ".join(sorted(off))))
    for kind in KINDS:
        off = [
            piece_name(content, kind, piece)
            for piece, share in _of(found, kind)[SETUPS[1]].items()
            if abs(share.share - fair) > PIECE_BAND
        ]
        if off:
            out.append(t("cli-balance-off-piece", kind=kind, pieces=", ".join(sorted(off))))
    for side, off in zip(("rarely", "often"), artefacts_off(found), strict=True):
        if off:
            names = ", ".join(piece_name(content, "artefact", piece) for piece in off)
            out.append(t("cli-balance-off-artefact", side=side, pieces=names))
    out += [
        t("cli-balance-off-source", source=group, share=_percent(share))
        for group, share in found.winners_share().items()
        if share < LEAST_OF_WINNERS
    ]
    return out


def artefacts_off(found: Findings) -> tuple[list[str], list[str]]:
    """Artefacts made too rarely, and those made too often, where they could be made at all."""
    possible = {piece: made for piece, made in found.artefacts.items() if made.possible}
    low, high = MADE_BAND
    return (
        [piece for piece, made in possible.items() if made.of_games < low],
        [piece for piece, made in possible.items() if made.of_games > high],
    )


# ------------------------------------------------------------------ files
def as_data(ledger: Ledger, found: dict[int, Findings]) -> dict[str, Any]:
    """Depends on the plan alone: the same from any number of processes, and from Ray."""
    return {**ledger.head, "tables": [found[players].to_json() for players in sorted(found)]}


def write_results(out: Path, plan: Balance, ledger: Ledger, found: dict[int, Findings]) -> list[str]:
    """balance.json and report.html; returns their names."""
    write_whole(out / "balance.json", json.dumps(as_data(ledger, found), indent=1) + "\n")
    parts = [pictures.paragraph(_headline(plan, ledger, found))]
    for players in sorted(found):
        each = found[players]
        parts.append(pictures.heading(_about(each)))
        parts += [pictures.paragraph(words) for words in _verdicts(ledger.content, each)]
        for title, picture in drawings(ledger.content, each).values():
            parts += [pictures.heading(title), picture]
        parts += _tables(ledger.content, each)
    parts.append(pictures.paragraph(t("cli-balance-note")))
    write_whole(out / "report.html", pictures.page(t("cli-balance-title"), language(), parts))
    return ["balance.json", "report.html"]


def drawings(content: ContentSet, found: Findings) -> dict[str, tuple[str, str]]:
    """Name -> (title, SVG)."""
    fair = 1 / found.players
    out = {}

    def draw(name: str, title: str, rows: list[pictures.Span], band: tuple[float, float], note: str) -> None:
        out[name] = (title, pictures.spans(title, rows, band=band, least=0.0, note=note))

    setups = [setup for setup in SETUPS if found.order[setup]]
    rows = [_span(seat, share) for seat, share in sorted(found.seats.items())]
    around = (fair - ORDER_BAND, fair + ORDER_BAND)
    seats = t("cli-col-seat")
    draw("seats", t("cli-report-seats"), [_named(f"{seats} {row.label}", row) for row in rows], around, "")
    rows = [
        _span(f"{place} · {t(f'cli-setup-{setup}')}", share)
        for setup in setups
        for place, share in sorted(found.order[setup].items())
    ]
    draw("order", t("cli-balance-order"), rows, around, "")
    for kind in KINDS:
        by_setup = _of(found, kind)
        rows = [
            _span(f"{piece_name(content, kind, piece)} · {t(f'cli-setup-{setup}')}", by_setup[setup][piece])
            for piece in _ranked(by_setup)
            for setup in setups
            if piece in by_setup[setup]
        ]
        draw(kind, t(f"cli-balance-{kind}"), rows, (fair - PIECE_BAND, fair + PIECE_BAND), "")
    for level in (1, 2, 3):
        rows = []
        for artefact in content.artefacts:
            made = found.artefacts[artefact.id]
            if artefact.level == level and made.possible:
                low, high = made.interval
                name = piece_name(content, "artefact", artefact.id)
                note = number(made.makers.mean_margin, 1, signed=True)
                rows.append(pictures.Span(name, made.of_games, low, high, note))
        rows.sort(key=lambda row: -row.value)
        draw(
            f"artefacts-{level}",
            t("cli-balance-artefacts", level=level),
            rows,
            MADE_BAND,
            t("cli-col-margin"),
        )
    title = t("cli-report-sources")
    names = [messages().text(f"source-{source}") for source in SOURCES]
    players, winners = found.games * found.players, sum(share.wins for share in found.seats.values())
    stacks = [
        (t("cli-balance-winners"), [value / max(winners, 1) for value in found.of_winners]),
        (t("cli-balance-everyone"), [value / max(players, 1) for value in found.sources]),
    ]
    out["sources"] = (title, pictures.stacks(title, names, stacks))
    return out


def _span(label: str, share: Share) -> pictures.Span:
    return pictures.Span(label, share.share, *share.interval)


def _named(label: str, span: pictures.Span) -> pictures.Span:
    return pictures.Span(label, span.value, span.low, span.high, span.note)


def _tables(content: ContentSet, found: Findings) -> list[str]:
    m = messages()
    groups = [group for group in HOME if group in found.spaces]
    groups += sorted(set(found.spaces) - set(HOME))
    most = max((max(found.spaces[group]) for group in groups), default=1) or 1
    sent = [
        [space_name(group), *(number(count / max(found.games, 1), 2) for count in found.spaces[group])]
        for group in groups
    ]
    made = [
        [
            piece_name(content, "artefact", artefact.id),
            str(artefact.level),
            str(each.offered),
            str(each.possible),
            _percent(each.of_games),
            _percent(each.of_players),
            f"{number(each.makers.mean_margin, 1, signed=True)} ± {number(each.makers.margin_error, 1)}",
        ]
        for artefact in content.artefacts
        for each in (found.artefacts[artefact.id],)
    ]
    columns = ("level", "offered", "possible", "made", "made-players", "margin")
    out = [
        pictures.heading(t("cli-balance-spaces")),
        pictures.table(
            ["", *(t("cli-balance-round", round=k + 1) for k in range(ROUNDS))],
            sent,
            lambda row, column: found.spaces[groups[row]][column - 1] / most if column else None,
        ),
        pictures.heading(t("cli-topic-crafted")),
        pictures.table(["", *(t(f"cli-col-{key}") for key in columns)], made, pictures.cold),
        pictures.heading(t("cli-balance-strategies")),
    ]
    for topic, width in STRATEGIES.items():
        shares = found.strategies[topic]
        steps = sorted(shares)
        out.append(
            pictures.table(
                [_topic(topic), *(_step(at, width) for at in steps)],
                [
                    [t("cli-col-wins"), *(_percent(shares[at].share) for at in steps)],
                    [t("cli-balance-players"), *(str(shares[at].seats) for at in steps)],
                ],
                pictures.cold,
            )
        )
    share = ", ".join(
        f"{m.text(f'source-{group}')} {_percent(part)}" for group, part in found.winners_share().items()
    )
    return [*out, pictures.paragraph(t("cli-balance-of-winners", shares=share))]


def _topic(topic: str) -> str:
    if topic in SOURCES:
        return messages().text(f"source-{topic}")
    return t(f"cli-strategy-{topic}")


def _step(at: int, width: int) -> str:
    return f"{at}–{at + width - 1}"


def space_name(group: str) -> str:
    """`row-2` and `crossroads-1` are many spaces; the others have names."""
    kind, _, row = group.rpartition("-")
    if kind == "row":
        return t("cli-balance-row", row=row)
    if kind == "crossroads":
        return messages().text("space-crossroads", row=row)
    return messages().text(f"space-{group}")
