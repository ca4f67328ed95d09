"""Players that are programs. They see what a person in their seat sees: a view, and nothing else."""

from __future__ import annotations

import os

# The matrices are small: more than one thread only costs time. NumPy reads this once, when it's imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from terramara.bots.base import BOTS, Bot, BotEntry, Budgeted, make_bot, register, register_installed
from terramara.bots.beginner import Beginner
from terramara.bots.greedy import Greedy
from terramara.bots.learned import LEARNED
from terramara.bots.random_bot import RandomBot

# The bots that play where nobody has chosen: in a first game, and for people who are away.
FIRST_OPPONENT = "beginner"
STAND_IN = "greedy"

register("random", RandomBot, level=0, for_people=False)
register("beginner", Beginner, level=1)
register("greedy", Greedy, level=2)
for _name, (_level, _make) in LEARNED.items():
    register(_name, _make, level=_level)
register_installed()

__all__ = [
    "BOTS",
    "FIRST_OPPONENT",
    "STAND_IN",
    "Bot",
    "BotEntry",
    "Budgeted",
    "Greedy",
    "RandomBot",
    "make_bot",
    "register",
]
