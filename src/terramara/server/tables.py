"""Making tables and taking seats. Every change of a seat is one statement, so when two race, one succeeds."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.bots import BOTS, STAND_IN
from terramara.engine.fairness import seal_of
from terramara.server import fair, model, schema
from terramara.server.clocks import clock_of, due_at
from terramara.server.errors import Refusal
from terramara.server.log import Entry
from terramara.server.rules import RULES_VERSION, known_set, set_hash
from terramara.server.store import ChatRow, GameRow
from terramara.server.tokens import hash_token
from terramara.server.writer import Job, Refused, Writer


async def create(writer: Writer, said: schema.TableIn, token: str, key: bytes = b"") -> str:
    """A new table; the token holds its first human seat and all seats at the same screen."""
    if not known_set(said.set):
        raise Refusal(422, "unknown-set")
    for seat in said.seats:
        if seat.bot is not None and seat.bot not in BOTS:
            raise Refusal(422, "unknown-bot")
    if said.starter is not None and said.starter >= len(said.seats):
        raise Refusal(422, "unknown-seat")
    if said.clock is not None and said.clock.kind == "turns" and said.clock.increment:
        raise Refusal(422, "bad-clock")
    options = msgspec.to_builtins(said.options) | {"starter": said.starter}
    if said.place_neutrals:
        options["place_neutrals"] = True
    table, secret = fair.redeem(key, said.deal)
    adds = fair.sealed(said.share, said.seal) if said.seed is None else fair.sealed(None, None)
    seats = _seats(said.seats, hash_token(token), adds)
    return await insert_table(writer, said, options, seats, table, secret)


def _seats(said: list[schema.SeatIn], holder: bytes, adds: dict[str, str | None]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    seated = False
    for number, seat in enumerate(said):
        # The maker plays at this screen, or else takes the first seat kept for a person.
        mine = seat.kind == "local" or (seat.kind == "human" and not seated)
        # Of several seats at one screen, the first has the browser's share.
        its = adds if mine and not seated else fair.sealed(None, None)
        seated = seated or mine
        bot = (seat.bot or STAND_IN) if seat.kind == "bot" else None
        name = seat.name or ("" if seat.kind != "bot" else bot or "")
        rows.append(
            {
                "seat": number,
                "kind": seat.kind,
                "name": name,
                "bot": bot,
                "holder": holder if mine else None,
                **its,
            }
        )
    return rows


async def insert_table(
    writer: Writer,
    said: schema.TableIn,
    options: dict[str, Any],
    seats: list[dict[str, Any]],
    game: str,
    secret: bytes,
) -> str:
    now = time.time()
    row = {
        "id": game,
        "name": said.name or "",
        "status": "waiting",
        "created": now,
        "updated": now,
        "public": said.public,
        "rules": RULES_VERSION,
        "set_id": said.set,
        "set_hash": set_hash(said.set),
        "options": msgspec.json.encode(options).decode(),
        "players": len(seats),
        "seed": str(said.seed or 0),
        "fair": fair.stored(secret) if said.seed is None else None,
        "seeded": said.seed is not None,
        "patience": said.patience,
        "clock": None if said.clock is None else msgspec.json.encode(said.clock).decode(),
    }

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(model.game), [row])
        await connection.execute(insert(model.seat), [{"game": game, **seat} for seat in seats])

    try:
        await writer.run(job)
    except IntegrityError:  # the deal was used before
        raise Refusal(422, "bad-deal") from None
    return game


async def _run(writer: Writer, job: Job) -> None:
    """Run a job that may refuse, and answer the client if it does."""
    try:
        await writer.run(job)
    except Refused as refused:
        raise Refusal(409, refused.code) from None


async def take_seat(
    writer: Writer,
    game: str,
    seat: int | None,
    name: str,
    holder: bytes,
    *,
    further: bool,
    adds: dict[str, str | None] | None = None,
) -> None:
    """The seat asked for, or the first free one. A token that already holds a seat has asked before, unless
    it wants a `further` one."""
    c = model.seat.c
    values = {"holder": holder, "name": name, **(adds or fair.sealed(None, None))}

    async def job(connection: AsyncConnection) -> None:
        held = select(c.seat).where(c.game == game, c.holder == holder)
        if not further and (await connection.execute(held)).first() is not None:
            return
        for number in range(4) if seat is None else (seat,):
            free = (c.game == game) & (c.seat == number) & (c.kind == "human") & c.holder.is_(None)
            done = await connection.execute(model.seat.update().where(free).values(values))
            if done.rowcount == 1:
                return
        raise Refused("no-free-seat")

    await _run(writer, job)


async def leave(writer: Writer, game: str, holder: bytes, *, removed: bool = False) -> None:
    """Give up all seats of the holder; one who is removed can lose them only before the game begins."""
    c = model.seat.c

    async def job(connection: AsyncConnection) -> None:
        mine = (c.game == game) & (c.holder == holder)
        status, dealing = await _progress(connection, game)
        if dealing is not None or (removed and status != "waiting"):
            raise Refused("started")
        # Seats at one screen become seats for people, or nobody could ever take them again.
        free = {"holder": None, "kind": "human", "stand_in": None, "share": None, "seal": None, "pause": None}
        await connection.execute(model.seat.update().where(mine).values(free))

    await _run(writer, job)


async def _progress(connection: AsyncConnection, game: str) -> tuple[str, bool | None]:
    """The table's status, and whether sealed shares may be opened at one that waits: None while seats may
    change, False when the game is about to begin. Anyone who sat down in between could choose their share by
    the others'."""
    c = model.game.c
    # Held until the end of the transaction, or a seat could become free while the game begins elsewhere.
    held = select(c.status, c.dealing).where(c.id == game).with_for_update()
    found = (await connection.execute(held)).first()
    if found is None:
        return "over", None
    return found.status, found.dealing if found.status == "waiting" else None


