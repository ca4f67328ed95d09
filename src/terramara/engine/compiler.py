"""From a set as people write it to the engine's compact form (`Tables`)."""

from __future__ import annotations

from functools import cache

from terramara.content.model import (
    CATEGORIES,
    DOUBLES,
    REFINED,
    TERRAINS,
    Ability,
    AtEnd,
    Body,
    Condition,
    ContentSet,
    Discount,
    Doubled,
    EachRound,
    Effect,
    Either,
    Gain,
    If,
    Instant,
    Part,
    Refine,
    TakeBack,
    Trade,
    Trigger,
    When,
)
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.compiler_board import lay_road, lay_tracks, mark_spaces
from terramara.engine.notation import action_count
from terramara.engine.purse import pack
from terramara.engine.steps import program_of
from terramara.engine.tables import Program, Tables
from terramara.engine.vocabulary import (
    ABILITY_NUMBERS,
    COUNTED_ABILITIES,
    FLAT_STEPS,
    GAIN_NUMBERS,
    MEASURE_NUMBERS,
    RANKS,
    TAKEN_BACK,
)
from terramara.engine.words import append, i64, vec

SEATS = 4
Words = vec[i64]

_EVENTS = {"culture": c.E_CULTURE, "crossroads": c.E_CROSSROADS, "craft": c.E_CRAFT, "flag": c.E_FLAG}
_SENDERS = {"explorer": c.E_EXPLORER, "chief": c.E_CHIEF, "member": c.E_EXPLORER | c.E_CHIEF}
WHERE = ("",) + TERRAINS + ("crossroads", "empty", "other-explorer")

# Beyond the ranks of `vocabulary`:
_STRONGER_FIRST = 2  # counted before your own strength grows
_LAST_EARLY = 5  # up to here the order cannot matter; from here on it is asked if there are several
_LATE = 14  # VP by a measure or on a condition: after all that may raise it, and of use to nothing else


def gains_of(body: Body, what: str) -> int:
    """How many separate gains of `what` a body can bring: several must be joined (D-32)."""
    n = 0
    for part in body:
        if isinstance(part, Gain):
            n += part.what == what
        elif isinstance(part, Trade):
            n += part.times * gains_of(part.get, what)
        elif isinstance(part, Either):
            n += max(gains_of(option, what) for option in part.options)
        elif isinstance(part, If):
            n += gains_of(part.then, what)
    return n


