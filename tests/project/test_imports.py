"""Rooms import downwards only (the contracts are in pyproject.toml)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.project.files import ROOT

PACKAGE = ROOT / "src/terramara"


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add("." * node.level + (node.module or ""))
    return found


def test_the_contracts_of_import_linter_hold() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_content_imports_nothing_of_ours() -> None:
    ours = {
        f"{path.name}: {name}"
        for path in (PACKAGE / "content").rglob("*.py")
        for name in imports_of(path)
        if name.startswith("terramara") and not name.startswith("terramara.content")
    }
    assert not ours


def not_for_the_sources(path: Path) -> set[str]:
    """Imports that only a checker, the compiler or the compiled engine reads; the sources run without."""
    blocks = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.If)
        and ast.unparse(node.test) in ("TYPE_CHECKING", "TYPE_CHECKING or _build.compiled")
    ]
    return {
        found.module or "" for block in blocks for found in block.body if isinstance(found, ast.ImportFrom)
    }


def test_the_engine_needs_nothing_but_python_and_content() -> None:
    allowed = (*sys.stdlib_module_names, "terramara")
    foreign = {
        f"{path.name}: {name}"
        for folder in ("content", "engine")
        for path in (PACKAGE / folder).rglob("*.py")
        for name in imports_of(path) - not_for_the_sources(path)
        if name.split(".")[0] not in allowed
    }
    assert not foreign
