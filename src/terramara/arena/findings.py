"""Findings from games between equals: wins by seat, order, character and card, and the artefacts made.

Each kept game is played through again from its actions, and observed on the way.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from terramara.arena.ledger import Ask, Kept
from terramara.arena.ratings import Z, wilson
from terramara.content.model import CATEGORIES, DOUBLES, ContentSet
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.compiler import tables_for
from terramara.engine.flow import apply_unchecked
from terramara.engine.measures import measure
from terramara.engine.notation import SPACE_NAMES
from terramara.engine.options import Options
from terramara.engine.outposts import outposts
from terramara.engine.purse import total
from terramara.engine.scoring import SOURCES
from terramara.engine.setup import new_state
from terramara.engine.state import State
from terramara.engine.strength import strength_places

ROUNDS = 5
SETUPS = ("drafted", "random")
# What winners are compared by: a name, and how wide a step is.
STRATEGIES = {"artefacts": 2, "culture": 3, "strength": 4, "workers": 2, "outposts": 5, "caravans": 3}
# END-1's sources in the four groups that should all be worth playing for. What an artefact brings at the end
# counts for what it rewards: an artefact that doubles outposts is worth nothing without outposts.
GROUPS = {
    "artefacts": ("artefacts",),
    "outposts": ("outposts", "caravans"),
    "strength": ("strength",),
    "play": ("play",),
}
REWARDS = {
    c.M_POWER: "strength",
    c.M_STRENGTH: "strength",
    c.M_STRONGER: "strength",
    c.M_FLAGS: "outposts",
    c.M_CARAVANS: "outposts",
}
DOUBLED = {"strength": "strength", "outposts": "outposts", "caravans": "outposts"}


@dataclass(slots=True)
class Share:
    """Wins of the seats that had something, and their lead over the mean of their table."""

    seats: int = 0
    wins: float = 0.0
    margin: float = 0.0
    squares: float = 0.0

    def add(self, win: float, margin: float) -> None:
        self.seats += 1
        self.wins += win
        self.margin += margin
        self.squares += margin * margin

    @property
    def share(self) -> float:
        return self.wins / max(self.seats, 1)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)

    @property
    def mean_margin(self) -> float:
        return self.margin / max(self.seats, 1)

    @property
    def margin_error(self) -> float:
        """Half of the 95 % interval."""
        if self.seats < 2:
            return 0.0
        variance = max(0.0, self.squares / self.seats - self.mean_margin**2)
        return Z * sqrt(variance / (self.seats - 1))

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "seats": self.seats,
            "wins": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "margin": round(self.mean_margin, 2),
            "margin_error": round(self.margin_error, 2),
        }


@dataclass(slots=True)
class Made:
    """One artefact. A player could craft it if it was in reach and payable when they were asked to craft."""

    offered: int = 0  # games in which it came into the row
    possible: int = 0  # games in which somebody could craft it
    made: int = 0  # games in which somebody did
    could: int = 0  # players who could
    did: int = 0  # of these
    makers: Share = field(default_factory=Share)

    @property
    def of_games(self) -> float:
        return self.made / max(self.possible, 1)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.made, self.possible)

    @property
    def of_players(self) -> float:
        return self.did / max(self.could, 1)

    def to_json(self) -> dict[str, Any]:
        return {
            "offered": self.offered,
            "possible": self.possible,
            "made": self.made,
            "of_games": round(self.of_games, 4),
            "of_players": round(self.of_players, 4),
            "makers": self.makers.to_json(),
        }


def _shares() -> dict[str, Share]:
    return defaultdict(Share)


def _by_setup() -> dict[str, dict[str, Share]]:
    return {setup: _shares() for setup in SETUPS}


@dataclass(slots=True)
class Findings:
    """Games with one number of players."""

    players: int
    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    totals: Counter[int] = field(default_factory=Counter)  # half points of every player
    winning: Counter[int] = field(default_factory=Counter)  # half points of winners
    left_reserved: int = 0
    seats: dict[str, Share] = field(default_factory=_shares)
    order: dict[str, dict[str, Share]] = field(default_factory=_by_setup)
    characters: dict[str, dict[str, Share]] = field(default_factory=_by_setup)
    cards: dict[str, dict[str, Share]] = field(default_factory=_by_setup)
    artefacts: dict[str, Made] = field(default_factory=dict)
    spaces: dict[str, list[int]] = field(default_factory=dict)  # members sent, by round
    sources: list[float] = field(default_factory=lambda: [0.0] * len(SOURCES))  # of all players
    of_winners: list[float] = field(default_factory=lambda: [0.0] * len(SOURCES))
    effects_of_winners: dict[str, float] = field(default_factory=lambda: dict.fromkeys(GROUPS, 0.0))
    strategies: dict[str, dict[int, Share]] = field(
        default_factory=lambda: {name: defaultdict(Share) for name in STRATEGIES}
    )

    def winners_share(self) -> dict[str, float]:
        """Of the winners' points, by the groups of sources."""
        whole = sum(self.of_winners) or 1.0
        return {
            group: (
                sum(self.of_winners[SOURCES.index(name)] for name in names) + self.effects_of_winners[group]
            )
            / whole
            for group, names in GROUPS.items()
        }

    def to_json(self) -> dict[str, Any]:
        def told(shares: dict[str, Share]) -> dict[str, Any]:
            return {name: shares[name].to_json() for name in sorted(shares)}

        winners = max(sum(share.wins for share in self.seats.values()), 1e-9)
        players = max(self.games * self.players, 1)
        return {
            "players": self.players,
            "games": self.games,
            "decisions": round(sum(k * n for k, n in self.lengths.items()) / max(self.games, 1), 1),
            "score": round(sum(k * n for k, n in self.totals.items()) / 2 / players, 2),
            "left_reserved": round(self.left_reserved / players, 4),
            "seats": told(self.seats),
            "order": {setup: told(shares) for setup, shares in self.order.items()},
            "characters": {setup: told(shares) for setup, shares in self.characters.items()},
            "cards": {setup: told(shares) for setup, shares in self.cards.items()},
            "artefacts": {name: made.to_json() for name, made in sorted(self.artefacts.items())},
            "spaces": dict(sorted(self.spaces.items())),
            "sources": dict(zip(SOURCES, [round(x / players, 3) for x in self.sources], strict=True)),
            "of_winners": dict(zip(SOURCES, [round(x / winners, 3) for x in self.of_winners], strict=True)),
            "winners_share": {name: round(share, 4) for name, share in self.winners_share().items()},
            "strategies": {
                topic: {str(step): shares[step].to_json() for step in sorted(shares)}
                for topic, shares in self.strategies.items()
            },
        }


