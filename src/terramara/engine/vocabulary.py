"""The one table of the engine's vocabulary: steps, gains, measures, abilities, events, actions.

Names for people, limits of positions, free actions beside a decision, notation and what the compiler of sets
accepts all come from here. The numbers are those of `codes`, and a word is the name of its number there:
EV_GAVE_UP is "gave-up". So nothing is named twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from terramara.content.model import CATEGORIES, RAW, REFINED, RESOURCES, CraftWithRaw, FreeRaid, Warriors
from terramara.engine import codes as c


def _word(constant: str, prefix: str) -> str:
    return constant.removeprefix(prefix).lower().replace("_", "-")


def _words(prefix: str, *but: str) -> dict[str, int]:
    """Word to number, for all constants with this prefix except those."""
    found = {_word(name, prefix): number for name, number in vars(c).items() if name.startswith(prefix)}
    return {word: number for word, number in found.items() if word not in but}


# ------------------------------------------------------------------ steps
# Whether a decision can be left without doing anything.
NEVER, CAREFUL, ALWAYS = range(3)
NO_PART = -1


@dataclass(frozen=True, slots=True)
class Step:
    """One kind of step. `a` and `b` name the ranges of its two numbers, which `position_pending` knows."""

    name: str  # its name in `codes`, in small letters
    a: str = "nothing"
    b: str = "nothing"
    # Of a decision only:
    kind: str = ""  # its name at the edges; several may be of one kind
    rule: str = ""
    leave: int = NEVER
    beside: bool = True  # workers, artefacts and the character may be used first (TRN-11, D-20, D-34)
    # For a part of an effect: parts happen in this order, those that help the later ones first.
    rank: int = NO_PART
    flat: Any = None  # the part that is a single phrase and just this step
    flat_a: int = 0

    @property
    def number(self) -> int:
        number: int = getattr(c, self.name.upper().replace("-", "_"))
        return number


# The ranges of the numbers of a step, in words; `position_pending` knows the least and most of each.
RANGES = {
    "nothing": "–",
    "some": "how many",
    "flags": "flags",
    "seat": "a seat",
    "body": "an effect's body",
    "artefact": "an artefact",
    "cost": "a cost, 8 bits a kind",
    "bill": "1 + the cost it counts, 0 none",
    "resource": "a resource, 0 cattle to 7 metal",
    "resources": "mask of resources",
    "payment": "what is paid: a resource, 16 any raw, 17 any refined",
    "gain": "what is gained",
    "asked": "how many + 256 × flags",
    "counted": "what + 256 × how many + 65536 × flags",
    "measure": "what is counted",
    "form": "0 raw, 4 refined, 8 another raw",
    "kind": "the kind last paid, 0 to 3",
    "got": "what was got before: 1 culture, 2 travel",
    "trade": "a trade",
    "options": "a list of bodies",
    "condition": "a condition",
    "raws": "how many raw may stand for refined",
    "raws-or-none": "how many raw may stand for refined, 0 none",
    "parts": "how many of the steps just below",
    "members": "who: 1 explorer, 2 chief, 3 either",
    "halves": "mask of what is left: 1 raid, 2 first player",
    "row": "a row, 0 the first",
    "neutral": "a neutral player, 0 or 1",
    "pass": "1 or 2, the pass",
    "column": "0 right, 1 left",
    "yes-or-no": "1 yes, 0 no",
    "vp": "how many VP",
    "level": "a worker's level",
    "round": "1: set-up ends, and the first round starts",
    "slot": "a bonus tile's place, in the order of `bonuses`",
}

STEPS = (
    Step("send", kind="send", rule="TRN-1"),
    Step("travel", "some", "flags", "travel", "ROA-1", ALWAYS, rank=10),
    Step("craft", kind="craft", rule="TRN-10"),
    Step("end", kind="end", rule="D-20"),
    Step("refine", "some", "nothing", "refine", "RES-2", ALWAYS, rank=7),
    Step("take", "resources", "some", "take", "SYM-5", CAREFUL, rank=5),
    Step("trade", "trade", "some", "trade", "SYM-3", ALWAYS, rank=8),
    Step("option", "options", "nothing", "option", "SYM-4", CAREFUL, rank=9),
    Step("hut", kind="hut", rule="HUT-1", leave=ALWAYS),
    Step("pay", "payment", "some", "give", "RES-1", beside=False),
    Step("pay-cost", "cost", "raws", "give", "ART-2", beside=False),
    Step("reduce", "artefact", "raws-or-none", "reduce", "ART-5", beside=False),
    Step("order", "parts", "nothing", "order", "D-14"),
    Step("ask", "gain", "asked", "gain", "D-13", ALWAYS),
    Step("give", "some", "seat", "give", "RAD-3", beside=False),
    Step("back", "members", "nothing", "back", "D-24", ALWAYS, rank=11),
    Step("workshop", kind="workshop", rule="D-40", leave=ALWAYS, rank=12, flat=CraftWithRaw),
    Step("joint", "halves", "nothing", "joint", "HOM-3", ALWAYS),
    Step("neutral", "row", "neutral", "neutral", "NEU-3", beside=False),
    Step("draft", "pass", "nothing", "draft", "SET-10", beside=False),
    Step("tile", "column", "nothing", "tile", "CHR-8", beside=False),
    Step("raid-offer", kind="raid", rule="D-94", leave=ALWAYS),
    Step("resource", "resource", "some", rank=0),
    Step("strength", "some", "flags", rank=3),
    Step("culture", "some", "flags", rank=6),
    Step("vp", "vp", "flags", rank=1),
    Step("worker", "level", "flags", rank=4),
    Step("hire", "nothing", "flags"),
    Step("warriors", "nothing", "flags", rank=4, flat=Warriors),
    Step("run", "body", "bill", rank=6),
    Step("shared", "body", rank=6),
    Step("unshare", "got"),
    Step("if", "condition", "body", rank=6),
    Step("per", "counted", "measure", rank=6),
    Step("match", "form", "some", rank=0),
    Step("sort", "parts"),
    Step("raid", "yes-or-no", rank=13, flat=FreeRaid, flat_a=1),
    Step("first"),
    Step("made", "artefact", "yes-or-no"),
    Step("next", "seat"),
    Step("round", "round"),
    Step("card"),
    Step("install"),
    Step("bonus", "slot"),
    Step("extra"),
    Step("restore", "kind", "cost"),
)

FRAME_NAMES = {step.number: step.name for step in STEPS}
FRAME_NUMBERS = {step.name: step.number for step in STEPS}
KINDS = {step.number: (step.kind, step.rule) for step in STEPS if step.kind}
RANKS = {step.number: step.rank for step in STEPS if step.rank != NO_PART}
FLAT_STEPS = {step.flat: (step.number, step.flat_a) for step in STEPS if step.flat}
FLAT_EFFECTS = {step.number: (step.flat(),) for step in STEPS if step.flat}
NOTHING_BESIDE = tuple(step.number for step in STEPS if step.kind and not step.beside)
CAN_STOP = tuple(step.number for step in STEPS if step.leave == ALWAYS)
CAREFUL_STOP = tuple(step.number for step in STEPS if step.leave == CAREFUL)

# ------------------------------------------------------------------ gains (SYM-5)
GAIN_NUMBERS = {
    **{name: number for number, name in enumerate(RESOURCES)},
    **_words("G_", "worker"),
    **{f"worker-{level}": c.G_WORKER + level for level in (1, 2, 3)},
}
GAIN_NAMES = {number: name for name, number in GAIN_NUMBERS.items()}
# What a careful player is asked about (D-13), and what "for each" can give.
ASKABLE = tuple(n for n, name in GAIN_NAMES.items() if name not in ("travel", "vp", "raw", "refined"))
COUNTABLE = tuple(n for n, name in GAIN_NAMES.items() if name not in ("hire", "warriors"))
GAINED_AT_ONCE = 60  # far beyond what any set gives

# ------------------------------------------------------------------ measures (SYM-4, SYM-6, SYM-9)
MEASURE_NUMBERS = {
    **_words("M_", "category", "cost"),
    **{category: c.M_CATEGORY + i for i, category in enumerate(CATEGORIES)},
    **{f"cost-{kind}": c.M_COST + i for i, kind in enumerate(REFINED)},
}
MEASURE_NAMES = {number: name for name, number in MEASURE_NUMBERS.items()}

# ------------------------------------------------------------------ abilities (ART-7, CHR)
ABILITY_NUMBERS = _words("ABILITY_", "character-power")
# These add up instead: it counts how many a player has (SYM-7, SYM-14).
COUNTED_ABILITIES = ("raid-level", "discount-each")

# ------------------------------------------------------------------ events of the log
EVENT_NAMES = {number: word for word, number in _words("EV_").items()}

# ------------------------------------------------------------------ members and spaces
MEMBERS = ("explorer", "chief", "warrior")
TAKEN_BACK = {"explorer": 1, "chief": 2, "member": 3}  # whom an effect takes back (SYM-1)
SPACE_NAMES = (
    *(f"{row}{column}{place}" for row in range(1, 7) for column in "LR" for place in (1, 2, 3)),
    *(f"X{row}" for row in range(1, 5)),
    "XP",
    "hire",
    "skills",
    "road",
    "skills-road",
    "raid",
    "first",
    "raid-first",
)
SPACE_NUMBERS = {name: number for number, name in enumerate(SPACE_NAMES)}
PLACE_NAMES = (*SPACE_NAMES, "hut")  # by number, the hut last
DIRECTIONS = ("straight", "left", "right")


# ------------------------------------------------------------------ actions
@dataclass(frozen=True, slots=True)
class Actions:
    """Actions of one kind, numbered one after the other from `first`, in notation.

    `rule` and `code` refuse them where nothing asks for such an answer. Without those, they belong to the
    turn itself or can be used beside other decisions, and their rule's file knows why not.
    """

    first: int
    texts: tuple[str, ...]
    rule: str = ""
    code: str = ""

    @property
    def past(self) -> int:
        return self.first + len(self.texts)


def _counted(word: str, most: int) -> tuple[str, ...]:
    return _each(word, range(1, most + 1))


def _each(word: str, things: tuple[str, ...] | range) -> tuple[str, ...]:
    return tuple(f"{word} {thing}" for thing in things)


ACTIONS = (
    Actions(c.A_EXPLORER, _each("explorer", PLACE_NAMES)),
    Actions(c.A_CHIEF, _each("chief", PLACE_NAMES)),
    Actions(c.A_WARRIOR, _each("warrior", PLACE_NAMES)),
    Actions(c.A_GIVE_UP, ("give up",)),
    Actions(c.A_ADULT, ("adult",)),
    Actions(c.A_CAREFUL_ON, ("careful on", "careful off"), "D-13", "switch-when-sending"),
    Actions(c.A_WORKER + 1, _counted("worker", 3)),
    Actions(c.A_CHARACTER, ("character",)),
    Actions(c.A_CRAFT, _counted("craft", c.ROW_MOST)),
    Actions(c.A_CRAFT_RESERVED, ("craft reserved",)),
    Actions(c.A_RESERVE, _counted("reserve", c.ROW_MOST)),
    Actions(c.A_END, ("end",)),
    Actions(c.A_REFINE, _each("refine", RAW), "RES-2", "nothing-refines"),
    Actions(c.A_TAKE, _each("take", RESOURCES), "SYM-5", "nothing-to-take"),
    Actions(c.A_GIVE, _each("give", RESOURCES), "RES-1", "nothing-to-pay"),
    Actions(c.A_LESS, _each("less", REFINED), "ART-5", "nothing-cheaper"),
    Actions(
        c.A_CARAVAN, (*_each("caravan A", DIRECTIONS), *_each("caravan B", DIRECTIONS)), "ROA-1", "no-travel"
    ),
    Actions(c.A_TRADE, ("trade",), "SYM-3", "no-trade"),
    Actions(c.A_STOP, ("stop",)),
    Actions(c.A_CHOOSE, _counted("choose", c.CHOICES), "SYM-4", "nothing-to-choose"),
    Actions(c.A_NEXT, _counted("next", c.CHOICES), "D-14", "nothing-to-order"),
    Actions(c.A_TAKE_ALL, ("take all", "take one"), "D-13", "nothing-to-take"),
    Actions(c.A_BACK, _each("back", SPACE_NAMES), "D-24", "nobody-to-take-back"),
    Actions(c.A_BACK_HUT_EXPLORER, ("back explorer hut", "back chief hut"), "D-24", "nobody-to-take-back"),
    Actions(c.A_NEUTRAL, _each("neutral", SPACE_NAMES[:36]), "NEU-3", "set-up-only"),
    Actions(c.A_DRAFT_CHARACTER, _counted("draft character", c.DRAFT_MOST), "SET-10", "set-up-only"),
    Actions(c.A_DRAFT_CARD, _counted("draft card", c.DRAFT_MOST), "SET-10", "set-up-only"),
)
