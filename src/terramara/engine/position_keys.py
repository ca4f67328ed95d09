"""The one list of a position's keys; those of a seat are in `position_seat`, with helpers beside them.

Reading goes through the list twice: `read` takes what is given, `then` adds what follows from all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terramara.engine import codes as c
from terramara.engine.chance import signed, unsigned
from terramara.engine.options import Options
from terramara.engine.position_board import (
    read_draft,
    read_neutrals,
    read_piles,
    read_supply_warriors,
    read_supply_workers,
    read_track,
)
from terramara.engine.position_checks import (
    check_done,
    check_fire,
    check_members,
    check_neutrals,
    check_warriors,
)
from terramara.engine.position_fields import LEFT_OUT, Fields, Key, PositionError
from terramara.engine.position_pending import check_memo, check_pending, installed, phase, read_frame
from terramara.engine.position_road import read_ends
from terramara.engine.position_seat import SEAT, seat_fields, seat_json, space_list
from terramara.engine.purse import unpack
from terramara.engine.record import RULES_VERSION
from terramara.engine.state import NONE, State
from terramara.engine.vocabulary import FRAME_NAMES, PLACE_NAMES


# ------------------------------------------------------------------ where the game stands
def _read_phase(s: State, _: Options, top: Fields) -> None:
    s.over = top.text("phase", "play") == "over"


def _check_phase(s: State, _: Options, top: Fields) -> None:
    """Check that the phase matches what is pending: one that doesn't is a mistake in the position."""
    told = top.text("phase", phase(s))
    if told not in ("setup", "play", "over"):
        raise PositionError("phase", f'"setup", "play" or "over", not {told!r}')
    if told == "setup" and phase(s) == "play":
        wanted = '"play", unless `pending` tells what is left of set-up; Game.new sets a new game up'
        raise PositionError("phase", wanted)
    if phase(s) != "setup":
        return
    to_come = "as `pending` has the start of round 1 to come"
    if told == "play":
        raise PositionError("phase", f'"setup", {to_come}')
    if s.round != 1:
        raise PositionError("round", f"1, {to_come}, not {s.round}")
    if top.data.get("turn") is not None:
        raise top.fail("turn", f"null, {to_come}")
    s.active = NONE  # set-up is nobody's turn


def _read_round(s: State, _: Options, top: Fields) -> None:
    s.round = top.number("round", 1, 1, s.tables.last_round)


def _read_first(s: State, _: Options, top: Fields) -> None:
    s.first = top.number("first", 0, 0, len(s.players) - 1)


def _read_turn(s: State, _: Options, top: Fields) -> None:
    told = top.data.get("turn", s.first)
    s.active = NONE if s.over or told is None else top.number("turn", s.first, 0, len(s.players) - 1)


def _sent(s: State, _: Options) -> str | None:
    return PLACE_NAMES[s.sent] if s.sent != NONE else None


def _read_sent(s: State, _: Options, top: Fields) -> None:
    """If it isn't told: where the seat has its members, if they are all in one place."""
    before = s.active == NONE or any([frame[0] == c.SEND for frame in s.stack])
    if "sent" in top.data:
        s.sent = top.piece("sent", list(PLACE_NAMES))
        if before and s.sent != NONE:
            raise top.fail("sent", "null, as nobody was sent in this turn yet")
    elif not before:
        p = s.players[s.active]
        places = [i for i in range(c.SPACES) if (p.explorers | p.chief_at) >> i & 1]
        places += [c.S_HUT] if p.hut or p.hut_chief or p.hut_warriors else []
        s.sent = places[0] if len(places) == 1 else NONE


def _read_pending(s: State, _: Options, top: Fields) -> None:
    players = len(s.players)
    if s.over:
        if top.data.get("pending"):
            raise top.fail("pending", "nothing, as the phase is over")
    elif "pending" in top.data:
        frames = enumerate(top.several("pending", "steps"))
        s.stack = [read_frame(frame, players, f"pending[{i}]") for i, frame in frames]
    elif s.active == NONE:
        raise PositionError("turn", "the seat whose turn it is, unless `pending` tells what is asked")
    else:
        s.stack = [(c.NEXT, 0, (s.active + 1) % players, 0), (c.SEND, s.active, 0, 0)]


