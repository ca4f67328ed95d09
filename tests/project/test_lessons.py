"""The first lesson: every chapter can be played as it asks, in a game of the real engine."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scripts import lessons
from terramara import Game
from terramara.messages import Messages

CHAPTERS = lessons.chapters()


def play(game: Game, step: dict[str, Any]) -> None:
    """Make the suggested moves of a step; a turn that can only be ended is ended first."""
    if game.decision is not None and game.decision.kind in ("craft", "end") and not step.get("over"):
        wanted = [action for action in game.legal_actions() if re.match(step["want"], str(action))]
        if not wanted and not step.get("first"):
            game.apply("end")
    for action in step.get("first", []):
        game.apply(action)
    for _ in range(step.get("times", 1)):
        if game.over:
            return
        game.apply(step["suggest"])


def test_the_page_has_the_chapters_as_they_are_written() -> None:
    assert lessons.TARGET.read_text(encoding="utf-8") == lessons.written(), "run python scripts/lessons.py"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=[chapter["id"] for chapter in CHAPTERS])
def test_a_chapter_can_be_played_as_it_suggests(chapter: dict[str, Any]) -> None:
    game = lessons.game(chapter)
    for step in chapter["step"]:
        play(game, step)
        assert game.over if step.get("over") else re.match(step["want"], step["suggest"])
        decision = game.decision
        assert decision is None or decision.seat == 0, "the lesson waits for nobody else"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=[chapter["id"] for chapter in CHAPTERS])
def test_other_moves_are_open_too_at_the_first_step(chapter: dict[str, Any]) -> None:
    game = lessons.game(chapter)
    first = chapter["step"][0]
    others = [action for action in game.legal_actions() if not re.match(first["want"], str(action))]
    if chapter["id"] != "points":  # there, every move is a good one
        assert others
        game.apply(others[0])
        assert game.can_undo(0), "a stray move can be undone"


def test_whatever_a_first_step_accepts_leads_to_the_next() -> None:
    for chapter in CHAPTERS:
        first, then = chapter["step"][:2]
        if first.get("times") or then.get("over"):
            continue
        for action in lessons.game(chapter).legal_actions():
            if not re.match(first["want"], str(action)):
                continue
            game = lessons.game(chapter)
            game.apply(action)
            legal = [str(action) for action in game.legal_actions()]
            ways = [*then.get("first", []), "end" if re.match("explorer|chief", then["suggest"]) else ""]
            on = [text for text in legal if re.match(then["want"], text) or text in ways]
            assert on, f"{chapter['id']}: {action}"


@pytest.mark.parametrize(("chapter", "step"), [("join", "explorer"), ("road", "outpost")])
def test_moves_with_words_of_their_own_can_be_made(chapter: str, step: str) -> None:
    played = next(c for c in CHAPTERS if c["id"] == chapter)
    game = lessons.game(played)
    for done in played["step"]:
        if done["id"] == step:
            break
        play(game, done)
    assert any(re.match(done["instead"], str(action)) for action in game.legal_actions())


def test_every_chapter_and_step_has_its_words() -> None:
    words = Messages("en").text
    for chapter in CHAPTERS:
        assert words(f"lesson-{chapter['id']}")
        for step in chapter["step"]:
            assert words(f"lesson-{chapter['id']}-{step['id']}")
            assert words(f"lesson-{chapter['id']}-{step['id']}-why")
            if "instead" in step:
                assert words(f"lesson-{chapter['id']}-{step['id']}-instead")
