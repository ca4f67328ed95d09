"""Shuffles that everybody can check: committed to before anybody adds a share, revealed at the end."""

from __future__ import annotations

import random
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from terramara import Game
from terramara.engine.fairness import commitment_of, mixed_seed
from terramara.server import fair
from terramara.server.errors import Refusal
from tests.server.support import COMMAND, Browser, Server, Table

KEY = b"k" * 32
SEATS = [{"kind": "human"}, {"kind": "human"}]


def made(browser: Browser, **more: Any) -> tuple[Table, str, str]:
    """A table made as the page makes it, its commitment, and the maker's share."""
    deal, share = browser.post("/api/deals", expect=201), secrets.token_hex(32)
    body = {"seats": SEATS, "options": {"first_game": True}, "deal": deal["deal"], "share": share, **more}
    told = browser.post("/api/tables", body, expect=201)
    return Table(browser, told["table"]["id"], told["links"]), deal["commitment"], share


def verify(text: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    file = folder / "game.txt"
    file.write_text(text)
    command = [sys.executable, "-c", COMMAND, "verify", str(file), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_game_of_two_can_be_checked_from_start_to_end(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    table, commitment, share = made(browser)
    assert table.info()["commitment"] == commitment
    theirs = secrets.token_hex(32)
    with Browser(server.url) as guest:
        told = guest.get(table.path)
        assert told["commitment"] == commitment  # before they sit down
        guest.post(table.path + "/join", {"invite": table.info()["invite"], "name": "Gil", "share": theirs})
        shown = browser.get(table.path + "/fairness")
        shares = {"0": share, "1": theirs}
        assert shown == {"commitment": commitment, "shares": shares, "secret": None, "seed": None}
        rng = random.Random(5)
        mine, other = table, guest.at(table)
        while not (state := mine.state(after=10_000))["view"]["over"]:
            mover = mine if state["legal"] else other
            mover.play(50, rng)
    shown = browser.get(table.path + "/fairness")
    secret = bytes.fromhex(shown["secret"])
    assert commitment_of(secret) == commitment
    assert mixed_seed(secret, {0: share, 1: theirs}) == int(shown["seed"])
    record = browser.http.get(table.path + "/record").text
    done = verify(record, tmp_path, "--commitment", commitment)
    assert done.returncode == 0, done.stderr
    assert "Fair: the deal follows from the secret and 2 players' shares" in done.stdout
    assert f"Gil added {theirs}." in done.stdout

    # A changed seed, share, secret or commitment is found, and so is another deal.
    other_secret = secrets.token_hex(32)
    for old, new, why in (
        (share, theirs, "a share"),
        (shown["secret"], other_secret, "doesn't match the commitment"),
        (commitment, "0" * 64, "doesn't match the commitment"),
    ):
        done = verify(record.replace(old, new), tmp_path)
        assert (done.returncode, done.stdout.count("Fair:")) == (2, 0)
        assert why in done.stderr
    assert verify(record.replace(f"seed {shown['seed']}", "seed 7"), tmp_path).returncode == 2
    done = verify(record, tmp_path, "--commitment", "ab" * 32)
    assert done.returncode == 2
    assert "isn't the same deal" in done.stderr
    stripped = "\n".join(line for line in record.splitlines() if not line.startswith("fair "))
    assert Game.from_record(stripped).over
    assert "no fairness line" in verify(stripped, tmp_path).stderr


def test_a_deal_serves_once_and_only_as_it_was_given(browser: Browser) -> None:
    deal = browser.post("/api/deals", expect=201)["deal"]
    body = {"seats": [{"kind": "local"}] * 2, "deal": deal}
    assert browser.post("/api/tables", body, expect=201)["table"]["id"] == deal.split(".")[0]
    assert browser.post("/api/tables", body, expect=422)["error"] == "bad-deal"
    for wrong in ("", "x", deal[:-1] + "!", "A" * 22 + deal[22:], deal.replace(".", ".9", 1)):
        assert browser.post("/api/tables", {**body, "deal": wrong}, expect=422)["error"] == "bad-deal"


def test_a_deal_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, commitment = fair.new_deal(KEY)
    table, secret = fair.redeem(KEY, deal)
    assert commitment_of(secret) == commitment
    assert deal.startswith(table)
    with pytest.raises(Refusal):
        fair.redeem(b"another", deal)
    monkeypatch.setattr(fair, "SECONDS", -1)
    with pytest.raises(Refusal):
        fair.redeem(KEY, fair.new_deal(KEY)[0])


def test_shares_of_who_leaves_before_the_start_do_not_count_and_later_ones_change_nothing(
    browser: Browser, server: Server
) -> None:
    table, _, share = made(browser)
    with Browser(server.url) as guest:
        join = {"invite": table.info()["invite"], "name": "Gil", "share": secrets.token_hex(32)}
        browser.post(table.path + "/leave")
        assert guest.get(table.path + "/fairness")["shares"] == {}
        guest.post(table.path + "/join", join)
        guest.post(table.path + "/start")
        settled = guest.get(table.path + "/fairness")
        assert list(settled["shares"].values()) == [join["share"]]
        guest.post(table.path + "/leave")
        late = {**join, "share": secrets.token_hex(32)}
        with Browser(server.url) as last:
            last.post(table.path + "/join", late)
            assert last.get(table.path + "/fairness") == settled
    assert share not in settled["shares"].values()


def test_a_chosen_seed_is_told_and_agreed_to_before_anybody_sits(browser: Browser, server: Server) -> None:
    table, _, share = made(browser, seed=3)
    assert table.info()["seeded"] is True
    assert table.info()["commitment"] is None
    assert browser.get(table.path + "/fairness")["shares"] == {}
    with Browser(server.url) as guest:
        assert guest.get(table.path)["seeded"] is True
        join = {"invite": table.info()["invite"], "name": "Gil"}
        assert guest.post(table.path + "/join", join, expect=409)["error"] == "seeded"
        guest.post(table.path + "/join", {**join, "seeded": True})
    assert share


def test_the_game_is_the_same_after_a_restart(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "data", "--no-limits") as server, Browser(server.url) as browser:
        table = browser.local()
        state = table.play(40, random.Random(2))
        server.kill()
        server.start()
        browser.move_to(server.url)
        assert table.state(after=state["n"])["view"] == state["view"]
