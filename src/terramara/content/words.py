"""The words of the effect language: phrases a person writes, and the ids they stand for in the model.

The first of several phrases for one id is the one we write; the others are accepted when read.
"""

from __future__ import annotations

from typing import Final

from terramara.content.model import CATEGORIES, DOUBLES, REFINED, RESOURCES, TERRAINS

Table = dict[str, str]  # phrase -> id


def _same(*ids: str) -> Table:
    return {name: name for name in ids}


# SYM-5. "raw" and "refined" are of choice; "matching" is of the kind paid in the trade around it.
GAIN_WORDS: Final[Table] = {
    **_same(*RESOURCES, "raw", "refined", "travel", "culture", "strength", "vp"),
    "matching raw": "matching-raw",
    "matching refined": "matching-refined",
    "worker of level 1": "worker-1",
    "worker of level 2": "worker-2",
    "worker of level 3": "worker-3",
}
# What a trade can ask for, left of its arrow. "raw" is any raw kind (or its refined form: RES-1).
PAYMENT_WORDS: Final[Table] = _same(*RESOURCES, "raw", "refined", "strength")
COST_WORDS: Final[Table] = _same(*REFINED)
# Starting cards only give what is the same for everybody at the start: nothing to match or to trade.
CARD_WORDS: Final[Table] = {k: v for k, v in GAIN_WORDS.items() if not v.startswith("matching")}
# SYM-4 "for each".
COUNT_WORDS: Final[Table] = {
    "power": "power",
    "power level": "power",
    "worker level": "workers",
    "artefact": "artefacts",
    "flag": "flags",
    "stronger player": "stronger",
    "clothing": "clothing",
    "pottery": "pottery",
    "tool": "tools",
    "tools": "tools",
    "weapon": "weapons",
    "weapons": "weapons",
}
# "leather in cost" and its kin count in a craft's cost (SYM-14), so only in a craft trigger.
MEASURE_WORDS: Final[Table] = {**COUNT_WORDS, **{f"{kind} in cost": f"cost-{kind}" for kind in REFINED}}
# SYM-4: at least N of it. "caravans" is the crossroads that both caravans have reached.
CONDITION_WORDS: Final[Table] = _same("workers", "power", "culture", "caravans", "strength", *CATEGORIES)
DOUBLE_WORDS: Final[Table] = _same(*DOUBLES)
CATEGORY_WORDS: Final[Table] = _same(*CATEGORIES)
MEMBER_WORDS: Final[Table] = _same("explorer", "chief", "member")
PLACE_WORDS: Final[Table] = {
    **_same(*TERRAINS, "crossroads"),
    "empty space": "empty",
    "other explorer": "other-explorer",
}
ABILITY_WORDS: Final[Table] = {
    "join equal": "join-equal",  # SYM-10
    "raid one level higher": "raid-level",  # SYM-7
    "1 of each kind less": "discount-each",  # SYM-14
    "no strength loss": "no-loss",  # CHR-4
    "1 more travel": "more-travel",  # CHR-2
    "1 more culture": "more-culture",  # CHR-3
    "2 raw in craft": "raw-in-craft",  # CHR-5
    "1 more explorer": "extra-explorer",  # CHR-6
    "leftover bonuses": "leftover-bonuses",  # CHR-7
    "own crossroads": "own-crossroads",  # CHR-8
}


def ids(table: Table) -> tuple[str, ...]:
    """Each id that has a phrase, once."""
    return tuple(dict.fromkeys(table.values()))


def phrase_of(table: Table, name: str) -> str:
    """The phrase we write for an id."""
    return next(phrase for phrase, known in table.items() if known == name)


def phrases(table: Table) -> tuple[str, ...]:
    """One phrase for each id, as error messages list them."""
    return tuple(phrase_of(table, name) for name in ids(table))
