"""The shapes of everything else that leaves the engine as data: decisions and views. Events are in
`wire_events`.

Plain TypedDicts, which cost nothing: Python programs get types for a view, the server describes its answers
by them, and the browser's types are made from that description (`make wire`).
"""

from __future__ import annotations

from typing import Literal, TypedDict

from terramara.content.model import Body, Trade
from terramara.engine.position_seat import Seat
from terramara.engine.wire_events import Event, Resource

__all__ = ["Decision", "Event", "Score", "Seat", "SeatedView", "View"]


# ------------------------------------------------------------------ decisions, told apart by `kind`
class _Decision(TypedDict):
    seat: int
    rule: str


class Nothing(TypedDict):
    """A kind that needs no details."""


class PlainDecision(_Decision):
    kind: Literal["send", "craft", "end", "hut", "workshop"]
    about: Nothing


class Steps(TypedDict):
    steps: int


class TravelDecision(_Decision):
    kind: Literal["travel"]
    about: Steps


class Left(TypedDict):
    count: int


class RefineDecision(_Decision):
    kind: Literal["refine"]
    about: Left


Taken = TypedDict("Taken", {"from": list[Resource], "count": int})


class TakeDecision(_Decision):
    kind: Literal["take"]
    about: Taken


class Offered(TypedDict):
    trade: Trade


class TradeDecision(_Decision):
    """`times` counts the trades that are left."""

    kind: Literal["trade"]
    about: Offered


class Options(TypedDict):
    options: list[Body]


class OptionDecision(_Decision):
    kind: Literal["option"]
    about: Options


class Parts(TypedDict):
    parts: list[Body]


class OrderDecision(_Decision):
    kind: Literal["order"]
    about: Parts


class Amount(TypedDict):
    what: str
    count: int


class GainDecision(_Decision):
    kind: Literal["gain"]
    about: Amount


ForTrade = TypedDict("ForTrade", {"for": Literal["trade"], "what": str, "count": int})
ForCraft = TypedDict(
    "ForCraft", {"for": Literal["craft"], "artefact": str, "owed": dict[str, int], "raw_allowed": int}
)
ForRaid = TypedDict("ForRaid", {"for": Literal["raid"], "to": int, "count": int})


class GiveDecision(_Decision):
    kind: Literal["give"]
    about: ForTrade | ForCraft | ForRaid


class OfArtefact(TypedDict):
    artefact: str


class ReduceDecision(_Decision):
    kind: Literal["reduce"]
    about: OfArtefact


class Who(TypedDict):
    who: Literal["explorer", "chief", "member"]


class BackDecision(_Decision):
    kind: Literal["back"]
    about: Who


class Undone(TypedDict):
    left: list[Literal["raid", "first"]]


class JointDecision(_Decision):
    kind: Literal["joint"]
    about: Undone


class Gift(TypedDict):
    seat: int
    count: int


class Raided(TypedDict):
    gives: list[Gift]


class RaidDecision(_Decision):
    kind: Literal["raid"]
    about: Raided


class NeutralRow(TypedDict):
    row: int
    neutral: int


class NeutralDecision(_Decision):
    kind: Literal["neutral"]
    about: NeutralRow


Pass = TypedDict("Pass", {"pass": int})


class DraftDecision(_Decision):
    kind: Literal["draft"]
    about: Pass


class OwnTile(TypedDict):
    tiles: list[str]
    column: Literal["left", "right"]


class TileDecision(_Decision):
    kind: Literal["tile"]
    about: OwnTile


Decision = (
    PlainDecision
    | TravelDecision
    | RefineDecision
    | TakeDecision
    | TradeDecision
    | OptionDecision
    | OrderDecision
    | GainDecision
    | GiveDecision
    | ReduceDecision
    | BackDecision
    | JointDecision
    | RaidDecision
    | NeutralDecision
    | DraftDecision
    | TileDecision
)


# ------------------------------------------------------------------ the table
class GameOptions(TypedDict):
    first_game: bool
    neutral_card_4: bool | None
    cost_vp: Literal["printed", "paid"]
    overflow_triggers: bool
    starter: int | None


class Columns(TypedDict):
    left: list[str]
    right: list[str]


class Neutral(TypedDict):
    strength: int
    explorers: list[str]


class Draft(TypedDict):
    """Null where something was taken."""

    characters: list[str | None]
    cards: list[str | None]


class Score(TypedDict):
    total: float
    sources: dict[str, float]


class _Older(TypedDict, total=False):
    """The version of the rules, for a game that continues under older ones."""

    rules: int


class View(_Older):
    """Everything that lies open on the table."""

    set: str
    players: int
    options: GameOptions
    phase: Literal["setup", "play", "over"]
    round: int
    first: int
    turn: int | None
    sent: str | None
    tiles: Columns
    unused_tiles: Columns
    bonuses: dict[str, str]
    leftover_bonuses: list[str]
    fire: list[str]
    row: list[str]
    track_workers: int
    supply_workers: list[int]
    supply_warriors: int
    warriors: list[str]
    done: list[str]
    neutrals: list[Neutral]
    draft: Draft
    seats: list[Seat]
    memo: list[int]
    pending: list[tuple[str, int, int, int]]
    deck: dict[str, int]
    decision: Decision | None
    scores: list[Score]
    over: bool
    winners: list[int]
    available: list[int]
    power: list[int]
    turned: list[int]


class SeatedView(View):
    """A view: the open table, and what one seat can do. `you` is null for a spectator."""

    you: int | None
    legal: list[str]
