"""terramara arena"""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import PATIENCE, Terminal, process, refused, run

TINY = ("arena", "random", "beginner", "--players", "2", "--first", "--games", "4", "--seed", "3")


def test_the_table_shows_ratings_with_intervals() -> None:
    result = run(*TINY, "--jobs", "1", columns=80)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert re.search(r"beginner +\d+ \(\d+–\d+\) +4 +\d+% \(\d+–\d+\) +[\d.]+ +[+-][\d.]+", result.stdout)
    assert "Ratings average 1500" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_folder_holds_games_results_and_a_report(tmp_path: Path) -> None:
    out = tmp_path / "ladder"
    result = run(*TINY, "--jobs", "1", "--out", out)
    assert result.exit_code == 0, result.output
    assert {path.name for path in out.iterdir()} == {
        "games.jsonl",
        "results.csv",
        "results.parquet",
        "report.html",
    }
    with (out / "results.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    parquet: Any = import_module("pyarrow.parquet")
    table = parquet.read_table(out / "results.parquet")
    assert table.num_rows == 8
    assert table.column("bot").to_pylist() == [row["bot"] for row in rows]
    assert table.column("score").to_pylist() == [float(row["score"]) for row in rows]
    page = (out / "report.html").read_text()
    assert page.count("<svg") == 2
    assert "beginner" in page
    assert not re.search(r"(src|href)=|<script", page)  # it needs nothing but itself


def test_a_name_in_the_report_is_text() -> None:
    from terramara.arena import pictures

    span = pictures.Span("<b>&", 1, 0, 2)
    assert "&lt;b&gt;&amp;" in pictures.spans("t", [span])
    assert "<b>" not in pictures.page("<b>", "en", [pictures.heading("<b>")])


@pytest.mark.parametrize("other", [("--jobs", "2"), ("--jobs", "2", "--on", "ray")], ids=["two", "ray"])
def test_the_result_is_the_same_from_one_process_from_two_and_from_ray(
    other: tuple[str, ...], tmp_path: Path
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    first = process(*TINY, "--jobs", "1", "--json", "--out", one)
    second = process(*TINY, *other, "--json", "--out", two)
    assert (first.returncode, second.returncode) == (0, 0), second.stderr
    assert first.stdout == second.stdout
    for name in ("games.jsonl", "results.csv", "report.html"):
        assert (one / name).read_bytes() == (two / name).read_bytes()


def test_after_kill_9_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = [*TINY[:-4], "--games", "100000", "--seed", "3", "--jobs", "2", "--out", str(out)]
    with Terminal(*args, stdout=subprocess.PIPE) as terminal:
        terminal.until(r"[1-9]\d*/100000")
        os.killpg(terminal.running.pid, signal.SIGKILL)
        terminal.running.communicate(timeout=PATIENCE)
    before = (out / "games.jsonl").read_bytes()
    assert before.count(b"\n") > 1
    with Terminal(*args, stdout=subprocess.PIPE) as terminal:
        done = before.count(b"\n") - 1
        terminal.until(rf"\D(?!{done}/)[1-9]\d*/100000")
        terminal.interrupt()
        told, _ = terminal.running.communicate(timeout=PATIENCE)
    assert terminal.running.returncode == 130
    after = (out / "games.jsonl").read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    assert after.startswith(whole)
    assert len(after) > len(whole)
    assert "Run the same command again to continue" in told
    assert "Traceback" not in told
    assert (out / "report.html").exists()


def test_the_live_table_shows_how_far_it_is() -> None:
    with Terminal(*TINY, "--jobs", "1") as terminal:
        terminal.until("Standings")
        assert "Rating" in terminal.rest()


def test_a_failing_bot_is_reported_with_exit_code_one() -> None:
    result = run("arena", "random", "tests.arena.test_simulate:Quitter", "--players", "2", "--games", "2")
    assert result.exit_code == 1
    assert "2 games failed" in result.stdout
    assert "game 0, seed" in result.stdout


def test_json_tells_the_standings() -> None:
    data = json.loads(run(*TINY, "--jobs", "1", "--json").stdout)
    assert data["games"] == 4
    assert {line["bot"] for line in data["standings"]} == {"random", "beginner"}
    assert all(line["rating_low"] < line["rating"] < line["rating_high"] for line in data["standings"])


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("random",), "at least two different bots"),
        (("random", "random"), "random is named twice"),
        (("random", "nobody"), "there's no bot “nobody”"),
        (("random", "json:nobody"), "can't make the bot json:nobody"),
        ((), "Missing argument"),
        (("random", "greedy", "--players", "5"), "5 isn't 2, 3 or 4"),
        (("random", "greedy", "--out", "no/such/folder"), "no folder"),
        (("random", "greedy", "--on", "the moon"), "the moon"),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], words: str) -> None:
    assert words in refused("arena", *args)


def test_a_folder_with_other_games_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run(*TINY, "--jobs", "1", "--out", out).exit_code == 0
    kept = (out / "games.jsonl").read_bytes()
    assert "holds other games" in refused(*TINY[:-1], "9", "--out", out)
    (out / "games.jsonl").write_text("{}")
    assert "doesn't hold games of this kind" in refused(*TINY, "--out", out)
    assert kept


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import terramara.bots.crew

    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(terramara.bots.crew, "import_module", missing)
    assert "Ray isn't installed" in refused(*TINY, "--on", "ray")
