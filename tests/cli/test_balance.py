"""terramara balance"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.support import PATIENCE, Terminal, refused, run

TINY = ("balance", "--bot", "beginner", "--players", "2", "--games", "4", "--seed", "3", "--jobs", "1")


def test_the_report_shows_who_wins_and_what_is_off() -> None:
    result = run(*TINY, columns=80)
    assert result.exit_code == 0
    assert result.stderr == ""
    out = result.stdout
    for words in ("Wins by turn order in round 1", "Wins by character", "Wins by starting card", "at random"):
        assert words in out
    assert re.search(r"drafted +[\d.]+% \(\d+–\d+\) +[\d.]+% \(\d+–\d+\)", out)
    assert "Crafted too often" in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_folder_holds_numbers_and_a_page_with_pictures(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run(*TINY, "--out", out).exit_code == 0
    assert {path.name for path in out.iterdir()} == {"games.jsonl", "balance.json", "report.html"}
    table = json.loads((out / "balance.json").read_text())["tables"][0]
    assert (table["players"], table["games"]) == (2, 4)
    assert sum(share["seats"] for share in table["seats"].values()) == 8
    page = (out / "report.html").read_text()
    assert page.count("<svg") == 8  # seats, order, characters, cards, three levels of artefacts, sources
    assert not re.search(r"(src|href)=|<script", page)
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    assert run(*TINY[:-2], "--jobs", "2", "--out", out).exit_code == 0  # all is there: nothing changes
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before


def test_json_is_the_same_on_two_processes() -> None:
    one = run(*TINY, "--json").stdout
    assert one == run(*TINY[:-2], "--jobs", "2", "--json").stdout
    assert json.loads(one)["set"] == "base"


def test_ctrl_c_stops_cleanly_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = [
        "balance",
        "--bot",
        "random",
        "--players",
        "2",
        "--games",
        "1000000",
        "--jobs",
        "2",
        "--out",
        str(out),
    ]
    for _ in range(2):
        before = (out / "games.jsonl").read_bytes() if out.exists() else b""
        done = max(0, before.count(b"\n") - 1)
        with Terminal(*args, stdout=subprocess.PIPE) as terminal:
            terminal.until(rf"\D(?!{done}/)[1-9]\d*/1000000")
            terminal.interrupt()
            told, _ = terminal.running.communicate(timeout=PATIENCE)
            assert "Traceback" not in terminal.rest() + told
        assert terminal.running.returncode == 130
        assert "Run the same command again to continue" in told
        after = (out / "games.jsonl").read_bytes()
        assert after.startswith(before)
        assert len(after) > len(before)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bot", "nobody"), "there's no bot “nobody”"),
        (("--players", "1"), "1 isn't 2, 3 or 4"),
        (("--setup", "rigged"), "rigged"),
        (("--set", "no/such/set"), "no/such/set"),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], words: str) -> None:
    assert words in refused("balance", *args)
