"""Habits of the repository that nobody should have to remember."""

from __future__ import annotations

import re
import tomllib

from tests.project.files import ROOT, name_of, repository_files, text_of

OURS = [path for path in repository_files() if path.suffix in (".py", ".ts", ".svelte", ".js")]


def mentions(pattern: str) -> list[str]:
    wanted = re.compile(pattern)
    return [name_of(path) for path in repository_files() if wanted.search(text_of(path))]


def test_no_path_of_a_machine_is_in_the_repository() -> None:
    homes = "|".join(("home", "root", "Users", "work", "mnt"))
    assert mentions(rf"(?<![\w.:/\-])/(?:{homes})/[\w.\-]") == []


def test_no_host_of_a_package_registry_is_in_the_repository() -> None:
    hosts = (r"pypi\.org", r"pythonhosted", r"registry\.npmjs", r"npmjs\.org", r"registry\.yarnpkg")
    own = "tests/project/test_repository.py"
    assert [name for name in mentions("|".join(hosts)) if name != own] == []


def test_lock_files_name_packages_and_hashes_only() -> None:
    for path in repository_files():
        if path.name == "package-lock.json":
            assert '"resolved"' not in text_of(path), name_of(path)
        if name_of(path).startswith("requirements/") and path.suffix == ".txt":
            text = text_of(path)
            assert "--hash=sha256:" in text
            assert not re.search(r"^\s*--(?:index-url|extra-index-url|find-links)", text, re.MULTILINE)


def test_no_test_is_skipped() -> None:
    python = re.compile(r"mark\.skip|mark\.xfail|pytest\.(?:skip|xfail|importorskip)|unittest\.skip")
    browser = re.compile(r"\b(?:test|it|describe)\.(?:skip|fixme|only|todo)\b")
    skipping = [
        name_of(path)
        for path in OURS
        if name_of(path) != "tests/project/test_repository.py"
        and (python if path.suffix == ".py" else browser).search(text_of(path))
    ]
    assert skipping == []


def test_sources_are_small_enough_to_read() -> None:
    long = {
        name_of(path): lines
        for path in OURS
        if name_of(path).startswith(("src/", "scripts/", "web/src/"))
        and (lines := len(text_of(path).splitlines())) > 500
    }
    assert long == {}


def test_the_version_is_in_the_changelog() -> None:
    version = re.search(r'__version__ = "(.+)"', text_of(ROOT / "src/terramara/_version.py"))
    assert version
    assert f"## {version[1]}" in text_of(ROOT / "CHANGELOG.md")


def test_the_package_says_which_pythons_it_runs_on() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    assert project["requires-python"] == ">=3.11"
    assert project["scripts"] == {"terramara": "terramara.cli:main"}
