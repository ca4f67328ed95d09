"""The shape of each file of a set, as JSON Schema (draft 2020-12).

The loader checks by these, and so can an editor that knows JSON Schema for TOML: `terramara check-set
--schema artefacts.toml` prints one.
"""

from __future__ import annotations

from typing import Any, Final

from terramara.content.model import CATEGORIES

Schema = dict[str, Any]

ID_PATTERN: Final = r"^[a-z0-9]+(-[a-z0-9]+)*$"
PIECE_FILES: Final = ("artefacts.toml", "tiles.toml", "bonuses.toml", "cards.toml", "characters.toml")
FILES: Final = ("set.toml", "board.toml", *PIECE_FILES)
RESERVED: Final = "remove"  # the key that takes pieces of the extended set away, so no id of a piece
PLACE_KINDS: Final = ("top", "plain", "crossroads", "bonus", "outpost", "end")


def _whole(least: int, most: int, about: str = "") -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most, "description": about}


def _text(about: str, pattern: str = r"\S") -> Schema:
    return {"type": "string", "pattern": pattern, "description": about}


def _list(items: Schema, least: int, most: int, about: str = "") -> Schema:
    return {"type": "array", "items": items, "minItems": least, "maxItems": most, "description": about}


def _table(required: dict[str, Schema], optional: dict[str, Schema] | None = None, about: str = "") -> Schema:
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
        "description": about,
    }


def _named(piece: Schema, about: str) -> Schema:
    """A file of pieces, each a table under its id."""
    removed = _list(
        {"type": "string", "pattern": ID_PATTERN}, 0, 999, "ids of the extended set left out here"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {RESERVED: removed},
        "patternProperties": {ID_PATTERN: piece},
        "additionalProperties": False,
        "description": about,
    }


_NAME = _text("the English name, as shown to players")
_LEVEL = _whole(1, 3)
_EFFECTS = _list(_text("an effect text, e.g. `each round: 1 culture`"), 0, 8)

SET_SCHEMA: Final[Schema] = _table(
    {
        "id": _text("lower case words joined by hyphens", ID_PATTERN),
        "name": _NAME,
        "version": _text("of this set, e.g. 1.0"),
    },
    {"extends": _text("id of a shipped set, or the path of a set's folder, relative to this one")},
)

_PLACE = _table(
    {"kind": {"type": "string", "enum": list(PLACE_KINDS)}},
    {
        "row": _whole(1, 6, "the row it belongs to; not for top and end"),
        "level": _whole(1, 3, "of the bonus tile; only for a bonus place"),
        "straight": _text("the place straight on", ID_PATTERN),
        "left": _text("the place to the left", ID_PATTERN),
        "right": _text("the place to the right", ID_PATTERN),
    },
)

BOARD_SCHEMA: Final[Schema] = _table(
    {
        "strength": _table(
            {
                "max": _whole(1, 60, "the last space of the military track"),
                "shields": _list(_whole(0, 60), 4, 4, "the first space of each power level"),
                "vp": _list(_whole(0, 99), 1, 4, "for the places at the end, best first"),
            }
        ),
        "river": _table(
            {
                "max": _whole(1, 60, "the last space of the river"),
                "available": {
                    "type": "object",
                    "patternProperties": {r"^[0-9]+$": _whole(1, 8)},
                    "additionalProperties": False,
                    "description": "culture = how many of the row are available from there on",
                },
                "reserve": _whole(0, 60, "culture from which reserving is allowed"),
                "explorer": _whole(1, 60, "culture at which the waiting explorer joins"),
                "discount": _whole(0, 60, "culture from which a reserved artefact costs 1 less"),
                "bonuses": _list(_table({"at": _whole(1, 60), "level": _LEVEL}), 0, 26, "lowest first"),
            }
        ),
        "road": {
            "type": "object",
            "patternProperties": {ID_PATTERN: _PLACE},
            "additionalProperties": False,
            "description": "the places of the road by id, from the top to the end",
        },
        "caravans": _table({"vp": _list(_whole(0, 99), 1, 8, "places at the end; the last for all others")}),
        "rows": _table(
            {
                "rounds": _list(_whole(1, 5), 6, 6, "the round of each row"),
                "levels": _list(_LEVEL, 6, 6, "the level of each row's tiles"),
            }
        ),
        "workers": _table(
            {
                "levels": _list(_LEVEL, 5, 5, "the level on the track, for each round"),
                "each_round": _whole(1, 9, "how many on the track, for each round"),
                "total": _list(_whole(0, 60), 3, 3, "how many there are of each level"),
            }
        ),
        "artefacts": _table({"row": _whole(2, 8, "how many lie along the river")}),
        "warriors": _table({"total": _whole(0, 20), "taken": _whole(1, 20, "at one time")}),
        "explorers": _whole(
            1, 4, "in hand at the start; of the 6, one waits at the river, one for a character"
        ),
        "outposts": _table({"vp": _list(_whole(0, 99), 3, 3, "easy, middle, hard")}),
        "reserved_penalty": _whole(0, 99, "VP lost for a reserved artefact that was not crafted"),
        "raid_same": _whole(4, 20, "resources that cost one in a raid among equals; 3 levels lower, 3 fewer"),
    },
    {RESERVED: _list({"type": "string"}, 0, 30, "road places of the extended set left out here")},
)

SCHEMAS: Final[dict[str, Schema]] = {
    "set.toml": SET_SCHEMA,
    "board.toml": BOARD_SCHEMA,
    "artefacts.toml": _named(
        _table(
            {
                "name": _NAME,
                "level": _LEVEL,
                "category": {"type": "string", "enum": list(CATEGORIES)},
                "cost": _text("refined resources, e.g. `2 leather + 1 metal`"),
                "vp": _whole(0, 99),
                "effects": _EFFECTS,
            }
        ),
        "artefacts by id",
    ),
    "tiles.toml": _named(
        _table(
            {
                "name": _NAME,
                "column": {"type": "string", "enum": ["left", "right"]},
                "level": _LEVEL,
                "spaces": _list(
                    _text("e.g. `plains: 2 cattle`"), 3, 3, "the large space, then the two small ones"
                ),
            },
            {
                "outpost": _text("left tiles of levels 1 and 2, e.g. `workers 3 / 5 / 7`"),
                "crossroads": _text("right tiles of levels 1 and 2, e.g. `2 refined`"),
            },
        ),
        "territory tiles by id",
    ),
    "bonuses.toml": _named(
        _table({"name": _NAME, "level": _LEVEL, "effect": _text("e.g. `1 ore + 1 cattle`")}),
        "bonus tiles by id",
    ),
    "cards.toml": _named(
        _table({"name": _NAME, "gains": _text("e.g. `2 ore + 1 worker of level 1 + 1 culture`")}),
        "starting-resource cards by id",
    ),
    "characters.toml": _named(
        _table({"name": _NAME, "young": _EFFECTS, "adult": _EFFECTS}), "characters by id"
    ),
}