def find(content: ContentSet, asks: Iterable[Ask], games: Iterable[Kept]) -> dict[int, Findings]:
    """By number of players. Games that failed are left out."""
    out: dict[int, Findings] = {}
    for ask, game in zip(asks, games, strict=False):
        if not game.error:
            players = len(ask.bots)
            found = out.setdefault(
                players, Findings(players, artefacts={a.id: Made() for a in content.artefacts})
            )
            Look(content, found).at(ask, game)
    return out


class Look:
    """Play one game through again and add what it shows."""

    def __init__(self, content: ContentSet, found: Findings) -> None:
        self.content = content
        self.found = found
        self.seen: set[int] = set()  # artefacts in the row
        self.could: set[tuple[int, int]] = set()  # seat, artefact
        self.characters: dict[int, str] = {}
        self.cards: dict[int, str] = {}

    def at(self, ask: Ask, game: Kept) -> None:
        log: list[Frame] = []
        options = Options(first_game=ask.mode == "first")
        s = new_state(tables_for(self.content), len(ask.bots), ask.seed, options, log)
        told = 0
        for action in game.actions:
            op, seat, _, _ = s.stack[-1]
            if op in (c.CRAFT, c.WORKSHOP):
                self._asked_to_craft(s, seat)
            now = s.round
            apply_unchecked(s, action)
            for event in log[told:]:
                self._event(event, now)
            told = len(log)
        self._end(s, ask, game)

    def _asked_to_craft(self, s: State, seat: int) -> None:
        self.seen.update(s.row)
        for action in s.legal:
            if c.A_CRAFT <= action < c.A_CRAFT_RESERVED:
                self.could.add((seat, s.row[action - c.A_CRAFT]))
            elif action == c.A_CRAFT_RESERVED:
                self.could.add((seat, s.players[seat].reserved))

    def _event(self, event: Frame, now: int) -> None:
        kind, seat, a, b = event
        if kind == c.EV_DRAFT and a:
            self.cards[seat] = self.content.cards[b].id
        elif kind == c.EV_DRAFT:
            self.characters[seat] = self.content.characters[b].id
        elif kind == c.EV_SENT and 1 <= now <= ROUNDS:
            self.found.spaces.setdefault(space_group(b), [0] * ROUNDS)[now - 1] += 1

    def _end(self, s: State, ask: Ask, game: Kept) -> None:
        found = self.found
        totals = game.totals
        middle = sum(totals) / len(totals)
        setup = SETUPS[ask.random_setup]
        found.games += 1
        found.lengths[len(game.actions)] += 1
        made_by_any: set[int] = set()
        for seat, p in enumerate(s.players):
            win, margin = game.win(seat), totals[seat] - middle
            made_by_any.update(p.made)
            found.seats[str(seat)].add(win, margin)
            found.order[setup][str((seat - game.starter) % len(totals) + 1)].add(win, margin)
            if seat in self.characters:
                found.characters[setup][self.characters[seat]].add(win, margin)
                found.cards[setup][self.cards[seat]].add(win, margin)
            self._points(game, seat, win)
            for group, vp in end_effects(s, seat):
                found.effects_of_winners[group] += win * vp
            for artefact in p.made:
                found.artefacts[self.content.artefacts[artefact].id].makers.add(win, margin)
            measures = {
                "artefacts": len(p.made),
                "culture": p.culture,
                "strength": p.strength,
                "workers": total(p.workers),
                "outposts": outposts(s, seat),
                "caravans": sum(p.ends),
            }
            for topic, width in STRATEGIES.items():
                found.strategies[topic][measures[topic] // width * width].add(win, margin)
        possible = {artefact for _, artefact in self.could} | made_by_any
        for artefact, piece in enumerate(self.content.artefacts):
            made = found.artefacts[piece.id]
            made.offered += artefact in self.seen or artefact in made_by_any
            made.possible += artefact in possible
            made.made += artefact in made_by_any
        for seat, artefact in self.could:
            made = found.artefacts[self.content.artefacts[artefact].id]
            made.could += 1
            made.did += artefact in s.players[seat].made

    def _points(self, game: Kept, seat: int, win: float) -> None:
        found = self.found
        halves = game.halves[seat]
        found.totals[sum(halves)] += 1
        if win:
            found.winning[sum(halves)] += 1
        found.left_reserved += halves[SOURCES.index("reserved")] < 0
        for k, half in enumerate(halves):
            found.sources[k] += half / 2
            found.of_winners[k] += win * half / 2


def end_effects(s: State, seat: int) -> Iterator[tuple[str, int]]:
    """The VP a seat's artefacts bring at the end, each with the group of sources it rewards."""
    t = s.tables
    p = s.players[seat]
    doubled: set[int] = set()
    for artefact in p.made:
        doubled.update(t.doubles[artefact])
        for count, per, condition, least in t.at_end[artefact]:
            if condition < 0 or measure(s, seat, condition) >= least:
                what = condition if per < 0 else per
                yield REWARDS.get(what, "artefacts"), count if per < 0 else count * measure(s, seat, per)
    for source in doubled:
        name = DOUBLES[source]
        if name in CATEGORIES:
            of = CATEGORIES.index(name)
            yield "artefacts", sum(t.vp[a] for a in p.made if t.category[a] == of)
        else:
            worth = {"outposts": outposts(s, seat), "caravans": sum(p.ends)}
            yield DOUBLED[name], worth[name] if name in worth else strength_places(s)[seat]


def space_group(space: int) -> str:
    """Home spaces and the hut by name, the others by row: `row-2`, `crossroads-1`."""
    if space == c.S_HUT:
        return "hut"
    if space < c.S_CROSSROADS:
        return f"row-{space // 6 + 1}"
    if space < c.S_OWN:
        return f"crossroads-{space - c.S_CROSSROADS + 1}"
    return SPACE_NAMES[space]
