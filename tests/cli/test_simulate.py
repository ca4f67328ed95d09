"""terramara simulate"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.support import ENVIRONMENT, PATIENCE, Terminal, refused, run


def test_the_report_names_lengths_scores_wins_kinds_and_speed() -> None:
    result = run(
        "simulate", "--games", "8", "--players", "2,4", "--mixed", "--jobs", "1", "--seed", "3", columns=80
    )
    assert result.exit_code == 0
    assert result.stderr == ""
    out = result.stdout
    assert "8 games of 2/4 players, first and full games in turn; bots: random; seed 3" in " ".join(
        out.split()
    )
    for table in ("2p first", "2p full", "4p first", "4p full"):
        assert table in out
    for words in (
        "Decisions per game, by kind",
        "Points of a player, by source",
        "Wins",
        "Median",
        "games/s",
    ):
        assert words in out
    for kind in ("send", "craft", "travel", "draft", "neutral"):
        assert re.search(rf"^{kind} +[\d.]+", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 80


def test_json_is_the_same_on_one_process_and_on_two() -> None:
    args = ("simulate", "--games", "6", "--players", "2", "--json", "--seed", "5")
    told = [json.loads(run(*args, "--jobs", str(jobs)).stdout) for jobs in (1, 2)]
    for data in told:
        for key in ("seconds", "jobs", "games_per_second", "decisions_per_second"):
            del data[key]
    assert told[0] == told[1]
    assert told[0]["games"] == 6
    assert sum(told[0]["tables"][0]["lengths"].values()) == 6


def test_bots_by_seat() -> None:
    result = run(
        "simulate", "--games", "2", "--players", "2", "--first", "--bots", "greedy,random", "--jobs", "1"
    )
    assert result.exit_code == 0
    assert re.search(r"0 +greedy", result.stdout)
    assert re.search(r"1 +random", result.stdout)


def test_coverage_tells_counts_and_what_was_never_seen() -> None:
    result = run(
        "simulate", "--games", "2", "--players", "2", "--first", "--coverage", "--jobs", "1", columns=120
    )
    assert result.exit_code == 0
    out = result.stdout
    assert "Coverage of the game" in out
    assert "Never came up:" in out
    assert re.search(r"Artefacts crafted +\d+ +52", out)
    assert re.search(r"\d TRN-1 send", out)
    assert "raid-first" in out
    data = json.loads(
        run("simulate", "--games", "2", "--players", "2", "--first", "--coverage", "--json").stdout
    )
    assert data["coverage"]["decision"]["TRN-1 send"] > 0
    assert "crafted" in data["never_seen"]


def test_what_is_kept_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    args = ("simulate", "--games", "3", "--players", "2", "--jobs", "1", "--keep", kept, "--json")
    once = json.loads(run(*args).stdout)
    again = json.loads(run(*args).stdout)
    assert again["tables"] == once["tables"]
    assert again["done"] == [[0, 3]]
    assert "another simulation" in refused(*args, "--seed", "9")
    kept.write_text("{}")
    assert "isn't a report" in refused(*args)
    assert kept.read_text() == "{}"


def test_a_failing_bot_is_reported_with_exit_code_one() -> None:
    bots = "random,tests.arena.test_simulate:Quitter"
    result = run("simulate", "--games", "2", "--players", "2", "--bots", bots, "--jobs", "1")
    assert result.exit_code == 1
    assert "2 games failed" in result.stdout
    assert "game 0, seed" in result.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--players", "5"), "5 isn't 2, 3 or 4"),
        (("--players", ""), "isn't 2, 3 or 4"),
        (("--games", "0"), "x>=1"),
        (("--games", "many"), "'many' isn't a valid number"),
        (("--bots", "nobody"), "choose from adept, apprentice, beginner"),
        (("--bots", "random,random,random"), "3 bots don't fit tables of 4"),
        (("--bots", "json:nobody"), "can't make the bot json:nobody"),
        (("--seed", "-1"), "-1 isn't a whole number from 0"),
        (("--seed", "²"), "² isn't a whole number"),
        (("--seed", str(2**64)), "isn't a whole number from 0"),
        (("--set", "no/such/set"), "no/such/set"),
        (("--jobs", "0"), "--jobs"),
        (("--keep", "no/such/folder/file"), "no folder"),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], words: str) -> None:
    assert words in refused("simulate", *args)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_cleanly_and_reports_what_is_done(jobs: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    args = ["simulate", "--games", "1000000", "--players", "2", "--jobs", jobs, "--keep", str(kept)]
    with Terminal(*args, stdout=subprocess.PIPE) as terminal:
        terminal.until(r"[1-9]\d*/1000000")  # the bar shows that games are done
        terminal.interrupt()
        out, _ = terminal.running.communicate(timeout=PATIENCE)
        assert "Traceback" not in terminal.rest() + out
    assert terminal.running.returncode == 130
    stopped = re.search(r"Stopped early: (\S+) of", out)
    assert stopped
    data = json.loads(kept.read_text())
    assert data["interrupted"]
    assert data["games"] == int(stopped[1].replace(",", ""))


DAWDLER = """
import sys, time
from terramara.bots import make_bot

class Bot:
    def choose(self, view, decision, rng):
        print("dawdling", file=sys.stderr)
        time.sleep(0.1)
        return make_bot("random").choose(view, decision, rng)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_twice_does_not_wait_for_the_games_under_way(
    jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dawdler.py").write_text(DAWDLER)
    monkeypatch.setitem(ENVIRONMENT, "PYTHONPATH", str(tmp_path))
    kept = tmp_path / "kept.json"
    args = ["simulate", "--games", "10", "--players", "2", "--bots", "dawdler:Bot", "--jobs", jobs]
    with Terminal(*args, "--keep", str(kept), stdout=subprocess.PIPE) as terminal:
        terminal.until("dawdling")
        terminal.interrupt()
        for _ in range(20):  # they go on with their games
            terminal.until("dawdling")
        terminal.interrupt()
        out, _ = terminal.running.communicate(timeout=PATIENCE)
        assert "Traceback" not in terminal.rest() + out
    assert terminal.running.returncode == 130
    data = json.loads(kept.read_text())
    assert data["interrupted"]
    assert data["games"] == 0
