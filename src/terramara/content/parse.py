"""From effect texts to the model. The language is told by example in docs/sets.md; `format` is the way back.

    effect  = "instant:" body | "each round:" body | "end:" body | "end: double" source
            | "when" trigger ":" body | "always:" ability
    body    = item { "+" item } | item { "or" item }     (never both at one level: brackets say what is meant)
    item    = part | "(" body ")"
    part    = number gain [ "per" measure ] | "refine" number | "if" condition ":" body
            | [ "up to" number "times" ] "trade" pay "->" body
            | "take back" member | "craft with raw" | "raid without loss" | "warriors"

A trade and an `if` reach to the end of the text or of the brackets around them.
"""

from __future__ import annotations

from terramara.content.model import (
    Ability,
    AtEnd,
    Body,
    Condition,
    CraftWithRaw,
    Discount,
    Doubled,
    EachRound,
    Effect,
    Either,
    FreeRaid,
    Gain,
    If,
    Instant,
    Outpost,
    Part,
    Refine,
    Space,
    TakeBack,
    Trade,
    Trigger,
    Warriors,
    When,
)
from terramara.content.tokens import Reader, TextError
from terramara.content.words import (
    ABILITY_WORDS,
    CARD_WORDS,
    CATEGORY_WORDS,
    CONDITION_WORDS,
    COST_WORDS,
    COUNT_WORDS,
    DOUBLE_WORDS,
    GAIN_WORDS,
    MEASURE_WORDS,
    MEMBER_WORDS,
    PAYMENT_WORDS,
    PLACE_WORDS,
    Table,
)

__all__ = [
    "TextError",
    "parse_body",
    "parse_condition",
    "parse_cost",
    "parse_effect",
    "parse_gains",
    "parse_outpost",
    "parse_space",
]

KINDS = ("instant:", "each round:", "when ...:", "always:", "end:")
PARTS = (
    "a number and what is got",
    "refine",
    "trade",
    "up to ... times trade",
    "if",
    "take back",
    "craft with raw",
    "raid without loss",
    "warriors",
    "(",
)
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
MOST = 99  # of anything, in one effect: far above any component, low enough to catch a slip of the finger
MOST_TIMES = 20
MOST_CHOICES = 8  # the notation of choices and orders counts from 1 to 8
MOST_DEPTH = 6
_VP_ONLY: Table = {"vp": "vp"}


class _Parser(Reader):
    """`event` is the trigger's event, or "end" at the end of the game; they allow less than elsewhere."""

    def __init__(self, text: str, event: str = "") -> None:
        super().__init__(text)
        self.event = event
        self.depth = 0
        self.in_trade = False
        # Why a matching resource makes no sense here; "" if it does.
        self.matching = "it matches what a trade around it takes, and there is no trade"

    # ---- effects

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
        allowed = {**ABILITY_WORDS, **{f"{c} costs 1 ... less": c for c in CATEGORY_WORDS}}
        for phrase, name in ABILITY_WORDS.items():
            if self.accept(*phrase.split()):
                return Ability(name)
        raise self.unknown("an ability", tuple(allowed))

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
            category = self.here.text if self.here.text in CATEGORY_WORDS else ""
            self.at += bool(category)
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

    # ---- bodies

    def body(self) -> Body:
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise self.error(f"more than {MOST_DEPTH} effects inside each other")
        first = self.item()
        result = self.choice(first) if self.sees("or") else self.sequence(first)
        self.depth -= 1
        return result

    def choice(self, first: Body) -> Body:
        options = [first]
        while self.sees("or"):
            if self.event == "end":
                raise self.error("there is no choice at the end of the game")
            if len(options) == MOST_CHOICES:
                raise self.error(f"at most {MOST_CHOICES} options can be offered")
            self.at += 1
            options.append(self.item())
        self.unmixed("+")
        return (Either(tuple(options)),)

    def sequence(self, first: Body) -> Body:
        parts = list(first)
        while self.accept("+"):
            token = self.here
            parts += self.item()
            if len(parts) > MOST_CHOICES:
                raise self.error(f"an effect has at most {MOST_CHOICES} parts", at=token)
        self.unmixed("or")
        return tuple(parts)

    def unmixed(self, other: str) -> None:
        if self.sees(other):
            raise self.error('"+" and "or" side by side: put brackets around what belongs together', ("( )",))

    def item(self) -> Body:
        if self.accept("("):
            inner = self.body()
            self.expect(")")
            return inner
        return (self.part(),)

    def part(self) -> Part:
        if self.here.is_number:
            return self.gain()
        if self.accept("if"):
            condition = self.condition()
            self.expect(":")
            return If(condition, self.body())
        if self.event == "end":
            raise self.unknown("something the end of the game can give", ("a number of vp", "if", "double"))
        if self.accept("refine"):
            return Refine(self.number("how many to refine", 1, MOST))
        if self.sees("trade") or self.sees("up", "to"):
            return self.trade()
        if self.sees("take", "back"):
            if self.event:
                # Sending, taking back and sending again would never end.
                raise self.error('"take back" cannot follow from "when"')
            self.at += 2
            return TakeBack(self.phrase(MEMBER_WORDS, "a member"))
        if self.accept("craft"):
            self.expect("with", "raw")
            return CraftWithRaw()
        if self.accept("raid"):
            self.expect("without", "loss")
            return FreeRaid()
        if self.accept("warriors"):
            return Warriors()
        raise self.unknown("an effect", PARTS)

    def gain(self) -> Gain:
        count = self.number("how many", 1, MOST)
        token = self.here
        if self.event == "end":
            what = self.phrase(_VP_ONLY, "something the end of the game can give")
        else:
            what = self.phrase(GAIN_WORDS, "something to get")
        if what.startswith("matching") and self.matching:
            raise self.error(f'"matching" has no meaning here: {self.matching}', at=token)
        if what == "culture" and self.event == "culture":
            raise self.error("culture that gives culture would never end", at=token)
        per = ""
        if self.accept("per"):
            table = MEASURE_WORDS if self.event == "craft" else COUNT_WORDS
            per = self.phrase(table, "something to count")
        return Gain(what, count, per)

    def trade(self) -> Trade:
        if self.in_trade:
            raise self.error("a trade cannot stand inside a trade")
        times = 1
        if self.accept("up", "to"):
            times = self.number("how many times", 2, MOST_TIMES)
            self.expect("times")
        self.expect("trade")
        pay = self.amounts(PAYMENT_WORDS, "something to pay with")
        self.expect("->")
        before = self.matching
        self.in_trade, self.matching = True, _why_no_match(pay)
        get = self.body()
        self.in_trade, self.matching = False, before
        return Trade(pay, get, times)

    def amounts(self, table: Table, what: str) -> tuple[Gain, ...]:
        """`1 raw + 2 strength`: plain amounts, each kind once."""
        amounts: list[Gain] = []
        while not amounts or self.accept("+"):
            count = self.number("how many", 1, MOST)
            token = self.here
            kind = self.phrase(table, what)
            if any(known.what == kind for known in amounts):
                raise self.error(f'"{token.text}" stands here twice', at=token)
            amounts.append(Gain(kind, count))
        return tuple(amounts)

    # ---- conditions and spaces

    def condition(self) -> Condition:
        what = self.phrase(CONDITION_WORDS, "a condition")
        return Condition(what, self.number("how much is needed", 1, MOST))

    def space(self, terrain: str) -> Space:
        single = self.accept("single")
        condition = self.condition() if self.accept("needs") else None
        if terrain or single or condition:
            self.expect(":")
        return Space(terrain, self.body(), single, condition)


