"""From the model back to effect texts: the inverse of `parse`, in the one way the guide writes them. So tests
compare what was read with what is written, and find what cannot be."""

from __future__ import annotations

from terramara.content.model import (
    REFINED,
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
)
from terramara.content.words import ABILITY_WORDS, GAIN_WORDS, MEASURE_WORDS, PLACE_WORDS, phrase_of


def format_effect(effect: Effect) -> str:
    if isinstance(effect, Instant):
        return f"instant: {format_body(effect.body)}"
    if isinstance(effect, EachRound):
        return f"each round: {format_body(effect.body)}"
    if isinstance(effect, AtEnd):
        return f"end: {format_body(effect.body)}"
    if isinstance(effect, Doubled):
        return f"end: double {effect.source}"
    if isinstance(effect, Ability):
        return f"always: {phrase_of(ABILITY_WORDS, effect.name)}"
    if isinstance(effect, Discount):
        verb = "cost" if effect.category.endswith("s") else "costs"
        return f"always: {effect.category} {verb} 1 {effect.kind} less"
    return f"when {_trigger(effect.trigger)}: {format_body(effect.body)}"


def _trigger(trigger: Trigger) -> str:
    if trigger.event == "send":
        to = f" to {phrase_of(PLACE_WORDS, trigger.to)}" if trigger.to else ""
        return f"{trigger.who} sent{to}"
    if trigger.event == "crossroads":
        place = f"crossroads {trigger.crossroads}" if trigger.crossroads else "any crossroads"
        return f"{'second ' if trigger.second else ''}caravan reaches {place}"
    if trigger.event == "craft":
        category = f" {trigger.category}" if trigger.category else ""
        levels = " level " + " or ".join(map(str, trigger.levels)) if trigger.levels else ""
        return f"craft{category}{levels}"
    return trigger.event


def format_body(body: Body) -> str:
    if len(body) == 1:
        return _part(body[0])
    texts = []
    for place, part in enumerate(body):
        last = place == len(body) - 1
        closed = not isinstance(part, Either) and (last or not isinstance(part, Trade | If))
        texts.append(_part(part) if closed else f"({_part(part)})")
    return " + ".join(texts)


def _part(part: Part) -> str:
    if isinstance(part, Gain):
        return format_gain(part)
    if isinstance(part, Refine):
        return f"refine {part.count}"
    if isinstance(part, Trade):
        times = f"up to {part.times} times " if part.times > 1 else ""
        return f"{times}trade {format_gains(part.pay)} -> {format_body(part.get)}"
    if isinstance(part, Either):
        return _either(part)
    if isinstance(part, If):
        return f"if {format_condition(part.condition)}: {format_body(part.then)}"
    if isinstance(part, TakeBack):
        return f"take back {part.who}"
    if isinstance(part, CraftWithRaw):
        return "craft with raw"
    if isinstance(part, FreeRaid):
        return "raid without loss"
    assert isinstance(part, Warriors)
    return "warriors"


def _either(either: Either) -> str:
    texts = []
    for place, option in enumerate(either.options):
        last = place == len(either.options) - 1
        plain = len(option) == 1 and not isinstance(option[0], Either)
        closed = plain and (last or not isinstance(option[0], Trade | If))
        texts.append(format_body(option) if closed else f"({format_body(option)})")
    return " or ".join(texts)


def format_gain(gain: Gain) -> str:
    per = f" per {phrase_of(MEASURE_WORDS, gain.per)}" if gain.per else ""
    return f"{gain.count} {phrase_of(GAIN_WORDS, gain.what)}{per}"


def format_gains(gains: tuple[Gain, ...]) -> str:
    return " + ".join(map(format_gain, gains))


def format_condition(condition: Condition) -> str:
    return f"{condition.what} {condition.least}"


def format_space(space: Space) -> str:
    head = [space.terrain] if space.terrain else []
    if space.single:
        head.append("single")
    if space.condition:
        head.append(f"needs {format_condition(space.condition)}")
    return f"{' '.join(head)}{': ' if head else ''}{format_body(space.body)}"


def format_outpost(outpost: Outpost) -> str:
    return f"{outpost.what} {' / '.join(map(str, outpost.steps))}"


def format_cost(cost: tuple[int, int, int, int]) -> str:
    return " + ".join(f"{count} {kind}" for count, kind in zip(cost, REFINED, strict=True) if count)
