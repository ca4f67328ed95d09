"""Writing effects as texts: whatever the model can say is read back as the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terramara.content import load_set
from terramara.content.model import (
    CATEGORIES,
    DOUBLES,
    REFINED,
    TERRAINS,
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
from terramara.content.parse import (
    parse_body,
    parse_cost,
    parse_effect,
    parse_gains,
    parse_outpost,
    parse_space,
)
from terramara.content.words import (
    ABILITY_WORDS,
    CONDITION_WORDS,
    GAIN_WORDS,
    MEASURE_WORDS,
    PAYMENT_WORDS,
    ids,
)
from tests.content.effect_texts import (
    format_body,
    format_cost,
    format_effect,
    format_gains,
    format_outpost,
    format_space,
)

numbers = st.integers(1, 20)
conditions = st.builds(Condition, st.sampled_from(ids(CONDITION_WORDS)), st.integers(1, 99))
MATCHING = ("matching-raw", "matching-refined")
WORKERS = ("worker-1", "worker-2", "worker-3")
COUNTED = tuple(measure for measure in ids(MEASURE_WORDS) if not measure.startswith("cost-"))


def gains(without: tuple[str, ...], measures: tuple[str, ...]) -> st.SearchStrategy[Gain]:
    plain = [what for what in ids(GAIN_WORDS) if what not in without and what not in WORKERS]
    return st.one_of(
        st.builds(Gain, st.sampled_from(plain), numbers, st.sampled_from(("", *measures))),
        st.builds(Gain, st.sampled_from(WORKERS), st.just(1)),
    )


def bodies(
    without: tuple[str, ...] = (),
    measures: tuple[str, ...] = COUNTED,
    *,
    returns: bool = True,
    trades: bool = True,
    depth: int = 2,
) -> st.SearchStrategy[Body]:
    """Any effect body, except the gains `without`."""
    simple: list[st.SearchStrategy[Part]] = [
        gains(without, measures),
        st.builds(Refine, numbers),
        st.sampled_from([CraftWithRaw(), FreeRaid(), Warriors()]),
    ]
    if returns:
        simple.append(st.builds(TakeBack, st.sampled_from(["explorer", "chief", "member"])))
    if depth:
        inner = bodies(without, measures, returns=returns, trades=trades, depth=depth - 1)
        simple.append(st.builds(Either, st.lists(inner, min_size=2, max_size=3).map(tuple)))
        simple.append(st.builds(If, conditions, inner))
    if depth and trades:
        pay = st.lists(
            st.builds(Gain, st.sampled_from(ids(PAYMENT_WORDS)), numbers),
            min_size=1,
            max_size=3,
            unique_by=lambda g: g.what,
        ).map(tuple)
        get = bodies(without, measures, returns=returns, trades=False, depth=depth - 1)
        simple.append(st.builds(Trade, pay, get, st.integers(1, 20)))
    return st.lists(st.one_of(*simple), min_size=1, max_size=3).map(tuple)


# A matching resource is allowed in a trade of one raw or refined of choice only.
matching_trades: st.SearchStrategy[Body] = st.builds(
    lambda pay, match, times: (Trade((Gain(pay, 1), Gain("strength", 2)), (match, Gain("vp", 1)), times),),
    st.sampled_from(["raw", "refined"]),
    st.builds(Gain, st.sampled_from(MATCHING), numbers),
    st.integers(1, 20),
)
any_body = st.one_of(bodies(MATCHING), matching_trades)
vp = st.builds(Gain, st.just("vp"), numbers, st.sampled_from(("", *COUNTED)))
end_parts: st.SearchStrategy[Part] = st.one_of(
    vp, st.builds(If, conditions, st.lists(vp, min_size=1, max_size=2).map(tuple))
)
members = st.sampled_from(["explorer", "chief", "member"])
places = st.sampled_from(["", *TERRAINS, "crossroads", "empty", "other-explorer"])
levels = st.sampled_from([(), (1,), (3,), (1, 2), (2, 3), (1, 2, 3)])
crafts = st.builds(
    lambda category, some: Trigger("craft", category=category, levels=some),
    st.sampled_from(["", *CATEGORIES]),
    levels,
)
other_triggers = st.one_of(
    st.builds(lambda who, to: Trigger("send", who=who, to=to), members, places),
    st.builds(
        lambda number, second: Trigger("crossroads", crossroads=number, second=second),
        st.integers(0, 6),
        st.booleans(),
    ),
    st.just(Trigger("flag")),
)
effects: st.SearchStrategy[Effect] = st.one_of(
    st.builds(Instant, any_body),
    st.builds(EachRound, any_body),
    st.builds(AtEnd, st.lists(end_parts, min_size=1, max_size=3).map(tuple)),
    st.builds(Doubled, st.sampled_from(DOUBLES)),
    st.builds(When, other_triggers, bodies(MATCHING, returns=False)),
    st.builds(When, crafts, bodies(MATCHING, ids(MEASURE_WORDS), returns=False)),
    st.builds(When, st.just(Trigger("culture")), bodies((*MATCHING, "culture"), returns=False)),
    st.builds(Ability, st.sampled_from(ids(ABILITY_WORDS))),
    st.builds(Discount, st.sampled_from(CATEGORIES), st.sampled_from(REFINED)),
)


@given(effects)
def test_every_effect_is_read_back_from_its_text(effect: Effect) -> None:
    assert parse_effect(format_effect(effect)) == effect


@given(any_body)
def test_every_body_is_read_back_from_its_text(body: Body) -> None:
    assert parse_body(format_body(body)) == body


@given(
    st.sampled_from(TERRAINS),
    bodies(MATCHING, returns=False),
    st.booleans(),
    st.one_of(st.none(), conditions),
)
def test_every_space_is_read_back_from_its_text(
    terrain: str, body: Body, single: bool, condition: Condition | None
) -> None:
    space = Space(terrain, body, single, condition)
    assert parse_space(format_space(space), TERRAINS) == space
    crossroads = Space("", body, single)
    assert parse_space(format_space(crossroads)) == crossroads


@given(
    st.sampled_from(ids(CONDITION_WORDS)),
    st.lists(st.integers(1, 99), min_size=3, max_size=3, unique=True).map(sorted),
)
def test_every_outpost_is_read_back_from_its_text(what: str, steps: list[int]) -> None:
    outpost = Outpost(what, (steps[0], steps[1], steps[2]))
    assert parse_outpost(format_outpost(outpost)) == outpost


@given(st.tuples(*[st.integers(0, 20)] * 4).filter(any))
def test_every_cost_is_read_back_from_its_text(cost: tuple[int, int, int, int]) -> None:
    assert parse_cost(format_cost(cost)) == cost


@pytest.mark.parametrize("text", [
    "each round: trade 1 raw -> 2 culture or 2 travel",
    "each round: (trade 1 raw -> 2 culture) or 2 travel",
    "each round: 1 vp + trade 1 raw -> 2 culture + 1 travel",
    "each round: 1 vp or (1 wood + 1 ore) or if power 2: 3 vp",
    "instant: (if power 2: 1 vp) + 1 wood",
])  # fmt: skip
def test_brackets_are_written_where_they_are_needed_and_nowhere_else(text: str) -> None:
    assert format_effect(parse_effect(text)) == text


def test_the_base_set_is_written_as_it_would_be_read() -> None:
    base = load_set("base")
    for artefact in base.artefacts:
        assert parse_cost(format_cost(artefact.cost)) == artefact.cost
        assert tuple(parse_effect(format_effect(effect)) for effect in artefact.effects) == artefact.effects
    for card in base.cards:
        assert parse_gains(format_gains(card.gains)) == card.gains
