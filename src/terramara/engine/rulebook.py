"""Where each decision and each step is explained: the functions of the rules' files that the edges call.

`dispatch` does the same for play, in compiled code. An entry says why an action can't answer a decision and
what the question is about; for any step, what makes a position with it impossible and which effect it stands
for. What an entry leaves out needs nothing: no further check, nothing to explain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from terramara.content.model import Body
from terramara.engine import (
    bonus,
    characters,
    costs,
    crafting,
    drafting,
    effects,
    either,
    gains,
    home,
    hut,
    neutral,
    order,
    raid,
    resources,
    river,
    road,
    sending,
    strength,
    taking_back,
    trades,
    victory_points,
    workers,
)
from terramara.engine import codes as c
from terramara.engine.codes import Frame
from terramara.engine.reason import Reason
from terramara.engine.state import State
from terramara.engine.vocabulary import FLAT_EFFECTS, FRAME_NAMES


def _nothing_more(s: State, frame: Frame) -> dict[str, Any]:
    return {}


def _flat_effect(s: State, frame: Frame) -> Body:
    return FLAT_EFFECTS.get(frame[0], ())


def _not_wrong(s: State, i: int) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class Entry:
    why_not: Callable[[State, Frame, int], Reason | None] | None = None  # decisions have one
    about: Callable[[State, Frame], dict[str, Any]] = _nothing_more
    effect: Callable[[State, Frame], Body] = _flat_effect
    wrong: Callable[[State, int], str | None] = _not_wrong


def entry(op: int) -> Entry:
    if op not in FRAME_NAMES:
        raise ValueError(f"no step has the number {op}")
    return ENTRIES.get(op, _PLAIN)


def about_order(s: State, frame: Frame) -> dict[str, Any]:
    """D-14: the effects to put in order, the one on top first. It's here because it asks each part's
    entry."""
    parts = [s.stack[-2 - i] for i in range(frame[2])]
    return {"parts": [entry(part[0]).effect(s, part) for part in parts]}


_PLAIN = Entry()
ENTRIES = {
    # decisions
    c.SEND: Entry(sending.why_not_before_sending, wrong=sending.wrong_turn),
    c.TRAVEL: Entry(road.why_not_travel, road.about_travel, road.effect_travel),
    c.CRAFT: Entry(crafting.why_not_crafting, wrong=sending.wrong_turn),
    c.END: Entry(crafting.why_not_end, wrong=sending.wrong_turn),
    c.REFINE: Entry(resources.why_not_refine, resources.about_refine, resources.effect_refine),
    c.TAKE: Entry(resources.why_not_take, resources.about_take, resources.effect_take),
    c.TRADE: Entry(trades.why_not_trade, trades.about_trade, trades.effect_trade),
    c.OPTION: Entry(either.why_not_option, either.about_option, either.effect_option),
    c.HUT: Entry(hut.why_not_in_hut),
    c.PAY: Entry(resources.why_not_payment, resources.about_payment, wrong=resources.wrong_payment),
    c.PAY_COST: Entry(costs.why_not_share, costs.about_share, wrong=costs.wrong_cost),
    c.REDUCE: Entry(costs.why_not_reduction, costs.about_reduction, wrong=costs.wrong_reduction),
    c.ORDER: Entry(order.why_not_next, about_order, wrong=order.wrong_order),
    c.ASK: Entry(gains.why_not_answer, gains.about_gain, gains.effect_asked, gains.wrong_question),
    c.GIVE: Entry(raid.why_not_gift, raid.about_gift, wrong=raid.wrong_gift),
    c.BACK: Entry(taking_back.why_not_back, taking_back.about_back, taking_back.effect_back),
    c.WORKSHOP: Entry(crafting.why_not_workshop),
    c.JOINT: Entry(home.why_not_joint, home.about_joint),
    c.NEUTRAL: Entry(neutral.why_not_place, neutral.about_place),
    c.DRAFT: Entry(drafting.why_not_draft, drafting.about_draft, wrong=drafting.wrong_draft),
    c.TILE: Entry(characters.why_not_tile, characters.about_tile, wrong=characters.wrong_tile),
    c.RAID_OFFER: Entry(raid.why_not_raid, raid.about_raid, raid.effect_raid),
    # steps that ask nobody
    c.RESOURCE: Entry(effect=resources.effect_resource),
    c.STRENGTH: Entry(effect=strength.effect_strength),
    c.CULTURE: Entry(effect=river.effect_culture),
    c.VP: Entry(effect=victory_points.effect_vp),
    c.WORKER: Entry(effect=workers.effect_worker),
    c.HIRE: Entry(effect=workers.effect_hire),
    c.RUN: Entry(effect=effects.effect_run),
    c.SHARED: Entry(effect=effects.effect_run),
    c.IF: Entry(effect=effects.effect_if),
    c.PER: Entry(effect=effects.effect_for_each, wrong=effects.wrong_count),
    c.MATCH: Entry(effect=trades.effect_match, wrong=trades.wrong_match),
    c.SORT: Entry(wrong=order.wrong_order),
    c.MADE: Entry(wrong=crafting.wrong_making),
    c.CARD: Entry(wrong=drafting.wrong_card),
    c.INSTALL: Entry(wrong=drafting.wrong_install),
    c.BONUS: Entry(effect=bonus.effect_bonus),
}
