"""Every test of the server runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.support import Browser, Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database()


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    with Server(database, tmp_path / "data", "--no-limits") as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    with Browser(server.url) as opened:
        yield opened
