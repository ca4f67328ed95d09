"""Making, finding and joining tables."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from terramara.bots import STAND_IN
from terramara.server import fair, schema, tables
from terramara.server.api_common import PROBLEMS, TableId, held_seats, outgrown, seat_cookie
from terramara.server.clocks import agreed
from terramara.server.desk import COOKIE, Desk, Req, client_of, desk_of
from terramara.server.errors import Refusal
from terramara.server.fold import INTERRUPTIONS
from terramara.server.importing import read_record, write_record
from terramara.server.room import Room
from terramara.server.rules import bot_known
from terramara.server.settings import Limits
from terramara.server.tokens import TOKEN, hash_token, new_token, same

LISTED = 100
# So many tables of a list cost as much as one more request.
TABLES_A_READ = 10


async def _created(desk: Desk, request: Req, table: str, token: str) -> Response[schema.Created]:
    room = await desk.rooms.get(table)
    room.client = client_of(request)
    if room.n < 0 and not room.row.seat_free:
        await desk.dealer.begin(room)  # nobody to wait for
    info = room.info(hash_token(token))
    created = schema.Created(info, desk.links(room, request, token if info.you else None))
    cookies = [seat_cookie(desk, table, token), *await outgrown(desk, request)]
    return Response(created, status_code=201, cookies=cookies)


@post("/api/deals", responses=PROBLEMS)
async def new_deal(request: Req) -> schema.Deal:
    """The commitment for a table that you are about to make. Send `deal` with the table, and your `share`
    too: it is mixed with a secret that nobody can change any more."""
    desk = desk_of(request)
    desk.take("tables", request, 0.2)
    return schema.Deal(*fair.new_deal(desk.key))


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: Req, data: JSONBody[schema.TableIn]) -> Response[schema.Created]:
    """Make a table. You get its first human seat and all seats at your screen."""
    desk = desk_of(request)
    desk.take("tables", request)
    if data.public:
        desk.take("lobby", request)
    token = new_token()
    table = await tables.create(desk.writer, data, token, desk.key)
    return await _created(desk, request, table, token)


@post("/api/tables/quick", responses=PROBLEMS)
async def quick_table(request: Req, data: JSONBody[schema.QuickIn]) -> Response[schema.Created]:
    """One person against bots; the game starts at once."""
    desk = desk_of(request)
    desk.take("tables", request)
    if not bot_known(data.bot):
        raise Refusal(422, "unknown-bot")
    if data.seat >= data.players:
        raise Refusal(422, "unknown-seat")
    seats = [schema.SeatIn("bot", None, data.bot) for _ in range(data.players)]
    seats[data.seat] = schema.SeatIn("human", data.name)
    options = schema.OptionsIn(first_game=data.first_game)
    said = schema.TableIn(
        seats=seats,
        options=options,
        set=data.set,
        seed=data.seed,
        deal=data.deal,
        share=data.share,
        place_neutrals=data.place_neutrals,
    )
    token = new_token()
    table = await tables.create(desk.writer, said, token, desk.key)
    return await _created(desk, request, table, token)


@post("/api/tables/import", responses=PROBLEMS, request_max_body_size=Limits().record)
async def import_table(request: Req, data: JSONBody[schema.ImportIn]) -> Response[schema.Created]:
    """Make a table from a record: to look at, or to play on if the game wasn't finished."""
    desk = desk_of(request)
    desk.take("tables", request)
    desk.take("heavy", request)
    async with desk.replays.place(client_of(request)):
        record = await asyncio.to_thread(read_record, data.record)
    token = new_token()
    table = await write_record(desk.writer, record, hash_token(token))
    return await _created(desk, request, table, token)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    request: Req,
    mine: Annotated[bool, QueryParameter(description="Tables at which this browser holds a seat.")] = False,
    open_: Annotated[
        bool, QueryParameter(name="open", description="Public tables with a free seat.")
    ] = False,
) -> list[schema.TableInfo]:
    """Tables of this browser, or open ones; newest first."""
    desk = desk_of(request)
    desk.take("reads", request)
    found: list[str] = []
    if mine:
        found += await desk.store.held_by(list(held_seats(request).values()), LISTED)
    if open_:
        found += await desk.store.open_tables()
    desk.take("reads", request, len(found) / TABLES_A_READ)
    rooms = await desk.rooms.glance(list(dict.fromkeys(found)))
    infos = [room.info(desk.holder(request, room.row.id)) for room in rooms]
    return sorted(infos, key=lambda info: info.updated, reverse=True)[:LISTED]


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def show_table(request: Req, table: TableId) -> schema.TableInfo:
    """Seats of the table, and how far its game is."""
    desk = desk_of(request)
    desk.take("reads", request)
    room = await desk.room(table, request)
    return room.info(desk.holder(request, table))