def _why_no_match(pay: tuple[Gain, ...]) -> str:
    """A matching resource needs one resource of choice in the payment, and only one: it has one kind."""
    choices = [gain for gain in pay if gain.what in ("raw", "refined")]
    if len(choices) == 1 and choices[0].count == 1:
        return ""
    return 'the trade around it should take exactly "1 raw" or "1 refined"'


def parse_effect(text: str) -> Effect:
    """The effect of an artefact or a character."""
    parser = _Parser(text)
    effect = parser.effect()
    parser.finish()
    return effect


def parse_body(text: str) -> Body:
    """What a space or a bonus tile gives: an effect without its "when"."""
    parser = _Parser(text)
    body = parser.body()
    parser.finish()
    return body


def parse_space(text: str, column: tuple[str, ...] = ()) -> Space:
    """`plains: 2 cattle`; without a column's terrains a crossroads space: `2 refined`, `single: 2 raw`."""
    parser = _Parser(text)
    terrain = ""
    if column:
        terrain = parser.phrase({name: name for name in column}, "a terrain of this column")
    space = parser.space(terrain)
    parser.finish()
    return space


def parse_condition(text: str) -> Condition:
    parser = _Parser(text)
    condition = parser.condition()
    parser.finish()
    return condition


def parse_outpost(text: str) -> Outpost:
    """`workers 3 / 5 / 7`: what counts, and how much of it is easy, middle and hard."""
    parser = _Parser(text)
    what = parser.phrase(CONDITION_WORDS, "a condition")
    steps = [parser.number("how much is needed", 1, MOST)]
    for _ in range(2):
        parser.expect("/")
        token = parser.here
        step = parser.number("how much is needed", 1, MOST)
        if step <= steps[-1]:
            raise parser.error("the three steps go up", (f"more than {steps[-1]}",), token)
        steps.append(step)
    parser.finish()
    return Outpost(what, (steps[0], steps[1], steps[2]))


def parse_cost(text: str) -> tuple[int, int, int, int]:
    """`2 leather + 1 metal` as counts of leather, brick, timber, metal."""
    parser = _Parser(text)
    amounts = {gain.what: gain.count for gain in parser.amounts(COST_WORDS, "a refined resource")}
    parser.finish()
    leather, brick, timber, metal = (amounts.get(kind, 0) for kind in COST_WORDS)
    return leather, brick, timber, metal


def parse_gains(text: str) -> tuple[Gain, ...]:
    """What a starting card gives: plain amounts."""
    parser = _Parser(text)
    gains = parser.amounts(CARD_WORDS, "something a starting card can give")
    parser.finish()
    return gains
