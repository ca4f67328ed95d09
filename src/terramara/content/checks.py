"""Checks of a set as a whole: that every game with it can be set up and played (CMP-1 to 6, SET, D-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from terramara.content.board import check_board
from terramara.content.build import Draft
from terramara.content.model import (
    Ability,
    AtEnd,
    Board,
    Body,
    Condition,
    Discount,
    Doubled,
    EachRound,
    Effect,
    If,
    Instant,
    Tile,
)
from terramara.content.road import check_road
from terramara.content.schema import PIECE_FILES
from terramara.content.source import Keys
from terramara.content.walk import body_of, parts

MOST_PLAYERS = 4
LEVELS = (1, 2, 3)
FIRE_PER_ROW = 1  # NEU-2
NEUTRALS_PER_ROW = 2  # NEU-3 with 2 players, the most there are
# Effects that only a character's card can have: they need the draft, or the turning of the card.
CHARACTER_ABILITIES = (
    *("no-loss", "more-travel", "more-culture", "raw-in-craft"),
    *("extra-explorer", "leftover-bonuses", "own-crossroads"),
)
YOUNG_ABILITIES = ("extra-explorer", "leftover-bonuses", "own-crossroads")
ARTEFACT_ABILITIES = ("raid-level", "discount-each")  # several of these add up, as artefacts do


def check(draft: Draft) -> None:
    """Add to the draft's problems whatever would break a game. Pieces of a broken file don't count."""
    _check_ids(draft)
    _check_artefacts(draft)
    _check_characters(draft)
    _check_tiles(draft)
    if draft.board is not None:
        check_board(draft, draft.board)
        check_road(draft, draft.board)
        _check_reach(draft, draft.board)
        _check_counts(draft, draft.board)


def _check_ids(draft: Draft) -> None:
    owners: dict[str, str] = {}
    for file in PIECE_FILES:
        for name in draft.documents[file].data:
            if name in owners:
                draft.blame(file, (name,), f'"{name}" is the id of a piece in {owners[name]} already')
            owners.setdefault(name, file)


def _check_artefacts(draft: Draft) -> None:
    file = "artefacts.toml"
    for artefact in draft.artefacts:
        for place, effect in enumerate(artefact.effects):
            if isinstance(effect, Ability) and effect.name in CHARACTER_ABILITIES:
                draft.blame(file, (artefact.id, "effects", place), "only a character can have this ability")
        if sum(isinstance(effect, EachRound) for effect in artefact.effects) > 1:
            what = 'an artefact is used once per round, so it has one "each round" effect at most'
            draft.blame(file, (artefact.id, "effects"), what, ('join them with "+" or "or"',))


def _check_characters(draft: Draft) -> None:
    file = "characters.toml"
    for character in draft.characters:
        sides: dict[str, tuple[Effect, ...]] = {"young": character.young, "adult": character.adult}
        for side, effects in sides.items():
            for place, effect in enumerate(effects):
                at = (character.id, side, place)
                if isinstance(effect, AtEnd | Doubled | Discount):
                    allowed = ("instant:", "each round:", "when ...:", "always: (an ability)")
                    draft.blame(file, at, "a character has no such effect", allowed)
                elif side == "adult" and isinstance(effect, Instant):
                    draft.blame(file, at, "turning a character gives nothing at once (CHR-1)")
                elif isinstance(effect, Ability) and effect.name in ARTEFACT_ABILITIES:
                    draft.blame(file, at, "only an artefact can have this ability")
                elif side == "adult" and isinstance(effect, Ability) and effect.name in YOUNG_ABILITIES:
                    draft.blame(file, at, "this ability is one of the young side")
            if sum(isinstance(effect, EachRound) for effect in effects) > 1:
                draft.blame(file, (character.id, side), 'a side has one "each round" effect at most')


def _check_tiles(draft: Draft) -> None:
    for tile in draft.tiles:
        early = tile.level < 3
        _check_back(
            draft, tile, "outpost", here=tile.outpost is not None, due=early and tile.column == "left"
        )
        due = early and tile.column == "right"
        _check_back(draft, tile, "crossroads", here=tile.crossroads is not None, due=due)
        for place, space in enumerate(tile.spaces):
            special = tile.column == "right" and not early and place == 0
            at = (tile.id, "spaces", place)
            if special and space.condition is None:
                what = "the large space of a right tile of level 3 is special, so it has a condition (D-4)"
                draft.blame("tiles.toml", at, what, ("forest needs workers 5: ...",))
            if not special and space.condition is not None:
                what = "only the large space of a right tile of level 3 has a condition (D-4)"
                draft.blame("tiles.toml", at, what)
        if tile.crossroads is not None and tile.crossroads.condition is not None:
            what = "a crossroads space needs the caravans there (CRO-2), and no other condition"
            draft.blame("tiles.toml", (tile.id, "crossroads"), what)


def _check_back(draft: Draft, tile: Tile, key: str, *, here: bool, due: bool) -> None:
    if due and not here:
        what = f'"{key}" is missing: the back of a {tile.column} tile of level {tile.level}'
        draft.blame("tiles.toml", (tile.id,), what)
    if here and not due:
        column = "left" if key == "outpost" else "right"
        what = f'"{key}" belongs to the back of {column} tiles of levels 1 and 2'
        draft.blame("tiles.toml", (tile.id, key), what)


Placed = tuple[str, Keys, Condition]


def _ifs(file: str, keys: Keys, body: Body) -> Iterator[Placed]:
    for part in parts(body):
        if isinstance(part, If):
            yield file, keys, part.condition


def _conditions(draft: Draft) -> Iterator[Placed]:
    """Every condition of the set, with where it is."""
    for artefact in draft.artefacts:
        for place, effect in enumerate(artefact.effects):
            yield from _ifs("artefacts.toml", (artefact.id, "effects", place), body_of(effect))
    for character in draft.characters:
        for side, effects in (("young", character.young), ("adult", character.adult)):
            for place, effect in enumerate(effects):
                yield from _ifs("characters.toml", (character.id, side, place), body_of(effect))
    for bonus in draft.bonuses:
        yield from _ifs("bonuses.toml", (bonus.id, "effect"), bonus.body)
    for tile in draft.tiles:
        yield from _tile_conditions(tile)


def _tile_conditions(tile: Tile) -> Iterator[Placed]:
    """An outpost's hard step stands for all three."""
    file = "tiles.toml"
    for place, space in enumerate(tile.spaces):
        yield from _ifs(file, (tile.id, "spaces", place), space.body)
        if space.condition is not None:
            yield file, (tile.id, "spaces", place), space.condition
    if tile.crossroads is not None:
        yield from _ifs(file, (tile.id, "crossroads"), tile.crossroads.body)
    if tile.outpost is not None:
        yield file, (tile.id, "outpost"), Condition(tile.outpost.what, tile.outpost.steps[2])


