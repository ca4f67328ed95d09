"""Headers that answers carry for browsers, and what the log leaves out."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path

from terramara.server import static
from terramara.server.logs import JsonLines
from tests.server.inside import visitor

PUBLIC = "https://terramara.example"
SEATS = {"seats": [{"kind": "local"}, {"kind": "human"}]}


def test_behind_a_proxy_cookies_are_secure_and_its_address_is_ours(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path, "http://127.0.0.1:8642", public_url=PUBLIC) as http:
            made = await http.post("/api/tables", json=SEATS, headers={"Origin": PUBLIC})
            assert made.status_code == 201
            assert "; secure" in made.headers["set-cookie"].lower()
            assert made.headers["strict-transport-security"]
            assert all(link.startswith(PUBLIC + "/t/") for link in made.json()["links"].values())
            named = {"Host": "terramara.example", "Origin": PUBLIC}
            assert (await http.post("/api/tables", json=SEATS, headers=named)).status_code == 201
            for origin in ("https://elsewhere.example", "http://terramara.example", PUBLIC + ":8443"):
                elsewhere = await http.post("/api/tables", json=SEATS, headers={"Origin": origin})
                assert (elsewhere.status_code, elsewhere.json()["error"]) == (403, "wrong-origin")

    asyncio.run(scene())


def test_without_a_public_address_plain_http_works(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path) as http:
            made = await http.post("/api/tables", json=SEATS)
            assert "secure" not in made.headers["set-cookie"].lower()
            assert "strict-transport-security" not in made.headers
            wrong = await http.get("/api/tables", headers={"Host": "terramara.example"})
            assert (wrong.status_code, wrong.json()["error"]) == (421, "wrong-host")

    asyncio.run(scene())


def test_pages_are_asked_for_again_and_built_parts_are_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "icon.svg", "assets/index-abc123.js"):
        (tmp_path / name).write_text("x")
    for folder in (tmp_path, tmp_path / "nowhere"):
        files = static.read(folder)
        caches = {name: file.cache for name, file in files.items()}
        assert caches.pop("assets/index-abc123.js", "immutable").endswith("immutable")
        assert "index.html" in caches
        assert set(caches.values()) == {"no-cache"}


def test_the_page_itself_is_asked_for_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with visitor(tmp_path) as http:
            for path in ("/", "/t/abc", "/rules"):
                assert (await http.get(path)).headers["cache-control"] == "no-cache"

    asyncio.run(scene())


def test_the_log_tells_where_an_error_was_and_no_value() -> None:
    try:
        raise ValueError("hush-hush")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "crash", None, sys.exc_info())
    line = JsonLines().format(record)
    assert "hush" not in line
    told = json.loads(line)
    assert (told["event"], told["level"], told["error"]) == ("crash", "error", "ValueError")
    assert told["trace"][-1].endswith("test_the_log_tells_where_an_error_was_and_no_value")
