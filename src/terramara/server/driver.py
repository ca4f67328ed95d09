"""Moves the bots. Any process may try; the log's key lets one move in, so a bot never moves twice."""

from __future__ import annotations

import asyncio
import contextlib
import time

from terramara.server.clocks import OUT_OF_TIME
from terramara.server.errors import Refusal
from terramara.server.logs import LOG, mark
from terramara.server.pool import Pool
from terramara.server.relay import Relay
from terramara.server.room import Room
from terramara.server.rooms import Rooms

SWEEP = 5.0


class Driver:
    def __init__(self, rooms: Rooms, pool: Pool, relay: Relay) -> None:
        self._rooms = rooms
        self._pool = pool
        self._relay = relay
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        # The entry whose author has a moment to undo it, by table, and what ends the wait.
        self._moments: dict[str, tuple[int, asyncio.Event]] = {}
        # Tables that can't continue; there's no need to look at them again.
        self._still: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._rooms.on_entry = self.nudge
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    def nudge(self, room: Room) -> None:
        """Called after every entry of this process: start thinking if a bot is to move."""
        game = room.row.id
        waiting = self._moments.get(game)
        if waiting is not None and waiting[0] != room.n:
            waiting[1].set()
        if self._closing or room.bot_to_move() is None or game in self._tasks:
            return
        task = asyncio.create_task(self._drive(room), name="bot")
        self._tasks[game] = task

        def done(task: asyncio.Task[bool]) -> None:
            del self._tasks[game]
            if not task.cancelled() and task.exception() is None and task.result():
                self.nudge(room)

        task.add_done_callback(done)

    def go_on(self, room: Room, n: int) -> None:
        """Stop waiting for entry n to be undone: its author said so."""
        waiting = self._moments.get(room.row.id)
        if waiting is not None and waiting[0] == n:
            waiting[1].set()

    async def _drive(self, room: Room) -> bool:
        """Return whether all went well. Then a bot may be to move again: somebody may have moved while the
        others were told that this one has done thinking."""
        well = False
        try:
            while not self._closing and (bot := room.bot_to_move()) is not None:
                await self._one(room, bot)
            well = True
        except Refusal as refusal:
            LOG.error("bot-refused", extra={"code": refusal.code})
        except Exception:  # noqa: BLE001  logged; the next one is tried
            LOG.exception("bot-failed")
        finally:
            await self._think(room, None)
        return well

    async def _one(self, room: Room, bot: str) -> None:
        play = room.playing()
        seat = play.to_move
        assert seat is not None
        n = room.n
        wait = self._courtesy(room)
        answer_at = time.monotonic() + wait
        go_on = asyncio.Event()
        self._moments[room.row.id] = (n, go_on)
        try:
            await self._think(room, seat, wait)
            action = await self._pool.choose(bot, play.bot_view(seat), room.whim(), room.client)
            left = answer_at - time.monotonic()
            if left > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(go_on.wait(), left)
        finally:
            del self._moments[room.row.id]
        if room.n != n or room.bot_to_move() != bot:
            return  # It was undone meanwhile, or another process or the player moved: think again.
        try:
            # The key has a colon, which no client's key has: nobody can use it up before.
            author = OUT_OF_TIME if room.late(seat) else "bot:"
            await self._rooms.do(room, "act", seat, n, action, f"{author}{n + 1}")
        except Refusal as refusal:
            if refusal.code != "stale":
                raise

    def _courtesy(self, room: Room) -> float:
        """The seconds a bot waits. A person can usually undo their last move until somebody else decides, so
        bots leave a moment for that."""
        last = room.last
        if last is None or last.seat is None or room.row.seats[last.seat].played_by is not None:
            return 0.0
        if not room.may_undo(last.seat):
            return 0.0
        delay = self._rooms.settings.bot_delay
        # Keep it within bounds even if somebody has set the clock meanwhile.
        return min(max(last.at + delay - time.time(), 0.0), delay)

    async def _think(self, room: Room, seat: int | None, wait: float = 0.0) -> None:
        """Report who is thinking, and how long the last entry can be undone."""
        if wait == 0 and room.thinking == ({seat} if seat is not None else set()):
            return
        room.tell_thinking(seat, room.n, wait)
        await self._relay.tell("thinking", room.row.id, room.n, [seat, wait])

    async def _sweep(self) -> None:
        """Look for bots that nobody moves, at the start and now and then: after a crash, here or
        elsewhere."""
        patience = 0.0 if not self._relay.active else self._rooms.settings.takeover
        while True:
            try:
                waiting = await self._rooms.store.waiting_for_bots(patience)
            except Exception:  # noqa: BLE001  logged, and tried again
                LOG.exception("sweep-failed")
                waiting = []
            for game in waiting:
                if game not in self._still:
                    await self._wake(game)
            patience = self._rooms.settings.takeover
            await asyncio.sleep(SWEEP)

    async def _wake(self, game: str) -> None:
        try:
            room = await self._rooms.get(game)
            await self._rooms.missed(room, room.n + 1)
        except Exception:  # noqa: BLE001  one table that fails keeps no bot from the others
            LOG.exception("sweep-failed", extra={"table": mark(game)})
            return
        if room.frozen is None:
            self.nudge(room)
        else:
            self._still.add(game)

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
