"""The parts of a set, after reading and checking: plain, frozen data.

The loader makes these; the engine compiles them. Nothing here knows a rule beyond the vocabulary of SYM.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, get_args

RAW: Final = ("cattle", "stone", "wood", "ore")
REFINED: Final = ("leather", "brick", "timber", "metal")
RESOURCES: Final = RAW + REFINED
CATEGORIES: Final = ("clothing", "pottery", "tools", "weapons")
TERRAINS: Final = ("plains", "quarry", "forest", "mountain")

DOUBLES: Final = (*CATEGORIES, "outposts", "strength", "caravans")  # D-87
EVENTS: Final = ("send", "culture", "crossroads", "craft", "flag")


@dataclass(frozen=True, slots=True)
class Gain:
    """`2 wood`, `1 vp per power`."""

    what: str
    count: int
    per: str = ""


@dataclass(frozen=True, slots=True)
class Refine:
    count: int


@dataclass(frozen=True, slots=True)
class Trade:
    """SYM-3. `pay` uses the names of PAYMENTS; `times` is the number on the arrow."""

    pay: tuple[Gain, ...]
    get: Body
    times: int = 1


@dataclass(frozen=True, slots=True)
class Either:
    """SYM-4 `or`: exactly one of the options."""

    options: tuple[Body, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    what: str
    least: int


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: Body


@dataclass(frozen=True, slots=True)
class TakeBack:
    """SYM-1, SYM-2: `who` is explorer, chief or member."""

    who: str


@dataclass(frozen=True, slots=True)
class CraftWithRaw:
    """SYM-11, BON-4."""

    phrase: ClassVar = "craft with raw"


@dataclass(frozen=True, slots=True)
class FreeRaid:
    """BON-4: a raid at no loss of strength."""

    phrase: ClassVar = "raid without loss"


@dataclass(frozen=True, slots=True)
class Warriors:
    """WAR-1."""

    phrase: ClassVar = "warriors"


Part = Gain | Refine | Trade | Either | If | TakeBack | CraftWithRaw | FreeRaid | Warriors
# Parts that are a single phrase of the effect language.
FLAT: Final[tuple[Any, ...]] = tuple(kind for kind in get_args(Part) if hasattr(kind, "phrase"))
Body = tuple[Part, ...]  # several parts: the owner chooses their order (D-14)


@dataclass(frozen=True, slots=True)
class Trigger:
    """The condition of a lasting effect (ART-7). Fields that don't belong to the event keep their default."""

    event: str  # one of EVENTS
    who: str = ""  # send: explorer, chief, member
    to: str = ""  # send: "" anywhere, a terrain, "crossroads", "empty", "other-explorer"
    crossroads: int = 0  # crossroads: its number, 0 for any
    second: bool = False  # crossroads: only when the second caravan comes (SYM-12)
    category: str = ""  # craft: "" any
    levels: tuple[int, ...] = ()  # craft: () any


@dataclass(frozen=True, slots=True)
class Instant:
    body: Body


@dataclass(frozen=True, slots=True)
class EachRound:
    """Once per round. The gain `VP equal to your power level` of CHR-4 is one of these."""

    body: Body


@dataclass(frozen=True, slots=True)
class AtEnd:
    """End of game: only gains of VP, plain, per something, or under a condition."""

    body: Body


@dataclass(frozen=True, slots=True)
class Doubled:
    source: str  # one of DOUBLES


@dataclass(frozen=True, slots=True)
class When:
    trigger: Trigger
    body: Body


@dataclass(frozen=True, slots=True)
class Ability:
    name: str


@dataclass(frozen=True, slots=True)
class Discount:
    """SYM-14: for an artefact of this category, 1 of this kind less."""

    category: str
    kind: str


Effect = Instant | EachRound | AtEnd | Doubled | When | Ability | Discount


@dataclass(frozen=True, slots=True)
class Artefact:
    id: str
    name: str
    level: int
    category: str
    cost: tuple[int, int, int, int]  # leather, brick, timber, metal
    vp: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A territory, crossroads or special space (TER-1, CRO-1, SPC-1)."""

    terrain: str  # "" on a crossroads space
    body: Body
    single: bool = False
    condition: Condition | None = None  # special spaces only


@dataclass(frozen=True, slots=True)
class Outpost:
    """OUT-1: what is measured, and how much of it is easy, middle, hard."""

    what: str  # one of CONDITIONS
    steps: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """On the back of levels 1-2: left tiles (plains/quarry) an outpost, right ones a crossroads space."""

    id: str
    name: str
    column: str  # "left" or "right"
    level: int
    spaces: tuple[Space, Space, Space]  # large, small, small
    crossroads: Space | None = None
    outpost: Outpost | None = None


@dataclass(frozen=True, slots=True)
class Bonus:
    id: str
    name: str
    level: int
    body: Body


@dataclass(frozen=True, slots=True)
class StartingCard:
    id: str
    name: str
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    name: str
    young: tuple[Effect, ...]
    adult: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class RoadPlace:
    """A place on the road and where a caravan goes from it; "" where there is no such way (ROA-2, ROA-3)."""

    id: str
    kind: str  # top, plain, crossroads, bonus, outpost, end
    row: int  # the row it belongs to; 0 for top and end
    level: int = 0  # bonus: the level of its tile
    straight: str = ""
    left: str = ""
    right: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """The printed board and the numbers of the components: all that D-5, D-6, D-7 leave to the set."""

    strength_max: int
    shields: tuple[int, ...]
    strength_vp: tuple[int, ...]
    river_max: int
    river_available: tuple[int, ...]  # ART-1: index culture -> how many of the row are available
    river_reserve: int
    river_explorer: int
    river_discount: int
    river_bonuses: tuple[tuple[int, int], ...]  # (culture, level of its tile), lowest first
    road: tuple[RoadPlace, ...]  # from the top to the end
    road_vp: tuple[int, ...]  # the places at the end; the last one is for every other caravan
    row_rounds: tuple[int, ...]  # SET-4: the round of each row
    row_levels: tuple[int, ...]  # SET-3
    round_worker_levels: tuple[int, ...]  # SET-5
    workers_per_round: int
    workers: tuple[int, int, int]
    row_length: int  # SET-7
    warriors: int
    warriors_taken: int
    explorers: int  # in hand at the start (SET-1)
    reserved_penalty: int
    outpost_vp: tuple[int, int, int]
    raid_same: int  # RAD-2: N at the raider's own level


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ContentSet:
    """A set. Two sets are the same for play if their `hash` is; as objects they compare by identity, which is
    cheap.

    >>> from terramara import load_set
    >>> len(load_set().artefacts)
    52
    """

    id: str
    name: str
    version: str
    hash: str  # of all that matters to play, so not of names
    board: Board
    artefacts: tuple[Artefact, ...]
    tiles: tuple[Tile, ...]
    bonuses: tuple[Bonus, ...]
    cards: tuple[StartingCard, ...]
    characters: tuple[Character, ...]

    def __repr__(self) -> str:
        return f"<ContentSet {self.id} {self.version}, hash {self.hash}>"