def _check_reach(draft: Draft, board: Board) -> None:
    """Check that every condition can be met: marks lie on the tracks, and there are enough artefacts."""
    limits = {
        "workers": sum(level * count for level, count in zip(LEVELS, board.workers, strict=True)),
        "power": len(board.shields),
        "culture": board.river_max,
        "caravans": len(board.row_rounds),
        "strength": board.strength_max,
    }
    if "artefacts.toml" not in draft.broken:
        limits.update(Counter(artefact.category for artefact in draft.artefacts))
    for file, keys, condition in _conditions(draft):
        limit = limits.get(condition.what, condition.least)
        if condition.least > limit:
            what = f"{condition.what} {condition.least} is out of reach in this set"
            draft.blame(file, keys, what, (f"at most {limit}",))


def _check_counts(draft: Draft, board: Board) -> None:
    """Check that there's at least what a game lays out. The numbers of the rules are the base set's:
    artefacts (CMP-3), tiles (CMP-4, D-17), bonus tiles, workers, cards and characters (CMP-6)."""

    def at_least(file: str, what: str, count: int, needed: int, why: str) -> None:
        if count < needed:
            draft.blame(file, (), f"{count} {what}: too few {why}", (f"at least {needed}",))

    good = {file for file in PIECE_FILES if file not in draft.broken}
    if "artefacts.toml" in good:
        for level in LEVELS:
            count = sum(artefact.level == level for artefact in draft.artefacts)
            at_least(
                "artefacts.toml", f"artefacts of level {level}", count, board.row_length, "to fill the row"
            )
    if "tiles.toml" in good:
        pathfinders = any(Ability("own-crossroads") in character.young for character in draft.characters)
        for column in ("left", "right"):
            for level in LEVELS:
                count = sum(tile.column == column and tile.level == level for tile in draft.tiles)
                needed = board.row_levels.count(level) + (pathfinders and level == 1)
                why = "for the rows" + (" and the character that chooses one (CHR-8)" if pathfinders else "")
                at_least("tiles.toml", f"{column} tiles of level {level}", count, needed, why)
        _check_room(draft, board)
    if "bonuses.toml" in good:
        slots = [level for _, level in board.river_bonuses]
        slots += [place.level for place in board.road if place.kind == "bonus"]
        for level in LEVELS:
            count = sum(bonus.level == level for bonus in draft.bonuses)
            needed = slots.count(level)
            at_least("bonuses.toml", f"bonus tiles of level {level}", count, needed, "for their places")
    choice = MOST_PLAYERS + 1
    why = f"to choose from with {MOST_PLAYERS} players (SET-10)"
    if "cards.toml" in good:
        at_least("cards.toml", "starting cards", len(draft.cards), choice, why)
        _check_workers(draft, board)
    if "characters.toml" in good:
        at_least("characters.toml", "characters", len(draft.characters), choice, why)


def _check_room(draft: Draft, board: Board) -> None:
    """D-71: whichever tiles lie in a row, fire and neutral explorers find room there."""
    for level in sorted(set(board.row_levels)):
        room = -FIRE_PER_ROW
        for column in ("left", "right"):
            tiles = [tile for tile in draft.tiles if tile.column == column and tile.level == level]
            free = (sum(space.condition is None for space in tile.spaces) for tile in tiles)
            room += min(free, default=0)
        if room < NEUTRALS_PER_ROW:
            what = f"a row of level {level} may have room for {max(room, 0)} neutral explorers only (D-71)"
            draft.blame("tiles.toml", (), what, (f"room for {NEUTRALS_PER_ROW}",))


def _check_workers(draft: Draft, board: Board) -> None:
    """There are enough workers for the track and for players who start with some (SET-5, SET-9, SET-10)."""
    for level in LEVELS:
        track = board.round_worker_levels.count(level) * board.workers_per_round
        given = sorted(
            (
                sum(gain.count for gain in card.gains if gain.what == f"worker-{level}")
                for card in draft.cards
            ),
            reverse=True,
        )
        start = max(sum(given[:MOST_PLAYERS]), MOST_PLAYERS if level == 1 else 0)
        if track + start > board.workers[level - 1]:
            what = f"{track} workers of level {level} on the track and {start} at the start exceed the supply"
            draft.blame(
                "board.toml", ("workers", "total"), what, (f"at least {track + start} of level {level}",)
            )
