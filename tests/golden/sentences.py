"""Every sentence of the base set and of the golden games, with what it is made from.

Python and TypeScript make the same sentences from the same message files, each with its own code; one file,
sentences.json, holds both to it (tests/locales/test_sentences.py, web/tests/sentences.test.ts). It has the
English in full, and a fingerprint of every piece and moment in every other language.
`python -m tests.golden.sentences` writes it again, and the diff shows what changed for the reader;
`python -m tests.golden.sentences nl` prints the sentences in another language.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from terramara import Game, load_set
from terramara.content.export import set_to_json
from terramara.engine.notation import actions_of
from terramara.engine.views import View
from terramara.messages import FALLBACK, Messages, languages
from terramara.words import (
    Words,
    action_words,
    artefact_lines,
    body_words,
    condition_words,
    effect_words,
    event_words,
    outpost_words,
    question_words,
    reason_words,
)
from tests.golden.playthrough import HERE

FILE = HERE / "sentences.json"
NAMES = ("Anna", "Bert", "Clara", "Dirk")
# What sentences are made from, of all that a view holds.
OTHERS = tuple(name for name in languages() if name != FALLBACK)
VIEW = ("round", "tiles", "row", "neutrals", "warriors", "draft", "supply_workers", "decision")
SEAT = ("explorers", "chief", "reserved", "caravans", "character", "side", "own_tiles")


def pieces(w: Words) -> dict[str, list[str]]:
    """The text of each piece, line by line."""
    told: dict[str, list[str]] = {}
    for artefact in w.content.artefacts:
        told[f"artefact {artefact.id}"] = artefact_lines(w, artefact)
    for tile in w.content.tiles:
        spaces = [*tile.spaces, *([tile.crossroads] if tile.crossroads else [])]
        lines = [body_words(w, space.body) for space in spaces]
        lines += [condition_words(w, space.condition) for space in spaces if space.condition]
        told[f"tile {tile.id}"] = lines + ([outpost_words(w, tile.outpost)] if tile.outpost else [])
    for bonus in w.content.bonuses:
        told[f"bonus {bonus.id}"] = [body_words(w, bonus.body)]
    for card in w.content.cards:
        told[f"card {card.id}"] = [body_words(w, card.gains)]
    for character in w.content.characters:
        effects = (*character.young, *character.adult)
        told[f"character {character.id}"] = [effect_words(w, effect) for effect in effects]
    return told


def moments(
    w: Words, others: Sequence[Words], record: str, seen: set[str]
) -> Iterator[tuple[dict[str, Any], list[list[str]]]]:
    """The moments of a game at which something new is said: what, and the same in `others`.

    `view` and `seats` hold what has changed since the moment before.
    """
    game = Game.from_record(record, to=0)
    past: list[Any] = game.events_since(0)
    view: dict[str, Any] = {}
    seats: list[dict[str, Any]] = [{} for _ in range(game.players)]
    for _, action in [*Game.from_record(record).actions, (0, None)]:
        said = _moment(w, game, past, seen)
        if said:
            now = game.view(None).data
            moment = {
                "view": _changes(view, {key: value for key, value in now.items() if key in VIEW}),
                "seats": [_changes(*pair) for pair in zip(seats, map(_used, now["seats"]), strict=True)],
                **said,
            }
            decision = game.decision
            seen_by = game.view(decision.seat if decision else None)
            yield moment, [_again(other, seen_by, said) for other in others]
        if action is not None:
            before = len(game.events_since(0))
            game.apply(action)
            past = game.events_since(before)


def _used(seat: Any) -> dict[str, Any]:
    return {key: seat[key] for key in SEAT}


def _changes(known: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return what is new in `now`. From here on it is known."""
    fresh = {key: value for key, value in now.items() if key not in known or known[key] != value}
    known.update(fresh)
    return fresh


def _moment(w: Words, game: Game, events: list[Any], seen: set[str]) -> dict[str, Any]:
    def new(sentence: str) -> bool:
        fresh = sentence not in seen
        seen.add(sentence)
        return fresh

    decision = game.decision
    view = game.view(decision.seat if decision else None)
    told = [[event, sentence] for event in events if new(sentence := event_words(w, view.data, event))]
    said: dict[str, Any] = {"events": told}
    if decision is not None:
        legal = view.data["legal"]
        if new(question := question_words(w, decision, legal)):
            said |= {"legal": legal, "question": question}
        acts = {text: action_words(w, view, text) for text in legal}
        said["actions"] = {text: sentence for text, sentence in acts.items() if new(sentence)}
        said["reasons"] = [
            [{"code": why.code, "numbers": dict(why.numbers)}, sentence]
            for action in actions_of(game.set)
            if (why := game.why_not(action)) is not None
            and new(sentence := reason_words(w, why.code, why.numbers))
        ]
    return {key: value for key, value in said.items() if value}


def _again(w: Words, view: View, said: dict[str, Any]) -> list[str]:
    """The sentences of a moment in another language, in the order of the English ones."""
    decision = view.decision
    told = [event_words(w, view.data, event) for event, _ in said.get("events", ())]
    if decision is not None and "question" in said:
        told.append(question_words(w, decision, said["legal"]))
    told += [action_words(w, view, text) for text in said.get("actions", ())]
    return told + [reason_words(w, why["code"], why["numbers"]) for why, _ in said.get("reasons", ())]


def fingerprint(sentences: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(sentences).encode()).hexdigest()[:8]


def text() -> str:
    """One line for each piece and moment, so that diffs can be read."""
    w, *others = (Words(load_set("base"), Messages(name), NAMES) for name in (FALLBACK, *OTHERS))
    seen: set[str] = set()
    games: list[str] = []
    marks = {
        name: {piece: fingerprint(lines) for piece, lines in pieces(other).items()}
        for name, other in zip(OTHERS, others, strict=True)
    }
    for path in sorted(HERE.glob("*.record")):
        lines = list(moments(w, others, _read(path), seen))
        games.append(
            f"{json.dumps(path.stem)}: [\n" + ",\n".join(_line(moment) for moment, _ in lines) + "\n]"
        )
        for i, name in enumerate(OTHERS):
            marks[name][path.stem] = " ".join(fingerprint(again[i]) for _, again in lines)
    told = ",\n".join(f"{json.dumps(piece)}: {_line(lines)}" for piece, lines in pieces(w).items())
    head = f'{{"names": {json.dumps(NAMES)},\n"set": {json.dumps(set_to_json(w.content))},\n'
    body = f'"pieces": {{\n{told}\n}},\n"games": {{\n' + ",\n".join(games) + "\n},\n"
    tail = ",\n".join(f"{json.dumps(name)}: {json.dumps(made)}" for name, made in marks.items())
    return f'{head}{body}"others": {{\n{tail}\n}}}}\n'


def printed(language: str) -> str:
    """All the sentences in one language, to read."""
    w, other = (Words(load_set("base"), Messages(name), NAMES) for name in (FALLBACK, language))
    seen: set[str] = set()
    told = [line for lines in pieces(other).values() for line in lines]
    for path in sorted(HERE.glob("*.record")):
        told += [line for _, again in moments(w, [other], _read(path), seen) for line in again[0]]
    return "\n".join(told)


def _read(path: Any) -> str:
    return str(path.read_text(encoding="utf-8"))


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(printed(sys.argv[1]))
    else:
        FILE.write_text(text(), encoding="utf-8")
