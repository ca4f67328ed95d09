"""The field, measured the same way: random play from interpreted Python, in the benchmark's own environment.

Every action counts as a decision here, forced ones and chance included, while this engine counts only those
with more than one answer: the comparison leans towards the peers.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.metadata import version
from typing import Any

Figures = dict[str, float]
now = time.process_time
OPEN_SPIEL = ("euchre", "bridge", "dark_hex", "oshi_zumo", "gin_rummy", "backgammon")
# Without this bridge solves every deal when bidding ends: 300 decisions/s that say nothing about the engine.
PARAMETERS = {"bridge": "(use_double_dummy_result=false)"}
KEPT = 300


def _copies(states: list[Any], method: str, budget: float) -> float:
    """Microseconds of one copy, over the states met in play."""
    done = 0
    begin = now()
    spent = 0.0
    while spent < budget:
        for state in states:
            getattr(state, method)()
        done += len(states)
        spent = now() - begin
    return spent / done * 1e6


def catanatron(budget: float) -> Figures:
    """Four random players; pure Python."""
    library: Any = import_module("catanatron")
    kept: list[Any] = []
    done = real = 0
    spent = 0.0
    while spent < budget:
        game = library.Game([library.RandomPlayer(color) for color in library.Color])
        begin = now()
        while game.winning_color() is None and game.state.num_turns < 1000:
            real += len(game.state.playable_actions) > 1
            game.play_tick()
            done += 1
        spent += now() - begin
        kept.append(game.copy())
    return {
        "decisions/s": done / spent,
        "real decisions/s": real / spent,
        "copy us": _copies(kept, "copy", budget / 4),
    }


def open_spiel(name: str, budget: float) -> Figures:
    """One C++ game through the Python API."""
    library: Any = import_module("pyspiel")
    game = library.load_game(name + PARAMETERS.get(name, ""))
    rng = random.Random(1)
    draw = rng.random
    kept: list[Any] = []
    done = chance = 0
    spent = 0.0
    while spent < budget:
        begin = now()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                chance += 1
            elif state.is_simultaneous_node():
                state.apply_actions(
                    [rng.choice(state.legal_actions(player)) for player in range(game.num_players())]
                )
                done += game.num_players()
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                done += 1
        spent += now() - begin
        if len(kept) < KEPT:
            kept.append(_half(game, state, rng))
    return {
        "decisions/s": (done + chance) / spent,
        "without chance/s": done / spent,
        "copy us": _copies(kept, "clone", budget / 4),
    }


def _half(game: Any, over: Any, rng: random.Random) -> Any:
    """A state from the middle of a game as long as `over`."""
    state = game.new_initial_state()
    for _ in range(over.move_number() // 2):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        elif state.is_simultaneous_node():
            state.apply_actions(
                [rng.choice(state.legal_actions(player)) for player in range(game.num_players())]
            )
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def about(peer: str) -> dict[str, str]:
    return {"engine": f"{peer} {version(peer)}"}
