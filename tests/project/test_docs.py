"""The documentation builds without a warning, is fresh, and fetches nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from terramara import Game
from terramara.engine.vocabulary import KINDS
from tests.locales.catalogue import read
from tests.project.files import ROOT

BIN = Path(sys.executable).parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    command = [str(BIN / "mkdocs"), "build", "--strict", "--quiet", "--site-dir", str(target)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def test_the_site_has_an_anchor_for_every_rule(site: Path) -> None:
    pages = "".join((site / f"{page}.html").read_text(encoding="utf-8") for page in ("rules", "rulings"))
    ids = (ROOT / "src/terramara/locales/rule_ids.txt").read_text(encoding="utf-8").split()
    assert [rule for rule in ids if f'id="{rule}"' not in pages] == []


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    loads = re.compile(r"<(?:script|img|iframe|link)[^>]*(?:src|href)=\"?(https?:)?//")
    pages = {path.name: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}
    assert [name for name, page in pages.items() if loads.search(page)] == []


@pytest.mark.parametrize(
    "script", ["rules_pages.py", "content_names.py", "api_page.py", "formats_page.py", "rules_map.py"]
)
def test_what_is_generated_is_fresh(script: str) -> None:
    command = [sys.executable, f"scripts/{script}", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_dependency_is_explained() -> None:
    explained = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8").lower()
    lines = [
        line
        for name in ("runtime", "dev")
        for line in (ROOT / f"requirements/{name}.in").read_text(encoding="utf-8").splitlines()
    ]
    packages = [re.split(r"[\[<>=;~ ]", line)[0].lower() for line in lines if line and line[0] not in "#-"]
    assert packages
    assert [package for package in packages if package not in explained] == []


def test_every_key_of_positions_and_views_is_documented() -> None:
    game = Game.new(players=2, seed=1)
    position, view = game.position(), game.view(0).data
    keys = {*position, *position["seats"][0], *position["options"], *view}
    formats = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
    assert [key for key in sorted(keys) if f"`{key}`" not in formats] == []


def test_every_event_and_kind_of_decision_is_documented() -> None:
    formats = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
    told = read("en").files
    events = [name.removeprefix("event-") for name, file in told.items() if file == "events.ftl"]
    own_words = {"got", "lost", "bonus-own", "crafted-reserved", "joined-own"}  # no kinds of events
    assert [event for event in events if f"`{event}`" not in formats and event not in own_words] == []
    notation = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    assert [kind for kind, _ in KINDS.values() if f"`{kind}`" not in notation] == []
