"""From a set as people write it to the engine's compact form (`Tables`), kind of piece by kind of piece."""

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
    ContentSet,
    Discount,
    Doubled,
    EachRound,
    Effect,
    Gain,
    If,
    Instant,
    Trigger,
    When,
)
from terramara.engine import codes as c
from terramara.engine.compiler_board import lay_road, lay_tracks, mark_spaces
from terramara.engine.compiler_effects import Effects
from terramara.engine.first_player import IN_THE_LAST_ROUND
from terramara.engine.home import DEVELOP_SKILLS, TRAVEL_THE_ROAD
from terramara.engine.notation import action_count
from terramara.engine.purse import pack
from terramara.engine.steps import program_of
from terramara.engine.tables import Program, Tables
from terramara.engine.vocabulary import (
    ABILITY_NUMBERS,
    COUNTED_ABILITIES,
    MEASURE_NUMBERS,
)
from terramara.engine.words import i64, vec

Words = vec[i64]

_EVENTS = {"culture": c.E_CULTURE, "crossroads": c.E_CROSSROADS, "craft": c.E_CRAFT, "flag": c.E_FLAG}
_SENDERS = {"explorer": c.E_EXPLORER, "chief": c.E_CHIEF, "member": c.E_EXPLORER | c.E_CHIEF}
WHERE = ("",) + TERRAINS + ("crossroads", "empty", "other-explorer")


class _Compiler:
    def __init__(self, content: ContentSet) -> None:
        self.content = content
        self.t = Tables()
        self.t.content = content
        self.effects = Effects(self.t)

    # -------------------------------------------------------------- what several pieces have
    def triggers(self, effects: tuple[Effect, ...]) -> tuple[tuple[int, int, int, int], ...]:
        return tuple(_waiting(e.trigger, self.effects.body(e.body)) for e in effects if isinstance(e, When))

    def joined(self, effects: tuple[Effect, ...], kind: type[Instant | EachRound]) -> int:
        parts = tuple(part for e in effects if isinstance(e, kind) for part in e.body)
        return self.effects.body(parts) if parts else -1

    # -------------------------------------------------------------- pieces
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
        """Lines of VP: how many, for each of which measure (-1: once), if which measure is how high."""
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
        t.tile_bodies = [_three([self.effects.body(s.body) for s in tile.spaces]) for tile in tiles]
        t.tile_terrains = [
            _three([TERRAINS.index(s.terrain) if s.terrain else -1 for s in tile.spaces]) for tile in tiles
        ]
        t.tile_single = [
            (tile.spaces[0].single, tile.spaces[1].single, tile.spaces[2].single) for tile in tiles
        ]
        special = [tile.spaces[0].condition for tile in tiles]
        t.tile_special = [self.effects.condition(condition) if condition else -1 for condition in special]
        t.tile_crossroads = Words(
            [self.effects.body(tile.crossroads.body) if tile.crossroads else -1 for tile in tiles]
        )
        t.tile_crossroads_single = [bool(tile.crossroads and tile.crossroads.single) for tile in tiles]
        t.tile_outpost = [
            (MEASURE_NUMBERS[tile.outpost.what], *tile.outpost.steps) if tile.outpost else (-1, 0, 0, 0)
            for tile in tiles
        ]
        t.bonus_level = Words([bonus.level for bonus in self.content.bonuses])
        t.bonus_body = Words([self.effects.body(bonus.body) for bonus in self.content.bonuses])
        # SET-10: you get a starting card's gains without being asked for their order.
        t.card_body = Words([self.effects.body(card.gains) for card in self.content.cards])

    def home(self) -> None:
        t = self.t
        t.skills_or_road = self.effects.choice((DEVELOP_SKILLS, TRAVEL_THE_ROAD), inside=False)  # HOM-2
        t.skills, t.road = self.effects.body(DEVELOP_SKILLS), self.effects.body(TRAVEL_THE_ROAD)
        t.last_first = self.effects.choice(IN_THE_LAST_ROUND, inside=False)  # FST-3

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
