"""Playing: the state, actions, undo, the log, live updates, chat."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from terramara.server import fair, schema, tables
from terramara.server.api_common import PROBLEMS, TableId, state_answer
from terramara.server.desk import Desk, Req, chat_line, client_of, desk_of
from terramara.server.errors import Refusal
from terramara.server.fold import in_force
from terramara.server.live import Stream
from terramara.server.log import Entry, Kind, LogEntry, public
from terramara.server.room import Room
from terramara.server.rooms import LEAP, Past
from terramara.server.rules import MissingRules, record_of
from terramara.server.store import LINES, ChatRow

_encode = msgspec.json.encode
# Entries of the log in one answer: nearly always all there are.
PAGE = 1000
# A stream shows each entry as it was then: that costs as much as reading this many.
STEP = 10
# Lines of chat at a table: years of talk, and 20 MB at most.
MOST_LINES = 10_000
Count = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
STREAM = {200: ResponseSpec(str, media_type="text/event-stream", description="Server-sent events.")}


@get("/api/tables/{table:str}/state", responses=PROBLEMS)
async def show_state(
    request: Req, table: TableId, at: Count = None, after: Count = None
) -> Response[schema.State]:
    """The game now, or as it was after entry `at`; with the events after entry `after`, or all those in
    force."""
    desk = desk_of(request)
    desk.take("reads", request)
    room = await desk.room(table, request)
    if room.play is None:  # another process may have begun it a moment ago
        await desk.rooms.missed(room, 0)
    room.playing()
    seats = room.seats_of(desk.holder(request, table))
    desk.take_entries(request, room.n - (-1 if after is None else after))
    if at is not None and at < room.n:
        desk.take("heavy", request)
        (entry,) = await desk.store.entries(table, after=at - 1, upto=at)
        past = await desk.rooms.past(room, entry)
        state = past.shown(seats)
        upto = at
    else:
        state = room.state(seats, b"[]")
        upto = room.n
    events: Any = msgspec.Raw(await _events(desk, room, after, upto))
    state["events"] = events
    return state_answer(state)


async def _events(desk: Desk, room: Room, after: int | None, upto: int) -> bytes:
    if after is not None and after >= upto:
        return b"[]"
    entries = await desk.store.entries(room.row.id, after=-1 if after is None else after, upto=upto)
    shown = in_force(entries) if after is None else entries
    return _encode([event for entry in shown for event in entry.data.events])


async def _do(
    request: Req, table: str, kind: Kind, data: schema.ActionIn | schema.StepIn
) -> Response[schema.State]:
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    seats = room.seats_of(desk.holder(request, table))
    if data.seat not in seats:
        raise Refusal(403, "not-your-seat")
    action = data.action if isinstance(data, schema.ActionIn) else None
    done = await desk.rooms.do(room, kind, data.seat, data.n, action, data.key)
    if isinstance(done, Past):
        return state_answer(done.answer(seats, _encode(done.entry.data.events)))
    assert room.last is not None
    return state_answer(room.state(seats, _encode(room.last.data.events)))


@post("/api/tables/{table:str}/actions", status_code=200, responses=PROBLEMS)
async def act(request: Req, table: TableId, data: JSONBody[schema.ActionIn]) -> Response[schema.State]:
    """Take an action. A repeated `key` changes nothing and gets the first answer again."""
    return await _do(request, table, "act", data)


@post("/api/tables/{table:str}/undo", status_code=200, responses=PROBLEMS)
async def undo(request: Req, table: TableId, data: JSONBody[schema.StepIn]) -> Response[schema.State]:
    """Undo the seat's last action."""
    return await _do(request, table, "undo", data)


@post("/api/tables/{table:str}/redo", status_code=200, responses=PROBLEMS)
async def redo(request: Req, table: TableId, data: JSONBody[schema.StepIn]) -> Response[schema.State]:
    """Redo the last undone action."""
    return await _do(request, table, "redo", data)


@post("/api/tables/{table:str}/restart", status_code=200, responses=PROBLEMS)
async def restart(request: Req, table: TableId, data: JSONBody[schema.StepIn]) -> Response[schema.State]:
    """Undo the turn, back to the last reveal."""
    return await _do(request, table, "restart", data)


@post("/api/tables/{table:str}/go-on", status_code=200, responses=PROBLEMS)
async def go_on(request: Req, table: TableId, data: JSONBody[schema.GoOnIn]) -> schema.TableInfo:
    """Give up your right to undo the last action, so that bots don't wait for it."""
    desk = desk_of(request)
    desk.take("writes", request)
    room = await desk.room(table, request)
    room.playing()
    if room.n != data.n or room.last is None:
        raise Refusal(409, "stale", n=room.n)
    holder = desk.holder(request, table)
    if room.last.seat not in room.seats_of(holder):
        raise Refusal(403, "not-your-seat")
    desk.driver.go_on(room, data.n)
    await desk.relay.tell("go-on", table, data.n)
    return room.info(holder)


@get("/api/tables/{table:str}/reasons", responses=PROBLEMS)
async def reasons(
    request: Req, table: TableId, seat: Annotated[int, QueryParameter(ge=0, le=3)]
) -> dict[str, schema.Reason]:
    """Why the actions of the present decision's kind that aren't allowed are refused."""
    desk = desk_of(request)
    desk.take("heavy", request)
    room = await desk.room(table, request)
    if seat not in room.seats_of(desk.holder(request, table)):
        raise Refusal(403, "not-your-seat")
    play = room.playing()
    return play.reasons() if play.to_move == seat else {}


