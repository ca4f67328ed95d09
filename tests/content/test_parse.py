"""Reading effect texts: each word of SYM, and each way to get one wrong."""

from __future__ import annotations

import pytest

from terramara.content.model import (
    Ability,
    AtEnd,
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
    Refine,
    Space,
    TakeBack,
    Trade,
    Trigger,
    Warriors,
    When,
)
from terramara.content.parse import (
    TextError,
    parse_body,
    parse_cost,
    parse_effect,
    parse_gains,
    parse_outpost,
    parse_space,
)

VP = Gain("vp", 1)
GOOD: dict[str, Effect] = {
    "instant: 2 wood + 1 culture": Instant((Gain("wood", 2), Gain("culture", 1))),
    "instant: 1 worker of level 2": Instant((Gain("worker-2", 1),)),
    "instant: refine 2": Instant((Refine(2),)),
    "instant: take back chief": Instant((TakeBack("chief"),)),
    "instant: craft with raw": Instant((CraftWithRaw(),)),
    "instant: raid without loss": Instant((FreeRaid(),)),
    "instant: warriors": Instant((Warriors(),)),
    "instant: if power 3: 2 vp": Instant((If(Condition("power", 3), (Gain("vp", 2),)),)),
    "instant: 1 strength per stronger player": Instant((Gain("strength", 1, "stronger"),)),
    "each round: trade 1 raw -> 4 vp": EachRound((Trade((Gain("raw", 1),), (Gain("vp", 4),)),)),
    "each round: up to 2 times trade 1 wood -> 3 vp": EachRound(
        (Trade((Gain("wood", 1),), (Gain("vp", 3),), 2),)
    ),
    "each round: trade 1 raw + 2 strength -> 1 matching refined": EachRound(
        (Trade((Gain("raw", 1), Gain("strength", 2)), (Gain("matching-refined", 1),)),)
    ),
    "each round: 1 travel or 1 culture": EachRound((Either(((Gain("travel", 1),), (Gain("culture", 1),))),)),
    "each round: (1 wood + 1 ore) or 1 vp": EachRound(
        (Either(((Gain("wood", 1), Gain("ore", 1)), (Gain("vp", 1),))),)
    ),
    "each round: (1 wood or 1 ore) + 1 vp": EachRound((Either(((Gain("wood", 1),), (Gain("ore", 1),))), VP)),
    "each round: (trade 1 raw -> 1 culture) + 1 vp": EachRound(
        (Trade((Gain("raw", 1),), (Gain("culture", 1),)), VP)
    ),
    "end: 2 vp per pottery": AtEnd((Gain("vp", 2, "pottery"),)),
    "end: 1 vp per worker level + if culture 14: 3 vp": AtEnd(
        (Gain("vp", 1, "workers"), If(Condition("culture", 14), (Gain("vp", 3),)))
    ),
    "end: double weapons": Doubled("weapons"),
    "when explorer sent: 1 vp": When(Trigger("send", who="explorer"), (VP,)),
    "when explorer sent to forest: 1 vp": When(Trigger("send", who="explorer", to="forest"), (VP,)),
    "when chief sent to other explorer: 1 vp": When(Trigger("send", who="chief", to="other-explorer"), (VP,)),
    "when member sent to empty space: 1 vp": When(Trigger("send", who="member", to="empty"), (VP,)),
    "when culture: 1 vp": When(Trigger("culture"), (VP,)),
    "when flag: 1 vp": When(Trigger("flag"), (VP,)),
    "when caravan reaches any crossroads: 1 vp": When(Trigger("crossroads"), (VP,)),
    "when caravan reaches crossroads 3: 1 vp": When(Trigger("crossroads", crossroads=3), (VP,)),
    "when second caravan reaches crossroads 4: 1 vp": When(
        Trigger("crossroads", crossroads=4, second=True), (VP,)
    ),
    "when craft: 1 vp per leather in cost": When(Trigger("craft"), (Gain("vp", 1, "cost-leather"),)),
    "when craft level 1 or 2: 1 vp": When(Trigger("craft", levels=(1, 2)), (VP,)),
    "when craft tools level 3: 1 vp": When(Trigger("craft", category="tools", levels=(3,)), (VP,)),
    "always: join equal": Ability("join-equal"),
    "always: 1 of each kind less": Ability("discount-each"),
    "always: pottery costs 1 brick less": Discount("pottery", "brick"),
    "always: tools cost 1 timber less": Discount("tools", "timber"),
}


@pytest.mark.parametrize("text", GOOD)
def test_an_effect_is_read(text: str) -> None:
    assert parse_effect(text) == GOOD[text]


def test_case_and_spaces_do_not_matter() -> None:
    assert parse_effect("  Each Round:2 Wood+1 VP ") == EachRound((Gain("wood", 2), VP))


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("end: 1 vp per tools", "end: 1 vp per tool"),
        ("end: 1 vp per weapons", "end: 1 vp per weapon"),
        ("end: 1 vp per power level", "end: 1 vp per power"),
        ("always: weapons costs 1 metal less", "always: weapons cost 1 metal less"),
        ("instant: ((1 wood)) + (1 ore + 1 vp)", "instant: 1 wood + 1 ore + 1 vp"),
    ],
)
def test_other_ways_to_write_the_same(written: str, canonical: str) -> None:
    assert parse_effect(written) == parse_effect(canonical)


