"""From effect texts to the model. docs/sets.md shows the language by example; `format` is the way back.

    effect  = "instant:" body | "each round:" body | "end:" body | "end: double" source
            | "when" trigger ":" body | "always:" ability

What a body is: `grammar`.
"""

from __future__ import annotations

from terramara.content.grammar import MOST_NEEDED, BodyParser
from terramara.content.model import (
    Ability,
    AtEnd,
    Body,
    Discount,
    Doubled,
    EachRound,
    Effect,
    Gain,
    Instant,
    Outpost,
    Space,
    Trigger,
    When,
)
from terramara.content.tokens import TextError
from terramara.content.words import (
    ABILITY_WORDS,
    CARD_WORDS,
    CATEGORY_WORDS,
    CONDITION_WORDS,
    COST_WORDS,
    DOUBLE_WORDS,
    MEMBER_WORDS,
    PLACE_WORDS,
)

__all__ = [
    "TextError",
    "parse_body",
    "parse_cost",
    "parse_effect",
    "parse_gains",
    "parse_outpost",
    "parse_space",
]

# SYM-15: when an effect works.
KINDS = ("instant:", "each round:", "when ...:", "always:", "end:")
TRIGGERS = (
    "explorer sent",
    "chief sent",
    "member sent",
    "culture",
    "caravan reaches",
    "second caravan reaches",
    "craft",
    "flag",
)


class _EffectParser(BodyParser):
    def effect(self) -> Effect:
        if self.accept("instant"):
            self.expect(":")
            return Instant(self.body())
        if self.accept("each", "round"):
            self.expect(":")
            return EachRound(self.body())
        if self.accept("end"):
            self.expect(":")
            if self.accept("double"):
                return Doubled(self.phrase(DOUBLE_WORDS, "a source of vp to double"))
            self.event = "end"
            return AtEnd(self.body())
        if self.accept("always"):
            self.expect(":")
            return self.always()
        if self.accept("when"):
            trigger = self.trigger()
            self.event = trigger.event
            self.no_return = 'it cannot follow from "when"'
            self.expect(":")
            return When(trigger, self.body())
        raise self.unknown("a kind of effect", KINDS)

    def always(self) -> Effect:
        for category in CATEGORY_WORDS:
            if self.sees(category, "cost") or self.sees(category, "costs"):
                self.at += 2
                self.expect("1")
                kind = self.phrase(COST_WORDS, "a refined resource")
                self.expect("less")
                return Discount(category, kind)
        discounts = tuple(f"{category} cost 1 ... less" for category in CATEGORY_WORDS)
        return Ability(self.phrase(ABILITY_WORDS, "an ability", discounts))

    def trigger(self) -> Trigger:
        for who in MEMBER_WORDS:
            if self.accept(who):
                self.expect("sent")
                to = self.phrase(PLACE_WORDS, "a place to be sent to") if self.accept("to") else ""
                return Trigger("send", who=who, to=to)
        second = self.accept("second")
        if self.accept("caravan"):
            self.expect("reaches")
            if self.accept("any", "crossroads"):
                return Trigger("crossroads", second=second)
            if not self.accept("crossroads"):
                raise self.unknown("where a caravan comes to", ("crossroads 1 .. 6", "any crossroads"))
            number = self.number("the number of the crossroads", 1, 6)
            return Trigger("crossroads", crossroads=number, second=second)
        if second:
            raise self.error(f'"caravan" should stand here, not {self.found()}', ("caravan",))
        if self.accept("culture"):
            return Trigger("culture")
        if self.accept("flag"):
            return Trigger("flag")
        if self.accept("craft"):
            every = self.here.text in (":", "level")
            category = "" if every else self.phrase(CATEGORY_WORDS, "a category", ("level",))
            return Trigger("craft", category=category, levels=self.levels())
        raise self.unknown("something that happens", TRIGGERS)

    def levels(self) -> tuple[int, ...]:
        if not self.accept("level"):
            return ()
        levels = [self.number("the level", 1, 3)]
        while self.accept("or"):
            token = self.here
            level = self.number("the level", 1, 3)
            if level <= levels[-1]:
                raise self.error("levels go up: each once, the lowest first", at=token)
            levels.append(level)
        return tuple(levels)


def parse_effect(text: str) -> Effect:
    """The effect of an artefact or a character."""
    parser = _EffectParser(text)
    effect = parser.effect()
    parser.finish()
    return effect


def parse_body(text: str) -> Body:
    """Parse the effect of a space or a bonus tile, which has no "when"."""
    parser = BodyParser(text)
    body = parser.body()
    parser.finish()
    return body


def parse_space(text: str, column: tuple[str, ...] = ()) -> Space:
    """`plains: 2 cattle`; without a column's terrains it's a crossroads space: `2 refined`, `single: 2
    raw`."""
    parser = BodyParser(text)
    parser.no_return = "whoever is sent here would come back and be sent here again"
    terrain = ""
    if column:
        terrain = parser.phrase({name: name for name in column}, "a terrain of this column")
    space = parser.space(terrain)
    parser.finish()
    return space


def parse_outpost(text: str) -> Outpost:
    """`workers 3 / 5 / 7`: what counts, and how much of it is easy, middle and hard."""
    parser = BodyParser(text)
    what = parser.phrase(CONDITION_WORDS, "a condition")
    steps = [parser.number("how much is needed", 1, MOST_NEEDED)]
    for _ in range(2):
        parser.expect("/")
        token = parser.here
        step = parser.number("how much is needed", 1, MOST_NEEDED)
        if step <= steps[-1]:
            raise parser.error("the three steps go up", (f"more than {steps[-1]}",), token)
        steps.append(step)
    parser.finish()
    return Outpost(what, (steps[0], steps[1], steps[2]))


def parse_cost(text: str) -> tuple[int, int, int, int]:
    """`2 leather + 1 metal` as counts of leather, brick, timber, metal."""
    parser = BodyParser(text)
    amounts = {gain.what: gain.count for gain in parser.amounts(COST_WORDS, "a refined resource")}
    parser.finish()
    leather, brick, timber, metal = (amounts.get(kind, 0) for kind in COST_WORDS)
    return leather, brick, timber, metal


def parse_gains(text: str) -> tuple[Gain, ...]:
    """Parse the gains of a starting card: plain amounts."""
    parser = BodyParser(text)
    gains = parser.amounts(CARD_WORDS, "something a starting card can give")
    parser.finish()
    return gains