def _check_pending(s: State, _: Options, top: Fields) -> None:
    check_pending(s, "pending" in top.data)


def _read_memo(s: State, _: Options, top: Fields) -> None:
    s.got, s.paid, s.bill = top.numbers("memo", [0, 0, 0], 3)
    check_memo(s.got, s.paid, s.bill)


# ------------------------------------------------------------------ the board
def _tiles(s: State, left: tuple[int, ...], right: tuple[int, ...]) -> dict[str, list[str]]:
    tiles = s.tables.content.tiles
    return {"left": [tiles[tile].id for tile in left], "right": [tiles[tile].id for tile in right]}


def _bonuses(s: State, _: Options) -> dict[str, str]:
    bonuses = s.tables.content.bonuses
    return {name: bonuses[b].id for name, b in zip(s.tables.slot_names, s.board.bonuses, strict=True)}


def _leftovers(s: State, _: Options) -> list[str]:
    """Until somebody has them, or has had them (CHR-7)."""
    young = s.tables.side_abilities
    for p in s.players:
        if p.character != NONE and young[p.character * 2] & c.ABILITY_LEFTOVER_BONUSES:
            return []
    return [s.tables.content.bonuses[b].id for b in s.board.leftovers]


def _read_fire(s: State, _: Options, top: Fields) -> None:
    s.fire = top.spaces("fire", 0)


def _read_warriors(s: State, _: Options, top: Fields) -> None:
    s.warriors_at = top.spaces("warriors", 0)


def _read_done(s: State, _: Options, top: Fields) -> None:
    s.done = top.spaces("done", 0)


def _neutrals(s: State, _: Options) -> list[dict[str, Any]]:
    return [
        {"strength": strength, "explorers": space_list(mask)}
        for strength, mask in zip(s.neutral_strength, s.neutral_explorers, strict=True)
    ]


def _draft(s: State, _: Options) -> dict[str, list[str | None]]:
    content = s.tables.content
    return {
        "characters": [content.characters[i].id if i != NONE else None for i in s.draft_characters],
        "cards": [content.cards[i].id if i != NONE else None for i in s.draft_cards],
    }


def _check_draft(s: State, _: Options, top: Fields) -> None:
    """What is left goes to the box when characters are installed (SET-10)."""
    if installed(s) and (len(s.draft_characters) or len(s.draft_cards)):
        raise top.fail("draft", "nothing, as set-up is over or nobody has to choose")
    characters = [*s.draft_characters, *[p.character for p in s.players]]
    cards = [*s.draft_cards, *[p.card for p in s.players]]
    for pieces in (characters, cards):
        there = [piece for piece in pieces if piece != NONE]
        if len(set(there)) < len(there) and "draft" in top.data:
            raise top.fail("draft", "each character and card once, and none that a seat has")


def _read_rng(s: State, _: Options, top: Fields) -> None:
    s.rng = signed(top.hexadecimal("rng"))


# ------------------------------------------------------------------ the players
def _read_seats(s: State, _: Options, top: Fields) -> None:
    told = top.objects("seats")
    if len(told) > len(s.players):
        raise PositionError("seats", f"{len(s.players)} players, not {len(told)}")
    fields = [seat_fields(top, i) for i in range(len(s.players))]
    for p, f in zip(s.players, fields, strict=True):
        for key in SEAT:
            key.read(s, p, f)
    read_ends(s, fields)


def _check_seats(s: State, options: Options, top: Fields) -> None:
    for i, p in enumerate(s.players):
        f = seat_fields(top, i)
        for key in SEAT:
            key.then(s, p, f)
    check_members(s)


# ------------------------------------------------------------------ what follows from other keys
def _following(name: str, says: str, write: Callable[[State, Options], Any]) -> Key[Options]:
    def check(s: State, options: Options, top: Fields) -> None:
        if name in top.data and top.data[name] != write(s, options):
            raise top.fail(name, f"{write(s, options)!r}, which follows from the rest")

    return Key(name, says, write, then=check)


