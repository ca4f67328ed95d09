"""The state of a game: one object, at most four players, cheap to copy.

A copy shares its players with the original until either changes one (`State.mine`), and everything long is an
immutable tuple. Constructors do no work: `copy` sets every field, `blank` makes the first one.
"""

from __future__ import annotations

from typing import Final, final

from terramara.engine.codes import BIT, Frame
from terramara.engine.steps import frame_of, program_of
from terramara.engine.tables import Tables
from terramara.engine.words import append, extend, i64, mypyc_attr, pop, vec

Trigger = tuple[int, int, int, int]  # event, its condition (two numbers), body

NONE: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """Everything one seat owns. Resources and workers are 8-bit counters in one int; see `purse`."""

    __slots__ = (
        "abilities", "adult", "bonuses", "card", "careful", "caravan_a", "caravan_b", "character",
        "character_ready", "chief", "chief_at", "culture", "discounts", "each_less", "ends", "events",
        "explorers", "flags", "hand", "hut", "hut_chief", "hut_warriors", "made", "moved", "own_left",
        "own_right", "raid_level", "raw", "ready", "refined", "reserved", "strength", "switched", "triggers",
        "uses", "vp", "warriors", "workers",
    )  # fmt: skip

    strength: i64
    culture: i64
    vp: i64
    raw: i64  # packed by kind
    refined: i64  # packed by kind
    caravan_a: i64  # road place
    caravan_b: i64
    ends: tuple[int, ...]  # VP of the places taken at the road's end
    workers: i64  # packed by level
    ready: i64  # packed by level
    hand: i64  # explorers
    chief: i64  # 1 in hand
    warriors: i64  # in hand
    explorers: i64  # mask of spaces
    chief_at: i64  # mask of spaces, at most one bit
    hut: i64  # explorers there
    hut_chief: i64
    hut_warriors: i64  # sent there in this round
    made: tuple[int, ...]  # artefacts
    uses: tuple[int, ...]  # artefacts with a once-per-round effect that is still ready
    reserved: i64
    character: i64
    adult: i64
    character_ready: i64
    bonuses: tuple[int, ...]  # the collector's
    own_right: i64  # the pathfinder's tiles
    own_left: i64
    card: i64
    flags: i64  # mask of rows
    careful: i64
    switched: i64  # switched careful this turn
    moved: i64  # has sent a member in this round
    abilities: i64
    events: i64
    triggers: tuple[Trigger, ...]
    discounts: tuple[tuple[int, int], ...]  # (category, kind)
    each_less: i64
    raid_level: i64

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
        p.hut_warriors = self.hut_warriors
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


def new_player(hand: i64) -> Player:
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
    p.hut_warriors = 0
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


