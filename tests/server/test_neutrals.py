"""A table that lets chance place the neutral explorers: ordinary actions of who would be asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from terramara import Game
from terramara.cli.app import app
from terramara.server.desk import Desk
from terramara.server.room import Room
from terramara.server.rules import Play, record_of
from terramara.server.schema import OptionsIn
from tests.server.inside import begun, desks

FIRST = OptionsIn(first_game=True)


async def placed(desk: Desk, room: Room) -> list[tuple[int | None, str | None]]:
    return [(entry.seat, entry.action) for entry in await desk.store.entries(room.row.id, after=0)]


@pytest.mark.rule("NEU-3")
@pytest.mark.parametrize(
    ("kinds", "explorers"), [(["human", "bot"], 12), (["local"] * 3, 6), (["bot"] * 4, 0)]
)
def test_they_stand_before_the_first_turn(tmp_path: Path, kinds: list[str], explorers: int) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1, bot_delay=3600.0) as (desk,):
            desk.rooms.on_entry = lambda _: None  # no bot moves meanwhile
            room = await begun(desk, *kinds, options=FIRST, seed=7, starter=0, place_neutrals=True)
            acts = await placed(desk, room)
            assert len(acts) == explorers
            assert all(action is not None and action.startswith("neutral ") for _, action in acts)
            assert [seat for seat, _ in acts] == [turn % len(kinds) for turn in range(explorers)]
            decision = room.playing().game.decision
            assert decision is not None
            assert decision.kind == "send"
            # Nothing was asked, so there is nothing to undo.
            assert not any(room.may_undo(seat) for seat in range(len(kinds)))
            assert "place_neutrals" not in room.row.options
            record = Game.from_record(record_of(room.row, [action for _, action in acts if action]))
            assert record.state_hash() == room.playing().game.state_hash()

    asyncio.run(scene())


def test_a_chosen_seed_places_them_the_same_way(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            desk.rooms.on_entry = lambda _: None
            first, second = [
                await begun(desk, "local", "local", options=FIRST, seed=7, place_neutrals=True)
                for _ in range(2)
            ]
            assert await placed(desk, first) == await placed(desk, second)

    asyncio.run(scene())


def test_a_deal_that_can_be_checked_places_them_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, options=FIRST, place_neutrals=True)
            acts = [action for _, action in await placed(desk, room) if action]
            record = tmp_path / "game.txt"
            record.write_text(record_of(room.row, acts))
            assert "The deal placed" in CliRunner().invoke(app, ["verify", str(record)]).output
            play = Play.new(room.row)
            chosen: list[str] = []
            while (decision := play.game.decision) is not None and decision.kind == "neutral":
                chosen.append(play.legal()[-1])
                play = play.act(decision.seat, chosen[-1])
            record.write_text(record_of(room.row, chosen))
            assert "The players placed" in CliRunner().invoke(app, ["verify", str(record)]).output

    asyncio.run(scene())


def test_the_players_are_asked_where_the_table_wants_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with desks(tmp_path, 1) as (desk,):
            room = await begun(desk, options=FIRST)
            decision = room.playing().game.decision
            assert decision is not None
            assert decision.kind == "neutral"
            assert not room.info(None).place_neutrals

    asyncio.run(scene())