# ------------------------------------------------------------------ the list
TOP: tuple[Key[Options], ...] = (
    Key("set", 'id of the set, `"base"` if not said', lambda s, _: s.tables.content.id),
    Key(
        "rules", "the version of the rules, told only of a game begun under older ones",
        lambda s, _: s.board.rules if s.board.rules != RULES_VERSION else LEFT_OUT, hashed=False,
    ),
    Key("players", "2, 3 or 4", lambda s, _: len(s.players)),
    Key(
        "options", f"an object with {', '.join(f'`{name}`' for name in Options.__dataclass_fields__)}",
        lambda _, options: options.to_json(),
    ),
    Key(
        "phase",
        '`"setup"`, `"play"` or `"over"`; it follows from `pending`, and told otherwise it is refused',
        lambda s, _: phase(s), _read_phase, _check_phase,
    ),
    Key("round", "1 to 5", lambda s, _: s.round, _read_round),
    Key("first", "the first player's seat", lambda s, _: s.first, _read_first),
    Key(
        "turn", "the seat whose turn it is, `null` outside turns",
        lambda s, _: s.active if s.active != NONE else None, _read_turn,
    ),
    Key(
        "sent",
        'where the member of this turn was sent: a space, `"hut"`, or `null` before that; left out, where '
        "the seat's members are, if that is one place",
        _sent, then=_read_sent, hashed=False,  # only refusals use it
    ),
    Key(
        "tiles", '`{"left": [...], "right": [...]}`: six tile ids each, row 1 first',
        lambda s, _: _tiles(s, s.board.left, s.board.right),
    ),
    _following(
        "unused_tiles",
        "the level-1 tiles not in play, by column (for the pathfinder); they follow from `tiles`",
        lambda s, _: _tiles(s, s.board.unused_left, s.board.unused_right),
    ),
    Key(
        "bonuses",
        "bonus tile by place: `river-6`, `row-1` and `row-2` hold one of level 1, `river-10`, `river-14a`, "
        "`row-3` and `row-4` of level 2, `river-14b`, `row-5` and `row-6` of level 3",
        _bonuses,
    ),
    _following(
        "leftover_bonuses", "those put aside, until the collector takes them; they follow from `bonuses`",
        _leftovers,
    ),
    Key("fire", "burning spaces", lambda s, _: space_list(s.fire), _read_fire, check_fire),
    Key(
        "row", "artefact ids from the left",
        lambda s, _: [s.tables.content.artefacts[a].id for a in s.row], then=read_piles,
    ),
    Key(
        "deck", "artefact ids from the top; read with `row`",
        lambda s, _: [s.tables.content.artefacts[a].id for a in s.deck],
    ),
    Key(
        "track_workers", "workers left on the current round of the track",
        lambda s, _: s.track, then=read_track,
    ),
    Key(
        "supply_workers", "workers left, `[level 1, level 2, level 3]`",
        lambda s, _: unpack(s.supply_workers, 3), then=read_supply_workers,
    ),
    Key("supply_warriors", "warriors left", lambda s, _: s.supply_warriors, then=read_supply_warriors),
    Key(
        "warriors", "spaces where warriors stand",
        lambda s, _: space_list(s.warriors_at), _read_warriors, check_warriors,
    ),
    Key(
        "done", "`raid`, `first`, `raid-first`: done already in this round (D-80)",
        lambda s, _: space_list(s.done), _read_done, check_done,
    ),
    Key(
        "neutrals", '`[{"strength": 2, "explorers": ["3L1"]}]`',
        _neutrals, read_neutrals, check_neutrals,
    ),
    Key(
        "draft", '`{"characters": [...], "cards": [...]}` still to be taken',
        _draft, read_draft, _check_draft,
    ),
    Key(
        "seats", "one object for each seat, below",
        lambda s, _: [seat_json(s, p) for p in s.players], _read_seats, _check_seats,
    ),
    Key(
        "rng", "the state of chance, as a hex string",
        lambda s, _: f"{unsigned(s.rng):016x}", _read_rng,
    ),
    Key(
        "memo",
        "what the effect under way remembers: gains counted as one (D-32), the kind paid, the cost crafted",
        lambda s, _: [s.got, s.paid, s.bill], _read_memo,
    ),
    Key(
        "pending", "the stack of decisions and effects that wait, the last on top; see below",
        lambda s, _: [[FRAME_NAMES[op], seat, a, b] for op, seat, a, b in s.stack],
        _read_pending, _check_pending,
    ),
)  # fmt: skip
