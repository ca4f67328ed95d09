"""Queries to the database. The writer does all writing."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from terramara.server import model
from terramara.server.log import Entry, from_row

# How many seconds the clocks of several servers may differ by.
CLOCKS_DIFFER = 5.0
# How long a public table is listed; its link keeps working.
LOBBY_HOURS = 12
# The most lines of chat in one answer.
LINES = 200
# Tables asked for in one statement: a database takes only so many values.
MANY = 5000
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["human", "bot", "local"]


class SeatRow(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    holder: bytes | None
    stand_in: str | None
    share: str | None = None
    seal: str | None = None
    pause: bool = False

    @property
    def played_by(self) -> str | None:
        """The bot that moves for this seat, or None."""
        return self.bot if self.kind == "bot" else self.stand_in


class GameRow(msgspec.Struct):
    id: str
    name: str
    status: Status
    created: float
    updated: float
    public: bool
    rules: str
    set_id: str
    set_hash: str
    options: dict[str, Any]
    players: int
    seed: int
    seeded: bool
    position: dict[str, Any] | None
    patience: int | None
    seats: list[SeatRow]
    fair: dict[str, Any] | None = None
    place_neutrals: bool = False
    dealing: bool | None = None
    clock: dict[str, Any] | None = None

    @property
    def seat_free(self) -> bool:
        return any(seat.kind == "human" and seat.holder is None for seat in self.seats)


class ChatRow(msgspec.Struct):
    n: int
    seat: int | None
    name: str
    text: str
    at: float
    key: str | None


def _game(found: Any, seats: Sequence[Any]) -> GameRow:
    values = dict(found._mapping)  # noqa: SLF001  public, in spite of its name
    values["options"] = msgspec.json.decode(values["options"])
    # A wish of the table, not of the rules: stored beside their options, and taken out here.
    values["place_neutrals"] = values["options"].pop("place_neutrals", False)
    values["seed"] = int(values["seed"])
    values["position"] = values["position"] and msgspec.json.decode(values["position"])
    values["fair"] = values["fair"] and msgspec.json.decode(values["fair"])
    values["clock"] = values["clock"] and msgspec.json.decode(values["clock"])
    del values["due"]  # for questions about many tables; a table itself reads its log
    return GameRow(
        **values,
        seats=[
            SeatRow(
                s.seat,
                s.kind,
                s.name,
                s.bot,
                s.holder and bytes(s.holder),
                s.stand_in,
                s.share,
                s.seal,
                bool(s.pause),
            )
            for s in seats
        ],
    )


def _line(found: Any) -> ChatRow:
    return ChatRow(found.n, found.seat, found.name, found.text, found.at, found.key)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _all(self, statement: Select[Any]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(statement)).all()
            return found

    async def game(self, game: str) -> GameRow | None:
        return (await self.games([game])).get(game)

    async def games(self, games: list[str]) -> dict[str, GameRow]:
        c, seats = model.seat.c, defaultdict[str, list[Any]](list)
        rows = await self._all(select(model.game).where(model.game.c.id.in_(games)))
        for seat in await self._all(select(model.seat).where(c.game.in_(games)).order_by(c.seat)):
            seats[seat.game].append(seat)
        return {row.id: _game(row, seats[row.id]) for row in rows}

    async def there(self, games: list[str]) -> set[str]:
        """Those of these tables that have not been removed."""
        found: set[str] = set()
        for some in range(0, len(games), MANY):
            wanted = select(model.game.c.id).where(model.game.c.id.in_(games[some : some + MANY]))
            found.update(row.id for row in await self._all(wanted))
        return found

    async def entries(
        self, game: str, after: int = -1, upto: int | None = None, limit: int | None = None
    ) -> list[Entry]:
        entry = model.entry.c
        statement = (
            select(model.entry).where(entry.game == game, entry.n > after).order_by(entry.n).limit(limit)
        )
        if upto is not None:
            statement = statement.where(entry.n <= upto)
        return [from_row(found) for found in await self._all(statement)]

    async def by_key(self, game: str, key: str) -> Entry | None:
        entry = model.entry.c
        found = await self._all(select(model.entry).where(entry.game == game, entry.key == key))
        return from_row(found[0]) if found else None

    async def snapshot(self, game: str, upto: int) -> tuple[int, dict[str, Any]] | None:
        """The latest stored position not after an entry."""
        c = model.snapshot.c
        statement = select(c.n, c.position).where(c.game == game, c.n <= upto).order_by(c.n.desc()).limit(1)
        found = await self._all(statement)
        return (found[0].n, msgspec.json.decode(found[0].position)) if found else None

    async def chat(self, game: str, after: int = -1) -> list[ChatRow]:
        c = model.chat.c
        latest = select(model.chat).where(c.game == game, c.n > after).order_by(c.n.desc()).limit(LINES)
        return [_line(found) for found in reversed(await self._all(latest))]

    async def chat_by_key(self, game: str, key: str) -> ChatRow | None:
        c = model.chat.c
        found = await self._all(select(model.chat).where(c.game == game, c.key == key))
        return _line(found[0]) if found else None

    async def chat_counts(self, games: list[str]) -> Counter[str]:
        c = model.chat.c
        counted = select(c.game, func.count().label("lines")).where(c.game.in_(games)).group_by(c.game)
        return Counter({found.game: found.lines for found in await self._all(counted)})

    async def held_by(self, holders: list[bytes], limit: int) -> list[str]:
        """Tables where these tokens hold seats: those under way first, then the newest."""
        c = model.game.c
        held = select(model.seat.c.game).where(model.seat.c.holder.in_(holders))
        order = (c.status == "over", c.created.desc())
        return [
            r.id for r in await self._all(select(c.id).where(c.id.in_(held)).order_by(*order).limit(limit))
        ]

    async def open_tables(self, limit: int = 50) -> list[str]:
        """Public tables that wait for players, newest first."""
        c = model.game.c
        free = select(model.seat.c.game).where(
            model.seat.c.game == c.id, model.seat.c.kind == "human", model.seat.c.holder.is_(None)
        )
        # Only tables with somebody there to play with, from the last day.
        held = select(model.seat.c.game).where(model.seat.c.game == c.id, model.seat.c.holder.is_not(None))
        fresh = c.created > time.time() - LOBBY_HOURS * 3600
        waiting = select(c.id).where(
            c.status == "waiting", c.public.is_(True), free.exists(), held.exists(), fresh
        )
        return [r.id for r in await self._all(waiting.order_by(c.created.desc()).limit(limit))]

    async def latest(self, games: list[str]) -> dict[str, Entry]:
        """The last entry of each game that has begun."""
        c = model.entry.c
        newest = select(c.game, func.max(c.n).label("n")).where(c.game.in_(games)).group_by(c.game).subquery()
        joined = select(model.entry).join(newest, (c.game == newest.c.game) & (c.n == newest.c.n))
        return {found.game: from_row(found) for found in await self._all(joined)}

    async def waiting_for_bots(self, patience: float) -> list[str]:
        """Games in which a bot has been to move for this many seconds: a process died, or a bot failed.

        A stamp from the future only means that a clock was set.
        """
        now = time.time()
        entry, seat, game = model.entry.c, model.seat.c, model.game.c
        newest = (
            select(func.max(entry.n)).where(entry.game == game.id).correlate(model.game).scalar_subquery()
        )
        statement = (
            select(game.id)
            .join(model.entry, (entry.game == game.id) & (entry.n == newest))
            .join(model.seat, (seat.game == game.id) & (seat.seat == entry.to_move))
            .where(game.status == "playing", (seat.kind == "bot") | seat.stand_in.is_not(None))
            .where(entry.kind != "pause")
            .where((entry.at <= now - patience) | (entry.at > now + CLOCKS_DIFFER))
        )
        return [r.id for r in await self._all(statement)]

    async def clocks_run(self) -> bool:
        """Return whether anybody's time is running at any table."""
        return bool(await self._all(select(model.game.c.id).where(model.game.c.due.is_not(None)).limit(1)))

    async def clocks_due(self, now: float, limit: int) -> list[str]:
        """Games in which time has run out, those that have waited longest first."""
        due = model.game.c.due
        statement = select(model.game.c.id).where(due <= now).order_by(due).limit(limit)
        return [r.id for r in await self._all(statement)]
