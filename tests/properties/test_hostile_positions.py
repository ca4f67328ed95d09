"""Any position is either refused, or played on without a stumble."""

from __future__ import annotations

import contextlib
import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terramara import Game, PositionError
from terramara.engine.vocabulary import FRAME_NUMBERS

numbers = st.sampled_from([-1, *range(10), 16, 17, 18, 19, 48, 99, 255, 256, 1000, 70000, 2**40])
frames = st.tuples(st.sampled_from(sorted(FRAME_NUMBERS)), st.integers(0, 1), numbers, numbers).map(list)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
seats = st.fixed_dictionaries(
    {},
    optional={
        "strength": st.integers(0, 20),
        "culture": st.integers(0, 14),
        "raw": st.fixed_dictionaries({}, optional={"wood": st.integers(0, 99), "ore": st.integers(0, 3)}),
        "refined": st.fixed_dictionaries({}, optional={"metal": st.integers(0, 4)}),
        "careful": st.booleans(),
        "character": st.sampled_from(["traveller", "sage", "warlord", "artisan", "matriarch", "collector"]),
        "made": st.just(["bone-pin", "woollen-shawl"]) | st.just([]),
        "reserved": st.sampled_from(["milk-boiler", None]),
    },
)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    players=st.integers(2, 4),
    now=st.integers(1, 5),
    turn=st.sampled_from([0, 1, None]),
    pending=st.lists(frames, min_size=1, max_size=3),
    seat=seats,
    seed=st.integers(0, 1000),
)
def test_pending_steps_are_refused_or_played(
    players: int, now: int, turn: int | None, pending: list[Any], seat: dict[str, Any], seed: int
) -> None:
    position = {
        "players": players,
        "round": now,
        "turn": turn,
        "pending": [["next", 0, 1], *pending],
        "seats": [seat],
    }
    try:
        game = Game.from_position(position)
    except PositionError:
        return
    rng = random.Random(seed)
    for _ in range(40):
        if game.over:
            break
        game.apply(rng.choice(game.legal_actions()))
        game.view(0).data  # noqa: B018  it must be possible to tell


@settings(max_examples=400, deadline=None)
@given(key=st.sampled_from(sorted(Game.from_position({}).position())), value=junk)
def test_junk_in_place_of_a_value_is_refused_or_read(key: str, value: Any) -> None:
    position = Game.from_position({"seats": [{"strength": 3}]}).position()
    with contextlib.suppress(PositionError):
        Game.from_position(position | {key: value}, set=Game.new().set)


@settings(max_examples=400, deadline=None)
@given(key=st.sampled_from(sorted(Game.from_position({}).position()["seats"][0])), value=junk)
def test_junk_in_a_seat_is_refused_or_read(key: str, value: Any) -> None:
    with contextlib.suppress(PositionError):
        Game.from_position({"seats": [{key: value}]})
