"""terramara analyse"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from terramara.bots import analysis
from tests.cli.support import PATIENCE, Terminal, random_game, refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(random_game(3, seed=5).record())
    return path


def test_a_record_shows_what_each_gave_away_and_draws_it(record: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "game.svg"
    result = run("analyse", record, "--picture", drawing, columns=80)
    assert (result.exit_code, result.stderr) == (0, "")
    out = result.stdout
    for words in ("The game is over", "What each player gave away", "The decisions that gave away most"):
        assert words in out
    assert re.search(r"^Red +\d+ +\d+ +\d+\.\d\d +\d+$", out, re.MULTILINE)
    assert max(map(len, out.splitlines()[:-1])) <= 80  # the last names the file
    root = ElementTree.fromstring(drawing.read_text())
    drawn = {element.text for element in root.iter()}
    assert {"Chance to win", "Expected score", "VP given away so far", "Round 2", "Red"} <= drawn


def test_a_position_shows_chances_and_the_best_turns(record: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(random_game(3, seed=5, actions=60).position()))
    drawing = tmp_path / "position.svg"
    result = run("analyse", position, "--turns", "2", "--games", "8", "--picture", drawing)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "The best turns" in result.stdout
    assert "gave" not in result.stdout.split("Worth is")[0]
    assert len(re.findall(r"^ *[+-]\d+\.\d +\d+%", result.stdout, re.MULTILINE)) == 2
    root = ElementTree.fromstring(drawing.read_text())
    assert "now" in {element.text for element in root.iter()}
    # The same point of the record says the same.
    at = ("analyse", record, "--to", "60", "--json")
    assert json.loads(run(*at).stdout)["now"] == json.loads(run("analyse", position, "--json").stdout)["now"]


def test_json_has_every_decision(record: Path) -> None:
    data = json.loads(run("analyse", record, "--json").stdout)
    assert data["players"] == 3
    assert data["now"]["seat"] is None
    numbers = [step["number"] for step in data["decisions"]]
    assert len(numbers) > 100
    assert numbers == sorted(numbers)
    assert {"seat", "kind", "action", "best", "lost", "seats"} <= set(data["decisions"][0])


def test_bad_input_is_told_in_a_line(tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other.txt"
    other.write_text("nothing of ours\n")
    assert "other.txt" in refused("analyse", other)
    broken = tmp_path / "broken.json"
    broken.write_text('{"players": 9}')
    assert "players" in refused("analyse", broken)
    assert "past the end" in refused("analyse", record, "--to", "100000")
    assert str(tmp_path / "no") in refused("analyse", record, "--picture", tmp_path / "no" / "a.svg")
    analysis._network.cache_clear()
    monkeypatch.setattr(analysis, "find_spec", lambda _: None)
    assert "pip install numpy" in refused("analyse", record)


def test_ctrl_c_shows_what_is_done(record: Path) -> None:
    with Terminal("analyse", record, "--games", "2000", stdout=subprocess.PIPE) as terminal:
        terminal.until(r"[1-9]\d*/")
        terminal.interrupt()
        told, _ = terminal.running.communicate(timeout=PATIENCE)
    assert terminal.running.returncode == 130
    assert "What each player gave away" in told
    assert re.search(r"Stopped after \d+ of \d+ actions", told)
