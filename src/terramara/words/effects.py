"""Effects of a set in words: the vocabulary of SYM."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING

from terramara.content.model import (
    REFINED,
    Ability,
    AtEnd,
    Discount,
    Doubled,
    EachRound,
    Either,
    Gain,
    If,
    Instant,
    TakeBack,
    Trade,
    When,
)
from terramara.words.context import cap

if TYPE_CHECKING:
    from terramara.content.model import Artefact, Body, Condition, Effect, Outpost, Part, Trigger
    from terramara.messages import Phrase
    from terramara.words.context import Words


def gain_words(w: Words, gain: Gain) -> Phrase:
    amount = w.amount(gain.what, gain.count)
    return w.phrase("effect-per", gain=amount, measure=w.phrase(f"per-{gain.per}")) if gain.per else amount


def paid_words(w: Words, gain: Gain) -> Phrase:
    """The price of a trade: that the payer chooses goes without saying."""
    key = f"pay-{gain.what}" if gain.what in ("raw", "refined") else f"n-{gain.what}"
    return w.phrase(key, count=gain.count)


def condition_words(w: Words, condition: Condition) -> Phrase:
    return w.phrase(f"if-{condition.what}", least=condition.least)


def part_words(w: Words, part: Part) -> Phrase:
    match part:
        case Gain():
            return gain_words(w, part)
        case Trade(pay, get, times):
            paid = w.every([paid_words(w, gain) for gain in pay])
            return w.phrase("effect-trade", pay=paid, get=body_words(w, get), times=times)
        case Either(options):
            return w.either([_inside(w, body_words(w, option), len(option) > 1) for option in options])
        case If(condition, then):
            return w.phrase("effect-if", condition=condition_words(w, condition), get=body_words(w, then))
        case TakeBack(who):
            return w.phrase(f"effect-take-back-{who}")
        case _:  # its message has its name, and its numbers as arguments
            name = re.sub("(?<!^)(?=[A-Z])", "-", type(part).__name__).lower()
            return w.phrase(f"effect-{name}", **{f.name: getattr(part, f.name) for f in fields(part)})


def _inside(w: Words, words: Phrase, several: bool) -> Phrase:
    """Brackets keep `1 stone and (1 culture or 2 strength)` apart from the other reading."""
    return w.phrase("effect-inside", effect=words) if several else words


def body_words(w: Words, body: Body) -> Phrase:
    if not body:
        return w.phrase("effect-nothing")
    if len(body) == 1:
        return part_words(w, body[0])
    return w.every([_inside(w, part_words(w, p), isinstance(p, Either | If | Trade)) for p in body])


def trigger_words(w: Words, trigger: Trigger) -> str:
    match trigger.event:
        case "send":
            return w.text("when-send", who=trigger.who, to=trigger.to or "anywhere")
        case "crossroads":
            key = "when-crossroads-second" if trigger.second else "when-crossroads"
            return w.text(key, number=trigger.crossroads)
        case "craft":
            levels = w.either([str(level) for level in trigger.levels]) if trigger.levels else "any"
            return w.text("when-craft", category=trigger.category or "any", levels=levels)
        case event:
            return w.text(f"when-{event}")


def effect_words(w: Words, effect: Effect) -> str:
    """A sentence."""
    match effect:
        case Instant(body):
            return w.text("timing-instant", effect=body_words(w, body))
        case EachRound(body):
            return w.text("timing-each-round", effect=body_words(w, body))
        case AtEnd(body):
            return w.text("timing-at-end", effect=body_words(w, body))
        case Doubled(source):
            return w.text("timing-at-end", effect=w.text(f"doubled-{source}"))
        case When(trigger, body):
            return w.text("timing-when", trigger=trigger_words(w, trigger), effect=body_words(w, body))
        case Ability(name):
            return w.text("timing-lasting", effect=w.text(f"ability-{name}"))
        case Discount(category, kind):
            words = w.text("effect-discount", category=category, kind=w.resource(kind))
            return w.text("timing-lasting", effect=words)


def cost_words(w: Words, cost: tuple[int, ...]) -> Phrase:
    amounts = [w.amount(kind, count) for kind, count in zip(REFINED, cost, strict=True) if count]
    return w.every(amounts) if amounts else w.phrase("effect-nothing")


def artefact_lines(w: Words, artefact: Artefact) -> list[str]:
    """Everything an artefact does, a line each."""
    category = w.text(f"category-{artefact.category}")
    lines = [
        cap(w.text("piece-kind", category=category, level=artefact.level)),
        w.text("piece-cost", cost=cost_words(w, artefact.cost)),
        *([w.text("piece-worth", vp=artefact.vp)] if artefact.vp else []),
    ]
    return lines + [effect_words(w, effect) for effect in artefact.effects]


def outpost_words(w: Words, outpost: Outpost) -> str:
    return w.text("outpost-asks", what=outpost.what, steps=" / ".join(map(str, outpost.steps)))
