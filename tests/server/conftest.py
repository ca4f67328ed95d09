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


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


def fresh(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / "tables.sqlite")
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database()


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the test's own, for tests that stop or kill their server."""
    return fresh(kind, request, tmp_path)


@pytest.fixture(scope="session")
def server(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One server for all tests that leave it running: they share no table."""
    folder = tmp_path_factory.mktemp("server")
    with Server(fresh(kind, request, folder), folder / "data", "--no-limits") as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    with Browser(server.url) as opened:
        yield opened
