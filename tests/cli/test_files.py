"""terramara replay, show, check-set, rules"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terramara.content.schema import FILES, SCHEMAS
from terramara.messages import rule_ids
from tests.cli.support import random_game, refused, run

GAME = random_game(players=2, seed=11)
RECORD = GAME.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(RECORD)
    return path


# ------------------------------------------------------------------ replay
def test_a_whole_record_is_verified(record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert f"The record is correct: {len(GAME.actions)} actions, 2 players" in result.stdout
    assert GAME.state_hash() in result.stdout
    assert "Game over" in result.stdout
    assert f"{GAME.scores()[0].total:g}" in result.stdout


def test_replay_up_to_an_action(record: Path) -> None:
    result = run("replay", record, "--to", "20")
    assert "after action 20" in result.stdout
    assert random_game(players=2, seed=11, actions=20).state_hash() in result.stdout


def test_replay_step_by_step(record: Path) -> None:
    result = run("replay", record, "--to", "15", "--step")
    for seat, action in GAME.actions[:15]:
        assert f"{('Red', 'Blue')[seat]}: {action.text}\n" in result.stdout
    assert "  16 " not in result.stdout


def test_replay_can_draw_the_table(record: Path) -> None:
    result = run("replay", record, "--to", "20", "--show")
    assert "The row of artefacts" in result.stdout


def test_replay_past_the_end_is_refused(record: Path) -> None:
    assert f"has {len(GAME.actions)} actions" in refused("replay", record, "--to", "100000")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{" + '"a":{' * 100_000, "not valid JSON"),
        ('{"round": ' + "9" * 5000 + "}", "not valid JSON"),
        (RECORD.replace("seed 11", "seed " + "9" * 4000), "seed is a whole number"),
        (RECORD.replace("end ", "end \x1b[2J"), "actions are missing"),
        (RECORD[:-5] + "\x1b[2J\n", "[2J: the record was changed"),
    ],
)
def test_what_a_hostile_file_says_is_one_short_line(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "hostile"
    path.write_text(text)
    said = refused("show", path)
    assert told in said
    assert len(said) < 800
    assert "\x1b" not in said
    refused("verify", path)


def changed(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


LAST = RECORD.splitlines()[-1]
CASES = {
    "cut": (RECORD[: len(RECORD) // 2].rpartition("\n")[0], "`end` is missing"),
    "hash": (changed(LAST, LAST[:-1] + ("0" if LAST[-1] != "0" else "1")), "the record was changed"),
    "action": (RECORD.replace("\n---\n", "\n---\n0 explorer 9Z9\n", 1), ""),
    "rules": (changed("rules 2", "rules 999"), "rules 999"),
    "set": (changed("set base", "set nowhere"), "nowhere"),
    "players": (changed("players 2", "players two"), "whole number"),
    "empty": ("", "terramara record 1"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_wrong_record_is_refused_with_the_reason(case: str, tmp_path: Path) -> None:
    text, words = CASES[case]
    path = tmp_path / "wrong.txt"
    path.write_text(text)
    line = refused("replay", path)
    assert "wrong.txt can't be replayed" in line
    assert words in line
    assert path.read_text() == text


# ------------------------------------------------------------------ show
@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize(("players", "actions"), [(2, 30), (3, 90), (4, 150), (4, 10_000)])
def test_the_table_fits_the_columns_and_tells_everything(
    columns: int, players: int, actions: int, tmp_path: Path
) -> None:
    game = random_game(players, 5, actions, first=False)
    path = tmp_path / "game.txt"
    path.write_text(game.record())
    result = run("show", path, columns=columns)
    assert result.exit_code == 0
    out = result.stdout
    assert max(map(len, out.splitlines())) <= columns
    for words in ("Strength", "River", "Road: start", "row 6", "points", "Red"):
        assert words in out
    view = game.view(None).data
    for row in range(1, 7):
        assert (f"X{row} " in out) == (row in view["turned"])
        assert (f"{row}L1 " in out) == (row not in view["turned"])


def test_a_position_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"players": 3, "seats": [{"strength": 3}, {"explorers": ["1L1"]}]}))
    result = run("show", path, "--seat", "0")
    assert result.exit_code == 0
    assert "3, level 1" in result.stdout
    assert "Red: Send a member of your tribe." in result.stdout


def test_wrong_positions_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"players": 4,\n "seats": [}')
    assert "position.json, line 2: not valid JSON" in refused("show", path)
    path.write_text('{"players": 4, "seats": [{"culture": 99}]}')
    assert "culture" in refused("show", path)
    path.write_text('{"set": "nowhere"}')
    assert "nowhere" in refused("show", path)
    path.write_text('{"players": 2}')
    assert "seats are 0 to 1" in refused("show", path, "--seat", "3")


# ------------------------------------------------------------------ check-set
def test_the_base_set_is_in_order() -> None:
    result = run("check-set", "base")
    assert result.exit_code == 0
    assert "52 artefacts, 24 tiles, 18 bonus tiles, 12 starting cards, 7 characters" in result.stdout


def test_all_that_is_wrong_with_a_set_is_told_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text('id = "mine"\nname = "Mine"\nversion = "1"\nextends = "base"\n')
    (tmp_path / "artefacts.toml").write_text("[bone-pin]\nvp = -1\n\n[fur-cap]\nlevel = 7\n")
    result = run("check-set", tmp_path)
    assert result.exit_code == 2
    assert "artefacts.toml:2" in result.stdout
    assert "artefacts.toml:5" in result.stdout
    assert result.stderr.count("\n") == 1
    assert "problems" in result.stderr
    assert "check-set" in refused("simulate", "--set", tmp_path)


def test_a_set_of_ones_own_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text('id = "mine"\nname = "Mine"\nversion = "1"\nextends = "base"\n')
    (tmp_path / "artefacts.toml").write_text("[bone-pin]\nvp = 3\n")
    assert "Mine (mine 1" in run("check-set", tmp_path).stdout
    result = run("simulate", "--set", tmp_path, "--games", "2", "--players", "2", "--jobs", "1")
    assert "set mine" in result.stdout


@pytest.mark.parametrize("file", FILES)
def test_the_schema_of_a_file_is_printed(file: str) -> None:
    result = run("check-set", "--schema", file)
    assert result.exit_code == 0
    assert json.loads(result.stdout) == SCHEMAS[file]


def test_a_set_or_a_schema_is_asked_for() -> None:
    assert "'artefacts.toml'" in refused("check-set", "--schema", "nope.toml")
    assert "give the PATH of a set, or --schema FILE" in refused("check-set")
    assert "give the PATH of a set, or --schema FILE" in refused("check-set", "base", "--schema", "set.toml")


# ------------------------------------------------------------------ rules
def test_rules_by_section_id_and_words() -> None:
    sections = run("rules").stdout
    assert "TRN  Turns and sending members" in sections
    rule = run("rules", "trn-7").stdout
    assert rule.startswith("TRN-7 · ")
    assert "docs/rules.md#TRN-7" in rule
    assert "docs/rulings.md#D-14" in run("rules", "D-14").stdout
    section = run("rules", "RAD").stdout
    assert all(f"RAD-{n} · " in section for n in range(1, 6))
    found = run("rules", "join", "strength").stdout
    assert "TRN-7 " in found
    assert "CMP-1 " not in found


def test_every_rule_can_be_looked_up() -> None:
    for rule in rule_ids():
        assert run("rules", rule).stdout.startswith(f"{rule} · ")


def test_rules_that_are_not_there() -> None:
    assert "no rule TRN-99" in refused("rules", "TRN-99")
    assert "xyzzy" in refused("rules", "xyzzy")
