"""The one table of the engine's vocabulary: steps, gains, measures, abilities.

Names for people, limits of positions, what may be done beside a decision and what the compiler of sets
accepts all derive from here. The numbers are those of `codes`; each is named once.
"""

from __future__ import annotations

from dataclasses import dataclass

from terramara.content.model import CATEGORIES, REFINED, RESOURCES
from terramara.engine import codes as c

# Whether a decision can be left without doing anything.
NEVER, CAREFUL, ALWAYS = range(3)


@dataclass(frozen=True, slots=True)
class Step:
    """One kind of step. `a` and `b` name the ranges of its two numbers, which `position_pending` knows."""

    number: int
    name: str  # in positions
    a: str = "nothing"
    b: str = "nothing"
    # Of a decision only:
    kind: str = ""  # what the edges call it; several may be of one kind
    rule: str = ""
    leave: int = NEVER
    beside: bool = True  # workers, artefacts and the character may be used first (TRN-11, D-20, D-34)


STEPS = (
    Step(c.SEND, "send", kind="send", rule="TRN-1"),
    Step(c.TRAVEL, "travel", "some", "flags", "travel", "ROA-1", ALWAYS),
    Step(c.CRAFT, "craft", kind="craft", rule="TRN-10"),
    Step(c.END, "end", kind="end", rule="D-20"),
    Step(c.REFINE, "refine", "some", "nothing", "refine", "RES-2", ALWAYS),
    Step(c.TAKE, "take", "resources", "some", "take", "SYM-5", CAREFUL),
    Step(c.TRADE, "trade", "trade", "some", "trade", "SYM-3", ALWAYS),
    Step(c.OPTION, "option", "options", "nothing", "option", "SYM-4", CAREFUL),
    Step(c.HUT, "hut", kind="hut", rule="HUT-1", leave=ALWAYS),
    Step(c.PAY, "pay", "payment", "some", "give", "RES-1", beside=False),
    Step(c.PAY_COST, "pay-cost", "cost", "raws", "give", "ART-2", beside=False),
    Step(c.REDUCE, "reduce", "artefact", "raws-or-none", "reduce", "ART-5", beside=False),
    Step(c.ORDER, "order", "parts", "nothing", "order", "D-14"),
    Step(c.ASK, "ask", "gain", "asked", "gain", "D-13", ALWAYS),
    Step(c.GIVE, "give", "some", "seat", "give", "RAD-3", beside=False),
    Step(c.BACK, "back", "members", "nothing", "back", "D-24", ALWAYS),
    Step(c.WORKSHOP, "workshop", kind="workshop", rule="D-40", leave=ALWAYS),
    Step(c.JOINT, "joint", "halves", "nothing", "joint", "HOM-3", ALWAYS),
    Step(c.NEUTRAL, "neutral", "row", "neutral", "neutral", "NEU-3", beside=False),
    Step(c.DRAFT, "draft", "pass", "nothing", "draft", "SET-10", beside=False),
    Step(c.TILE, "tile", "column", "nothing", "tile", "CHR-8", beside=False),
    Step(c.RAID_OFFER, "raid-offer", kind="raid", rule="D-94", leave=ALWAYS),
    Step(c.RESOURCE, "resource", "resource", "some"),
    Step(c.STRENGTH, "strength", "some", "flags"),
    Step(c.CULTURE, "culture", "some", "flags"),
    Step(c.VP, "vp", "vp", "flags"),
    Step(c.WORKER, "worker", "level", "flags"),
    Step(c.HIRE, "hire", "nothing", "flags"),
    Step(c.WARRIORS, "warriors", "nothing", "flags"),
    Step(c.RUN, "run", "body", "bill"),
    Step(c.SHARED, "shared", "body"),
    Step(c.UNSHARE, "unshare", "got"),
    Step(c.IF, "if", "condition", "body"),
    Step(c.PER, "per", "counted", "measure"),
    Step(c.MATCH, "match", "form", "some"),
    Step(c.SORT, "sort", "parts"),
    Step(c.RAID, "raid", "yes-or-no"),
    Step(c.FIRST, "first"),
    Step(c.MADE, "made", "artefact", "yes-or-no"),
    Step(c.NEXT, "next", "seat"),
    Step(c.ROUND, "round", "round"),
    Step(c.CARD, "card"),
    Step(c.INSTALL, "install"),
    Step(c.BONUS, "bonus", "slot"),
    Step(c.EXTRA, "extra"),
    Step(c.RESTORE, "restore", "kind", "cost"),
)

FRAME_NAMES = {step.number: step.name for step in STEPS}
FRAME_NUMBERS = {step.name: step.number for step in STEPS}
KINDS = {step.number: (step.kind, step.rule) for step in STEPS if step.kind}
NOTHING_BESIDE = tuple(step.number for step in STEPS if step.kind and not step.beside)
CAN_STOP = tuple(step.number for step in STEPS if step.leave == ALWAYS)
CAREFUL_STOP = tuple(step.number for step in STEPS if step.leave == CAREFUL)

# ------------------------------------------------------------------ gains (SYM-5)
_WORKERS = {f"worker-{level}": c.G_WORKER + level for level in (1, 2, 3)}
GAIN_NUMBERS = {
    **{name: number for number, name in enumerate(RESOURCES)},
    "strength": c.G_STRENGTH,
    "culture": c.G_CULTURE,
    "travel": c.G_TRAVEL,
    "vp": c.G_VP,
    **_WORKERS,
    "raw": c.G_RAW,
    "refined": c.G_REFINED,
    "hire": c.G_HIRE,
    "warriors": c.G_WARRIORS,
}
GAIN_NAMES = {number: name for name, number in GAIN_NUMBERS.items()}
# What a careful player is asked about (D-13), and what "for each" can give.
ASKABLE = tuple(n for n, name in GAIN_NAMES.items() if name not in ("travel", "vp", "raw", "refined"))
COUNTABLE = tuple(n for n, name in GAIN_NAMES.items() if name not in ("hire", "warriors"))
GAINED_AT_ONCE = 60  # far beyond what any set gives

# ------------------------------------------------------------------ measures (SYM-4, SYM-6, SYM-9)
MEASURE_NUMBERS = {
    "power": c.M_POWER,
    "workers": c.M_WORKERS,
    "artefacts": c.M_ARTEFACTS,
    "flags": c.M_FLAGS,
    "stronger": c.M_STRONGER,
    **{category: c.M_CATEGORY + i for i, category in enumerate(CATEGORIES)},
    **{f"cost-{kind}": c.M_COST + i for i, kind in enumerate(REFINED)},
    "culture": c.M_CULTURE,
    "caravans": c.M_CARAVANS,
    "strength": c.M_STRENGTH,
}
MEASURE_NAMES = {number: name for name, number in MEASURE_NUMBERS.items()}

# ------------------------------------------------------------------ abilities (ART-7, CHR)
ABILITY_NUMBERS = {
    "join-equal": c.ABILITY_JOIN_EQUAL,
    "no-loss": c.ABILITY_NO_LOSS,
    "more-travel": c.ABILITY_MORE_TRAVEL,
    "more-culture": c.ABILITY_MORE_CULTURE,
    "raw-in-craft": c.ABILITY_RAW_IN_CRAFT,
    "extra-explorer": c.ABILITY_EXTRA_EXPLORER,
    "leftover-bonuses": c.ABILITY_LEFTOVERS,
    "own-crossroads": c.ABILITY_OWN_CROSSROADS,
}
# These add up instead: how many a player has is counted (SYM-7, SYM-14).
COUNTED_ABILITIES = ("raid-level", "discount-each")
