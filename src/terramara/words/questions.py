"""What is asked, in words, and the options of a decision, which the engine tells as steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terramara.content.model import (
    RAW,
    Condition,
    CraftWithRaw,
    Either,
    FreeRaid,
    Gain,
    If,
    Part,
    Refine,
    TakeBack,
    Trade,
    Warriors,
)
from terramara.words.effects import body_words, paid_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from terramara.content.model import Body
    from terramara.words.context import Words

    About = Mapping[str, Any]
    Step = Mapping[str, Any]

_WITHOUT_NUMBERS: dict[str, Part] = {"workshop": CraftWithRaw(), "raid": FreeRaid(), "warriors": Warriors()}


def body_of(w: Words, steps: list[Step]) -> Body:
    """Steps as the engine tells them, read back as an effect."""
    return tuple(part for step in steps for part in _parts(w, step))


def _parts(w: Words, step: Step) -> Body:
    kind = step["step"]
    if kind in ("all", "order"):
        return body_of(w, step["parts"])
    if kind == "bonus":
        return w.bonuses[step["bonus"]].body
    part = _part(w, kind, step)
    return (part,) if part is not None else ()


def _part(w: Words, kind: str, step: Step) -> Part | None:
    match kind:
        case "gain" | "ask":
            return Gain(step["what"], step["count"], step.get("per", ""))
        case "if":
            return If(Condition(step["what"], step["least"]), body_of(w, step["parts"]))
        case "refine":
            return Refine(step["count"])
        case "take":
            return Gain(_taken(step["from"]), step["count"])
        case "trade":
            pay = tuple(Gain(paid["what"], paid["count"]) for paid in step["pay"])
            return Trade(pay, body_of(w, step["get"]), step["times"])
        case "option":
            return Either(tuple(body_of(w, option) for option in step["options"]))
        case "travel":
            return Gain("travel", step["steps"])
        case "back":
            return TakeBack(step["who"])
        case "hire":
            return Gain("hire", 1)
    return _WITHOUT_NUMBERS.get(kind)


def _taken(kinds: list[str]) -> str:
    """A choice between resources has a name only if it is between all raw or all refined ones."""
    if len(kinds) == 1:
        return kinds[0]
    return "raw" if kinds[0] in RAW else "refined"


def option_words(w: Words, about: About, place: int) -> str:
    """The option or part that `choose` or `next` with this number (from 1) takes."""
    if "gives" in about:
        return w.text("space-raid")
    if "left" in about:  # raid and first player in one space
        return w.text("space-raid" if place == 1 else "space-first")
    if "tiles" in about:
        return w.tile(about["tiles"][place - 1])
    listed = about["options"] if "options" in about else [[part] for part in about["parts"]]
    return body_words(w, body_of(w, listed[place - 1]))


def question_words(w: Words, kind: str, about: About) -> str:
    """The question for the one who decides: `decision.kind` and `decision.about`."""
    match kind:
        case "give":
            return _owed_words(w, about)
        case "trade":
            return w.text("ask-trade", trade=body_words(w, body_of(w, [{"step": "trade", **about}])))
        case "gain":
            return w.text("ask-gain", what=w.text(f"n-{about['what']}", count=about["count"]))
        case "reduce":
            return w.text("ask-reduce", artefact=w.artefact(about["artefact"]))
    plain = {key: value for key, value in about.items() if isinstance(value, int | str)}
    return w.text(f"ask-{kind}", **plain)


def _owed_words(w: Words, about: About) -> str:
    match about["for"]:
        case "raid":
            return w.text("ask-give-raid", name=w.seat(about["to"]), count=about["count"])
        case "craft":
            owed = [w.text(f"n-{kind}", count=count) for kind, count in about["owed"].items()]
            return w.text("ask-give-craft", what=w.every(owed), artefact=w.artefact(about["artefact"]))
    return w.text("ask-give-trade", what=paid_words(w, Gain(about["what"], about["count"])))
