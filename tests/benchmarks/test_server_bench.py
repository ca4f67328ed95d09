"""The benchmark of the server counts what it says: moves lost and doubled are found."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.server.kills import compare
from benchmarks.server.players import Answer, Place, Table, View, Watcher

CONFIRMED = {1: (0, "a", "k1"), 3: (0, "b", "k3")}


def log(*entries: tuple[int, int, str, str]) -> list[Any]:
    begin = SimpleNamespace(n=0, seat=None, action=None, key="start", kind="start")
    return [
        begin,
        *(SimpleNamespace(n=n, seat=seat, action=act, key=key, kind="act") for n, seat, act, key in entries),
    ]


MINE, BOTS, AGAIN = (1, 0, "a", "k1"), (2, 1, "x", "bot:2"), (3, 0, "b", "k3")


@pytest.mark.parametrize(
    ("entries", "lost", "doubled"),
    [
        (log(MINE, BOTS, AGAIN), 0, 0),
        (log(MINE, BOTS), 1, 0),
        (log(MINE, BOTS, (3, 0, "c", "time:3")), 1, 0),
        (log(MINE, BOTS, AGAIN, (4, 0, "b", "k3")), 0, 1),
        (log(MINE, BOTS, AGAIN, (4, 0, "c", "k4")), 0, 1),
    ],
    ids=["all there", "one gone", "another instead", "one twice", "one that nobody was told of"],
)
def test_a_log_is_held_against_what_was_confirmed(entries: list[Any], lost: int, doubled: int) -> None:
    assert compare(entries, CONFIRMED) == (lost, doubled)


def test_watchers_count_what_they_miss_and_see_twice() -> None:
    async def scene() -> None:
        table = Table(Place(1), "/t", "", None, 0)
        table.state = Answer(3, {}, View(over=False))
        watcher = Watcher(table, 0)
        table.watchers = [watcher]
        # Cut in the middle of a head, as the network does.
        watcher.data_received(b"retry: 1000\n\nid: 1\nevent: state\ndata: {}\n\nid: 3\nev")
        watcher.data_received(b"ent: state\ndata: {}\n\n")
        assert (table.missed(), table.doubled(), watcher.last) == (1, 0, 3)
        watcher.data_received(b"id: 3\nevent: state\ndata: {}\n\n")
        assert (table.missed(), table.doubled()) == (1, 1)

    asyncio.run(scene())
