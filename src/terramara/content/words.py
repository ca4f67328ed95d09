"""The words of the effect language: phrases a person writes, and the ids of the model they stand for.

The first of several phrases for one id is the one we write; the others are accepted when read.
"""

from __future__ import annotations

from typing import Final

from terramara.content.model import CATEGORIES, DOUBLES, REFINED, RESOURCES, TERRAINS

Table = dict[str, str]  # phrase -> id


def _same(*ids: str) -> Table:
    return {name: name for name in ids}


GAIN_WORDS: Final[Table] = {
    **_same(*RESOURCES, "raw", "refined", "travel", "culture", "strength", "vp"),
    "matching raw": "matching-raw",
    "matching refined": "matching-refined",
    "worker of level 1": "worker-1",
    "worker of level 2": "worker-2",
    "worker of level 3": "worker-3",
}
PAYMENT_WORDS: Final[Table] = _same(*RESOURCES, "raw", "refined", "strength")
COST_WORDS: Final[Table] = _same(*REFINED)
# Starting cards give only what is the same at the start for everybody: nothing to match or to trade.
CARD_WORDS: Final[Table] = {k: v for k, v in GAIN_WORDS.items() if not v.startswith("matching")}
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
MEASURE_WORDS: Final[Table] = {**COUNT_WORDS, **{f"{kind} in cost": f"cost-{kind}" for kind in REFINED}}
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
    "join equal": "join-equal",
    "raid one level higher": "raid-level",
    "1 of each kind less": "discount-each",
    "no strength loss": "no-loss",
    "1 more travel": "more-travel",
    "1 more culture": "more-culture",
    "2 raw in craft": "raw-in-craft",
    "1 more explorer": "extra-explorer",
    "leftover bonuses": "leftover-bonuses",
    "own crossroads": "own-crossroads",
}


def phrase_of(table: Table, name: str) -> str:
    """The phrase that is written for an id."""
    return next(phrase for phrase, known in table.items() if known == name)


def phrases(table: Table) -> tuple[str, ...]:
    """One phrase for each id, as error messages list them."""
    return tuple(phrase_of(table, name) for name in dict.fromkeys(table.values()))