@post("/api/tables/{table:str}/join", status_code=200, responses=PROBLEMS)
async def join_table(request: Req, table: TableId, data: JSONBody[schema.JoinIn]) -> Response[schema.Created]:
    """Take a free seat with the table's invitation."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    if not same(data.invite, room.invite):
        desk.take("guesses", request)
        raise Refusal(403, "wrong-invite")
    if room.row.seeded and not data.seeded:
        raise Refusal(409, "seeded")
    _calm(room)
    # A player who already sits here takes the second seat with the same token.
    known = request.cookies.get(COOKIE + table, "")
    sits = TOKEN.fullmatch(known) and room.seats_of(hash_token(known))
    if room.row.public and not sits:
        desk.take("seats", request)
    token = known if sits else data.token or new_token()
    await tables.take_seat(
        desk.writer,
        table,
        data.seat,
        data.name,
        hash_token(token),
        further=bool(sits),
        adds=fair.sealed(data.share, data.seal),
    )
    await desk.changed(room)
    if room.n < 0 and not room.row.seat_free:
        await desk.dealer.begin(room)
    created = schema.Created(room.info(hash_token(token)), desk.links(room, request, token))
    cookies = [seat_cookie(desk, table, token), *await outgrown(desk, request)]
    return Response(created, status_code=200, cookies=cookies)


@post("/api/tables/{table:str}/claim", status_code=200, responses=PROBLEMS)
async def claim_seat(
    request: Req, table: TableId, data: JSONBody[schema.ClaimIn]
) -> Response[schema.TableInfo]:
    """Return to your seat on this device, with the token of your personal link."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    holder = hash_token(data.token)
    if not room.seats_of(holder):
        desk.take("guesses", request)
        await desk.rooms.reload(room)  # the seat may have been taken through another process
    if not room.seats_of(holder):
        raise Refusal(403, "wrong-token")
    return Response(room.info(holder), status_code=200, cookies=[seat_cookie(desk, table, data.token)])


def _seated(desk: Desk, request: Req, room: Room) -> bytes:
    holder = desk.holder(request, room.row.id)
    if holder is None or not room.seats_of(holder):
        raise Refusal(403, "no-seat")
    return holder


def _calm(room: Room) -> None:
    """Refuse what stops a clock, if that was done too often in this turn. Leaving, returning and going on are
    always allowed: each follows one of these."""
    if room.clocks is not None and room.fold.restless:
        raise Refusal(422, "restless", most=INTERRUPTIONS)


@post("/api/tables/{table:str}/leave", status_code=200, responses=PROBLEMS)
async def leave_table(request: Req, table: TableId) -> Response[schema.TableInfo]:
    """Give the seats up for good; others can take them, or bots."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    await tables.leave(desk.writer, table, _seated(desk, request, room))
    await desk.changed(room)
    gone: Cookie = seat_cookie(desk, table, "", age=0)
    return Response(room.info(None), status_code=200, cookies=[gone])


@post("/api/tables/{table:str}/remove", status_code=200, responses=PROBLEMS)
async def remove_guest(request: Req, table: TableId, data: JSONBody[schema.RemoveIn]) -> schema.TableInfo:
    """Remove a guest before the game has begun: for the host, who holds the first seat taken."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    holder = _seated(desk, request, room)
    if room.row.status != "waiting":
        raise Refusal(409, "started")
    seats = room.row.seats
    host = next(seat.holder for seat in seats if seat.holder is not None)
    guest = seats[data.seat].holder if data.seat < len(seats) else None
    if holder != host:
        raise Refusal(403, "not-host")
    if guest is None or guest == holder:
        raise Refusal(422, "unknown-seat")
    await tables.leave(desk.writer, table, guest, removed=True)
    await desk.changed(room)
    return room.info(holder)


