"""The pairings of a tournament. The plan and a game's number decide the game, wherever it's played."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

from terramara.arena.ledger import Ask
from terramara.arena.plan import Plan, PlanError, Table, new_bot


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game: the bots by seat. The games of a match share a seed, and the bots move on by one seat."""

    number: int
    match: int
    seed: int
    table: Table
    bots: tuple[str, ...]

    @property
    def ask(self) -> Ask:
        return Ask(self.number, self.bots, self.seed, self.table.mode)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament. Matches rotate through the tables of `players` x `modes`. At each table, every line-up
    comes once before any comes again."""

    bots: tuple[str, ...]
    games: int = 400  # at least: the last match is played to its end
    players: tuple[int, ...] = (4,)
    modes: tuple[str, ...] = ("full",)
    seed: int = 0

    def __post_init__(self) -> None:
        self.plan()  # which checks the rest
        if len(self.bots) < 2:
            raise PlanError("too-few-bots")
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise PlanError("bot-twice", bot=name)
            new_bot(name)

    def plan(self) -> Plan:
        """As a simulation: for its tables, seeds and checks."""
        plan = Plan(self.games, self.players, self.modes, self.bots[:1], self.seed)
        for name in self.bots[1:]:
            replace(plan, bots=(name,))
        return plan

    def pairings(self) -> list[Pairing]:
        plan = self.plan()
        seats = {table: list(line_ups(self.bots, table.players)) for table in plan.tables}
        turn: dict[Table, int] = dict.fromkeys(plan.tables, 0)
        out: list[Pairing] = []
        match = 0
        while len(out) < self.games:
            table = plan.table(match)
            line_up = self._line_up(table, seats[table], turn[table])
            turn[table] += 1
            for k in range(table.players):
                bots = line_up[k:] + line_up[:k]
                out.append(Pairing(len(out), match, plan.seed_of(match), table, bots))
            match += 1
        return out

    def _line_up(self, table: Table, choice: list[tuple[str, ...]], turn: int) -> tuple[str, ...]:
        """Shuffled again each time round, so that a tournament that is cut short isn't lopsided."""
        time_round, at = divmod(turn, len(choice))
        order = _order(len(choice), f"{self.seed} {table.players} {table.mode} {time_round}")
        line_up = list(choice[order[at]])
        random.Random(f"{self.seed} {turn}").shuffle(line_up)  # noqa: S311  no secrets here
        return tuple(line_up)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Tournament:
        lists = {name: tuple(data[name]) for name in ("bots", "players", "modes")}
        return cls(**{**data, **lists})


def line_ups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Every choice of different bots; if there are too few for the table, every way to fill it with all of
    them."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    more = combinations_with_replacement(bots, players - len(bots))
    return [tuple(sorted((*bots, *extra), key=bots.index)) for extra in more]


@cache
def _order(many: int, seed: str) -> list[int]:
    order = list(range(many))
    random.Random(seed).shuffle(order)  # noqa: S311  no secrets here
    return order
