"""Common to every command: help, version, refusals in one line, quiet ends."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from terramara import RULES_VERSION, __version__, _build
from terramara.cli import click_words, texts
from terramara.cli.app import COMMANDS, SERVING
from terramara.cli.files import write_whole
from tests.cli.support import COMMAND, ENVIRONMENT, process, random_game, refused, run

EVERY = (*COMMANDS, *SERVING)


def test_the_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in EVERY:
        assert re.search(rf"^  {name} +\w", result.stdout, re.MULTILINE), name
    assert "..." not in result.stdout.split("Commands:")[1]  # no sentence is cut off


@pytest.mark.parametrize("name", EVERY)
def test_every_command_has_help_within_the_columns(name: str) -> None:
    result = run(name, "--help", columns=80)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: app {name}") or f" {name} " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout == run("--help").stdout


def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [COMMAND, "rules", "SYM"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "terramara: No space left on device\n"


def test_the_version_tells_rules_and_engine() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert f"terramara {__version__}, rules {RULES_VERSION}, engine {_build.describe()}" in result.stdout


def test_the_installed_command_runs() -> None:
    done = process("--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"terramara {__version__}")
    assert done.stderr == ""


def test_python_runs_it_as_a_module() -> None:
    module = [sys.executable, "-m", "terramara", "--version"]
    done = subprocess.run(module, capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert (done.returncode, done.stdout) == (0, process("--version").stdout)


@pytest.mark.parametrize("args", [("--version",), ("rules",)])
def test_a_wish_for_no_engine_is_refused_in_one_line(
    args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENVIRONMENT, "TERRAMARA_PURE", "2")
    done = process(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(r"terramara: TERRAMARA_PURE='2': may be 1 .+\n", done.stderr)


def test_an_unknown_command_or_option_is_refused_in_one_line() -> None:
    assert "nope" in refused("nope")
    line = refused("simulate", "--nope")
    assert "--nope" in line
    assert "simulate --help" in line


@pytest.mark.parametrize("command", ["replay", "show", "play"])
def test_files_that_are_none_of_ours_are_refused(command: str, tmp_path: Path) -> None:
    assert "doesn't exist" in refused(command, tmp_path / "missing.txt")
    assert "directory" in refused(command, tmp_path)
    bytes_ = tmp_path / "bytes"
    bytes_.write_bytes(b"\xff\xfe\x00\x81")
    assert "isn't a text file" in refused(command, bytes_)
    text = tmp_path / "text"
    text.write_text("hello\n")
    assert "terramara record 1" in refused(command, text)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_TERRAMARA_COMPLETE" in result.stdout
    assert "terramara" in result.stdout


def test_another_shell_is_refused_with_those_there_are() -> None:
    assert "'bash', 'zsh', 'fish'" in refused("completion", "tcsh")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("terramara sim", "simulate"),
        ("terramara simulate --cov", "--coverage"),
        ("terramara simulate --bots random,gr", "random,greedy"),
        ("terramara rules trn-1", "TRN-10"),
    ],
)
def test_a_shell_asks_for_completions(words: str, wanted: str) -> None:
    asking = {
        **ENVIRONMENT,
        "_TERRAMARA_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }
    done = subprocess.run([COMMAND], capture_output=True, text=True, env=asking, check=False)
    assert f"plain,{wanted}" in done.stdout.splitlines()


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(random_game().record())
    command = [COMMAND, "replay", str(record), "--step", "--show"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline()
        running.stdout.close()
        said = running.stderr.read()
    assert said == ""
    assert running.returncode in (0, 1)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("before")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "half\ud800")
    assert path.read_text() == "before"
    write_whole(path, "after")
    assert path.read_text() == "after"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LC_ALL": "nl", "LANG": "en_GB.UTF-8"}, "nl"),
        ({"TERRAMARA_LANGUAGE": "nl-BE", "LC_ALL": "en_GB.UTF-8"}, "nl"),
        ({"TERRAMARA_LANGUAGE": "xx", "LANG": "nl_NL"}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(
    environment: dict[str, str], wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "languages", lambda: ("en", "nl"))
    for name in ("TERRAMARA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert texts.language() == wanted


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("rules TRN-7", ""),
        ("--lang nl rules", "nl"),
        ("--lang=nl --help", "nl"),
        ("--lang", ""),
        ("show -- --lang nl", ""),
    ],
)
def test_the_language_asked_for_on_the_line_is_known_before_the_commands(line: str, wanted: str) -> None:
    assert texts.asked(line.split()) == wanted


def test_a_language_there_is_not_is_refused_in_a_line() -> None:
    assert "'--lang': 'xx'" in refused("--lang", "xx", "rules")


def test_a_language_there_is_not_is_refused_in_that_of_the_terminal() -> None:
    told = subprocess.run(
        [COMMAND, "--lang", "xx", "rules"],
        capture_output=True,
        text=True,
        env={**ENVIRONMENT, "TERRAMARA_LANGUAGE": "fr"},
        check=False,
    ).stderr
    assert "Valeur incorrecte pour '--lang'" in told


@pytest.mark.parametrize(
    ("language", "words"), [("ru", "перекресток"), ("fr", "l'explorateur"), ("fr", "metal")]
)
def test_rules_are_found_by_words_as_people_type_them(language: str, words: str) -> None:
    done = subprocess.run(
        [COMMAND, "--lang", language, "rules", words],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


SPOKEN = {
    "nl": ("Gebruik:", "Opties:", "Opdrachten:", "Toon deze hulp."),
    "fr": ("Usage\u00a0:", "Options\u00a0:", "Commandes\u00a0:", "Afficher cette aide."),
    "de": ("Aufruf:", "Optionen:", "Befehle:", "Zeigt diese Hilfe."),
    "ru": ("Использование:", "Параметры:", "Команды:", "Показать эту справку."),
}


@pytest.mark.parametrize("language", SPOKEN)
def test_help_and_refusals_are_in_the_language_asked_for(language: str) -> None:
    def said(*args: str) -> str:
        done = subprocess.run(
            [COMMAND, "--lang", language, *args], capture_output=True, text=True, env=ENVIRONMENT, check=False
        )
        return done.stdout + done.stderr

    told = said("--help")
    assert [word for word in SPOKEN[language] if word not in told] == []
    mistakes = [("nosuch",), ("play", "--nosuch"), ("show",), ("play", "--players", "9"), ("show", "nowhere")]
    for mistake in mistakes:
        english = run(*mistake).stderr.split()
        words = [word for word in english if re.fullmatch(r"[A-Za-z]{3,}\.?", word)]  # no names, no options
        here = said(*mistake).split()
        assert [word for word in words if word in here and word not in EVERY] == [], mistake


def test_every_text_of_click_that_is_translated_is_one_of_click() -> None:
    folder = Path(click.__file__).parent
    sources = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    texts = [text.replace("\n", "\\n").replace("\t", "\\t") for text in click_words.TEXTS]
    assert [text for text in texts if f'"{text}"' not in sources] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_of_the_table_is_cut_off_in_a_narrow_terminal(language: str) -> None:
    args = ["--lang", language, "play", "--players", "2", "--seed", "7", "--bots", "random", "--ask-neutrals"]
    narrow = ENVIRONMENT | {"COLUMNS": "80"}
    done = subprocess.run(
        [COMMAND, *args], input="quit\nquit\n", capture_output=True, text=True, env=narrow, check=False
    )
    assert done.stdout.count("╭") == 1
    assert [line for line in done.stdout.splitlines() if "…" in line] == []
