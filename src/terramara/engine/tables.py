"""A set in the engine's compact form: made once by `compiler`, and never changed."""

from __future__ import annotations

from terramara.content.model import Body, ContentSet, Trade
from terramara.engine.codes import Frame
from terramara.engine.words import i64, vec

# A program: the steps to push for one seat. The last one is done first.
Program = tuple[Frame, ...]


class Tables:
    content: ContentSet

    # Effects. A body is a number; code[body][seat] is its program, careful_code one that asks every order.
    code: list[list[Program]]
    careful_code: list[list[Program]]
    programs: vec[vec[i64]]  # the same, packed, for the engine: by body * 4 + seat
    careful_programs: vec[vec[i64]]
    plain: list[bool]  # body -> none of its parts leads to a choice, a mark or a place
    bodies: list[Body]  # body -> as the set has it, for the edges
    trades: list[Trade]  # trade -> the same
    trade_pay: list[tuple[tuple[int, int], ...]]  # trade -> (what, how many)
    trade_get: vec[i64]  # trade -> body
    options: list[tuple[int, ...]]  # list of bodies to choose from
    conditions: list[tuple[int, int]]  # (measure, at least)

    # Artefacts.
    cost: vec[i64]  # packed by kind
    level: vec[i64]
    category: vec[i64]
    vp: list[int]
    instant: vec[i64]  # body, -1 none
    each_round: vec[i64]
    triggers: list[tuple[tuple[int, int, int, int], ...]]
    abilities: vec[i64]
    each_less: vec[i64]
    raid_level: vec[i64]
    discounts: list[tuple[tuple[int, int], ...]]
    at_end: list[
        tuple[tuple[int, int, int, int], ...]
    ]  # (VP, measure or -1, condition's measure or -1, least)
    doubles: list[tuple[int, ...]]

    # Characters: index character * 2 + side (0 young, 1 adult).
    side_instant: vec[i64]
    side_each_round: vec[i64]
    side_triggers: list[tuple[tuple[int, int, int, int], ...]]
    side_abilities: vec[i64]

    # Tiles, bonus tiles, starting cards.
    tile_level: list[int]
    tile_column: list[int]  # 0 left, 1 right
    tile_bodies: list[tuple[int, int, int]]
    tile_terrains: list[tuple[int, int, int]]
    tile_single: list[tuple[bool, bool, bool]]
    tile_special: list[int]  # condition of the large space, -1 none
    tile_crossroads: vec[i64]  # body, -1 none
    tile_crossroads_single: list[bool]
    tile_outpost: list[tuple[int, int, int, int]]  # measure (-1 none), easy, middle, hard
    bonus_level: vec[i64]
    bonus_body: vec[i64]
    card_body: vec[i64]

    # Home: bodies, and lists of bodies to choose from.
    skills: i64
    road: i64
    skills_or_road: i64
    last_first: i64  # first player in the last round
    last_round: i64

    # Tracks.
    strength_max: i64
    power: vec[i64]  # strength -> power level
    river_max: i64
    available: vec[i64]  # culture -> artefacts available
    reserve_at: i64
    explorer_at: i64
    discount_at: i64
    marks: vec[i64]  # culture -> 0, or 1 + what is there: 1 explorer, 2 bonus
    slots_at: list[tuple[int, ...]]  # culture -> bonus slots
    slot_names: list[str]
    slot_levels: list[int]

    # Road: places are numbers from the top (0) to the end.
    ways: vec[i64]  # by place * 3: straight, left, right; -1 none
    # By round and place: the actions of caravan A, and of B. An outpost opens once its row is turned.
    ways_open: vec[vec[i64]]  # by round * places + place
    ways_open_b: vec[vec[i64]]
    place_row: list[int]
    place_slot: vec[i64]  # bonus slot, -1 none
    place_outpost: vec[i64]  # row, -1 none
    place_crossroads: vec[i64]  # number, 0 none
    reach: vec[i64]  # the last crossroads reached
    road_end: i64
    place_names: list[str]

    # Masks of spaces by round (index 1-5).
    explorer_open: vec[i64]
    chief_open: vec[i64]
    crossroads_open: vec[i64]  # turned by then
    crossroads_reached: vec[i64]  # crossroads that both caravans reached -> its spaces
    row_masks: vec[i64]
    # (member, which six spaces, bits) -> action ids. Six spaces are a row of territory.
    expand: vec[vec[i64]]  # by (member * SIXES + which six) * 64 + bits

    # Numbers of the board that turns look at.
    row_length: i64
    worker_levels: vec[i64]  # by round - 1
    workers_per_round: i64
    warriors: i64
    warriors_taken: i64
    raid_same: i64

    actions: i64  # how many action ids there are
    first_bonus_action: i64
