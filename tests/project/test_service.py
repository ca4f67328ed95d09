"""The units for systemd: systemd understands them, they start commands that exist, and are shut in."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from terramara.cli import serve as command
from tests.project.files import ROOT

UNITS = {
    name: (ROOT / "deploy" / f"{name}.service").read_text(encoding="utf-8")
    for name in ("terramara", "terramara-prune")
}
UNIT = UNITS["terramara"]
INSTALLED = "/opt/terramara/bin/terramara"


@pytest.fixture(params=UNITS)
def unit(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """With this Python for a command: `verify` asks whether what is started is there."""
    text = UNITS[request.param]
    assert f"ExecStart={INSTALLED} " in text
    path = tmp_path / f"{request.param}.service"
    path.write_text(text.replace(INSTALLED, sys.executable))
    return path


def analyze(*arguments: str) -> str:
    done = subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout + done.stderr


def test_systemd_has_nothing_to_say_against_it(unit: Path) -> None:
    assert analyze("verify", "--man=no", str(unit)) == ""


def test_it_is_exposed_to_next_to_nothing(unit: Path) -> None:
    """At most 2.0 of 10 by systemd's own count; a unit without these settings has 9.2."""
    assert "Overall exposure" in analyze("security", "--offline=yes", "--threshold=20", str(unit))


def test_systemd_understands_when_to_remove_tables(tmp_path: Path) -> None:
    for name in ("terramara-prune.service", "terramara-prune.timer"):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace(INSTALLED, sys.executable))
    assert analyze("verify", "--man=no", str(tmp_path / "terramara-prune.timer")) == ""


@pytest.mark.parametrize(
    ("name", "started", "wrong"),
    [("terramara", command.serve, "--port"), ("terramara-prune", command.prune, "--waiting")],
)
def test_the_commands_know_the_options_they_are_started_with(
    name: str, started: click.Command, wrong: str
) -> None:
    (line,) = re.findall(r"^ExecStart=(.+)$", UNITS[name], re.MULTILINE)
    program, command_name, *options = shlex.split(line)
    assert (program, command_name) == (INSTALLED, started.name)
    assert options
    known = {name for option in started.params for name in option.opts}
    assert {word for word in options if word.startswith("--")} <= known
    # Looked at in this order: what is wrong with the last one shows that the others are in order.
    done = CliRunner().invoke(started, [*options, wrong, "none"])
    assert "'none'" in done.output


def test_a_wrong_setting_is_not_tried_again_for_ever() -> None:
    assert "RestartPreventExitStatus=2\n" in UNIT
