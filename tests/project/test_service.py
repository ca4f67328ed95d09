"""The unit for systemd: systemd understands it, it starts a command that exists, and shuts it in."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from terramara.cli import serve as command
from tests.project.files import ROOT

UNIT = (ROOT / "deploy" / "terramara.service").read_text(encoding="utf-8")
INSTALLED = "/opt/terramara/bin/terramara"


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """With this Python for a command: `verify` asks whether what is started is there."""
    assert f"ExecStart={INSTALLED} serve " in UNIT
    path = tmp_path / "terramara.service"
    path.write_text(UNIT.replace(INSTALLED, sys.executable))
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


def test_the_server_knows_the_options_it_is_started_with() -> None:
    (line,) = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    options = shlex.split(line)[2:]
    assert options
    known = {name for option in command.serve.params for name in option.opts}
    assert {word for word in options if word.startswith("--")} <= known
    # Looked at in this order: what is wrong with the last one shows that the others are in order.
    done = CliRunner().invoke(command.serve, [*options, "--port", "none"])
    assert "'none'" in done.output


def test_a_wrong_setting_is_not_tried_again_for_ever() -> None:
    assert "RestartPreventExitStatus=2\n" in UNIT
