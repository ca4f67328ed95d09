"""The API against its own description: whatever it allows is answered as it says, and nothing crashes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import CHECKS
from schemathesis.generation import GenerationMode

from tests.server.support import PATIENCE, Browser, Server, Table

FUZZED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
# A stream has no end to wait for; it has tests of its own.
STREAM = "/live"
# What the description allows, and what it does not.
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def operations(server: Server) -> list[tuple[str, str]]:
    paths = httpx.get(server.url + "/api/openapi.json", timeout=PATIENCE).json()["paths"]
    return [(path, method) for path, methods in paths.items() for method in methods]


def test_every_operation_is_described(server: Server) -> None:
    document = httpx.get(server.url + "/api/openapi.json", timeout=PATIENCE).json()
    for path, method in operations(server):
        described = document["paths"][path][method]
        assert described.get("description"), (path, method)
        assert {"200", "201"} & set(described["responses"])
        assert {"400", "404", "429"} <= set(described["responses"])


def test_an_entry_of_the_log_is_described(server: Server, table: Table) -> None:
    document = httpx.get(server.url + "/api/openapi.json", timeout=PATIENCE).json()
    described = document["components"]["schemas"]["LogEntry"]
    assert set(described["properties"]) == set(described["required"]) == set(table.log()[0])


@pytest.fixture
def table(browser: Browser) -> Table:
    return browser.local()


def test_fuzzed_from_its_description(server: Server, table: Table) -> None:
    schema = schemathesis.openapi.from_url(server.url + "/api/openapi.json")
    http = table.browser.http
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    headers = {"X-Terramara": "1", "Origin": server.url, "Cookie": cookies}
    names = [name for name in CHECKS.get_all_names() if name in WANTED]
    assert len(names) == len(WANTED)
    checks: Any = CHECKS.get_by_names(names)
    tried = set()
    for path, method in operations(server):
        if path.endswith(STREAM):
            continue
        tried.add((path, method))

        operation = schema[path][method.upper()]

        @FUZZED
        @given(st.one_of(*(operation.as_strategy(mode) for mode in MODES)))
        def fuzz(case: Case[Any]) -> None:
            if "table" in (case.path_parameters or {}) and len(str(case.body)) % 3:
                case.path_parameters["table"] = table.id  # most of the time at a table that there is
            case.call_and_validate(headers=headers, checks=checks)

        fuzz()
    assert len(tried) == len(operations(server)) - 1
    assert table.info()["id"] == table.id


WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