class _Compiler:
    def __init__(self, content: ContentSet) -> None:
        self.content = content
        self.t = Tables()
        self.bodies: dict[tuple[Body, bool], int] = {}
        t = self.t
        t.content = content
        t.code, t.careful_code, t.plain = [], [], []
        t.bodies, t.trades = [], []
        t.trade_pay, t.trade_get, t.options, t.conditions = [], Words(), [], []

    # -------------------------------------------------------------- effects
    def body(self, body: Body, inside: bool = False) -> int:
        """The number of a body; `inside`: it's part of a gain that continues elsewhere."""
        key = (body, inside)
        if key not in self.bodies:
            shared = not inside and max(gains_of(body, "culture"), gains_of(body, "travel")) > 1
            if shared:
                inner = self.body(body, inside=True)
                programs: list[Program] = [((c.SHARED, seat, inner, 0),) for seat in range(SEATS)]
                self._store(key, programs, programs, plain=False)
            else:
                frames = [[self.frame(part, seat, inside) for part in body] for seat in range(SEATS)]
                plain = all(self.is_plain(part) for part in body)
                self._store(key, [self.in_order(f) for f in frames], [self.asking(f) for f in frames], plain)
        return self.bodies[key]

    def _store(
        self, key: tuple[Body, bool], code: list[Program], careful: list[Program], plain: bool
    ) -> None:
        self.bodies[key] = len(self.t.code)
        self.t.bodies.append(key[0])
        self.t.code.append(code)
        self.t.careful_code.append(careful)
        self.t.plain.append(plain)

    def is_plain(self, part: Part) -> bool:
        """True if it leads to no choice, no mark and no place, and looks at nothing that other parts may
        change."""
        if isinstance(part, Gain):
            steady = not part.per or part.per.startswith("cost-")
            return steady and part.what not in ("culture", "travel", "raw", "refined")
        return False

    def rank(self, frame: Frame) -> int:
        op, _, a, b = frame
        if op == c.PER and b == c.M_STRONGER:
            return _STRONGER_FIRST
        if op == c.PER and a & 255 == c.G_VP:
            return _LATE
        if op == c.IF and all(step[0] in (c.VP, c.PER) for step in self.t.code[b][0]):
            return _LATE
        return RANKS[op]

    def in_order(self, frames: list[Frame]) -> Program:
        ordered = sorted(frames, key=self.rank)
        rest = [frame for frame in ordered if _LAST_EARLY < self.rank(frame) < _LATE]
        if len(rest) > 1:
            ordered.insert(ordered.index(rest[0]), (c.SORT, rest[0][1], len(rest), 0))
        return tuple(reversed(ordered))

    def asking(self, frames: list[Frame]) -> Program:
        ordered = sorted(frames, key=self.rank)
        ask: list[Frame] = [(c.ORDER, ordered[0][1], len(ordered), 0)] if len(ordered) > 1 else []
        return tuple(reversed(ask + ordered))

    def frame(self, part: Part, seat: int, inside: bool) -> Frame:
        flags = c.IN_SHARED if inside else 0
        if isinstance(part, Gain):
            return self.gain(part, seat, flags)
        if isinstance(part, Refine):
            return (c.REFINE, seat, part.count, 0)
        if isinstance(part, Trade):
            return (c.TRADE, seat, self.trade(part, inside), part.times)
        if isinstance(part, Either):
            return (c.OPTION, seat, self.choice(part.options, inside), 0)
        if isinstance(part, If):
            return (c.IF, seat, self.condition(part.condition), self.body(part.then, inside))
        if isinstance(part, TakeBack):
            return (c.BACK, seat, TAKEN_BACK[part.who], 0)
        op, a = FLAT_STEPS[type(part)]
        return (op, seat, a, 0)

    def gain(self, part: Gain, seat: int, flags: int) -> Frame:
        if part.what.startswith("matching-"):
            return (c.MATCH, seat, 0 if part.what == "matching-raw" else 4, part.count)
        what = GAIN_NUMBERS[part.what]
        if part.per:
            return (c.PER, seat, what + 256 * part.count + 65536 * flags, MEASURE_NUMBERS[part.per])
        return gain_frame(seat, what, part.count, flags)

    def trade(self, trade: Trade, inside: bool) -> int:
        pay = tuple((GAIN_NUMBERS[item.what], item.count) for item in trade.pay)
        get = self.body(trade.get, inside)
        self.t.trades.append(trade)
        self.t.trade_pay.append(pay)
        self.t.trade_get = append(self.t.trade_get, get)
        return len(self.t.trade_pay) - 1

    def choice(self, options: tuple[Body, ...], inside: bool) -> int:
        bodies = tuple(self.body(option, inside) for option in options)
        self.t.options.append(bodies)
        return len(self.t.options) - 1

    def condition(self, condition: Condition) -> int:
        pair = (MEASURE_NUMBERS[condition.what], condition.least)
        if pair not in self.t.conditions:
            self.t.conditions.append(pair)
        return self.t.conditions.index(pair)

    # -------------------------------------------------------------- lists of effects
    def triggers(self, effects: tuple[Effect, ...]) -> tuple[tuple[int, int, int, int], ...]:
        return tuple(_waiting(e.trigger, self.body(e.body)) for e in effects if isinstance(e, When))

    def joined(self, effects: tuple[Effect, ...], kind: type[Instant | EachRound]) -> int:
        parts = tuple(part for e in effects if isinstance(e, kind) for part in e.body)
        return self.body(parts) if parts else -1

    def artefacts(self) -> None:
        t, pieces = self.t, self.content.artefacts
        t.cost = Words([pack(a.cost) for a in pieces])
        t.level = Words([a.level for a in pieces])
        t.category = Words([CATEGORIES.index(a.category) for a in pieces])
        t.vp = [a.vp for a in pieces]
        t.instant = Words([self.joined(a.effects, Instant) for a in pieces])
        t.each_round = Words([self.joined(a.effects, EachRound) for a in pieces])
        t.triggers = [self.triggers(a.effects) for a in pieces]
        t.abilities = Words([_ability_mask(a.effects) for a in pieces])
        t.each_less = Words([_named(a.effects, "discount-each") for a in pieces])
        t.raid_level = Words([_named(a.effects, "raid-level") for a in pieces])
        t.discounts = [
            tuple(
                (CATEGORIES.index(e.category), REFINED.index(e.kind))
                for e in a.effects
                if isinstance(e, Discount)
            )
            for a in pieces
        ]
        t.at_end = [self.at_end(a.effects) for a in pieces]
        t.doubles = [
            tuple(DOUBLES.index(e.source) for e in a.effects if isinstance(e, Doubled)) for a in pieces
        ]

    def at_end(self, effects: tuple[Effect, ...]) -> tuple[tuple[int, int, int, int], ...]:
        lines: list[tuple[int, int, int, int]] = []
        for effect in effects:
            if isinstance(effect, AtEnd):
                for part in effect.body:
                    condition = (-1, 0)
                    gains: Body = (part,)
                    if isinstance(part, If):
                        condition = (MEASURE_NUMBERS[part.condition.what], part.condition.least)
                        gains = part.then
                    for gain in gains:
                        assert isinstance(gain, Gain) and gain.what == "vp", "the loader lets only VP through"
                        lines.append((gain.count, MEASURE_NUMBERS[gain.per] if gain.per else -1, *condition))
        return tuple(lines)

    def characters(self) -> None:
        t = self.t
        sides = [side for character in self.content.characters for side in (character.young, character.adult)]
        t.side_instant = Words([self.joined(side, Instant) for side in sides])
        t.side_each_round = Words([self.joined(side, EachRound) for side in sides])
        t.side_triggers = [self.triggers(side) for side in sides]
        t.side_abilities = Words(
            [
                _ability_mask(side) | (c.ABILITY_CHARACTER_POWER if power >= 0 else 0)
                for side, power in zip(sides, t.side_each_round, strict=True)
            ]
        )

    def tiles(self) -> None:
        t, tiles = self.t, self.content.tiles
        t.tile_level = [tile.level for tile in tiles]
        t.tile_column = [("left", "right").index(tile.column) for tile in tiles]
        t.tile_bodies = [_three([self.body(s.body) for s in tile.spaces]) for tile in tiles]
        t.tile_terrains = [
            _three([TERRAINS.index(s.terrain) if s.terrain else -1 for s in tile.spaces]) for tile in tiles
        ]
        t.tile_single = [
            (tile.spaces[0].single, tile.spaces[1].single, tile.spaces[2].single) for tile in tiles
        ]
        special = [tile.spaces[0].condition for tile in tiles]
        t.tile_special = [self.condition(condition) if condition else -1 for condition in special]
        t.tile_crossroads = Words(
            [self.body(tile.crossroads.body) if tile.crossroads else -1 for tile in tiles]
        )
        t.tile_crossroads_single = [bool(tile.crossroads and tile.crossroads.single) for tile in tiles]
        t.tile_outpost = [
            (MEASURE_NUMBERS[tile.outpost.what], *tile.outpost.steps) if tile.outpost else (-1, 0, 0, 0)
            for tile in tiles
        ]
        t.bonus_level = Words([bonus.level for bonus in self.content.bonuses])
        t.bonus_body = Words([self.body(bonus.body) for bonus in self.content.bonuses])
        # SET-10: you get a starting card's gains without being asked for their order.
        t.card_body = Words([self.body(card.gains) for card in self.content.cards])

    def home(self) -> None:
        t = self.t
        skills: Body = (Gain("strength", 1), Gain("culture", 1))  # HOM-5
        road: Body = (Gain("travel", 2),)  # HOM-6
        t.skills_or_road = self.choice((skills, road), inside=False)  # HOM-2
        t.skills, t.road = self.body(skills), self.body(road)
        last: list[Body] = [(Gain("travel", 2),), (Gain("strength", 2),), (Gain("culture", 2),)]
        t.last_first = self.choice(tuple(last), inside=False)  # FST-3

    def compile(self) -> Tables:
        self.artefacts()
        self.characters()
        self.tiles()
        self.home()
        board = self.content.board
        lay_tracks(self.t, board)
        lay_road(self.t, board)
        mark_spaces(self.t, board)
        self.t.actions = action_count(self.content)
        self.t.first_bonus_action = c.A_USE + len(self.content.artefacts)
        self.t.programs = packed_code([program for programs in self.t.code for program in programs])
        self.t.careful_programs = packed_code([p for programs in self.t.careful_code for p in programs])
        return self.t


