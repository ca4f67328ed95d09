"""Shuffles that everybody can check: committed to before anybody adds a share, revealed at the end."""

from __future__ import annotations

import asyncio
import random
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from terramara import Game
from terramara.engine.fairness import Fair, commitment_of, mixed_seed, seal_of
from terramara.server import fair, tables
from terramara.server.desk import Desk
from terramara.server.errors import Refusal
from terramara.server.room import Room
from terramara.server.schema import SeatIn, TableIn
from terramara.server.tokens import hash_token
from tests.server.inside import TOKEN, desks, until
from tests.server.support import COMMAND, Browser, Server, Table

KEY = b"k" * 32
SEATS = [{"kind": "human"}, {"kind": "human"}]


def made(browser: Browser, **more: Any) -> tuple[Table, str, str]:
    """A table made as the page makes it, its commitment, and the maker's share, which is still sealed."""
    deal, share = browser.post("/api/deals", expect=201), secrets.token_hex(32)
    adds = {"deal": deal["deal"], "seal": seal_of(share)}
    body = {"seats": SEATS, "options": {"first_game": True}, **adds, **more}
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
        sealed = seal_of(theirs)
        guest.post(table.path + "/join", {"invite": table.info()["invite"], "name": "Gil", "seal": sealed})
        shown = browser.get(table.path + "/fairness")
        before: dict[str, Any] = {"commitment": commitment, "shares": {}, "secret": None, "seed": None}
        assert shown == {**before, "seals": {"0": seal_of(share), "1": sealed}}
        # Until the shares are open nobody leaves or starts, and only what was sealed counts.
        assert browser.get(table.path)["dealing"] is True
        assert guest.post(table.path + "/leave", expect=409)["error"] == "started"
        assert browser.post(table.path + "/remove", {"seat": 1}, expect=409)["error"] == "started"
        assert guest.post(table.path + "/start")["status"] == "waiting"
        wrong = {"share": secrets.token_hex(32)}
        assert guest.post(table.path + "/share", wrong, expect=409)["error"] == "bad-deal"
        assert browser.post(table.path + "/share", {"share": share})["status"] == "waiting"
        assert guest.post(table.path + "/share", {"share": theirs})["status"] == "playing"
        assert guest.post(table.path + "/share", {"share": theirs}, expect=409)["error"] == "bad-deal"
        shares = {"0": share, "1": theirs}
        assert browser.get(table.path + "/fairness") == {**shown, "shares": shares}
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
        (f'"0": "{share}"', f'"0": "{theirs}"', "isn't the one that was sealed"),
        (sealed, seal_of(share), "isn't the one that was sealed"),
        ('"seals": {', '"seals": {"2": "' + "0" * 64 + '", ', "seats from 0 to 1"),
        (shown["secret"], other_secret, "doesn't match the commitment"),
        (commitment, "0" * 64, "doesn't match the commitment"),
        (f"seed {shown['seed']}", "seed 7", "don't give this seed"),
    ):
        done = verify(record.replace(old, new), tmp_path)
        assert (done.returncode, done.stdout.count("Fair:")) == (2, 0)
        assert why in done.stderr
    done = verify(record, tmp_path, "--commitment", "ab" * 32)
    assert done.returncode == 2
    assert "isn't the same deal" in done.stderr
    stripped = "\n".join(line for line in record.splitlines() if not line.startswith("fair "))
    assert Game.from_record(stripped).over
    assert "no fairness line" in verify(stripped, tmp_path).stderr


async def sealed_table(desk: Desk) -> tuple[Room, dict[bytes, str]]:
    """Two people have sat down; their shares by what they hold their seats with."""
    shares = {hash_token(TOKEN): "ab" * 32, b"g" * 32: "cd" * 32}
    mine, theirs = (seal_of(share) for share in shares.values())
    table = await tables.create(desk.writer, TableIn([SeatIn("human"), SeatIn("human")], seal=mine), TOKEN)
    adds = fair.sealed(None, theirs)
    await tables.take_seat(desk.writer, table, None, "Gil", b"g" * 32, further=False, adds=adds)
    room = await desk.rooms.get(table)
    await desk.rooms.reload(room)
    await desk.dealer.begin(room)
    return room, shares


def test_who_is_away_adds_nothing_and_holds_nobody_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with desks(tmp_path, 1, deal_wait=0.2) as [desk]:
            room, shares = await sealed_table(desk)
            assert room.info(None).dealing
            await tables.open_share(desk.writer, room.row.id, b"g" * 32, shares[b"g" * 32])
            await until(lambda: room.row.status == "playing", "the start")
            assert not room.info(None).dealing
            told = fair.revealed(room.row)
            assert told is not None
            assert (told.shares, len(told.seals)) == ({1: "cd" * 32}, 2)
            assert told.problems(room.row.seed) == []
            with pytest.raises(Refusal):
                await tables.open_share(desk.writer, room.row.id, hash_token(TOKEN), "ab" * 32)

    asyncio.run(run())


def test_a_server_that_dies_while_it_deals_begins_the_game_later(tmp_path: Path) -> None:
    async def run() -> None:
        async with desks(tmp_path, 1, deal_wait=1000.0) as [desk]:
            room, _ = await sealed_table(desk)
            assert room.row.dealing is True
        async with desks(tmp_path, 1, deal_wait=0.0) as [desk]:
            again = await desk.rooms.get(room.row.id)
            await until(lambda: again.row.status == "playing", "the start")

    asyncio.run(run())


def test_of_two_servers_either_opens_shares_and_one_deals(tmp_path: Path) -> None:
    async def run() -> None:
        async with desks(tmp_path, 2, deal_wait=1000.0) as [desk, other]:
            room, shares = await sealed_table(desk)
            twin = await other.rooms.get(room.row.id)
            for holder, share in shares.items():
                await tables.open_share(other.writer, twin.row.id, holder, share)
            for its, seen in ((other, twin), (desk, room)):
                await its.rooms.reload(seen)
                await its.dealer.opened(seen)
            assert room.row.seed == twin.row.seed > 0
            assert len(fair.shares(twin.row)) == 2

    asyncio.run(run())


def test_shares_of_several_players_must_have_been_sealed() -> None:
    secret, shares = b"s" * 32, {0: "ab" * 32, 2: "cd" * 32}
    seals = {seat: seal_of(share) for seat, share in shares.items()}
    seed = mixed_seed(secret, shares)
    told = Fair(commitment_of(secret), secret.hex(), shares, seals)
    assert told.problems(seed) == []
    assert Fair.from_json(told.to_json()) == told
    for wrong in ({}, {0: seals[0]}, {**seals, 2: seals[0]}):
        assert Fair(told.commitment, told.secret, shares, wrong).problems(seed) == ["seal"]
    alone = {0: shares[0]}
    assert Fair(told.commitment, told.secret, alone).problems(mixed_seed(secret, alone)) == []


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
        told = guest.get(table.path + "/fairness")
        assert (told["shares"], told["seals"]) == ({}, {})
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
