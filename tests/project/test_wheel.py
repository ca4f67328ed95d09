"""The wheel alone: built without compiling, installed with pip, and used from an empty folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import httpx
import pytest

from terramara import __version__
from terramara.server.static import STATIC, read
from tests.project.files import ROOT

NOT_SHIPPED = shutil.ignore_patterns("__pycache__", "*.so", "_compiled.*", "*.egg-info")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The fallback everywhere: sources, texts, sets and the browser game, for any machine."""
    folder = tmp_path_factory.mktemp("wheel")
    project = folder / "project"
    project.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project / name)
    shutil.copytree(ROOT / "requirements", project / "requirements")
    shutil.copytree(ROOT / "src", project / "src", ignore=NOT_SHIPPED)
    env = {**os.environ, "TERRAMARA_PURE": "1"}
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(project), env=env)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `terramara` in an environment of its own. What it depends on is borrowed from this one:
    as a path, so that the sources this one has installed are out of sight."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    python = str(folder / "bin" / "python")
    pip("--python", python, "install", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    return folder / "bin" / "terramara"


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder


def pip(*arguments: str, env: dict[str, str] | None = None) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def environment(home: Path) -> dict[str, str]:
    """Nothing of this checkout, and a home with nothing in it."""
    return {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}


def run(installed: Path, empty: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [str(installed), *arguments],
        cwd=empty,
        env=environment(empty.parent),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_for_any_machine_and_has_all_parts(wheel: Path, tmp_path: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    shutil.unpack_archive(wheel, tmp_path, format="zip")
    packed = tmp_path / "terramara"
    for part in ("py.typed", "locales/en/rules.ftl", "locales/rule_ids.txt", "content/sets/base/set.toml"):
        assert (packed / part).is_file(), part
    shipped = {path.relative_to(packed).as_posix() for path in packed.rglob("*") if path.is_file()}
    here = {
        path.relative_to(ROOT / "src" / "terramara").as_posix()
        for path in (ROOT / "src" / "terramara").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }
    manifests = {name for name in here | shipped if name.startswith("_compiled.")}
    assert here - manifests == shipped - manifests


def test_the_command_plays_explains_and_says_its_version(installed: Path, empty: Path) -> None:
    assert __version__ in run(installed, empty, "--version")
    assert "TRN" in run(installed, empty, "rules")
    assert run(installed, empty, "rules", "TRN-7")
    game = run(installed, empty, "play", "--players", "2", "--seed", "1", typed="quit\n")
    assert len(game.splitlines()) > 20
    assert list(empty.iterdir()) == []


def test_it_serves_from_an_empty_folder(installed: Path, empty: Path) -> None:
    with subprocess.Popen(
        [str(installed), "serve", "--port", "0"],
        cwd=empty,
        env=environment(empty.parent),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            with httpx.Client(base_url=found[0], headers={"X-Terramara": "1"}, timeout=90) as http:
                built = read(STATIC)
                assert http.get("/").content == built["index.html"].body
                for name in built:
                    assert http.get("/" + name).status_code == 200, name
                info = http.get("/api/info").json()
                assert info["version"] == __version__
                assert (info["compiled"], [found["id"] for found in info["sets"]][:1]) == (False, ["base"])
                seat = {"players": 2, "seat": 0, "bot": "random", "name": "Ada"}
                made = http.post("/api/tables/quick", json=seat)
                assert made.status_code == 201, made.text
                table = made.json()["table"]["id"]
                assert http.get(f"/api/tables/{table}/state").status_code == 200
                assert http.get("/readyz").status_code == 200
        finally:
            process.terminate()
    assert list(empty.iterdir()) == []
    assert list(empty.parent.rglob("terramara.sqlite"))
