"""The plan of a simulation. The plan and a game's number decide the game, wherever and whenever it's
played."""

from __future__ import annotations

import importlib
from dataclasses import asdict, dataclass, field
from typing import Any, cast

from terramara.bots import BOTS, Bot, make_bot
from terramara.engine.options import Options

MODES = ("first", "full")
RANDOM = "random"
_MASK = (1 << 64) - 1


class PlanError(ValueError):
    """A plan that can't be played: `code` says why, `numbers` with what."""

    def __init__(self, code: str, **numbers: str | int) -> None:
        told = ", ".join(f"{name} {value}" for name, value in numbers.items())
        super().__init__(f"{code} ({told})" if told else code)
        self.code = code
        self.numbers = numbers


@dataclass(frozen=True, slots=True, order=True)
class Table:
    """One way to sit down: how many players, and `first` or `full` (SET-9, SET-10)."""

    players: int
    mode: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A simulation. Games rotate through the tables of `players` x `modes`, so each gets its share wherever
    you stop.

    `bots`: one for all seats, or one for each: a name of the registry, or `module:maker` for one of your own.
    """

    games: int = 1000
    players: tuple[int, ...] = (4,)
    modes: tuple[str, ...] = ("full",)
    bots: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    coverage: bool = False
    options: Options = field(default_factory=Options)  # except `first_game`, which `modes` decides

    def __post_init__(self) -> None:
        if self.games < 1:
            raise PlanError("no-games", games=self.games)
        if not self.players or any(players not in (2, 3, 4) for players in self.players):
            raise PlanError("players", players=",".join(map(str, self.players)))
        if not self.modes or any(mode not in MODES for mode in self.modes):
            raise PlanError("modes", modes=",".join(self.modes))
        if not 0 <= self.seed <= _MASK:
            raise PlanError("seed", seed=str(self.seed))
        if not self.bots or (len(self.bots) > 1 and any(len(self.bots) != seats for seats in self.players)):
            raise PlanError("bots", bots=len(self.bots), players=",".join(map(str, self.players)))
        starter = self.options.starter
        if starter is not None and starter >= min(self.players):
            raise PlanError("starter", starter=starter, players=min(self.players))
        for name in self.bots:
            bot_maker(name)

    @property
    def tables(self) -> list[Table]:
        return sorted({Table(players, mode) for players in self.players for mode in self.modes})

    def table(self, number: int) -> Table:
        players = self.players[number % len(self.players)]
        return Table(players, self.modes[number // len(self.players) % len(self.modes)])

    def seed_of(self, number: int) -> int:
        """The seed of one game: splitmix64, so that neighbouring games have nothing in common."""
        z = (self.seed * 0xD1342543DE82EF95 + (number + 1) * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def bot_names(self, players: int) -> tuple[str, ...]:
        return self.bots * players if len(self.bots) == 1 else self.bots

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Plan:
        lists = {name: tuple(data[name]) for name in ("players", "modes", "bots")}
        return cls(**{**data, **lists, "options": Options.from_json(data["options"])})


def bot_maker(name: str) -> Any:
    """Return the maker of the bot with this name: a function without arguments."""
    if name in BOTS:
        return BOTS[name].make
    module, colon, maker = name.partition(":")
    if not colon:
        raise PlanError("no-such-bot", bot=name, known=", ".join(sorted(BOTS)))
    try:
        found = getattr(importlib.import_module(module), maker)
    except Exception as error:  # noqa: BLE001  a module may raise anything
        raise PlanError("bot-not-found", bot=name, why=in_a_line(error)) from None
    if not callable(found):
        raise PlanError("bot-not-found", bot=name, why=f"{maker} cannot be called")
    return found


def new_bot(name: str) -> Bot:
    if name in BOTS:
        return make_bot(name)
    maker = bot_maker(name)
    try:
        return cast("Bot", maker())
    except Exception as error:  # noqa: BLE001  a bot may raise anything
        raise PlanError("bot-not-found", bot=name, why=in_a_line(error)) from None


def in_a_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
