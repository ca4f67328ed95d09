"""A whole game as text that a person can read: actions and what they did, the table by round, the score.

A changed rule shows as a changed line, so a diff tells what changed. `python -m tests.golden.write` writes
them again.
"""

from __future__ import annotations

from pathlib import Path

from terramara import Game
from terramara.engine.wire import Event

HERE = Path(__file__).parent
QUIET = ("n", "event", "seat")


def playthrough(record: str) -> str:
    played = Game.from_record(record)
    game = Game.from_record(record, to=0)
    lines = [record.split("---", maxsplit=1)[0].rstrip(), ""]
    lines += [told(event) for event in game.events_since(0)]
    now = 0
    for seat, action in played.actions:
        if game.position()["round"] != now and game.position()["phase"] == "play":
            now = game.position()["round"]
            lines += ["", *table(game), ""]
        before = len(game.events_since(0))
        game.apply(action)
        lines.append(f"{seat} {action}")
        lines += [told(event) for event in game.events_since(before)]
    lines += ["", *table(game), "", "places: " + " ".join(str(place) for place in game.ranking())]
    for seat, score in enumerate(game.scores()):
        sources = ", ".join(f"{name} {vp:g}" for name, vp in score.sources.items() if vp)
        lines.append(f"seat {seat}: {score.total:g} = {sources}")
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    details = " ".join(f"{key}={value}" for key, value in event.items() if key not in QUIET)
    who = "" if event["seat"] is None else f" [{event['seat']}]"
    return f"    {event['event']}{who} {details}".rstrip()


def table(game: Game) -> list[str]:
    """The table at a glance, with the hash of the whole state."""
    position = game.position()
    lines = [f"== round {position['round']}, first {position['first']}, state {game.state_hash()}"]
    lines.append("   row: " + ", ".join(position["row"]))
    for number, neutral in enumerate(position["neutrals"]):
        lines.append(
            f"   neutral {number}: strength {neutral['strength']}, at {' '.join(neutral['explorers'])}"
        )
    for number, seat in enumerate(position["seats"]):
        goods = {**seat["raw"], **seat["refined"]}
        lines.append(
            f"   seat {number}: strength {seat['strength']}, culture {seat['culture']}, vp {seat['vp']}, "
            f"caravans {'/'.join(seat['caravans'])}, workers {seat['workers']}, "
            f"goods {' '.join(f'{n} {what}' for what, n in goods.items()) or '-'}, "
            f"made {' '.join(seat['made']) or '-'}, ahead {' '.join(seat['explorers']) or '-'}"
        )
    return lines
