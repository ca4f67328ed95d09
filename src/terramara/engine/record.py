"""A game as text: what it was played with, and its actions, one a line.

    terramara record 1
    rules 1
    set base 1.0 0123456789abcdef
    players 4
    options {"first_game": true, ...}
    seed 7
    name 0 Anna
    fair {"commitment": ..., "secret": ..., "shares": {"0": ...}, "seals": {"0": ...}}
    ---
    0 explorer 2L1
    ...
    round 2 89abcdef01234567
    ...
    end 412 fedcba9876543210

Lines `round` and `end` carry the hash of the state, so that a changed record is found out, and where. A
seat need not have a name. The line `fair` is there if a server dealt so that the shuffle can be checked.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from terramara.engine.fairness import Fair
from terramara.engine.options import Options

FORMAT = 1
RULES_VERSION = 2
# The versions that a game can still be played by, so that old records replay. docs/formats.md says what each
# changed.
PLAYABLE_RULES = (1, 2)

# Control characters, and those that change the direction of writing.
_ORDERS = frozenset(
    map(chr, (*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)


class RecordError(ValueError):
    """A record that can't be replayed: which line, and why.

    >>> from terramara import Game, RecordError
    >>> try:
    ...     Game.from_record("a shopping list")
    ... except RecordError as error:
    ...     print(error.line)
    1
    """

    def __init__(self, line: int, wanted: str) -> None:
        super().__init__(f"line {line}: {wanted}" if line else wanted)
        self.line = line
        self.wanted = wanted

    def __reduce__(self) -> tuple[Any, ...]:  # so that it can come from another process
        return type(self), (self.line, self.wanted)


@dataclass(slots=True)
class Record:
    set_id: str
    set_version: str
    set_hash: str
    players: int
    options: Options
    seed: int | None  # None: begun from `position`
    position: dict[str, Any] | None = None
    rules: int = RULES_VERSION
    names: dict[int, str] = field(default_factory=dict)  # of the seats that have one
    fair: Fair | None = None  # of games dealt by a server, whose shuffle can be checked
    # (line in the text, seat, notation), and checks: number of actions before -> (line, hash)
    actions: list[tuple[int, int, str]] = field(default_factory=list)
    checks: dict[int, tuple[int, str]] = field(default_factory=dict)


def format_record(record: Record, rounds: dict[int, int]) -> str:
    """`rounds`: number of actions before -> the round that begins there; its hash is in `checks`."""
    lines = [
        f"terramara record {FORMAT}",
        f"rules {record.rules}",
        f"set {record.set_id} {record.set_version} {record.set_hash}",
        f"players {record.players}",
        f"options {json.dumps(record.options.to_json(), sort_keys=True)}",
    ]
    if record.position is None:
        lines.append(f"seed {record.seed}")
    else:
        lines.append(f"position {json.dumps(record.position, sort_keys=True)}")
    lines += [f"name {seat} {name}" for seat, name in record.names.items()]
    if record.fair is not None:
        lines.append(f"fair {json.dumps(record.fair.to_json(), sort_keys=True)}")
    lines.append("---")
    for n, (_, seat, text) in enumerate(record.actions):
        if n in rounds:
            lines.append(f"round {rounds[n]} {record.checks[n][1]}")
        lines.append(f"{seat} {text}")
    last = len(record.actions)
    lines.append(f"end {last} {record.checks[last][1]}")
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {text!r}")
    lines = text.splitlines()
    head, body = _split(lines)
    if _value(head, 0, "terramara record") != str(FORMAT):
        raise RecordError(1, f"`terramara record {FORMAT}`: another format is not known here")
    rules = _number(head, 1, "rules")
    set_line = _value(head, 2, "set").split()
    if len(set_line) != 3:
        raise RecordError(3, "`set ID VERSION HASH`")
    players = _number(head, 3, "players")
    options = _options(_value(head, 4, "options"))
    record = Record(set_line[0], set_line[1], set_line[2], players, options, None, rules=rules)
    if len(head) > 5 and head[5].startswith("position "):
        record.position = _json(6, head[5].removeprefix("position "))
    else:
        record.seed = _number(head, 5, "seed")
    for index in range(6, len(head)):
        if head[index].startswith("fair "):
            record.fair = _fair(index + 1, head[index].removeprefix("fair "), players)
            continue
        seat, _, name = _value(head, index, "name").partition(" ")
        if seat not in ("0", "1", "2", "3") or int(seat) >= players or not name.strip():
            raise RecordError(index + 1, f"`name SEAT NAME`, the seat from 0 to {players - 1}")
        # Names appear in terminals, where some characters are commands.
        record.names[int(seat)] = "".join(c for c in name.strip() if c not in _ORDERS)
    _read_actions(record, lines, body)
    return record


def _split(lines: list[str]) -> tuple[list[str], int]:
    if not lines or not lines[0].startswith("terramara record"):
        raise RecordError(1, "a record begins with `terramara record 1`")
    if "---" not in lines:
        raise RecordError(len(lines), "cut off: the line `---` before the actions is missing")
    at = lines.index("---")
    return lines[:at], at + 1


def _read_actions(record: Record, lines: list[str], start: int) -> None:
    ended = False
    for number, line in enumerate(lines[start:], start=start + 1):
        words = line.split(maxsplit=1)
        if not words:
            continue
        if ended:
            raise RecordError(number, "nothing follows the line `end`")
        if words[0] == "round":
            parts = line.split()
            if len(parts) != 3:
                raise RecordError(number, "`round NUMBER HASH`")
            record.checks[len(record.actions)] = (number, parts[2])
        elif words[0] == "end":
            parts = line.split()
            if len(parts) != 3 or parts[1] != str(len(record.actions)):
                raise RecordError(
                    number, f"`end {len(record.actions)} HASH`: actions are missing or were added"
                )
            record.checks[len(record.actions)] = (number, parts[2])
            ended = True
        elif words[0] in ("0", "1", "2", "3") and len(words) == 2:
            record.actions.append((number, int(words[0]), words[1].strip()))
        else:
            raise RecordError(number, f"`SEAT ACTION`, `round` or `end`, not {line!r}")
    if not ended:
        raise RecordError(len(lines), "cut off: the line `end` is missing")


def _value(head: list[str], index: int, name: str) -> str:
    if index >= len(head) or not head[index].startswith(name + " "):
        raise RecordError(index + 1, f"`{name} ...`")
    return head[index].removeprefix(name + " ").strip()


def _number(head: list[str], index: int, name: str) -> int:
    text = _value(head, index, name)
    try:
        return int(text)
    except ValueError:
        raise RecordError(index + 1, f"`{name}` and a whole number, not {text!r}") from None


def _fair(line: int, text: str, players: int) -> Fair:
    try:
        told = Fair.from_json(_json(line, text))
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(line, str(error)) from None
    if any(seat >= players for seat in (*told.shares, *told.seals)):
        raise RecordError(line, f"shares and seals of seats from 0 to {players - 1}")
    return told


def _json(line: int, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(line, f"JSON that can be read: {error.msg}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists
        raise RecordError(line, "JSON that can be read") from None
    if not isinstance(data, dict):
        raise RecordError(line, "a JSON object")
    return data


def _options(text: str) -> Options:
    try:
        return Options.from_json(_json(5, text))
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(5, str(error)) from None