@post("/api/tables/{table:str}/start", status_code=200, responses=PROBLEMS)
async def start_table(request: Req, table: TableId) -> schema.TableInfo:
    """Start, or continue, with bots in the free seats."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    holder = _seated(desk, request, room)
    if room.row.status == "over":
        raise Refusal(409, "over")
    await tables.fill_with_bots(desk.writer, table, STAND_IN)
    await desk.changed(room)
    await desk.dealer.begin(room)
    return room.info(holder)


@post("/api/tables/{table:str}/share", status_code=200, responses=PROBLEMS)
async def open_share(request: Req, table: TableId, data: JSONBody[schema.ShareIn]) -> schema.TableInfo:
    """Add the share whose seal you gave when you sat down, while the table is `dealing`. First note the seals
    that `fairness` shows: the others can't fit their shares to yours any more."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    holder = _seated(desk, request, room)
    await tables.open_share(desk.writer, table, holder, data.share)
    await desk.changed(room)
    await desk.dealer.opened(room)
    return room.info(holder)


@post("/api/tables/{table:str}/stand-in", status_code=200, responses=PROBLEMS)
async def stand_in(request: Req, table: TableId, data: JSONBody[schema.StandInIn]) -> schema.TableInfo:
    """Let a bot play a seat for its holder, or stop that. Holders decide about their own seats. For a player
    who is to move and away, the others can ask for a bot too, after the table's patience."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    holder = _seated(desk, request, room)
    seat = room.row.seats[data.seat] if data.seat < len(room.row.seats) else None
    if seat is None or seat.holder is None:
        raise Refusal(422, "unknown-seat")
    if room.row.status == "over":
        raise Refusal(409, "over")
    if seat.holder != holder:
        if not data.on:
            raise Refusal(403, "no-seat")
        wait = room.seconds_of_patience(data.seat)
        if wait is None or wait > 0:
            raise Refusal(409, "not-away", seconds=wait)
    if data.on:
        _calm(room)
    await tables.stand_in(desk.writer, table, data.seat, STAND_IN if data.on else None)
    await desk.changed(room)
    return room.info(holder)


@post("/api/tables/{table:str}/pause", status_code=200, responses=PROBLEMS)
async def pause(request: Req, table: TableId, data: JSONBody[schema.PauseIn]) -> schema.TableInfo:
    """Propose a pause, or agree to one: the clocks stop as soon as everyone who plays agrees. Anyone seated
    can end it, or turn it down before it has begun."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    holder = _seated(desk, request, room)
    if room.row.clock is None:
        raise Refusal(422, "no-clock")
    if room.row.status != "playing":
        raise Refusal(409, "over" if room.row.status == "over" else "not-started")
    room.playing()
    if data.on and not room.paused:
        _calm(room)
        await tables.want_pause(desk.writer, table, holder)
        await desk.changed(room)
        await desk.rooms.mark_time(room, lambda: "pause" if agreed(room.row) and not room.paused else None)
    elif not data.on and room.paused:
        await desk.rooms.mark_time(room, lambda: "resume" if room.paused else None)
    elif not data.on:
        await tables.want_pause(desk.writer, table, None)
        await desk.changed(room)
    return room.info(holder)


HANDLERS = [
    new_deal,
    create_table,
    quick_table,
    import_table,
    list_tables,
    show_table,
    join_table,
    claim_seat,
    leave_table,
    remove_guest,
    start_table,
    open_share,
    stand_in,
    pause,
]
