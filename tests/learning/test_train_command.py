"""terramara train"""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

from terramara.bots.weights import HERE
from tests.cli.support import Terminal, refused, run


def test_a_training_tells_every_iteration_and_draws_its_curves(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    result = run("train", folder, "--games", "20", "--iterations", "1", "--players", "2", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert "Iteration 1 of 1: 20 games, mean score" in result.stdout
    assert f"TERRAMARA_WEIGHTS={folder} terramara play --bots adept" in result.stdout
    ET.parse(folder / "curves.svg")
    more = run("train", folder, "--iterations", "2", "--jobs", "1")
    assert more.exit_code == 0, more.output
    assert "Continuing after iteration 1 of 2." in more.stdout
    assert "Iteration 2 of 2" in more.stdout
    assert "Iteration 1 of 2" not in more.stdout
    assert "Wins against the bots it started from" in (folder / "curves.svg").read_text()
    assert json.loads((folder / "run.json").read_text())["players"] == [2]


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    with Terminal("train", folder, "--games", "100000", "--players", "2", "--jobs", "2") as terminal:
        terminal.until("Playing")
        terminal.interrupt()
        assert f"continues from {folder}" in terminal.rest().replace("\r\n", "")
    assert terminal.running.returncode == 130
    assert not list(folder.glob("*.part"))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert "isn't empty" in refused("train", tmp_path)
    (tmp_path / "run.json").write_text('{"far": "away"}')
    assert "choose another folder" in refused("train", tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["letter.txt", "run.json"]


def test_a_begun_training_keeps_its_settings(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    run("train", folder, "--games", "20", "--iterations", "1", "--players", "2", "--jobs", "1")
    assert "started with a different --games" in refused("train", folder, "--games", "40")
    assert "started with a different --from" in refused("train", folder, "--from", "shipped")


def test_weights_that_are_none_are_refused_and_nothing_is_begun(tmp_path: Path) -> None:
    for text in (b"", b"no weights", b'{"about": {}, "arrays": {"linear": [2, 9]}}\n'):
        file = tmp_path / "some.weights"
        file.write_bytes(text)
        assert f"can't use the weights in {file}" in refused("train", tmp_path / "mine", "--from", file)
    cut = tmp_path / "cut.weights"
    cut.write_bytes((HERE / "network.weights").read_bytes()[:-9])
    assert "ends too early" in refused("train", tmp_path / "mine", "--from", cut)
    assert "No such file" in refused("train", tmp_path / "mine", "--from", tmp_path / "none")
    assert not (tmp_path / "mine").exists()


def test_a_set_that_is_none_is_refused_and_nothing_is_begun(tmp_path: Path) -> None:
    assert "the set" in refused("train", tmp_path / "mine", "--set", tmp_path)
    assert not (tmp_path / "mine").exists()
