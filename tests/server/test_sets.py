"""Your own sets at a server: offered, played by people and bots, kept."""

from __future__ import annotations

import random
import shutil
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


def test_a_game_goes_on_with_the_edition_it_began_with(tmp_path: Path) -> None:
    here = tmp_path / "house"
    shutil.copytree(VARIANT, here)
    database, options = str(tmp_path / "t.sqlite"), ("--no-limits", "--set", str(here))
    rng = random.Random(1)
    with Server(database, tmp_path, *options) as server, Browser(server.url) as browser:
        table = browser.make("bot:greedy", "bot:random", "local", set="house-variant")
        wait_for(lambda: table.play(30, rng)["n"] > 30, "some moves")
        old = browser.get("/api/sets/house-variant")
        assert table.info()["set"] == "house-variant"
        server.stop()
        # The set changes, and the edition before is kept beside it.
        shutil.copytree(VARIANT, here / "editions" / "1.0")
        artefacts = here / "artefacts.toml"
        artefacts.write_text(artefacts.read_text().replace("vp = 6", "vp = 7"))
        with Server(database, tmp_path, *options) as after:
            browser.move_to(after.url)
            assert browser.get("/api/sets/house-variant")["hash"] != old["hash"]
            name = table.info()["set"]
            assert name == f"house-variant@{old['hash']}"
            assert browser.get(f"/api/sets/{name}") == old
            wait_for(lambda: table.play(1000, rng)["view"]["over"], "the end of the game")
            record = browser.http.get(table.path + "/record").text
            assert f"set house-variant 1.0 {old['hash']}" in record
            again = browser.post("/api/tables/import", {"record": record}, expect=201)["table"]
            assert (again["status"], again["set"]) == ("over", name)
            assert browser.make("local", "bot:random", set="house-variant").info()["set"] == "house-variant"
            assert browser.http.get("/api/sets/house-variant@0000000000000000").status_code == 404
            assert not [line for line in after.log if "bot-replaced" in line]


def test_a_set_that_is_none_or_there_twice(tmp_path: Path) -> None:
    assert str(tmp_path / "nothing") in refused(tmp_path, "serve", "--set", str(tmp_path / "nothing"))
    assert "house-variant" in refused(tmp_path, "serve", "--set", str(VARIANT), "--set", str(VARIANT))
