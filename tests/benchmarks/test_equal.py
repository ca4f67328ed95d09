"""Compiled and pure play the same games, each in a process of its own.

Where nothing is compiled there is nothing to compare with. The games must then at least be the same in two
processes whose string hashes differ: no order of a set may leak into them. `make bench-equal` plays 2,000.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from benchmarks.engine.environment import ROOT
from benchmarks.engine.equal import compiled_or_why_not, differences, specs

GAMES = specs(60)


def played(pure: str, hash_seed: str) -> list[str]:
    env = {**os.environ, "TERRAMARA_PURE": pure, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.engine.worker", "ours"],
        cwd=ROOT, env=env, input=json.dumps({"ask": "prints", "games": GAMES}) + "\n",
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert "error" not in told, told
    prints: list[str] = told["prints"]
    return prints


def test_compiled_and_pure_play_the_same_games() -> None:
    other = "1" if compiled_or_why_not() else "0"
    one, two = played("1", "1"), played(other, "2")
    assert len(set(one)) == len(GAMES)
    assert differences(GAMES, one, two) == []


def test_a_difference_would_be_told() -> None:
    (told,) = differences([(3, 1, 7)], ["a"], ["b"])
    assert told == "3 players, first game, seed 7: 'a' and 'b'"
