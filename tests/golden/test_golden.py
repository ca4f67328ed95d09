"""Whole games, replayed to the same positions, events and scores."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import HERE, playthrough

GAMES = sorted(path.stem for path in HERE.glob("*.record"))


def test_there_is_a_game_of_every_kind() -> None:
    assert [f"{n}-players-{kind}" for n in (2, 3, 4) for kind in ("first", "full")] == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_replayed_to_the_letter(name: str) -> None:
    record = (HERE / f"{name}.record").read_text(encoding="utf-8")
    assert playthrough(record) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
