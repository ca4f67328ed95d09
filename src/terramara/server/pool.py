"""Processes in which bots think, so that the server keeps answering. They get views and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from terramara.child import settle_in
from terramara.server.logs import LOG
from terramara.server.metrics import BOT_FAULTS, BOT_SECONDS
from terramara.server.turns import Turns

# Seconds a bot may think about one decision. Ours take a tenth of it on a slow machine.
LIMIT = 20.0
# People's clicks come first, on the server and in a browser on the same machine.
NICE = 10

if TYPE_CHECKING:
    from terramara.engine.wire import SeatedView


class Overrun(BaseException):
    """A bot has thought for too long. Not an Exception, so that no bot catches it by chance."""


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise Overrun after this long, on systems with a clock that can ring (not on Windows)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> NoReturn:
        raise Overrun

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _think(bot: str, data: SeatedView, seed: int, limit: float) -> tuple[str, float, str]:
    """Runs in the new process. The view comes as data, so nothing hidden can come along.

    A bot that raises, thinks too long or makes an illegal choice is replaced; the last part says why.
    """
    from terramara import View
    from terramara.bots import STAND_IN, make_bot

    view = View.from_data(data)
    decision = view.decision
    assert decision is not None
    legal = view.legal_actions()
    chance = random.Random(seed)  # noqa: S311  a bot's whim
    began = time.perf_counter()
    why = ""
    try:
        with _limited(limit):
            action = make_bot(bot).choose(view, decision, chance)
        if action not in legal:
            why = f"chose {action}, which is not allowed"
    except Overrun:
        why = f"thought for more than {limit:g} s"
    except Exception as error:  # noqa: BLE001  a bot may raise anything
        why = " ".join(f"{type(error).__name__}: {error}".split())
    if why:
        action = make_bot(STAND_IN).choose(view, decision, chance)
    return str(action), time.perf_counter() - began, why


class Pool:
    def __init__(self, workers: int, limit: float = LIMIT) -> None:
        self._workers = workers
        self._limit = limit
        self.turns = Turns(workers)
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=settle_in, initargs=(NICE,)
            )
        return self._pool

    async def choose(self, bot: str, view: SeatedView, seed: int, client: str = "") -> str:
        """The bot's choice as notation; the same view and seed give the same one.

        A worker that dies is replaced, and the bot is asked again. `client`: who the bot plays for. One with
        many tables waits for itself.
        """
        async with self.turns.place(client):
            return await self._choose(bot, view, seed)

    async def _choose(self, bot: str, view: SeatedView, seed: int) -> str:
        for attempt in range(3):
            pool = self._running()
            try:
                thought = pool.submit(_think, bot, view, seed, self._limit)
                # Shielded: when we give up waiting, that must not cancel the thought. A pool that loses a
                # process while it holds a cancelled future fails (Python 3.11), and never answers again.
                action, took, why = await asyncio.shield(asyncio.wrap_future(thought))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
            else:
                BOT_SECONDS.labels(bot).observe(took)
                if why:
                    BOT_FAULTS.labels(bot).inc()
                    LOG.error("bot-replaced", extra={"bot": bot, "why": why})
                return action
        raise AssertionError

    def close(self) -> None:
        """Call this when nobody waits for an answer any more."""
        if self._pool is None:
            return
        for process in list((self._pool._processes or {}).values()):  # noqa: SLF001  there is no other way to stop a thought
            process.kill()
        self._pool.shutdown(cancel_futures=True)
