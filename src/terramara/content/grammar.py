"""The inner part of the effect language: gains, trades, choices and conditions.

    body    = item { "+" item } | item { "or" item }     (never both at one level: brackets say what is meant)
    item    = part | "(" body ")"
    part    = number gain [ "per" measure ] | "refine" number | "if" condition ":" body
            | [ "up to" number "times" ] "trade" pay "->" body
            | "take back" member | one of the phrases of FLAT, such as "craft with raw"

A trade and an `if` reach to the end of the text or of the brackets around them.
"""

from __future__ import annotations

from terramara.content.model import (
    FLAT,
    Body,
    Condition,
    Either,
    Gain,
    If,
    Part,
    Refine,
    Space,
    TakeBack,
    Trade,
)
from terramara.content.tokens import Reader, Token
from terramara.content.words import (
    CONDITION_WORDS,
    COUNT_WORDS,
    GAIN_WORDS,
    MEASURE_WORDS,
    MEMBER_WORDS,
    PAYMENT_WORDS,
    Table,
)

PARTS = (
    "a number and what is got",
    "refine",
    "trade",
    "up to ... times trade",
    "if",
    "take back",
    *(kind.phrase for kind in FLAT),
    "(",
)
MOST = 20  # of anything, in one effect: above any component, low enough to catch a slip of the finger
MOST_NEEDED = 99  # in a condition; whether the set allows as much is checked with the whole set
MOST_TIMES = 20
MOST_CHOICES = 8  # the notation of choices and orders counts from 1 to 8
MOST_DEPTH = 6
_VP_ONLY: Table = {"vp": "vp"}


class BodyParser(Reader):
    """`event` is the trigger's event, or "end" at the end of the game: not every event allows everything."""

    def __init__(self, text: str, event: str = "") -> None:
        super().__init__(text)
        self.event = event
        self.depth = 0
        self.in_trade = False
        self.in_if = False
        self.no_return = ""  # why this can't take anybody back; "" if it can
        # Why a matching resource makes no sense here; "" if it does.
        self.matching = "it matches what a trade around it takes, and there is no trade"

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
            return self.conditional()
        if self.event == "end":
            raise self.unknown("something the end of the game can give", ("a number of vp", "if", "double"))
        if self.accept("refine"):
            return Refine(self.number("how many to refine", 1, MOST))
        if self.sees("trade") or self.sees("up", "to"):
            return self.trade()
        if self.sees("take", "back"):
            if self.no_return:
                raise self.error(f'"take back" could go on without end here: {self.no_return}')
            self.at += 2
            return TakeBack(self.phrase(MEMBER_WORDS, "a member"))
        return self.flat()

    def flat(self) -> Part:
        """No two of these phrases begin with the same word, so the first one shows which is meant."""
        for kind in FLAT:
            first, *rest = kind.phrase.split()
            if self.accept(first):
                if rest:
                    self.expect(*rest)
                part: Part = kind()
                return part
        raise self.unknown("an effect", PARTS)

    def conditional(self) -> If:
        if self.in_if and self.event == "end":
            token = self.tokens[self.at - 1]
            raise self.error('at the end of the game an "if" cannot stand inside an "if"', at=token)
        condition = self.condition()
        self.expect(":")
        before, self.in_if = self.in_if, True
        then = self.body()
        self.in_if = before
        return If(condition, then)

    def gain(self) -> Gain:
        number = self.here
        count = self.number("the number", 1, MOST)
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
        self.one_worker(what, count, number)
        if self.sees("per") and not what.startswith("worker"):
            self.at += 1
            table = MEASURE_WORDS if self.event == "craft" else COUNT_WORDS
            per = self.phrase(table, "something to count")
        return Gain(what, count, per)

    def one_worker(self, what: str, count: int, number: Token) -> None:
        if what.startswith("worker") and count > 1:
            raise self.error(
                "workers are named one by one", ("1 worker of level 1 + 1 worker of level 1",), number
            )

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
        """`1 raw + 2 strength`: plain amounts, each kind once except workers."""
        amounts: list[Gain] = []
        while not amounts or self.accept("+"):
            number = self.here
            count = self.number("the number", 1, MOST)
            token = self.here
            kind = self.phrase(table, what)
            self.one_worker(kind, count, number)
            if not kind.startswith("worker") and any(known.what == kind for known in amounts):
                raise self.error(f'"{token.text}" stands here twice', at=token)
            amounts.append(Gain(kind, count))
        return tuple(amounts)

    # ---- conditions and spaces

    def condition(self) -> Condition:
        what = self.phrase(CONDITION_WORDS, "a condition")
        return Condition(what, self.number("how much is needed", 1, MOST_NEEDED))

    def space(self, terrain: str) -> Space:
        single = self.accept("single")
        condition = self.condition() if self.accept("needs") else None
        if terrain or single or condition:
            self.expect(":")
        return Space(terrain, self.body(), single, condition)


def _why_no_match(pay: tuple[Gain, ...]) -> str:
    """A matching resource needs exactly one resource of choice in the payment: it takes its kind."""
    choices = [gain for gain in pay if gain.what in ("raw", "refined")]
    if len(choices) == 1 and choices[0].count == 1:
        return ""
    return 'the trade around it should take exactly "1 raw" or "1 refined"'
