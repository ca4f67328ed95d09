"""A player's part of a position: the one list of its keys, and how each is written, read and checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypedDict

from terramara.content.model import RAW, REFINED, ContentSet
from terramara.engine import codes as c
from terramara.engine.position_fields import Fields, Key, PositionError, names, nothing, written
from terramara.engine.position_road import caravans, check_caravans, check_flags, read_caravans, read_flags
from terramara.engine.purse import MOST, pack, unpack
from terramara.engine.state import NONE, Player, State
from terramara.engine.vocabulary import SPACE_NAMES

MOST_EXPLORERS = 6  # D-63
MOST_VP = 999
HAND = ("explorers", "chief", "warriors")


def space_list(mask: int) -> list[str]:
    return [name for i, name in enumerate(SPACE_NAMES) if mask >> i & 1]


def artefact_ids(content: ContentSet) -> list[str]:
    return [artefact.id for artefact in content.artefacts]


# ------------------------------------------------------------------ keys that are one attribute of a player
def _number(name: str, says: str, most: Callable[[State], int], hashed: bool = True) -> Key[Player]:
    def read(s: State, p: Player, f: Fields) -> None:
        setattr(p, name, f.number(name, 0, 0, most(s)))

    return Key(name, says, lambda _, p: getattr(p, name), read, hashed=hashed)


def _flag(name: str, says: str) -> Key[Player]:
    def read(s: State, p: Player, f: Fields) -> None:
        setattr(p, name, int(f.flag(name)))

    return Key(name, says, lambda _, p: bool(getattr(p, name)), read)


def _piece(
    name: str,
    says: str,
    ids: Callable[[ContentSet], list[str]],
    then: Callable[[State, Player, Fields], None] = nothing,
) -> Key[Player]:
    def write(s: State, p: Player) -> str | None:
        number: int = getattr(p, name)
        return ids(s.tables.content)[number] if number != NONE else None

    def read(s: State, p: Player, f: Fields) -> None:
        setattr(p, name, f.piece(name, ids(s.tables.content)))

    return Key(name, says, write, read, then)


def _purse(name: str, says: str, kinds: tuple[str, ...]) -> Key[Player]:
    def write(s: State, p: Player) -> dict[str, int]:
        counts = zip(kinds, unpack(getattr(p, name), len(kinds)), strict=True)
        return {kind: n for kind, n in counts if n}

    def read(s: State, p: Player, f: Fields) -> None:
        setattr(p, name, f.purse(name, kinds, MOST))

    return Key(name, says, write, read)


# ------------------------------------------------------------------ workers
def _used_workers(s: State, p: Player) -> list[int]:
    return [a - b for a, b in zip(unpack(p.workers, 3), unpack(p.ready, 3), strict=True)]


def _read_workers(s: State, p: Player, f: Fields) -> None:
    owned = f.numbers("workers", [0, 0, 0], 3)
    for level, there in enumerate(s.tables.content.board.workers, start=1):
        if owned[level - 1] > there:
            raise PositionError(f.where + "workers", f"at most {there} of level {level} (CMP-6), not {owned}")
    p.workers = pack(tuple(owned))


def _read_used_workers(s: State, p: Player, f: Fields) -> None:
    owned = unpack(p.workers, 3)
    used = f.numbers("used_workers", [0, 0, 0], 3)
    if any(b > a for a, b in zip(owned, used, strict=True)):
        raise PositionError(f.where + "used_workers", f"no more than the workers owned, {owned}")
    p.ready = p.workers - pack(tuple(used))


# ------------------------------------------------------------------ members
def _hand(s: State, p: Player) -> dict[str, Any]:
    return {"explorers": p.hand, "chief": bool(p.chief), "warriors": p.warriors}


def _read_hand(s: State, p: Player, f: Fields) -> None:
    hand = Fields(f.object("hand"), f.where + "hand.", HAND)
    p.warriors = hand.number("warriors", 0, 0, s.tables.content.board.warriors)


def _count_hand(s: State, p: Player, f: Fields) -> None:
    """Explorers are never lost or made: the rest are in hand (SET-1, RIV-2, CHR-6)."""
    t = s.tables
    due = t.content.board.explorers + int(p.culture >= t.explorer_at)
    if p.abilities & c.ABILITY_EXTRA_EXPLORER:
        due += 1
    rest = due - int(p.explorers).bit_count() - p.hut
    hand = Fields(f.object("hand"), f.where + "hand.", HAND)
    pending_extra = any(frame[0] == c.EXTRA and s.players[frame[1]] is p for frame in s.stack)
    p.hand = hand.number("explorers", max(rest, 0), 0, MOST_EXPLORERS)
    if p.hand != rest - int(pending_extra):
        if "explorers" in hand.data:
            told = f"{due} explorers in all (SET-1, RIV-2, CHR-6), so {rest} in hand, not {p.hand}"
            raise PositionError(f.where + "hand.explorers", told)
        key = "explorers" if "explorers" in f.data else "hut"
        out = due - rest
        raise PositionError(f.where + key, f"{due} explorers in all (SET-1, RIV-2, CHR-6), not {out}")
    chief = bool(p.chief)
    if hand.flag("chief", chief) != chief:
        raise PositionError(f.where + "hand.chief", f"{str(chief).lower()}, as the chief is in one place")


def _read_explorers(s: State, p: Player, f: Fields) -> None:
    p.explorers = f.spaces("explorers", 0)


def _chief(s: State, p: Player) -> str | None:
    on = space_list(p.chief_at)
    return on[0] if on else ("hut" if p.hut_chief else None)


def _read_chief(s: State, p: Player, f: Fields) -> None:
    chief = f.data.get("chief")
    if chief is not None and chief != "hut":
        p.chief_at = c.BIT << f.space("chief")
    p.hut_chief = int(chief == "hut")
    p.chief = int(chief is None)


def _read_hut(s: State, p: Player, f: Fields) -> None:
    hut = Fields(f.object("hut"), f.where + "hut.", ("explorers",))
    p.hut = hut.number("explorers", 0, 0, MOST_EXPLORERS)


# ------------------------------------------------------------------ artefacts and the character
def _read_made(s: State, p: Player, f: Fields) -> None:
    p.made = tuple(f.pieces("made", artefact_ids(s.tables.content), None))


def _once(s: State, p: Player) -> list[int]:
    return [a for a in p.made if s.tables.each_round[a] >= 0]


def _read_used(s: State, p: Player, f: Fields) -> None:
    ids = artefact_ids(s.tables.content)
    used = f.pieces("used", ids, None)
    wrong = [ids[a] for a in used if a not in _once(s, p)]
    if wrong:
        raise PositionError(f.where + "used", f"artefacts made that work once per round, not {wrong[0]!r}")
    p.uses = tuple(a for a in _once(s, p) if a not in used)


def _read_side(s: State, p: Player, f: Fields) -> None:
    side = f.text("side", "young")
    if side not in ("young", "adult"):
        raise PositionError(f.where + "side", f'"young" or "adult", not {side!r}')
    p.adult = int(side == "adult")


def _check_side(s: State, p: Player, f: Fields) -> None:
    if p.adult and p.character == NONE:
        raise PositionError(f.where + "side", '"young", as there is no character')


def _read_character_used(s: State, p: Player, f: Fields) -> None:
    p.character_ready = int(not f.flag("character_used"))


def _read_bonus_tiles(s: State, p: Player, f: Fields) -> None:
    p.bonuses = tuple(f.pieces("bonus_tiles", [x.id for x in s.tables.content.bonuses], None))


def _check_card(s: State, p: Player, f: Fields) -> None:
    cards = [q.card for q in s.players if q.card != NONE]
    if p.card != NONE and all([frame[0] != c.CARD or s.players[frame[1]] is not p for frame in s.stack]):
        raise PositionError(f.where + "card", "null, as no goods of it are to come (SET-10)")
    if len(set(cards)) < len(cards):
        raise PositionError("seats", "each starting card belongs to one player")


def _check_bonus_tiles(s: State, p: Player, f: Fields) -> None:
    young = p.character != NONE and not p.adult
    if p.bonuses and not (young and s.tables.side_abilities[p.character * 2] & c.ABILITY_LEFTOVER_BONUSES):
        raise PositionError(f.where + "bonus_tiles", "no tiles but the young collector's (CHR-7)")
    if set(p.bonuses) - set(s.board.leftovers):
        raise PositionError(f.where + "bonus_tiles", "tiles left aside, none that lie on the board (CHR-7)")


def _own_tiles(s: State, p: Player) -> list[str | None]:
    tiles = s.tables.content.tiles
    return [tiles[tile].id if tile != NONE else None for tile in (p.own_right, p.own_left)]


def _read_own_tiles(s: State, p: Player, f: Fields) -> None:
    own = f.pieces_or_none("own_tiles", [tile.id for tile in s.tables.content.tiles]) or [NONE, NONE]
    p.own_right, p.own_left = own[0], own[-1]


def _check_own_tiles(s: State, p: Player, f: Fields) -> None:
    owns = p.character != NONE and s.tables.side_abilities[p.character * 2] & c.ABILITY_OWN_CROSSROADS
    choosing = any([frame[0] == c.TILE and s.players[frame[1]] is p for frame in s.stack])
    if bool(owns) != (p.own_right != NONE and p.own_left != NONE) and not choosing:
        wanted = "no tiles but the pathfinder's (CHR-8)"
        if owns:
            wanted = "the pathfinder's two tiles, [right, left]"
        raise PositionError(f.where + "own_tiles", wanted)
    for tile, unused in ((p.own_right, s.board.unused_right), (p.own_left, s.board.unused_left)):
        if tile != NONE and tile not in unused:
            told = s.tables.content.tiles[tile].id
            raise PositionError(
                f.where + "own_tiles", f"[right, left] of `unused_tiles` (CHR-8), not {told!r}"
            )


# ------------------------------------------------------------------ the list, and its shape on the wire
class Hand(TypedDict):
    explorers: int
    chief: bool
    warriors: int


class Hut(TypedDict):
    explorers: int


class Seat(TypedDict):
    strength: int
    culture: int
    vp: int
    raw: dict[str, int]
    refined: dict[str, int]
    caravans: list[str]
    end_places: list[int]
    workers: list[int]
    used_workers: list[int]
    hand: Hand
    explorers: list[str]
    chief: str | None
    hut: Hut
    made: list[str]
    used: list[str]
    reserved: str | None
    character: str | None
    side: Literal["young", "adult"]
    character_used: bool
    bonus_tiles: list[str]
    own_tiles: list[str | None]
    card: str | None
    flags: list[int]
    careful: bool
    moved: bool
    switched: bool
    hut_warriors: int


SEAT: tuple[Key[Player], ...] = (
    _number("strength", "its strength", lambda s: s.tables.strength_max),
    _number("culture", "its culture", lambda s: s.tables.river_max),
    _number("vp", "VP from play", lambda _: MOST_VP),
    _purse("raw", 'raw resources, by name: `{"wood": 2}`', RAW),
    _purse("refined", "refined resources, by name", REFINED),
    Key(
        "caravans", "the places of caravan A and caravan B on the road",
        caravans, read_caravans, check_caravans,
    ),
    Key(
        "end_places", "VP of the places its caravans took at the end of the road",
        lambda _, p: list(p.ends),
    ),
    Key(
        "workers", "workers owned, `[level 1, level 2, level 3]`",
        lambda _, p: unpack(p.workers, 3), _read_workers,
    ),
    Key("used_workers", "those of them used in this round", _used_workers, _read_used_workers),
    Key("hand", '`{"explorers": 4, "chief": true, "warriors": 0}`', _hand, _read_hand, _count_hand),
    Key("explorers", "the spaces they stand on", lambda _, p: space_list(p.explorers), _read_explorers),
    Key("chief", 'a space, `"hut"` or `null`', _chief, _read_chief),
    Key("hut", '`{"explorers": 1}`', lambda _, p: {"explorers": p.hut}, _read_hut),
    Key(
        "made", "artefacts crafted",
        lambda s, p: [s.tables.content.artefacts[a].id for a in p.made], _read_made,
    ),
    Key(
        "used", "those of them used in this round",
        lambda s, p: [s.tables.content.artefacts[a].id for a in _once(s, p) if a not in p.uses], _read_used,
    ),
    _piece("reserved", "an artefact id or `null`", artefact_ids),
    _piece("character", "its id or `null`", lambda content: [x.id for x in content.characters]),
    Key(
        "side", '`"young"` or `"adult"`',
        lambda _, p: "adult" if p.adult else "young", _read_side, _check_side,
    ),
    Key(
        "character_used", "whether it was used in this round",
        lambda _, p: not p.character_ready, _read_character_used,
    ),
    Key(
        "bonus_tiles", "the collector's tiles",
        lambda s, p: [s.tables.content.bonuses[b].id for b in p.bonuses], _read_bonus_tiles,
        _check_bonus_tiles,
    ),
    Key(
        "own_tiles", "the pathfinder's right and left tile",
        _own_tiles, _read_own_tiles, _check_own_tiles,
    ),
    _piece(
        "card", "the starting card, until its goods are received",
        lambda content: [x.id for x in content.cards], _check_card,
    ),
    Key(
        "flags", "rows whose outpost bears its flag",
        lambda _, p: [row for row in range(1, 7) if p.flags >> row & 1], read_flags, check_flags,
    ),
    _flag("careful", "the [careful](notation.md#careful) switch: on, every gain and order is asked"),
    _flag("moved", "has sent a member in this round"),
    _flag("switched", "the switch was used in this turn"),
    _number(
        "hut_warriors", "warriors sent to the hut in this round; they go to the supply when it ends",
        lambda s: s.tables.content.board.warriors, hashed=False,  # they belong to nobody (D-86)
    ),
)  # fmt: skip


def seat_json(s: State, p: Player) -> dict[str, Any]:
    return written(SEAT, s, p)


def seat_fields(top: Fields, i: int) -> Fields:
    told = top.objects("seats")
    return Fields(told[i] if i < len(told) else {}, f"seats[{i}].", names(SEAT))
