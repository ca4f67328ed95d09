"""Players that are programs. They see what a person in their seat sees: a view, and nothing else."""

from __future__ import annotations

from terramara.bots.base import BOTS, Bot, BotEntry, make_bot, register
from terramara.bots.greedy import Greedy
from terramara.bots.random_bot import RandomBot

register("random", RandomBot, level=0)
register("greedy", Greedy, level=1)

__all__ = ["BOTS", "Bot", "BotEntry", "Greedy", "RandomBot", "make_bot", "register"]
