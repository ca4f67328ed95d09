"""The processes in which bots think: what befalls one thought does not befall the others."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal

import pytest

from terramara import Game
from terramara.engine.wire import SeatedView
from terramara.server.pool import Pool

PATIENCE = 60.0


def a_view() -> SeatedView:
    game = Game.new(2)
    assert game.decision is not None
    return game.view(game.decision.seat).data


async def stopped(pool: Pool) -> int:
    """Its one process, which now takes work and does not get on with it."""
    before = set(multiprocessing.active_children())
    await pool.choose("random", a_view(), 1)
    (process,) = set(multiprocessing.active_children()) - before
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    return process.pid


async def give_up(pool: Pool, thoughts: list[asyncio.Task[str]]) -> None:
    """Once the process has the first one before it, and the others wait for their turn."""
    async with asyncio.timeout(PATIENCE):
        while pool.turns.waiting < 5:
            await asyncio.sleep(0.01)
    for thought in thoughts:
        thought.cancel()
    await asyncio.gather(*thoughts, return_exceptions=True)


def test_a_thought_given_up_does_not_cost_the_others_when_a_process_dies() -> None:
    async def run() -> None:
        pool = Pool(1)
        process = await stopped(pool)
        thoughts = [asyncio.create_task(pool.choose("random", a_view(), 1)) for _ in range(6)]
        await give_up(pool, thoughts[:5])
        os.kill(process, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            assert await thoughts[5]
        pool.close()

    asyncio.run(run())


def test_closing_waits_for_no_thought_and_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        pool = Pool(1)
        await stopped(pool)
        await give_up(pool, [asyncio.create_task(pool.choose("random", a_view(), 1)) for _ in range(6)])
        pool.close()

    asyncio.run(run())
    assert capfd.readouterr().err == ""
