"""The outcome of an action for a player: only what changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from terramara import Game, load_set
from tests.rules import helpers
from tests.rules.helpers import Seat, play, seat

Outcome = dict[str, Any]
BASE = load_set()


def table(*seats: Seat, **rest: Any) -> Game:
    return helpers.table(*seats, content=BASE, **rest)


def asked(*frames: list[Any], **rest: Any) -> Game:
    return helpers.asked(*frames, content=BASE, **rest)


def cost_of(artefact: str) -> dict[str, int]:
    return helpers.cost_of(artefact, BASE)


def printed_vp(*artefacts: str) -> int:
    return helpers.printed_vp(*artefacts, content=BASE)


@dataclass(frozen=True)
class Case:
    """A piece in use: who uses it, what they choose, and what they gain or lose."""

    expected: Outcome | float
    actions: Sequence[str] = ()
    player: Seat = field(default_factory=dict)
    others: Sequence[Seat] = ()
    rest: dict[str, Any] = field(default_factory=dict)


def holdings(player: Seat) -> Outcome:
    found: Outcome = {**player["raw"], **player["refined"]}
    for key in ("strength", "culture", "vp"):
        found[key] = player[key]
    found |= {f"worker-{level}": n for level, n in enumerate(player["workers"], start=1)}
    found["members"] = player["hand"]["explorers"] + int(player["hand"]["chief"])
    found["warriors"] = player["hand"]["warriors"]
    return found


def changes(before: Seat, after: Seat) -> Outcome:
    """Numbers as differences, caravans by where they are now, artefacts by what was made since."""
    old, new = holdings(before), holdings(after)
    found: Outcome = {key: new.get(key, 0) - old.get(key, 0) for key in {**old, **new}}
    found = {key: n for key, n in found.items() if n}
    if after["caravans"] != before["caravans"]:
        found["caravans"] = after["caravans"]
    if after["made"] != before["made"]:
        found["made"] = after["made"][len(before["made"]) :]
    return found


def outcome(g: Game, *actions: str) -> Outcome:
    before = seat(g)
    return changes(before, seat(play(g, *actions)))
