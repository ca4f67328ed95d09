"""From a position back to a state. Missing keys are as in an empty position; what breaks a rule is
refused."""

from __future__ import annotations

from typing import Any

from terramara.content import SetError, known_sets, set_by_id
from terramara.content.model import ContentSet
from terramara.engine.characters import install
from terramara.engine.crafting import learn
from terramara.engine.flow import advance
from terramara.engine.options import Options
from terramara.engine.position_board import read_layout
from terramara.engine.position_fields import Fields, PositionError, names
from terramara.engine.position_keys import TOP
from terramara.engine.position_pending import installed
from terramara.engine.record import PLAYABLE_RULES, RULES_VERSION
from terramara.engine.setup import blank_state, make_board
from terramara.engine.state import NONE, State, recount
from terramara.engine.tables import Tables


def read_options(position: dict[str, Any]) -> Options:
    data = position.get("options", {})
    if not isinstance(data, dict):
        raise PositionError("options", f"an object of options, not {data!r}")
    try:
        return Options.from_json(data)
    except ValueError as error:
        raise PositionError("options", str(error)) from None


def set_of_position(position: Any) -> ContentSet:
    """The known set that a position names; never a folder that happens to have that name."""
    named = position.get("set", "base") if isinstance(position, dict) else "base"
    try:
        return set_by_id(str(named))
    except SetError:
        raise PositionError("set", f"one of {', '.join(known_sets())}, not {named!r}") from None


def from_position(t: Tables, position: dict[str, Any], rules: int = RULES_VERSION) -> State:
    top = Fields(position, "", names(TOP))
    options = read_options(top.data)
    s = _empty(t, top, options, rules)
    for key in TOP:
        key.read(s, options, top)
    recount(s)
    _install_all(s)
    for key in TOP:
        key.then(s, options, top)
    advance(s)
    return s


def _empty(t: Tables, top: Fields, options: Options, rules: int) -> State:
    """The position's table, with nothing on it: set, players, rules, tiles and bonus tiles."""
    told_set = top.text("set", t.content.id)
    if told_set != t.content.id:
        raise PositionError("set", f"this position is of the set {told_set!r}, not {t.content.id!r}")
    players = top.number("players", 4, 2, 4)
    if options.starter is not None and options.starter >= players:
        raise PositionError("options", f"a starter from 0 to {players - 1}, not {options.starter}")
    rules = top.number("rules", rules, PLAYABLE_RULES[0], PLAYABLE_RULES[-1])
    return blank_state(t, players, make_board(t, players, options, read_layout(t, top), rules))


def _install_all(s: State) -> None:
    """Lasting effects follow from character and artefacts."""
    for p in s.players:
        if installed(s) and p.character != NONE:
            install(s, p)
        else:
            for artefact in p.made:
                learn(s, p, artefact)
