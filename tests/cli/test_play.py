"""terramara play"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from terramara import Game
from tests.cli.support import Terminal, random_game, refused, run

NEW = ("play", "--players", "2", "--bots", "random", "--seed", "3", "--first", "--ask-neutrals")


def played(*lines: str, args: tuple[str | Path, ...] = NEW, columns: int = 100) -> str:
    """The screen after typing these lines."""
    result = run(*args, typed="".join(f"{line}\n" for line in lines), columns=columns)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def test_the_table_the_question_and_numbered_choices_are_shown() -> None:
    out = played()
    assert "You're Red, playing against Blue (random)." in out
    assert "Put a neutral explorer on an empty space in row" in out
    assert re.search(r"^ +1  neutral 1", out, re.MULTILINE)
    assert "The row of artefacts" in out


@pytest.mark.rule("NEU-3")
def test_chance_places_the_neutral_explorers_of_a_first_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = played(f"save {path}", args=NEW[:-1])
    assert "Put a neutral explorer" not in out
    assert "Send a member of your tribe." in out
    placed = [line for line in path.read_text().splitlines() if " neutral " in line]
    assert len(placed) == 12
    assert {line[0] for line in placed} == {"0", "1"}
    # It is the same game again when it goes on.
    assert "Send a member of your tribe." in played(args=("play", path, "--bots", "random"))
    assert "Put a neutral explorer" in played(
        args=("play", "--players", "3", "--seed", "3", "--first", "--ask-neutrals")
    )


def test_a_whole_game_can_be_played_by_numbers() -> None:
    out = played(*["1"] * 600, "log", "score", "quit", "quit")
    assert "The game is over. `save FILE` keeps it" in out
    assert "There's nothing to choose right now." in out
    assert "★" in out


@pytest.mark.parametrize("players", [3, 4])
def test_a_full_game_against_greedy_bots(players: int) -> None:
    out = played(
        *["1"] * 30, args=("play", "--players", str(players), "--seed", "5", "--seat", "1"), columns=80
    )
    assert "Pick a character or a starting card." in out
    assert "Red (greedy)" in out
    # In a pipe nobody ends the line of the prompt.
    assert max(len(line.removeprefix("> ")) for line in out.splitlines()) <= 80


def test_cards_are_told_with_what_they_do() -> None:
    args = ("play", "--players", "4", "--bots", "random", "--seed", "8")
    drafting = " ".join(played(args=args, columns=200).split())
    assert re.search(r"Take the \w+ · Young: .+ Adult: ", drafting)
    assert re.search(r"Start with: [\w ]+ · \d \w+", drafting)


def position(tmp_path: Path) -> Path:
    """Red is to move in round 1, with Blue on 1L1 and as strong."""
    path = tmp_path / "position.json"
    path.write_text(
        '{"players": 4, "turn": 0, "seats": [{"strength": 3, "raw": {"wood": 2}, "workers": [1, 0, 0]},'
        ' {"strength": 3, "explorers": ["1L1"]}]}'
    )
    return path


@pytest.mark.parametrize("typed", ["explorer 1L2", "EXPLORER  1l2", "e 1l2"])
def test_an_action_by_notation_and_short(typed: str, tmp_path: Path) -> None:
    assert "Red sends an explorer to plains 1L2." in played(
        typed, args=("play", position(tmp_path), "--bots", "random")
    )


def test_why_tells_the_rule_and_the_numbers(tmp_path: Path) -> None:
    args = ("play", position(tmp_path), "--bots", "random")
    out = played(
        "why explorer 1L1", "why", "why chief hut", "explorer 1L1", "why nonsense", "77777", args=args
    )
    assert out.count("explorer 1L1: You need more strength than Blue (3). You have 3. (`rules TRN-7`)") == 2
    assert "Why what?" in out
    assert "Yes, you can: chief hut" in out
    assert "“nonsense” isn't an action or a command." in out
    assert re.search(r"Choose a number from 1 to \d+\.", out)


def test_undo_and_redo(tmp_path: Path) -> None:
    args = ("play", position(tmp_path), "--bots", "random")
    out = played("undo", "worker 1", "undo", "redo", "redo", args=args)
    assert "You can't undo" in out
    assert "Undone: worker 1" in out
    assert out.count("Red uses a worker of level 1.") == 2
    assert "Nothing to redo." in out


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = played("1", "1", "save", f"save {path}", "quit")
    assert "Where to? save FILE" in out
    assert f"Saved to {path}" in " ".join(out.split())
    assert "not saved" not in out
    saved = Game.from_record(path.read_text())
    assert len(saved.actions) >= 2
    again = played("1", "save", "quit", args=("play", path, "--bots", "random"))
    assert f"Saved to {path}" in " ".join(again.split())
    assert len(Game.from_record(path.read_text()).actions) > len(saved.actions)


def test_saving_does_not_overwrite_something_else(tmp_path: Path) -> None:
    other = tmp_path / "thesis.txt"
    other.write_text("years of work")
    out = played("1", f"save {other}", f"save {tmp_path}/no/such/folder/game.txt", "quit", "quit")
    assert "is something else, so it stays as it is" in " ".join(out.split())
    assert "No such file or directory" in " ".join(out.split())
    assert other.read_text() == "years of work"


def test_leaving_unsaved_is_asked_once_and_told() -> None:
    assert "This game isn't saved" in played("1", "quit", "quit")
    assert "The game wasn't saved." in played("1")


def test_commands_of_the_table() -> None:
    out = played("help", "?", "board", "row", "players", "score", "rules TRN-7", "rules TRN-99", "log", "")
    assert out.count("undo your last action") == 2
    assert out.count("Road: start") == 2
    assert "TRN-7 · An explorer joins an explorer" in out
    assert "there's no rule TRN-99" in out
    assert "end-of-game effects" in out


def test_a_finished_game_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(random_game(2).record())
    out = played("undo", "1", "quit", args=("play", path))
    assert "The game is over" in out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--players", "5"), "2<=x<=4"),
        (("--seat", "3", "--players", "3"), "seats are 0 to 2"),
        (("--bots", "nobody"), "there's no bot “nobody”"),
        (("--bots", "random,random,random", "--players", "3"), "3 bots don't fit 2 other seats"),
        (("--bots", "json:loads"), "can't make the bot json:loads: TypeError: loads() missing"),
        (("--bots", "this is:none"), "can't make the bot this is:none: ModuleNotFoundError"),
        (("--set", "no/such/set"), "no/such/set"),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], words: str) -> None:
    assert words in refused("play", *args)


class Stumbler:
    """A bot that fails."""

    def choose(self, *_: object) -> None:
        raise RuntimeError("no idea,\nreally")


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("tests.arena.test_simulate:Quitter", "Quitter chose explorer 1L1, which isn't allowed: "),
        ("tests.cli.test_play:Stumbler", "Stumbler failed (RuntimeError: no idea, really): "),
    ],
)
def test_a_bot_that_fails_is_told_in_a_line_and_costs_no_game(bot: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run(*NEW, "--bots", bot, typed="1\n" * 20 + f"save {path}\nquit\n")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert words in result.stderr
    assert "`save FILE` keeps the game" in result.stderr
    assert "not saved" not in result.stdout
    assert "There's nothing to choose right now." in result.stdout
    assert Game.from_record(path.read_text()).actions


def test_what_a_bot_stumbled_over_can_be_taken_back(tmp_path: Path) -> None:
    args = ("play", position(tmp_path), "--bots", "tests.cli.test_play:Stumbler")
    result = run(*args, typed="chief hut\nstop\nend\nundo\nend\n")
    assert result.exit_code == 2
    assert result.stderr.count("Stumbler failed") == 2
    assert "Nothing to craft or reserve right now." in result.stdout.split("Undone: end")[1]


def test_in_a_real_terminal_with_editing_completion_and_ctrl_c() -> None:
    with Terminal(*NEW) as terminal:
        terminal.until("\n> ")
        terminal.type("undo\n")
        terminal.until("You can't undo")
        terminal.until("\n> ")
        terminal.type("undo\x7f\x7f\x7f\x7fboa\t\n")  # taken back letter by letter, then completed
        terminal.until("Road: start")
        terminal.until("\n> ")
        terminal.sleeps()
        terminal.interrupt()
        assert "Traceback" not in terminal.rest()
    assert terminal.running.returncode == 130
