"""From the checked data of a set's files to the model. Problems are collected; pieces that have one are left
out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from terramara.content.errors import Problem
from terramara.content.model import (
    Artefact,
    Board,
    Bonus,
    Character,
    Effect,
    RoadPlace,
    Space,
    StartingCard,
    Tile,
)
from terramara.content.parse import (
    parse_body,
    parse_cost,
    parse_effect,
    parse_gains,
    parse_outpost,
    parse_space,
)
from terramara.content.schema import PIECE_FILES, SCHEMAS
from terramara.content.source import Document, Keys
from terramara.content.tokens import TextError
from terramara.content.validate import mismatches

T = TypeVar("T")
COLUMN_TERRAINS = {"left": ("plains", "quarry"), "right": ("forest", "mountain")}


@dataclass(slots=True)
class Draft:
    """A set in the making: the pieces so far, and the files with a piece that couldn't be made."""

    documents: dict[str, Document]
    problems: list[Problem] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    board: Board | None = None
    artefacts: list[Artefact] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    bonuses: list[Bonus] = field(default_factory=list)
    cards: list[StartingCard] = field(default_factory=list)
    characters: list[Character] = field(default_factory=list)

    def blame(
        self, file: str, keys: Keys, what: str, allowed: tuple[str, ...] = (), pointer: str = ""
    ) -> None:
        self.problems.append(self.documents[file].problem(keys, what, allowed, pointer))


def build(draft: Draft) -> None:
    """Fill the draft from its documents."""
    faulty = {file: _faulty(draft, file) for file in SCHEMAS}
    if not faulty["board.toml"]:
        draft.board = _board(draft.documents["board.toml"].data)
    makers: dict[str, tuple[Callable[[_Texts, str, dict[str, Any]], Any], list[Any]]] = {
        "artefacts.toml": (_artefact, draft.artefacts),
        "tiles.toml": (_tile, draft.tiles),
        "bonuses.toml": (_bonus, draft.bonuses),
        "cards.toml": (_card, draft.cards),
        "characters.toml": (_character, draft.characters),
    }
    for file in PIECE_FILES:
        make, pieces = makers[file]
        for name, data in draft.documents[file].data.items():
            if name in faulty[file]:
                continue
            texts = _Texts(draft, file, name)
            piece = make(texts, name, data)
            if texts.good:
                pieces.append(piece)


def _faulty(draft: Draft, file: str) -> set[str | int]:
    """Check a file's shape; return which of its pieces are wrong."""
    found = list(mismatches(draft.documents[file].data, SCHEMAS[file]))
    if found:
        draft.broken.add(file)
    for mismatch in found:
        draft.blame(file, mismatch.path, mismatch.what, mismatch.allowed)
    return {mismatch.path[0] if mismatch.path else "" for mismatch in found}


@dataclass(slots=True)
class _Texts:
    """Reads the texts of one piece, and notes what is wrong in them."""

    draft: Draft
    file: str
    name: str
    good: bool = True

    def read(self, parse: Callable[[str], T], text: str, *keys: str | int) -> T | None:
        try:
            return parse(text)
        except TextError as error:
            self.good = False
            self.draft.broken.add(self.file)
            self.draft.blame(self.file, (self.name, *keys), error.what, error.allowed, error.pointer())
            return None

    def effects(self, texts: list[str], key: str) -> tuple[Effect, ...]:
        found = (self.read(parse_effect, text, key, place) for place, text in enumerate(texts))
        return tuple(effect for effect in found if effect is not None)


# `build` throws away a piece with a bad text, so the placeholder doesn't matter.


def _artefact(texts: _Texts, name: str, data: dict[str, Any]) -> Artefact:
    cost = texts.read(parse_cost, data["cost"], "cost") or (0, 0, 0, 0)
    effects = texts.effects(data["effects"], "effects")
    return Artefact(name, data["name"], data["level"], data["category"], cost, data["vp"], effects)


def _tile(texts: _Texts, name: str, data: dict[str, Any]) -> Tile:
    terrains = COLUMN_TERRAINS[data["column"]]
    blank = Space("", ())
    large, small, smaller = (
        texts.read(lambda text: parse_space(text, terrains), text, "spaces", place) or blank
        for place, text in enumerate(data["spaces"])
    )
    crossroads = data.get("crossroads")
    outpost = data.get("outpost")
    return Tile(
        name,
        data["name"],
        data["column"],
        data["level"],
        (large, small, smaller),
        texts.read(parse_space, crossroads, "crossroads") if crossroads else None,
        texts.read(parse_outpost, outpost, "outpost") if outpost else None,
    )


def _bonus(texts: _Texts, name: str, data: dict[str, Any]) -> Bonus:
    return Bonus(name, data["name"], data["level"], texts.read(parse_body, data["effect"], "effect") or ())


def _card(texts: _Texts, name: str, data: dict[str, Any]) -> StartingCard:
    return StartingCard(name, data["name"], texts.read(parse_gains, data["gains"], "gains") or ())


def _character(texts: _Texts, name: str, data: dict[str, Any]) -> Character:
    young, adult = texts.effects(data["young"], "young"), texts.effects(data["adult"], "adult")
    return Character(name, data["name"], young, adult)


def _board(data: dict[str, Any]) -> Board:
    strength, river, workers = data["strength"], data["river"], data["workers"]
    return Board(
        strength_max=strength["max"],
        shields=tuple(strength["shields"]),
        strength_vp=tuple(strength["vp"]),
        river_max=river["max"],
        river_available=tuple(_available(river["available"], river["max"])),
        river_reserve=river["reserve"],
        river_explorer=river["explorer"],
        river_discount=river["discount"],
        river_bonuses=tuple((bonus["at"], bonus["level"]) for bonus in river["bonuses"]),
        road=_road(data["road"]),
        road_vp=tuple(data["caravans"]["vp"]),
        row_rounds=tuple(data["rows"]["rounds"]),
        row_levels=tuple(data["rows"]["levels"]),
        round_worker_levels=tuple(workers["levels"]),
        workers_per_round=workers["each_round"],
        workers=(workers["total"][0], workers["total"][1], workers["total"][2]),
        row_length=data["artefacts"]["row"],
        warriors=data["warriors"]["total"],
        warriors_taken=data["warriors"]["taken"],
        explorers=data["explorers"],
        reserved_penalty=data["reserved_penalty"],
        outpost_vp=(data["outposts"]["vp"][0], data["outposts"]["vp"][1], data["outposts"]["vp"][2]),
        raid_same=data["raid_same"],
    )


def _available(steps: dict[str, int], river_max: int) -> Iterator[int]:
    """The file says "from this culture on, this many"; this keeps a number for each culture."""
    known = {int(culture): count for culture, count in steps.items()}
    count = 0
    for culture in range(river_max + 1):
        count = known.get(culture, count)
        yield count


def _road(data: dict[str, dict[str, Any]]) -> tuple[RoadPlace, ...]:
    """The places from the top to the end, in the order of the file, except those a later file added further
    up the road."""
    places = {
        name: RoadPlace(
            name,
            place["kind"],
            place.get("row", 0),
            place.get("level", 0),
            place.get("straight", ""),
            place.get("left", ""),
            place.get("right", ""),
        )
        for name, place in data.items()
    }
    ordered: list[RoadPlace] = []
    waiting = list(places.values())
    while waiting:
        ahead = {way for place in waiting for way in (place.straight, place.left, place.right)}
        free = next((place for place in waiting if place.id not in ahead), None)
        if free is None:  # a circle: the checks will say so
            return (*ordered, *waiting)
        ordered.append(free)
        waiting.remove(free)
    return tuple(ordered)
