"""Every kind of action at every kind of decision, with the rule that the refusal names.

    python -m tests.rules.refusal_table     writes tests/rules/refusals.txt again

A row is a kind of action, a column a kind of decision; an empty cell is an action that may be done.
Columns of their own: `before` uses a worker before sending; `in hut`, `skills` and `round 5` (first player)
have just done the one thing their space gives; `raided` asks for the raider while another gives, `waiting`
and `setting` for a player whose turn or draft it isn't.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from terramara import Game
from terramara.engine.compiler import tables_for
from tests.rules.boards import PIECES
from tests.rules.helpers import play

FILE = Path(__file__).parent / "refusals.txt"
WIDTH = 8

# One action of each kind. All of them would make sense at some decision of these players.
ACTIONS = (
    "explorer hire", "chief 1R1", "warrior 1L2", "give up", "adult", "careful on", "worker 1", "character",
    "use bone-pin", "bonus reed-flute", "craft 1", "craft reserved", "reserve 1", "end", "refine wood",
    "take ore", "give wood", "less leather", "caravan A straight", "trade", "stop", "choose 1", "next 1",
    "take all", "take one", "back hire", "neutral 1L1", "draft character 1", "draft card 1",
)  # fmt: skip

ME: dict[str, Any] = {
    "raw": {"wood": 2, "cattle": 1},
    "refined": {"leather": 2, "timber": 1},
    "workers": [1, 0, 0],
    "explorers": ["hire"],
    "strength": 3,
    "culture": 12,
    "reserved": "sheepskin-cloak",
    "character": "sage",
    "made": ["bone-pin"],
}
OTHER: dict[str, Any] = {"raw": {"cattle": 9}, "workers": [1, 0, 0]}
TRADE = next(i for i, pay in enumerate(tables_for(PIECES).trade_pay) if [name for name, _ in pay] == [16])


def at(*frames: list[Any], turn: int | None = 0, **rest: Any) -> Game:
    """Seat 0's own turn with these steps above the end of its turn, the last on top."""
    pending = [["next", 0, 1], *frames]
    told = {"set": PIECES.id, "turn": turn, "seats": [ME, OTHER], "row": ["fur-cap"], "pending": pending}
    return Game.from_position({**told, **rest}, set=PIECES)


def _set_up(*frames: list[Any], **rest: Any) -> Game:
    seats = [{key: value for key, value in ME.items() if key != "explorers"}, OTHER]
    pending = [["round", 0, 1], *frames]
    told = {"set": PIECES.id, "turn": None, "seats": seats, "pending": pending}
    return Game.from_position({**told, **rest}, set=PIECES)


def decisions() -> dict[str, tuple[Game, int | None]]:
    """Each kind of decision, and of which seat it is asked (None: of who decides)."""
    sent = ["craft", 0]
    option = next(i for i, bodies in enumerate(tables_for(PIECES).options) if bodies)
    cards = [card.id for card in PIECES.cards]
    draft = {"draft": {"characters": ["traveller", "warlord"], "cards": cards[:2]}}
    young = {key: value for key, value in ME.items() if key not in ("explorers", "character")}
    goods = [["install", 0], ["card", 1], ["card", 0]]
    choosing = [*goods, ["draft", 0, 2], ["draft", 0, 1]]
    ready = {**OTHER, "character": "artisan", "card": cards[2]}
    return {
        "send": (at(["send", 0]), None),
        "before": (at(["send", 0], ["refine", 0, 2]), None),
        "travel": (at(sent, ["travel", 0, 1]), None),
        "refine": (at(sent, ["refine", 0, 2]), None),
        "take": (at(sent, ["take", 0, 15, 1]), None),
        "trade": (at(sent, ["trade", 0, TRADE, 1]), None),
        "option": (at(sent, ["option", 0, option]), None),
        "hut": (at(sent, ["hut", 0]), None),
        "pay": (at(sent, ["restore", 0], ["pay", 0, 16, 1]), None),
        "cost": (play(at(sent, ["workshop", 0]), "craft reserved", "less timber"), None),
        "reduce": (play(at(sent), "craft reserved"), None),
        "order": (at(sent, ["culture", 0, 1], ["travel", 0, 1], ["order", 0, 2]), None),
        "gain": (at(sent, ["ask", 0, 8, 2]), None),
        "give": (at(["craft", 1], ["give", 0, 1, 1], turn=1), None),
        "back": (at(sent, ["back", 0, 3]), None),
        "workshop": (at(sent, ["workshop", 0]), None),
        "joint": (at(sent, ["joint", 0, 3], players=2), None),
        "raid": (at(sent, ["raid-offer", 0]), None),
        "craft": (at(sent), None),
        "end": (at(["end", 0]), None),
        "neutral": (_set_up(["neutral", 0], players=3), None),
        "tile": (_set_up(["tile", 0], seats=[{"character": "pathfinder"}]), None),
        "draft": (_set_up(*choosing, seats=[young, ready], **draft), None),
        "in hut": (play(at(["send", 0]), "explorer hut", "refine wood"), None),
        "skills": (play(at(["send", 0], players=3), "explorer skills-road", "choose 1"), None),
        "round 5": (play(at(["send", 0], round=5), "explorer first", "choose 2"), None),
        "raided": (at(["craft", 1], ["give", 0, 1, 1], turn=1), 1),
        "waiting": (at(["send", 0], turn=0), 1),
        "setting": (_set_up(*choosing, seats=[young, ready], **draft), 1),
    }


def text() -> str:
    columns = decisions()
    first = max(map(len, ACTIONS)) + 2
    lines = ["".ljust(first) + "".join(name.ljust(WIDTH + 2) for name in columns).rstrip()]
    for action in ACTIONS:
        line = action.ljust(first)
        for game, seat in columns.values():
            reason = game.why_not(action, seat=seat)
            line += (reason.rule if reason else "").ljust(WIDTH + 2)
        lines.append(line.rstrip())
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