def test_a_trade_reaches_to_the_end_of_the_text() -> None:
    (trade,) = parse_body("trade 1 raw -> 2 culture or 2 travel or 3 strength")
    assert isinstance(trade, Trade)
    assert isinstance(trade.get[0], Either)
    assert len(trade.get[0].options) == 3


def test_spaces_are_read() -> None:
    left = ("plains", "quarry")
    assert parse_space("plains: 2 cattle", left) == Space("plains", (Gain("cattle", 2),))
    assert parse_space("quarry single: warriors", left) == Space("quarry", (Warriors(),), single=True)
    special = parse_space("forest needs workers 5: 3 refined", ("forest", "mountain"))
    assert special == Space("forest", (Gain("refined", 3),), condition=Condition("workers", 5))
    assert parse_space("2 refined") == Space("", (Gain("refined", 2),))
    assert parse_space("single: 2 refined") == Space("", (Gain("refined", 2),), single=True)


def test_outposts_costs_and_gains_are_read() -> None:
    assert parse_outpost("culture 6 / 10 / 14") == Outpost("culture", (6, 10, 14))
    assert parse_cost("1 metal + 2 leather") == (2, 0, 0, 1)
    assert parse_gains("2 ore + 1 worker of level 1 + 1 worker of level 1") == (
        Gain("ore", 2),
        Gain("worker-1", 1),
        Gain("worker-1", 1),
    )


# text, the word pointed at, part of what is said, one thing that is allowed ("" where nothing is listed)
BAD = [
    ("each rond: 1 vp", "each", '"each" is not a kind of effect', "each round:"),
    ("", "", "the text stops where a kind of effect should stand", "instant:"),
    ("instant 1 vp", "1", '":" should stand here, not "1"', ":"),
    ("instant: 2 goldd", "goldd", '"goldd" is not something to get', "metal"),
    ("instant: 2 mettal", "mettal", 'did you mean "metal"?', "metal"),
    ("instant: 1 wood §", "§", "is not a sign of effect texts", "->"),
    ("instant: wood", "wood", '"wood" is not an effect', "a number and what is got"),
    ("instant: 0 wood", "0", "the number cannot be 0", "a whole number from 1 to 20"),
    ("instant: 21 wood", "21", "the number cannot be 21", "a whole number from 1 to 20"),
    (
        "instant: trade wood -> 1 vp",
        "wood",
        'the number is missing before "wood"',
        "a whole number from 1 to 20",
    ),
    ("instant: 1 vp 2 wood", "2", 'the text should end before "2"', "+"),
    ("instant: 1 wood + 1 ore or 2 vp", "or", "put brackets around what belongs together", "( )"),
    ("instant: 1 wood or 1 ore + 2 vp", "+", "put brackets around what belongs together", "( )"),
    ("instant: (1 wood", "", '")" should stand here, not the end of the text', ")"),
    ("instant: (((((((1 vp)))))))", "(", "more than 6 effects inside each other", ""),
    ("instant: 1 matching ore", "ore", '"ore" does not fit', "matching raw"),
    ("instant: 1 matching raw", "matching", "there is no trade", ""),
    ("instant: trade 2 raw -> 1 matching raw", "matching", 'exactly "1 raw" or "1 refined"', ""),
    ("instant: trade 1 raw + 1 refined -> 1 matching raw", "matching", 'exactly "1 raw" or "1 refined"', ""),
    ("instant: trade 1 culture -> 1 vp", "culture", '"culture" is not something to pay with', "strength"),
    ("instant: trade 1 ore + 2 ore -> 1 vp", "ore", '"ore" stands here twice', ""),
    ("instant: trade 1 ore 1 vp", "1", '"->" should stand here, not "1"', "->"),
    ("instant: trade 1 ore -> trade 1 raw -> 1 vp", "trade", "a trade cannot stand inside a trade", ""),
    (
        "instant: up to 1 times trade 1 ore -> 1 vp",
        "1",
        "how many times cannot be 1",
        "a whole number from 2 to 20",
    ),
    ("instant: up to 2 trade 1 ore -> 1 vp", "trade", '"times" should stand here', "times"),
    ("instant: if luck 3: 1 vp", "luck", '"luck" is not a condition', "workers"),
    ("instant: if power: 1 vp", ":", "how much is needed is missing", "a whole number from 1 to 99"),
    ("instant: take back warrior", "warrior", '"warrior" is not a member', "explorer"),
    ("instant: craft 1 vp", "1", '"with" should stand here', "with"),
    ("instant: raid", "", '"without" should stand here', "without"),
    ("instant: 1 vp per sheep", "sheep", '"sheep" is not something to count', "worker level"),
    ("instant: 1 vp per brick in cost", "brick", '"brick" is not something to count', "pottery"),
    (
        "instant: 2 worker of level 1",
        "2",
        "workers are named one by one",
        "1 worker of level 1 + 1 worker of level 1",
    ),
    ("instant: 1 worker of level 4", "4", '"4" does not fit', "worker of level 1"),
    ("instant: 1 worker of level 1 per power", "per", "the text should end", "+"),
    ("end: 1 wood", "wood", '"wood" is not something the end of the game can give', "vp"),
    ("end: refine 1", "refine", "is not something the end of the game can give", "a number of vp"),
    ("end: 1 vp or 2 vp", "or", "there is no choice at the end of the game", ""),
    ("end: double culture", "culture", '"culture" is not a source of vp to double', "outposts"),
    ("end: if power 2: if power 3: 1 vp", "if", 'an "if" cannot stand inside an "if"', ""),
    ("when sun shines: 1 vp", "sun", '"sun" is not something that happens', "second caravan reaches"),
    ("when explorer: 1 vp", ":", '"sent" should stand here', "sent"),
    ("when explorer sent to hut: 1 vp", "hut", '"hut" is not a place to be sent to', "empty space"),
    ("when explorer sent to other: 1 vp", ":", '":" does not fit', "other explorer"),
    ("when second culture: 1 vp", "culture", '"caravan" should stand here', "caravan"),
    ("when caravan reaches end: 1 vp", "end", '"end" is not where a caravan comes to', "any crossroads"),
    ("when caravan reaches crossroads 7: 1 vp", "7", "the number of the crossroads cannot be 7", ""),
    ("when craft clothng: 1 vp", "clothng", 'did you mean "clothing"?', "level"),
    ("when craft level 4: 1 vp", "4", "the level cannot be 4", "a whole number from 1 to 3"),
    ("when craft level 2 or 1: 1 vp", "1", "levels go up", ""),
    ("when culture: 1 culture", "culture", "culture that gives culture would never end", ""),
    ("when flag: take back chief", "take", '"take back" could go on without end here', ""),
    ("always: fly", "fly", '"fly" is not an ability', "tools cost 1 ... less"),
    ("always: 1 moar travel", "moar", '"moar" does not fit', "1 more travel"),
    ("always: pottery costs 2 brick less", "2", '"1" should stand here', "1"),
    ("always: pottery costs 1 stone less", "stone", '"stone" is not a refined resource', "brick"),
]