async def deal(writer: Writer, game: str, *, on: bool) -> None:
    """All seats are taken: sealed shares may be opened; with `on` off, no longer."""
    c, seat = model.game.c, model.seat.c

    async def job(connection: AsyncConnection) -> None:
        if await _progress(connection, game) != ("waiting", None if on else True):
            return
        free = select(seat.game).where(seat.game == game, seat.kind == "human", seat.holder.is_(None))
        taken = (c.id == game) & (c.status == "waiting") & ~free.exists()
        await connection.execute(model.game.update().where(taken).values(dealing=on))

    await writer.run(job)


async def open_share(writer: Writer, game: str, holder: bytes, share: str) -> None:
    """Add a share whose seal was given before."""
    c = model.seat.c

    async def job(connection: AsyncConnection) -> None:
        if await _progress(connection, game) != ("waiting", True):
            raise Refused("bad-deal")
        mine = (c.game == game) & (c.holder == holder) & (c.seal == seal_of(share))
        done = await connection.execute(model.seat.update().where(mine).values(share=share))
        if done.rowcount == 0:
            raise Refused("bad-deal")

    await _run(writer, job)


async def fill_with_bots(writer: Writer, game: str, bot: str) -> None:
    c = model.seat.c

    async def job(connection: AsyncConnection) -> None:
        free = (c.game == game) & (c.kind == "human") & c.holder.is_(None)
        await connection.execute(model.seat.update().where(free).values(kind="bot", bot=bot, name=bot))

    await writer.run(job)


async def stand_in(writer: Writer, game: str, seat: int, bot: str | None) -> None:
    """Let a bot play for the holder of the seat; with None, no longer."""
    c = model.seat.c

    async def job(connection: AsyncConnection) -> None:
        held = (c.game == game) & (c.seat == seat) & c.holder.is_not(None)
        await connection.execute(model.seat.update().where(held).values(stand_in=bot))

    await writer.run(job)


async def want_pause(writer: Writer, game: str, holder: bytes | None) -> None:
    """The holder agrees to a pause; with None, nobody does any more."""
    c = model.seat.c

    async def job(connection: AsyncConnection) -> None:
        whose = (c.game == game) if holder is None else (c.game == game) & (c.holder == holder)
        values = {"pause": None if holder is None else True}
        await connection.execute(model.seat.update().where(whose).values(values))

    await writer.run(job)


def with_clocks(row: GameRow, entry: Entry) -> Job | None:
    """Write, beside an entry, what it changes about its table's time."""
    clocks, clock = entry.data.clocks, clock_of(row)
    if clocks is None or clock is None:
        return None
    game, seat = model.game.c, model.seat.c

    async def job(connection: AsyncConnection) -> None:
        due = due_at(clocks, entry.at, entry.to_move)
        await connection.execute(model.game.update().where(game.id == row.id).values(due=due))
        seats = model.seat.update().where(seat.game == row.id)
        if entry.kind == "pause":
            await connection.execute(seats.values(pause=None))
        if entry.kind == "timeout" and clock.out == "seat":
            await connection.execute(seats.where(seat.seat == entry.seat).values(stand_in=STAND_IN))

    return job


async def say(writer: Writer, line: ChatRow, game: str) -> bool:
    """Add a line of chat under its number; return False if the number or its key was taken meanwhile, or the
    table removed."""
    row = {"game": game, **msgspec.structs.asdict(line)}

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(model.chat), [row])

    try:
        await writer.run(job)
    except IntegrityError:
        return False
    return True
