"""Questions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terramara.content.model import Gain
from terramara.words.effects import body_words, paid_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terramara.engine.decision import Decision
    from terramara.words.context import Words


def question_words(w: Words, decision: Decision, legal: Sequence[str]) -> str:
    """The question for the player who decides; `legal` are their actions, in notation."""
    return w.text(f"ask-{_message(decision, legal)}", **_args(w, decision))


def _message(decision: Decision, legal: Sequence[str]) -> str:
    kind = decision.kind
    if kind == "give":
        return f"give-{decision.about['for']}"
    if kind == "craft":
        craft, reserve = (any(text.startswith(verb) for text in legal) for verb in ("craft", "reserve"))
        alone = {(True, False): "craft-only", (False, True): "craft-reserve", (False, False): "craft-none"}
        return alone.get((craft, reserve), kind)
    if kind == "draft":
        drafted = {text.split()[1] for text in legal if text.startswith("draft")}
        return f"draft-{drafted.pop()}" if len(drafted) == 1 else kind
    return kind


def _args(w: Words, decision: Decision) -> dict[str, Any]:
    about = decision.about
    args: dict[str, Any] = {key: value for key, value in about.items() if isinstance(value, int | str)}
    if "artefact" in about:
        args["artefact"] = w.piece("artefact", about["artefact"])
    if "trade" in about:
        args["trade"] = body_words(w, (about["trade"],))
    if "owed" in about:
        args["what"] = w.every([w.amount(kind, count) for kind, count in about["owed"].items()])
    if about.get("for") == "raid":
        args["name"] = w.seat(about["to"])
    if about.get("for") == "trade":
        args["what"] = paid_words(w, Gain(about["what"], about["count"]))
    if decision.kind == "gain":
        args["what"] = w.amount(about["what"], about["count"])
    return args
