"""Sets of one's own at a server: offered, played by people and bots, kept."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.support import Browser, Server, wait_for
from tests.server.test_mistakes import refused

VARIANT = Path(__file__).parents[2] / "examples" / "sets" / "house-variant"


def test_a_set_of_ones_own_is_played_to_the_end(tmp_path: Path) -> None:
    options = ("--no-limits", "--set", str(VARIANT))
    with Server(str(tmp_path / "t.sqlite"), tmp_path, *options) as server, Browser(server.url) as browser:
        assert [known["id"] for known in browser.get("/api/info")["sets"]] == ["base", "house-variant"]
        table = browser.make("local", "bot:greedy", "bot:random", set="house-variant")
        rng = random.Random(1)
        wait_for(lambda: table.play(1000, rng)["view"]["over"], "the end of the game")
        record = browser.http.get(table.path + "/record").text
        assert "set house-variant" in record
        assert browser.post("/api/tables/import", {"record": record}, expect=201)["table"]["status"] == "over"
        server.stop()
    # Without it the table says what is missing.
    with Server(str(tmp_path / "t.sqlite"), tmp_path) as server, Browser(server.url) as other:
        answer = other.http.get(table.path + "/state")
        assert (answer.status_code, answer.json()["error"]) == (409, "set-missing")


def test_a_set_that_is_none_or_there_twice(tmp_path: Path) -> None:
    assert str(tmp_path / "nothing") in refused(tmp_path, "serve", "--set", str(tmp_path / "nothing"))
    assert "house-variant" in refused(tmp_path, "serve", "--set", str(VARIANT), "--set", str(VARIANT))