@pytest.mark.parametrize(("text", "word", "what", "allowed"), BAD)
def test_a_wrong_text_is_refused_with_the_word_and_what_is_allowed(
    text: str, word: str, what: str, allowed: str
) -> None:
    with pytest.raises(TextError) as caught:
        parse_effect(text)
    error = caught.value
    assert what in error.what
    assert text[error.start : error.end] == word
    if allowed:
        assert allowed in error.allowed


def test_at_most_eight_parts_and_eight_options() -> None:
    kinds = ["cattle", "stone", "wood", "ore", "leather", "brick", "timber", "metal", "vp"]
    for joint, what in ((" + ", "at most 8 parts"), (" or ", "at most 8 options")):
        assert parse_body(joint.join(f"1 {kind}" for kind in kinds[:8]))
        with pytest.raises(TextError, match=what):
            parse_body(joint.join(f"1 {kind}" for kind in kinds))


@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("forest: 1 wood", ("plains", "quarry"), '"forest" is not a terrain of this column'),
        ("plains 1 cattle", ("plains", "quarry"), '":" should stand here'),
        ("plains needs 5: 1 cattle", ("plains", "quarry"), '"5" is not a condition'),
        ("plains: take back explorer", ("plains", "quarry"), '"take back" could go on without end'),
        ("plains: 1 cattle", (), '"plains" is not an effect'),
    ],
)
def test_a_wrong_space_is_refused(text: str, column: tuple[str, ...], what: str) -> None:
    with pytest.raises(TextError, match=what):
        parse_space(text, column)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("flags 1 / 2 / 3", '"flags" is not a condition'),
        ("power 2 / 3", '"/" should stand here'),
        ("power 2 / 2 / 3", "the three steps go up"),
    ],
)
def test_a_wrong_outpost_is_refused(text: str, what: str) -> None:
    with pytest.raises(TextError, match=what):
        parse_outpost(text)


def test_a_cost_is_of_refined_resources() -> None:
    with pytest.raises(TextError, match='"wood" is not a refined resource'):
        parse_cost("2 wood")


def test_a_card_gives_no_choice_and_no_trade() -> None:
    with pytest.raises(TextError, match='the number is missing before "trade"'):
        parse_gains("trade 1 raw -> 4 vp")
    with pytest.raises(TextError, match="is not something a starting card can give"):
        parse_gains("1 matching raw")


def test_an_error_shows_the_text_with_marks_under_the_word() -> None:
    with pytest.raises(TextError) as caught:
        parse_effect("each round: 2 woood")
    assert str(caught.value).splitlines()[:3] == [
        '"woood" is not something to get (did you mean "wood"?)',
        "    each round: 2 woood",
        "                  ^^^^^",
    ]
