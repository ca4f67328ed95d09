"""Processes in which bots think, so that the server goes on answering. They get views and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from terramara.server.metrics import BOT_SECONDS


def _prepare() -> None:
    """In the new process: the server alone hears the keyboard, and nobody outlives it, not even after kill
    -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)  # people's clicks go first, on the server and in a browser on the same machine
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True, name="follow").start()


def _think(bot: str, data: dict[str, Any], seed: int) -> tuple[str, float]:
    """In the new process. The view comes as data, so nothing hidden can come along."""
    from terramara import View
    from terramara.bots import make_bot

    view = View.from_data(data)
    decision = view.decision
    assert decision is not None
    began = time.perf_counter()
    action = make_bot(bot).choose(view, decision, random.Random(seed))  # noqa: S311  a bot's whim
    return str(action), time.perf_counter() - began


class Pool:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)
        return self._pool

    async def choose(self, bot: str, view: dict[str, Any], seed: int) -> str:
        """The bot's choice as notation; the same view and seed give the same one.

        A worker that dies is replaced, and the bot is asked again.
        """
        for attempt in range(3):
            pool = self._running()
            try:
                thought = pool.submit(_think, bot, view, seed)
                # Shielded, for whoever stops waiting must not cancel the thought: a pool that loses a process
                # while it holds a cancelled one fails (Python 3.11), and answers nobody any more.
                action, took = await asyncio.shield(asyncio.wrap_future(thought))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
            else:
                BOT_SECONDS.labels(bot).observe(took)
                return action
        raise AssertionError

    def close(self) -> None:
        """Call it when nobody waits for an answer any more."""
        if self._pool is None:
            return
        for process in list((self._pool._processes or {}).values()):  # noqa: SLF001  there is no other way to stop a thought
            process.kill()
        self._pool.shutdown(cancel_futures=True)
