"""Bots choose alike on the compiled engine and on its sources: the search is compiled with it."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from terramara import Game
from terramara.bots import make_bot
from tests.project.files import ROOT

LITTLE = 6
SKIPPED = 23  # decisions between two choices: drafts, sends, crafts and payments come up
SCRIPT = "from tests.bots.test_pure import choices; print(*choices({name!r}), sep='\\n')"


def choices(name: str) -> list[str]:
    """Made here and there along a random game."""
    game = Game.new(players=3, seed=5)
    rng = random.Random(5)
    made: list[str] = []
    for n in range(8 * SKIPPED):
        decision = game.decision
        assert decision is not None
        if n % SKIPPED == 0:
            bot = make_bot(name, LITTLE)
            made.append(str(bot.choose(game.view(decision.seat), decision, random.Random(n))))
        game.apply(rng.choice(game.legal_actions()))
    return made


@pytest.mark.parametrize("name", ["beginner", "greedy", "apprentice", "adept", "master"])
def test_the_sources_choose_what_the_compiled_engine_chooses(name: str) -> None:
    env = {**os.environ, "TERRAMARA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(name=name)],
        cwd=ROOT, env=env, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.splitlines() == choices(name)
