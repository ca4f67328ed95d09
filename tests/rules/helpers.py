"""Small words for rule tests: a position in one line, an action, what came of it, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from terramara import Game, IllegalAction, load_set
from terramara.content import set_by_id
from terramara.content.model import REFINED, ContentSet
from terramara.engine.reason import Reason

Seat = dict[str, Any]

# Rules are tried out on pieces that stay as they are, whatever the balance does to the base set.
FIRST_EDITION = set_by_id("base@eeb0dfb13b1ee371")


def table(*seats: Seat, content: ContentSet = FIRST_EDITION, **rest: Any) -> Game:
    """A game at the send decision of seat 0 (or of `turn`); what is not told is as in an empty position."""
    position = {"set": content.id, "players": 4, "seats": list(seats), **rest}
    return Game.from_position(position, set=content)


def asked(
    *frames: list[Any], seats: Sequence[Seat] = (), content: ContentSet = FIRST_EDITION, **rest: Any
) -> Game:
    """A game in seat 0's turn with these steps still to do, the first one first; the turn of seat 1 follows.

    A gain comes before them and is declined, so that the steps are set off by an action and leave events.
    """
    pending = [["next", 0, 1], *reversed(frames), ["ask", 0, 0, 1]]
    return play(table(*seats, content=content, turn=0, pending=pending, **rest), "stop")


def play(g: Game, *actions: str) -> Game:
    for action in actions:
        g.apply(action)
    return g


def seat(g: Game, number: int = 0) -> Seat:
    found: Seat = g.position()["seats"][number]
    return found


def allowed(g: Game) -> list[str]:
    return [str(action) for action in g.legal_actions()]


def kind(g: Game) -> str:
    """The kind of decision now: "send", "travel" and so on, or "over"."""
    return g.decision.kind if g.decision is not None else "over"


def happened(g: Game, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds, in their order."""
    return [{**event} for event in g.events_since(0) if event["event"] in kinds]


def refused(g: Game, action: str, rule: str, code: str, **numbers: int | str) -> None:
    """The illegal twin: the exact reason, said before and when it is tried, and nothing has changed."""
    before = g.position()
    reason = Reason(rule, code, dict(numbers))
    assert g.why_not(action) == reason
    with pytest.raises(IllegalAction) as caught:
        g.apply(action)
    assert caught.value.reason == reason
    assert g.position() == before
    assert action not in allowed(g)


def small_set(folder: Path, **files: str) -> ContentSet:
    """The base set with a few pieces changed: files by name, without ".toml"."""
    (folder / "set.toml").write_text('id = "small"\nname = "Small"\nversion = "1"\nextends = "base"\n')
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return load_set(folder)


def last_of_round(
    number: int, *seats: Seat, players: int = 4, content: ContentSet = FIRST_EDITION, **rest: Any
) -> Game:
    """The last turn of a round: only seat 0's chief is still in hand, and `explorer`s wait in the huts."""
    told = [dict(s) for s in seats] + [{} for _ in range(players - len(seats))]
    for i, data in enumerate(told):
        out = len(data.get("explorers", []))
        more = int(data.get("culture", 0) >= 8)
        more += int(data.get("character") == "matriarch" and data.get("side", "young") == "young")
        data.setdefault("hut", {"explorers": 4 + more - out})
        if i:
            data.setdefault("chief", "hut")
    return table(*told, content=content, players=players, round=number, turn=0, **rest)


def end_round(g: Game) -> Game:
    """The chief goes to the hut; whatever is asked on the way is left."""
    g.apply("chief hut")
    while kind(g) in ("hut", "craft", "end"):
        g.apply("stop" if kind(g) == "hut" else "end")
    return g


def cost_of(artefact: str, content: ContentSet = FIRST_EDITION) -> dict[str, int]:
    """Cost of an artefact, so that tests about something else don't depend on it."""
    piece = next(piece for piece in content.artefacts if piece.id == artefact)
    return {kind: n for kind, n in zip(REFINED, piece.cost, strict=True) if n}


def printed_vp(*artefacts: str, content: ContentSet = FIRST_EDITION) -> int:
    """The VP printed on these artefacts, for the same reason."""
    return sum(piece.vp for piece in content.artefacts if piece.id in artefacts)
