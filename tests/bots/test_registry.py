"""Bots of other packages come in by entry point, and a budget goes to those that take one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from terramara.bots import BOTS, FIRST_OPPONENT, STAND_IN, make_bot
from terramara.bots.learned import TurnBot

BOT = """
class Last:
    def choose(self, view, decision, rng):
        return view.legal_actions()[-1]

class Greedy:
    pass
"""
ASK = """
import random
from terramara import Game
from terramara.bots import BOTS, make_bot
game = Game.new(players=2, seed=1)
view = game.view(game.decision.seat)
assert make_bot("last").choose(view, game.decision, random.Random(1)) == view.legal_actions()[-1]
assert type(make_bot("greedy")).__module__ == "terramara.bots.greedy"
assert not any(name == "someones_bots" for name in __import__("sys").modules) or "last" in BOTS
print(BOTS["last"].level > BOTS["champion"].level)
"""


def test_an_installed_package_brings_its_bot(tmp_path: Path) -> None:
    """As pip leaves it: a module, and metadata that names the entry point. Ours keep their names."""
    (tmp_path / "someones_bots.py").write_text(BOT, encoding="utf-8")
    about = tmp_path / "someones_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: someones-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[terramara.bots]\nlast = someones_bots:Last\ngreedy = someones_bots:Greedy\n"
    )
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{ASK}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "True", done.stderr


def test_a_budget_is_a_count_for_those_that_take_one() -> None:
    master, adept = make_bot("master", 10), make_bot("adept", 10)
    assert isinstance(master, TurnBot)
    assert isinstance(adept, TurnBot)
    assert (master.games, adept.positions) == (10, 10)
    assert make_bot("random", 10) is not None


def test_whoever_plays_unasked_is_there_without_numpy() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "from terramara.bots import BOTS\n"
        "import random; from terramara import Game; from terramara.bots import make_bot\n"
        "game = Game.new(players=2, seed=1)\n"
        "make_bot('apprentice', 10).choose(game.view(game.decision.seat), game.decision, random.Random(1))\n"
        "print(*BOTS)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["random", "beginner", "greedy", "apprentice"], done.stderr
    assert FIRST_OPPONENT in BOTS
    assert STAND_IN in done.stdout.split()
