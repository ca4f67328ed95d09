"""The plan of a balance run: many games between copies of one bot."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from terramara.arena.findings import SETUPS
from terramara.arena.ledger import Ask
from terramara.arena.plan import Plan, PlanError, new_bot

BOTH = "both"


@dataclass(frozen=True, slots=True)
class Balance:
    """Full games. `setup`: characters and cards as the bots draft them, drawn at random, or both in turn."""

    bot: str = "adept"
    games: int = 600
    players: tuple[int, ...] = (4,)
    setup: str = BOTH
    seed: int = 0

    def __post_init__(self) -> None:
        Plan(self.games, self.players, bots=(self.bot,), seed=self.seed)  # which checks the rest
        if self.setup not in (*SETUPS, BOTH):
            raise PlanError("setup", setup=self.setup)
        new_bot(self.bot)

    def asks(self) -> list[Ask]:
        plan = Plan(self.games, self.players, bots=(self.bot,), seed=self.seed)
        out = []
        for number in range(self.games):
            players = plan.table(number).players
            by_chance = (
                number // len(self.players) % 2 == 1 if self.setup == BOTH else self.setup == SETUPS[1]
            )
            out.append(
                Ask(number, (self.bot,) * players, plan.seed_of(number), "full", by_chance, by_turns=True)
            )
        return out

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
