"""A set in the engine's compact form: made once by `compiler`, read by everything, changed by nothing."""

from __future__ import annotations

from terramara.content.model import ContentSet
from terramara.engine.codes import Frame

# A program: the steps to push for one seat. The last one is done first.
Program = tuple[Frame, ...]


class Tables:
    content: ContentSet

    # Effects. A body is a number; code[body][seat] is its program, careful_code one that asks every order.
    code: list[list[Program]]
    careful_code: list[list[Program]]
    plain: list[bool]  # body -> none of its parts leads to a choice, a mark or a place
    trade_pay: list[tuple[tuple[int, int], ...]]  # trade -> (what, how many)
    trade_get: list[int]  # trade -> body
    options: list[tuple[int, ...]]  # list of bodies to choose from
    conditions: list[tuple[int, int]]  # (measure, at least)

    # Artefacts.
    cost: list[int]  # packed by kind
    level: list[int]
    category: list[int]
    vp: list[int]
    instant: list[int]  # body, -1 none
    each_round: list[int]
    triggers: list[tuple[tuple[int, int, int, int], ...]]
    abilities: list[int]
    each_less: list[int]
    raid_level: list[int]
    discounts: list[tuple[tuple[int, int], ...]]
    at_end: list[
        tuple[tuple[int, int, int, int], ...]
    ]  # (VP, measure or -1, condition's measure or -1, least)
    doubles: list[tuple[int, ...]]

    # Characters: index character * 2 + side (0 young, 1 adult).
    side_instant: list[int]
    side_each_round: list[int]
    side_triggers: list[tuple[tuple[int, int, int, int], ...]]
    side_abilities: list[int]

    # Tiles, bonus tiles, starting cards.
    tile_level: list[int]
    tile_column: list[int]  # 0 left, 1 right
    tile_bodies: list[tuple[int, int, int]]
    tile_terrains: list[tuple[int, int, int]]
    tile_single: list[tuple[bool, bool, bool]]
    tile_special: list[int]  # condition of the large space, -1 none
    tile_crossroads: list[int]  # body, -1 none
    tile_crossroads_single: list[bool]
    tile_outpost: list[tuple[int, int, int, int]]  # measure (-1 none), easy, middle, hard
    bonus_level: list[int]
    bonus_body: list[int]
    card_body: list[int]

    # Home, by space number from S_HIRE on: its program for each seat. Round 5's first-player card (FST-3).
    home_code: list[list[Program]]
    # The steps of every turn, made once: held states share them. Turns by number of players and seat.
    turn_code: list[list[Program]]
    craft_code: list[Program]
    end_code: list[Program]
    last_first: int
    last_round: int

    # Tracks.
    strength_max: int
    power: list[int]  # strength -> power level
    river_max: int
    available: list[int]  # culture -> artefacts available
    reserve_at: int
    explorer_at: int
    discount_at: int
    marks: list[int]  # culture -> 0, or 1 + what is there: 1 explorer, 2 bonus
    slots_at: list[tuple[int, ...]]  # culture -> bonus slots
    slot_names: list[str]
    slot_levels: list[int]

    # Road: places are numbers from the top (0) to the end.
    ways: list[tuple[int, int, int]]  # straight, left, right; -1 none
    # By round and place: the actions of caravan A, and of B. An outpost opens once its row is turned.
    ways_open: list[list[tuple[int, ...]]]
    ways_open_b: list[list[tuple[int, ...]]]
    place_row: list[int]
    place_slot: list[int]  # bonus slot, -1 none
    place_outpost: list[int]  # row, -1 none
    place_crossroads: list[int]  # number, 0 none
    reach: list[int]  # the last crossroads reached
    road_end: int
    place_names: list[str]

    # Masks of spaces by round (index 1-5).
    explorer_open: list[int]
    chief_open: list[int]
    crossroads_open: list[int]  # turned by then
    crossroads_reached: list[int]  # crossroads that both caravans reached -> its spaces
    row_masks: list[int]
    # (member, which eight spaces, bits) -> action ids.
    expand: list[list[tuple[int, ...]]]

    actions: int  # how many action ids there are
    first_bonus_action: int
