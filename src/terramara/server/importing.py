"""A table from a record that somebody kept."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.bots import BOTS
from terramara.server import model, schema
from terramara.server.errors import Refusal
from terramara.server.log import Entry, row
from terramara.server.room import Room
from terramara.server.rules import Play, parse_record
from terramara.server.store import GameRow, SeatRow
from terramara.server.tokens import new_table_id
from terramara.server.writer import Writer


class Imported(msgspec.Struct):
    game: GameRow
    entries: list[Entry]
    over: bool
    snapshot: str | None


def read_record(text: str) -> Imported:
    """Play the record through: an illegal action is found here, before anything is stored."""
    record = parse_record(text)
    now = time.time()
    game = GameRow(
        id=new_table_id(),
        name="",
        status="playing",
        created=now,
        updated=now,
        public=False,
        rules=record.rules,
        set_id=record.set_id,
        set_hash=record.set_hash,
        options=record.options,
        players=record.players,
        seed=record.seed,
        seeded=True,
        position=record.position,
        patience=None,
        seats=[
            SeatRow(seat, "local", _seemly(record.names.get(seat, "")), None, None, None)
            for seat in range(record.players)
        ],
    )
    room = Room(game, "", "")
    play = Play.new(game)
    entries = [room.entry_of(play, "start", None, None, "start", 0)]
    room.accept(play, entries[0], snapshot=False)
    for number, action in enumerate(record.actions, 1):
        seat = play.to_move
        if seat is None:
            raise Refusal(422, "bad-record", at=number)
        try:
            play = play.act(seat, action)
        except Refusal as refusal:
            raise Refusal(422, "bad-record", at=number, reason=refusal.details.get("reason")) from None
        entry = room.entry_of(play, "act", seat, play.written(action), f"record:{number}", 0)
        entries.append(entry)
        room.accept(play, entry, snapshot=False)
    over = play.over
    return Imported(game, entries, over, msgspec.json.encode(play.position()).decode() if over else None)


def _seemly(name: str) -> str:
    """Return the name if a player could have chosen it, otherwise "": earlier records call bots by their
    kind."""
    try:
        return "" if name in BOTS else msgspec.convert(name, schema.Name)
    except msgspec.ValidationError:
        return ""


async def write_record(writer: Writer, record: Imported, holder: bytes) -> str:
    game = record.game
    values: dict[str, Any] = {
        column.name: getattr(game, column.name) for column in model.game.columns if column.name != "due"
    }
    values |= {
        "options": msgspec.json.encode(game.options).decode(),
        "seed": str(game.seed),
        "fair": None,
        "position": game.position and msgspec.json.encode(game.position).decode(),
        "status": "over" if record.over else "playing",
    }
    seats = [
        {"game": game.id, "seat": s.seat, "kind": s.kind, "name": s.name, "bot": None, "holder": holder}
        for s in game.seats
    ]

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(model.game), [values])
        await connection.execute(insert(model.seat), seats)
        await connection.execute(insert(model.entry), [row(game.id, entry) for entry in record.entries])
        if record.snapshot is not None:
            last = {"game": game.id, "n": record.entries[-1].n, "position": record.snapshot}
            await connection.execute(insert(model.snapshot), [last])

    await writer.run(job)
    return game.id