@get("/api/tables/{table:str}/log", responses=PROBLEMS)
async def show_log(
    request: Req, table: TableId, from_: Annotated[int, QueryParameter(name="from", ge=-1, le=1_000_000)] = -1
) -> list[LogEntry]:
    """The entries after `from`, in order, at most 1000: ask again from the last one for more."""
    entries = await _page(request, table, from_)
    return [public(entry) for entry in entries]


async def _page(request: Req, table: str, after: int) -> list[Entry]:
    desk = desk_of(request)
    desk.take("reads", request)
    room = await desk.room(table, request)
    desk.take_entries(request, min(room.n - after, PAGE))
    return await desk.store.entries(room.row.id, after=after, limit=PAGE)


@get("/api/tables/{table:str}/history", responses=PROBLEMS)
async def show_history(
    request: Req, table: TableId, from_: Annotated[int, QueryParameter(name="from", ge=-1, le=1_000_000)] = -1
) -> schema.History:
    """The scores after each entry, in pages as the log."""
    entries = await _page(request, table, from_)
    return schema.History([schema.Moment(e.n, e.data.round, e.seat, e.data.scores) for e in entries])


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def show_record(request: Req, table: TableId) -> Response[str]:
    """The record of a finished game. It has the seed, so nobody gets it before the end."""
    desk = desk_of(request)
    desk.take("heavy", request)
    room = await desk.room(table, request)
    if room.row.status != "over":
        raise Refusal(409, "not-over")
    try:
        desk.take_entries(request, room.n)
        acts = in_force(await desk.store.entries(table, upto=room.n))
        actions = [act.action for act in acts if act.action is not None]
        async with desk.replays.place(client_of(request)):
            text = await asyncio.to_thread(record_of, room.row, actions)
    except MissingRules:
        raise Refusal(409, "rules-changed", began=room.row.rules) from None
    name = f"terramara-{table[:6].strip('-_')}.txt"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/fairness", responses=PROBLEMS)
async def show_fairness(request: Req, table: TableId) -> schema.Fairness:
    """How the deal was made: commitment, shares and seals, and after the end the secret and the seed."""
    desk = desk_of(request)
    desk.take("reads", request)
    room = await desk.room(table, request)
    row = room.row
    told = schema.Fairness(fair.commitment(row), fair.shares(row), fair.seals(row), None, None)
    if row.status == "over" and (all_of_it := fair.revealed(row)) is not None:
        told.secret, told.seed = all_of_it.secret, str(row.seed)
    return told


@get("/api/tables/{table:str}/live", responses=PROBLEMS | STREAM)
async def live(request: Req, table: TableId, after: Count = None) -> Stream:
    """Server-sent events: `state` for each entry after `after` or the Last-Event-ID, `presence`, `thinking`,
    `chat`, `table`."""
    desk = desk_of(request)
    desk.take("reads", request)
    if not desk.ready:
        raise Refusal(503, "closing")
    room = await desk.room(table, request)
    if room.frozen is not None:
        raise room.frozen
    last = request.headers.get("last-event-id", "")
    if last.isascii() and last.isdecimal() and len(last) < 8:
        after = int(last)
    if after is not None:
        await desk.rooms.missed(room, after)
    # Without an entry of ours to go on from, a stream begins with every event so far.
    behind = room.n - after if after is not None and after <= room.n else room.n + 1
    desk.take_entries(request, behind * STEP if behind <= LEAP else behind)
    return desk.live(room, request, after)


@get("/api/tables/{table:str}/chat", responses=PROBLEMS)
async def show_chat(
    request: Req, table: TableId, after: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1
) -> list[schema.ChatLine]:
    """The latest lines, oldest first."""
    desk = desk_of(request)
    desk.take("reads", request)
    room = await desk.room(table, request)
    desk.take_entries(request, min(room.chat - 1 - after, LINES))
    return [chat_line(row) for row in await desk.store.chat(room.row.id, after)]


@post("/api/tables/{table:str}/chat", responses=PROBLEMS)
async def say(request: Req, table: TableId, data: JSONBody[schema.ChatIn]) -> schema.ChatLine:
    """Say something at the table; for players who sit there."""
    desk = desk_of(request)
    desk.take("chat", request)
    room = await desk.room(table, request)
    seats = room.seats_of(desk.holder(request, table))
    if not seats:
        raise Refusal(403, "no-seat")
    name = room.row.seats[seats[0]].name
    while True:
        said = await desk.store.chat_by_key(table, data.key) if data.key else None
        if said is not None:
            if (said.seat, said.text) != (seats[0], data.text):
                raise Refusal(409, "key-reused")
            return chat_line(said)
        await desk.tell_chat(room)
        if room.chat >= MOST_LINES:
            raise Refusal(409, "chat-full")
        line = ChatRow(room.chat, seats[0], name, data.text, time.time(), data.key)
        if await tables.say(desk.writer, line, table):
            break
        await desk.rooms.reload(room)  # refuses if the table is gone: nothing can be said there any more
    await desk.tell_chat(room)
    await desk.relay.tell("chat", table)
    return chat_line(line)


HANDLERS = [
    show_state,
    act,
    undo,
    redo,
    restart,
    go_on,
    reasons,
    show_log,
    show_history,
    show_record,
    show_fairness,
    live,
    show_chat,
    say,
]
