"""Set-up (SET): from a set, a number of players, options and a seed to the first decision."""

from __future__ import annotations

from collections.abc import Callable

from terramara.engine.chance import below, shuffled, signed
from terramara.engine.codes import (
    BIT,
    EV_SETUP,
    ROUND,
    S_CROSSROADS,
    S_FIRST,
    S_RAID,
    S_RAID_FIRST,
    SPACES,
    Frame,
)
from terramara.engine.deal import WIDE, Stream
from terramara.engine.drafting import drafting
from terramara.engine.flow import advance
from terramara.engine.home import HOME
from terramara.engine.neutral import light_fires, neutral_count, placing
from terramara.engine.options import Options
from terramara.engine.purse import ONE, pack
from terramara.engine.record import RULES_VERSION
from terramara.engine.state import NONE, Board, State, new_player
from terramara.engine.tables import Tables
from terramara.engine.words import i64, vec


class Layout:
    """The layout of a game: tiles by column, bonus tiles by slot, and what is left of each."""

    def __init__(self) -> None:
        self.tiles: list[list[int]] = [[], []]
        self.unused: list[list[int]] = [[], []]
        self.bonuses: list[int] = []
        self.leftovers: list[int] = []


def make_board(t: Tables, players: int, options: Options, layout: Layout, rules: int) -> Board:
    board = Board()
    board.tables = t
    board.players = players
    board.rules = rules
    board.left, board.right = tuple(layout.tiles[0]), tuple(layout.tiles[1])
    board.unused_left, board.unused_right = tuple(layout.unused[0]), tuple(layout.unused[1])
    board.bonuses = tuple(layout.bonuses)
    board.leftovers = tuple(layout.leftovers)
    board.neutral_four = options.neutral_four
    board.paid_vp = options.cost_vp == "paid"
    board.overflow = options.overflow_triggers
    board.home = 0
    for space in HOME[players]:
        board.home |= BIT << space
    bodies = [NONE] * SPACES
    terrain = [NONE] * SPACES
    single = BIT << S_RAID | BIT << S_FIRST | BIT << S_RAID_FIRST  # HOM-7
    specials: list[tuple[int, int]] = []
    for row in range(len(board.left)):
        for column in range(2):
            tile = layout.tiles[column][row]
            for place in range(3):
                space = row * 6 + column * 3 + place
                bodies[space] = t.tile_bodies[tile][place]
                terrain[space] = t.tile_terrains[tile][place]
                if t.tile_single[tile][place]:
                    single |= BIT << space
            if t.tile_special[tile] >= 0:
                specials.append((row * 6 + column * 3, t.tile_special[tile]))
            if t.tile_crossroads[tile] >= 0:
                space = S_CROSSROADS + row
                bodies[space] = t.tile_crossroads[tile]
                if players == 2 or t.tile_crossroads_single[tile]:  # NEU-5
                    single |= BIT << space
    board.bodies = vec[i64](bodies)
    board.terrain = vec[i64](terrain)
    board.single = single
    board.specials = tuple(specials)
    return board


def blank_state(t: Tables, players: int, board: Board) -> State:
    """The table before anything is drawn: supplies full, nobody has anything (CMP-2, SET-1, SET-5)."""
    numbers = t.content.board
    supply = list(numbers.workers)
    for level in numbers.round_worker_levels:
        supply[level - 1] -= numbers.workers_per_round
    s = State()
    s.tables = t
    s.board = board
    board.players = players
    s.players = [new_player(numbers.explorers) for _ in range(players)]
    s.owned = (BIT << players) - 1
    s.steps = vec[i64]()
    s.legal = vec[i64]()
    s.round = 1
    s.first = 0
    s.active = NONE
    s.sent = NONE
    s.over = False
    s.row = vec[i64]()
    s.deck = vec[i64]()
    s.track = 0
    s.supply_workers = pack(tuple(supply))
    s.supply_warriors = numbers.warriors
    s.warriors_at = 0
    s.occupied = 0
    s.two = 0
    s.blocked = 0
    s.fire = 0
    s.done = 0
    neutrals = neutral_count(players)
    s.neutral_strength = vec[i64]([0] * neutrals)
    s.neutral_explorers = vec[i64]([0] * neutrals)
    s.arrived = 0
    s.rng = 0
    s.reveals = 0
    s.got = 0
    s.paid = 0
    s.bill = 0
    s.draft_characters = vec[i64]()
    s.draft_cards = vec[i64]()
    s.log = None
    return s


def plain_layout(t: Tables) -> Layout:
    """Tiles and bonus tiles in the order of the set: the empty position, which others only differ from."""
    return lay_out(t, lambda items: items)


def lay_out(t: Tables, mix: Callable[[list[int]], list[int]]) -> Layout:
    """SET-3, SET-6. `mix` puts a pile in the order in which it is drawn."""
    numbers = t.content.board
    layout = Layout()
    for column in (1, 0):
        for level in sorted(set(numbers.row_levels)):
            pile = mix([i for i, of in enumerate(t.tile_level) if of == level and t.tile_column[i] == column])
            used = numbers.row_levels.count(level)
            layout.tiles[column].extend(pile[:used])
            if level == 1:
                layout.unused[column] = sorted(pile[used:])
    piles = {
        level: mix([i for i, of in enumerate(t.bonus_level) if of == level])
        for level in sorted(set(t.bonus_level))
    }
    for level in t.slot_levels:
        layout.bonuses.append(piles[level].pop(0))
    layout.leftovers = sorted(bonus for pile in piles.values() for bonus in pile)
    return layout


def new_state(
    t: Tables,
    players: int,
    seed: int,
    options: Options,
    log: list[Frame] | None = None,
    rules: int = RULES_VERSION,
) -> State:
    chance = blank_state(t, players, Board())
    wide = Stream(seed) if seed >= WIDE else None

    def mix(items: list[int]) -> list[int]:
        return shuffled(chance, items) if wide is None else wide.shuffled(items)

    if wide is None:
        chance.rng = signed(seed)
    first = below(chance, players) if wide is None else wide.below(players)
    layout = lay_out(t, mix)
    s = blank_state(t, players, make_board(t, players, options, layout, rules))
    s.first = first if options.starter is None else options.starter  # SET-8
    s.log = log
    if log is not None:
        log.append((EV_SETUP, s.first, players, 0))
    levels = sorted(set(t.level))  # SET-7
    deck = [a for level in levels for a in mix([i for i, of in enumerate(t.level) if of == level])]
    length = t.content.board.row_length
    s.row, s.deck = vec[i64](deck[:length]), vec[i64](deck[length:])
    frames: list[Frame] = []
    if players < 4:
        light_fires(s, mix)
        frames.extend(placing(s))
    if options.first_game:
        start_first_game(s)
    else:
        characters = mix(list(range(len(t.content.characters))))[: players + 1]
        cards = mix(list(range(len(t.content.cards))))[: players + 1]
        s.draft_characters, s.draft_cards = vec[i64](characters), vec[i64](cards)
        frames.extend(drafting(s))
    s.rng = chance.rng if wide is None else signed(wide.word())
    frames.append((ROUND, 0, 1, 0))
    s.stack = list(reversed(frames))
    advance(s)
    return s


def start_first_game(s: State) -> None:
    """SET-9."""
    players = len(s.players)
    for i in range(players):
        p = s.mine((s.first + i) % players)
        p.raw = pack((1, 1, 1, 1))
        p.workers = ONE[0]
        p.ready = ONE[0]
        p.culture = 1
        p.strength = i + 1
    s.supply_workers -= players * ONE[0]
