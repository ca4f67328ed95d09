"""Tiny sets for the loader: each test writes only what differs from the base set."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from terramara.content import Problem, SetError, load_set

ABOUT = 'id = "tiny"\nname = "Tiny"\nversion = "1"\nextends = "base"\n'
WriteSet = Callable[..., Path]


@pytest.fixture
def write_set(tmp_path: Path) -> WriteSet:
    """Write a set that extends the base set; files by name without ".toml"."""

    def write(about: str = ABOUT, folder: str = "tiny", **files: str) -> Path:
        path = tmp_path / folder
        path.mkdir()
        (path / "set.toml").write_text(about, encoding="utf-8")
        for name, text in files.items():
            (path / f"{name}.toml").write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def problems_of(write_set: WriteSet) -> Callable[..., tuple[Problem, ...]]:
    """Problems the loader finds in a set that says only this."""

    def find(about: str = ABOUT, **files: str) -> tuple[Problem, ...]:
        with pytest.raises(SetError) as caught:
            load_set(write_set(about, **files))
        return caught.value.problems

    return find
