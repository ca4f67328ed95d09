"""Looks after the clocks: notices that time has run out, and how long no server was running.

While any clock runs, a pulse is written every few seconds. A server that starts, wakes up, or gets its
database back looks how old the last one is. The time since then is an outage, stored for good, and counts for
nobody. Any process may act on a clock; the log's key lets one succeed.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terramara.server import model
from terramara.server.errors import Refusal
from terramara.server.logs import LOG, mark
from terramara.server.relay import Relay
from terramara.server.room import Room
from terramara.server.rooms import Rooms
from terramara.server.watch import Outages

PULSE = 2.0
# How often the database is asked about tables that aren't in memory.
SWEEP = 5.0
LOOK = 1.0
# How many seconds the clock may run ahead of the machine before we take it as set, or the machine as asleep.
ASLEEP = 5.0
# Another process may write its pulse this late and still be fine.
SLACK = 3 * PULSE
# Tables brought into memory by one look at the database.
AT_ONCE = 100


class Timekeeper:
    def __init__(self, rooms: Rooms, relay: Relay) -> None:
        self._rooms = rooms
        self._relay = relay
        self._watch = rooms.watch
        self._slack = SLACK if relay.active else 0.0
        # Since when this process has been able to serve without a break.
        self._up = 0.0
        self._now = 0.0
        self._mono = 0.0
        self._beaten: float | None = None
        self._swept: float | None = None
        self._failed = False
        self._still: set[str] = set()
        self._beating: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._up = self._now = self._watch.now()
        self._mono = self._watch.mono()
        if await self._rooms.store.clocks_run():
            await self.sure()
        self._rooms.before_time = self.sure
        self._task = asyncio.create_task(self._run(), name="clocks")

    async def close(self) -> None:
        tasks = [task for task in (self._task, self._beating) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- outages --------------------

    async def sure(self) -> None:
        """Make sure that no outage is unknown, before anything about time is decided."""
        now, mono = self._watch.now(), self._watch.mono()
        if now - self._now - (mono - self._mono) > ASLEEP:
            self._up = now
            self._beaten = None
        self._now, self._mono = now, mono
        if self._beaten is None or mono - self._beaten >= PULSE:
            if self._beating is None or self._beating.done():
                self._beating = asyncio.create_task(self._beat(mono), name="pulse")
                self._beating.add_done_callback(lambda task: task.cancelled() or task.exception())
            # One for all who ask: one after another they would wait for long while the database is silent.
            await asyncio.shield(self._beating)

    async def _beat(self, mono: float) -> None:
        now = self._watch.now()
        if self._failed:
            self._up = now
        self._failed = True  # unless what follows succeeds

        async def pulse(connection: AsyncConnection) -> Outages:
            return await _pulse(connection, now, self._up, self._slack)

        self._watch.outages = await self._rooms.writer.run(pulse)
        self._failed = False
        self._beaten = mono

    # -- looking --------------------

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:  # noqa: BLE001  logged, and tried again
                LOG.exception("clocks-failed")
            await asyncio.sleep(min(LOOK, max(0.02, self._next())))

    def _next(self) -> float:
        """Seconds until the next clock here runs out."""
        left = [room.seconds_left() for room in self._rooms.by_id.values()]
        return min((seconds for seconds in left if seconds is not None), default=LOOK)

    async def look(self) -> None:
        """Act on every clock that has run out, or that runs for the wrong player."""
        store, mono = self._rooms.store, self._watch.mono()
        found: list[str] = []
        if self._swept is None or mono - self._swept >= SWEEP:
            self._swept = mono
            if await store.clocks_run():
                await self.sure()
                found = await self._due()
        clocked = [room for room in list(self._rooms.by_id.values()) if room.clocks is not None]
        if any(room.seconds_left() is not None for room in clocked):
            await self.sure()
        # Together, so that many share a commit.
        wanting = [room for room in clocked if room.row.id in found or room.clock_wants() is not None]
        await asyncio.gather(*map(self._attend, wanting))

    async def _due(self) -> list[str]:
        """Load tables whose time has run out, except those that can't continue."""
        found = await self._rooms.store.clocks_due(self._watch.now(), AT_ONCE + len(self._still))
        due = [game for game in found if game not in self._still]
        for game in due:
            if (await self._rooms.get(game)).frozen is not None:
                self._still.add(game)
        return due

    async def _attend(self, room: Room) -> None:
        try:
            await self.settle(room)
            self._rooms.on_entry(room)  # a bot may have to move because time ran out
        except Refusal:
            pass  # it has been removed
        except Exception:  # noqa: BLE001  one table that fails keeps no time from the others
            LOG.exception("clocks-failed", extra={"table": mark(room.row.id)})

    async def settle(self, room: Room) -> None:
        if await self._rooms.settle(room):
            await self._relay.tell("table", room.row.id)


async def _pulse(connection: AsyncConnection, now: float, up: float, slack: float) -> Outages:
    pulse, outage, game = model.pulse, model.outage, model.game
    last = (await connection.execute(select(pulse.c.at).with_for_update())).scalar()
    if last is None:
        await connection.execute(insert(pulse), [{"id": 1, "at": now}])
    else:
        if up - last > slack:
            await connection.execute(insert(outage), [{"began": last, "ended": up}])
            later = game.update().where(game.c.due > last).values(due=game.c.due + (up - last))
            await connection.execute(later)
        await connection.execute(pulse.update().values(at=now))
    found = await connection.execute(select(outage.c.began, outage.c.ended))
    return [(began, ended) for began, ended in found]
