"""The state of a game: one object, at most four players, cheap to copy.

A copy shares its players with the original until either changes one (`State.mine`), and all that is long is
an immutable tuple. Classes have no constructor work: `copy` sets every field, `blank` makes the first one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from terramara.engine.codes import Frame
from terramara.engine.tables import Tables

if TYPE_CHECKING:
    from mypy_extensions import i64

Trigger = tuple[int, int, int, int]  # event, its condition (two numbers), body

NONE: Final = -1


class Player:
    """What one seat owns. Resources, workers: four (three) 8-bit counters in one int; see `purse`."""

    __slots__ = (
        "abilities", "adult", "bonuses", "card", "careful", "caravan_a", "caravan_b", "character",
        "character_ready", "chief", "chief_at", "culture", "discounts", "each_less", "ends", "events",
        "explorers", "flags", "hand", "hut", "hut_chief", "made", "moved", "own_left", "own_right",
        "raid_level", "raw", "ready", "refined", "reserved", "strength", "switched", "triggers", "uses", "vp",
        "warriors", "workers",
    )  # fmt: skip

    strength: int
    culture: int
    vp: int
    raw: int  # packed by kind
    refined: int  # packed by kind
    caravan_a: int  # road place
    caravan_b: int
    ends: tuple[int, ...]  # VP of the places taken at the road's end
    workers: int  # packed by level
    ready: int  # packed by level
    hand: int  # explorers
    chief: int  # 1 in hand
    warriors: int  # in hand
    explorers: int  # mask of spaces
    chief_at: int  # mask of spaces, at most one bit
    hut: int  # explorers there
    hut_chief: int
    made: tuple[int, ...]  # artefacts
    uses: tuple[int, ...]  # artefacts with a once-per-round effect that is still ready
    reserved: int
    character: int
    adult: int
    character_ready: int
    bonuses: tuple[int, ...]  # the collector's
    own_right: int  # the pathfinder's tiles
    own_left: int
    card: int
    flags: int  # mask of rows
    careful: int
    switched: int  # careful was switched in this turn
    moved: int  # has sent a member in this round
    abilities: int
    events: int
    triggers: tuple[Trigger, ...]
    discounts: tuple[tuple[int, int], ...]  # (category, kind)
    each_less: int
    raid_level: int

    def copy(self) -> Player:
        p = Player()
        p.strength = self.strength
        p.culture = self.culture
        p.vp = self.vp
        p.raw = self.raw
        p.refined = self.refined
        p.caravan_a = self.caravan_a
        p.caravan_b = self.caravan_b
        p.ends = self.ends
        p.workers = self.workers
        p.ready = self.ready
        p.hand = self.hand
        p.chief = self.chief
        p.warriors = self.warriors
        p.explorers = self.explorers
        p.chief_at = self.chief_at
        p.hut = self.hut
        p.hut_chief = self.hut_chief
        p.made = self.made
        p.uses = self.uses
        p.reserved = self.reserved
        p.character = self.character
        p.adult = self.adult
        p.character_ready = self.character_ready
        p.bonuses = self.bonuses
        p.own_right = self.own_right
        p.own_left = self.own_left
        p.card = self.card
        p.flags = self.flags
        p.careful = self.careful
        p.switched = self.switched
        p.moved = self.moved
        p.abilities = self.abilities
        p.events = self.events
        p.triggers = self.triggers
        p.discounts = self.discounts
        p.each_less = self.each_less
        p.raid_level = self.raid_level
        return p


def new_player(hand: int) -> Player:
    """A player as SET-1 leaves them."""
    p = Player()
    p.strength = 0
    p.culture = 0
    p.vp = 0
    p.raw = 0
    p.refined = 0
    p.caravan_a = 0
    p.caravan_b = 0
    p.ends = ()
    p.workers = 0
    p.ready = 0
    p.hand = hand
    p.chief = 1
    p.warriors = 0
    p.explorers = 0
    p.chief_at = 0
    p.hut = 0
    p.hut_chief = 0
    p.made = ()
    p.uses = ()
    p.reserved = NONE
    p.character = NONE
    p.adult = 0
    p.character_ready = 1
    p.bonuses = ()
    p.own_right = NONE
    p.own_left = NONE
    p.card = NONE
    p.flags = 0
    p.careful = 0
    p.switched = 0
    p.moved = 0
    p.abilities = 0
    p.events = 0
    p.triggers = ()
    p.discounts = ()
    p.each_less = 0
    p.raid_level = 0
    return p


class Board:
    """What set-up fixes for the whole game: shared by all copies, never changed."""

    __slots__ = (
        "bodies", "bonuses", "home", "left", "leftovers", "neutral_four", "overflow", "paid_vp", "players",
        "right", "single", "specials", "tables", "terrain", "unused_left", "unused_right",
    )  # fmt: skip

    tables: Tables
    players: int
    left: tuple[int, ...]  # tiles, row 1 first
    right: tuple[int, ...]
    unused_left: tuple[int, ...]  # level 1, for the pathfinder
    unused_right: tuple[int, ...]
    bonuses: tuple[int, ...]  # tile on each slot
    leftovers: tuple[int, ...]  # for the collector
    neutral_four: bool  # NEU-4
    paid_vp: bool  # D-11
    overflow: bool  # D-33
    home: int  # mask of the home spaces of this number of players
    single: int  # mask of single spaces, restrictions included once their row is turned (TRN-4, NEU-5)
    bodies: tuple[int, ...]  # space -> body of its action; crossroads included, XP and home not
    terrain: tuple[int, ...]  # space -> terrain, -1 none
    specials: tuple[tuple[int, int], ...]  # (space, condition)


class State:
    __slots__ = (
        "active", "arrived", "bill", "blocked", "board", "deck", "done", "draft_cards", "draft_characters",
        "fire", "first", "got", "legal", "log", "neutral_explorers", "neutral_strength", "occupied", "over",
        "owned", "paid", "players", "reveals", "rng", "round", "row", "stack", "supply_warriors",
        "supply_workers", "tables", "track", "two", "warriors_at",
    )  # fmt: skip

    tables: Tables
    board: Board
    players: list[Player]
    owned: int  # mask of the players that this state alone holds
    stack: list[Frame]
    legal: list[int]  # of the decision on top of the stack; never changed in place
    round: int
    first: int
    active: int  # whose turn it is, NONE outside turns
    over: bool
    row: tuple[int, ...]
    deck: tuple[int, ...]  # top first
    track: int  # workers left on this round of the track
    supply_workers: int  # packed by level
    supply_warriors: int
    warriors_at: int  # mask of spaces
    occupied: int  # mask: at least one member
    two: int  # mask: two members
    blocked: int  # mask: a chief or a warrior (TRN-5)
    fire: int
    done: int  # mask: raid and first player, done in this round (D-80)
    neutral_strength: tuple[int, ...]
    neutral_explorers: tuple[int, ...]
    arrived: int  # caravans at the road's end
    rng: i64  # see chance.py
    reveals: int  # how often something hidden came to light
    got: int  # D-32: what the shared gain under way has given: 1 culture, 2 travel
    paid: int  # kind last paid in a trade ("matching")
    bill: int  # what the craft under way costs after reductions (D-11)
    draft_characters: tuple[int, ...]  # NONE where taken
    draft_cards: tuple[int, ...]
    log: list[Frame] | None  # events, where somebody listens

    def copy(self) -> State:
        s = State()
        s.tables = self.tables
        s.board = self.board
        s.players = self.players[:]
        self.owned = 0
        s.owned = 0
        s.stack = self.stack[:]
        s.legal = self.legal
        s.round = self.round
        s.first = self.first
        s.active = self.active
        s.over = self.over
        s.row = self.row
        s.deck = self.deck
        s.track = self.track
        s.supply_workers = self.supply_workers
        s.supply_warriors = self.supply_warriors
        s.warriors_at = self.warriors_at
        s.occupied = self.occupied
        s.two = self.two
        s.blocked = self.blocked
        s.fire = self.fire
        s.done = self.done
        s.neutral_strength = self.neutral_strength
        s.neutral_explorers = self.neutral_explorers
        s.arrived = self.arrived
        s.rng = self.rng
        s.reveals = self.reveals
        s.got = self.got
        s.paid = self.paid
        s.bill = self.bill
        s.draft_characters = self.draft_characters
        s.draft_cards = self.draft_cards
        s.log = None
        return s

    def mine(self, seat: int) -> Player:
        """The player of this seat, to be changed: unshared first if a copy of the state has it too."""
        bit = 1 << seat
        if self.owned & bit:
            return self.players[seat]
        p = self.players[seat].copy()
        self.players[seat] = p
        self.owned |= bit
        return p


def recount(s: State) -> None:
    """Works out the masks of occupied spaces anew: after members leave."""
    occupied = 0
    two = 0
    blocked = s.warriors_at
    masks: list[int] = [s.warriors_at]
    masks.extend(s.neutral_explorers)
    for p in s.players:
        masks.append(p.explorers)
        masks.append(p.chief_at)
        blocked |= p.chief_at
    for mask in masks:
        two |= occupied & mask
        occupied |= mask
    s.occupied = occupied
    s.two = two
    s.blocked = blocked