def packed_code(programs: list[Program]) -> vec[vec[i64]]:
    return vec[vec[i64]]([program_of(program) for program in programs])


def gain_frame(seat: int, what: int, count: int, flags: int) -> Frame:
    """The one step that gives `count` of `what`."""
    if what < 8:
        return (c.RESOURCE, seat, what, count)
    if what == c.G_STRENGTH:
        return (c.STRENGTH, seat, count, flags)
    if what == c.G_CULTURE:
        return (c.CULTURE, seat, count, flags)
    if what == c.G_TRAVEL:
        return (c.TRAVEL, seat, count, flags)
    if what == c.G_VP:
        return (c.VP, seat, count, flags)
    if what == c.G_RAW:
        return (c.TAKE, seat, c.RAW_MASK, count)
    if what == c.G_REFINED:
        return (c.TAKE, seat, c.REFINED_MASK, count)
    return (c.WORKER, seat, what - c.G_WORKER, flags)


def _waiting(trigger: Trigger, body: int) -> tuple[int, int, int, int]:
    if trigger.event == "send":
        return (_SENDERS[trigger.who], WHERE.index(trigger.to), 0, body)
    if trigger.event == "crossroads":
        return (c.E_CROSSROADS, trigger.crossroads, int(trigger.second), body)
    if trigger.event == "craft":
        category = CATEGORIES.index(trigger.category) + 1 if trigger.category else 0
        return (c.E_CRAFT, category, sum(c.BIT << level for level in trigger.levels), body)
    return (_EVENTS[trigger.event], 0, 0, body)


def _ability_mask(effects: tuple[Effect, ...]) -> int:
    mask = 0
    for effect in effects:
        if isinstance(effect, Ability) and effect.name not in COUNTED_ABILITIES:
            mask |= ABILITY_NUMBERS[effect.name]
    return mask


def _named(effects: tuple[Effect, ...], name: str) -> int:
    return sum(isinstance(effect, Ability) and effect.name == name for effect in effects)


def _three(values: list[int]) -> tuple[int, int, int]:
    return (values[0], values[1], values[2])


@cache
def tables_for(content: ContentSet) -> Tables:
    return _Compiler(content).compile()
