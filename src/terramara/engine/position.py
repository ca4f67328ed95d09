"""Positions: a readable picture of any state, at any decision, and its hash. `position_reader` reads them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from terramara.engine.options import Options
from terramara.engine.position_fields import written
from terramara.engine.position_keys import TOP
from terramara.engine.position_seat import SEAT
from terramara.engine.state import State

_UNHASHED = frozenset(key.name for key in TOP if not key.hashed)
_UNHASHED_OF_A_SEAT = frozenset(key.name for key in SEAT if not key.hashed)


def to_position(s: State, options: Options) -> dict[str, Any]:
    return written(TOP, s, options)


def position_hash(position: dict[str, Any]) -> str:
    """The same for equal states on every machine, under any version of the rules."""
    told = {key: value for key, value in position.items() if key not in _UNHASHED}
    told["seats"] = [
        {key: value for key, value in seat.items() if key not in _UNHASHED_OF_A_SEAT}
        for seat in position["seats"]
    ]
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