@final
@mypyc_attr(acyclic=True)
class Board:
    """The things set-up fixes for the whole game: shared by all copies, never changed."""

    __slots__ = (
        "bodies", "bonuses", "home", "left", "leftovers", "neutral_four", "overflow", "paid_vp", "players",
        "right", "rules", "single", "specials", "tables", "terrain", "unused_left", "unused_right",
    )  # fmt: skip

    tables: Tables
    players: i64
    rules: i64  # the version of the rules it is played by
    left: tuple[int, ...]  # tiles, row 1 first
    right: tuple[int, ...]
    unused_left: tuple[int, ...]  # level 1, for the pathfinder
    unused_right: tuple[int, ...]
    bonuses: tuple[int, ...]  # tile on each slot
    leftovers: tuple[int, ...]  # for the collector
    neutral_four: bool  # NEU-4
    paid_vp: bool  # D-11
    overflow: bool  # D-33
    home: i64  # mask of the home spaces of this number of players
    single: i64  # mask of single spaces, restrictions included once their row is turned (TRN-4, NEU-5)
    bodies: vec[i64]  # space -> body of its action; crossroads included, XP and home not
    terrain: vec[i64]  # space -> terrain, -1 none
    specials: tuple[tuple[int, int], ...]  # (space, condition)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    __slots__ = (
        "active", "arrived", "bill", "blocked", "board", "deck", "done", "draft_cards", "draft_characters",
        "fire", "first", "got", "legal", "log", "neutral_explorers", "neutral_strength", "occupied", "over",
        "owned", "p0", "p1", "p2", "p3", "paid", "reveals", "rng", "round", "row", "sent", "steps",
        "supply_warriors", "supply_workers", "tables", "track", "two", "warriors_at",
    )  # fmt: skip

    tables: Tables
    board: Board
    p0: Player
    p1: Player
    p2: Player
    p3: Player
    owned: i64  # mask of the players that this state alone holds
    steps: vec[i64]  # the stack of what is still to do, see steps.py; change it by push, run and drop only
    legal: vec[i64]  # of the decision on top of the stack; never changed in place
    round: i64
    first: i64
    active: i64  # whose turn it is, NONE outside turns
    sent: i64  # where this turn's member was sent, NONE before; only refusals look at it
    over: bool
    row: vec[i64]  # like all arrays here but `players` and `steps`: replaced, never changed in place
    deck: vec[i64]  # top first
    track: i64  # workers left on this round of the track
    supply_workers: i64  # packed by level
    supply_warriors: i64
    warriors_at: i64  # mask of spaces
    occupied: i64  # mask: at least one member
    two: i64  # mask: two members
    blocked: i64  # mask: a chief or a warrior (TRN-5)
    fire: i64
    done: i64  # mask: raid and first player, done in this round (D-80)
    neutral_strength: vec[i64]
    neutral_explorers: vec[i64]
    arrived: i64  # caravans at the road's end
    rng: i64  # see chance.py
    reveals: i64  # how often something hidden was revealed
    got: i64  # D-32: what the shared gain under way has given: 1 culture, 2 travel
    paid: i64  # kind last paid in a trade ("matching")
    bill: i64  # what the craft under way costs after reductions (D-11)
    draft_characters: vec[i64]  # NONE where taken
    draft_cards: vec[i64]
    log: list[Frame] | None  # events, if anybody listens

    def copy(self) -> State:
        s = State()
        s.tables = self.tables
        s.board = self.board
        s.p0 = self.p0
        s.p1 = self.p1
        s.p2 = self.p2
        s.p3 = self.p3
        self.owned = 0
        s.owned = 0
        s.steps = self.steps[:]
        s.legal = self.legal
        s.round = self.round
        s.first = self.first
        s.active = self.active
        s.sent = self.sent
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

    def push(self, op: i64, seat: i64, a: i64, b: i64) -> None:
        """Put one step on the stack."""
        self.steps = append(self.steps, op | seat << 6 | a << 8 | b << 28)

    def run(self, program: vec[i64]) -> None:
        """Put a program on the stack: its last step happens first."""
        self.steps = extend(self.steps, program)

    def drop(self) -> None:
        """Take the top step away."""
        self.steps, _top = pop(self.steps)  # a name: `_` would be boxed

    @property
    def stack(self) -> list[Frame]:
        """The steps as tuples, for the edges."""
        return [frame_of(step) for step in self.steps]

    @stack.setter
    def stack(self, frames: list[Frame]) -> None:
        self.steps = program_of(frames)

    def player(self, seat: i64) -> Player:
        """The player of this seat, for reading."""
        if seat < 2:
            return self.p1 if seat else self.p0
        return self.p2 if seat == 2 else self.p3

    @property
    def players(self) -> list[Player]:
        return [self.p0, self.p1, self.p2, self.p3][: self.board.players]

    @players.setter
    def players(self, players: list[Player]) -> None:
        last = players[-1]
        self.p0 = players[0]
        self.p1 = players[1]
        self.p2 = players[2] if len(players) > 2 else last
        self.p3 = players[3] if len(players) > 3 else last

    def mine(self, seat: i64) -> Player:
        """The player of this seat, for changing: unshared first if a copy of the state has it too."""
        p = self.player(seat)
        bit = BIT << seat
        if not self.owned & bit:
            p = p.copy()
            self.owned |= bit
            if seat == 0:
                self.p0 = p
            elif seat == 1:
                self.p1 = p
            elif seat == 2:
                self.p2 = p
            else:
                self.p3 = p
        return p


def recount(s: State) -> None:
    """Work out the masks of occupied spaces again, after members leave."""
    occupied = s.warriors_at
    two: i64 = 0
    blocked = s.warriors_at
    mask: i64
    for mask in s.neutral_explorers:
        two |= occupied & mask
        occupied |= mask
    for p in s.players:
        mask = p.explorers
        two |= occupied & mask
        occupied |= mask
        mask = p.chief_at
        two |= occupied & mask
        occupied |= mask
        blocked |= mask
    s.occupied = occupied
    s.two = two
    s.blocked = blocked
