"""Begins games: at once, or where shares are sealed when the last one is open, or after a while without
it."""

from __future__ import annotations

import asyncio

from terramara.server import fair, tables
from terramara.server.logs import LOG, mark
from terramara.server.room import Room
from terramara.server.rooms import Rooms

# This many times as long for browsers that are connected but slow.
SLOW = 3


class Dealer:
    def __init__(self, rooms: Rooms, wait: float) -> None:
        self._rooms = rooms
        self._wait = wait
        self._waiting: dict[str, asyncio.Task[None]] = {}
        rooms.on_dealing = self._look_after

    async def close(self) -> None:
        for task in list(self._waiting.values()):
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)

    async def begin(self, room: Room) -> None:
        """All seats are taken."""
        if fair.awaited(room.row):
            await tables.deal(self._rooms.writer, room.row.id, on=True)
            await self._rooms.reload(room)
        else:
            await self._rooms.start(room)

    async def opened(self, room: Room) -> None:
        """One more share is open."""
        if not fair.awaited(room.row):
            await self._deal(room)

    async def _deal(self, room: Room) -> None:
        """Shares that aren't open by now don't count."""
        await tables.deal(self._rooms.writer, room.row.id, on=False)
        await self._rooms.reload(room)
        await self._rooms.start(room)

    def _look_after(self, room: Room) -> None:
        """Any process that has the table in memory may try; the log's key lets one succeed."""
        game = room.row.id
        if game not in self._waiting:
            self._waiting[game] = asyncio.create_task(self._in_time(room), name="deal")
            self._waiting[game].add_done_callback(lambda _: self._waiting.pop(game, None))

    async def _in_time(self, room: Room) -> None:
        while room.n < 0 and room.frozen is None:
            for _ in range(SLOW if room.row.dealing else 0):
                await asyncio.sleep(self._wait)
                if not _somebody_opens(room):
                    break
            try:
                if room.n < 0:
                    await self._deal(room)
            except Exception:  # noqa: BLE001  logged, and tried again
                LOG.exception("deal-failed", extra={"table": mark(room.row.id)})
                await asyncio.sleep(self._wait)


def _somebody_opens(room: Room) -> bool:
    """Return whether a share is still sealed whose holder is connected."""
    connected, _ = room.presence.total()
    sealed = (seat.seat for seat in room.row.seats if seat.seal is not None and seat.share is None)
    return room.n < 0 and any(seat in connected for seat in sealed)
