"""The shapes of events, as they leave the engine: ids and numbers, told apart by `event`.

With `wire` these are the types on the wire: the server describes its answers by them, and the browser's types
are made from that description (`make wire`).
"""

from __future__ import annotations

from typing import Literal, TypedDict

Raw = Literal["cattle", "stone", "wood", "ore"]
Refined = Literal["leather", "brick", "timber", "metal"]
Resource = Literal["cattle", "stone", "wood", "ore", "leather", "brick", "timber", "metal"]
Member = Literal["explorer", "chief", "warrior"]


class _Event(TypedDict):
    n: int
    seat: int | None


class _Owner(TypedDict, total=False):
    """One of them."""

    owner: int
    neutral: int


# `from` is a word of Python's own.
_FromPlace = TypedDict("_FromPlace", {"from": str})
_FromRow = TypedDict("_FromRow", {"from": Literal["row", "reserved"]})


class SetupEvent(_Event):
    event: Literal["setup"]
    players: int


class DraftEvent(_Event):
    event: Literal["draft"]
    kind: Literal["character", "card"]
    id: str


class TileEvent(_Event):
    event: Literal["tile"]
    tile: str


class NeutralPlacedEvent(_Event):
    event: Literal["neutral-placed"]
    neutral: int
    space: str


class RoundEvent(_Event):
    event: Literal["round"]
    round: int


class RemovedEvent(_Event):
    event: Literal["removed"]
    artefact: str


class TurnEvent(_Event):
    event: Literal["turn"]
    round: int


class SentEvent(_Event):
    event: Literal["sent"]
    member: Member
    space: str


class JoinedEvent(_Event, _Owner):
    event: Literal["joined"]
    space: str


class StrengthEvent(_Event):
    event: Literal["strength"]
    delta: int
    total: int


class CultureEvent(_Event):
    event: Literal["culture"]
    delta: int
    total: int


class MovedEvent(_Event, _FromPlace):
    event: Literal["moved"]
    caravan: Literal["A", "B"]
    to: str


class VpEvent(_Event):
    event: Literal["vp"]
    delta: int
    total: int


class GainedEvent(_Event):
    event: Literal["gained"]
    resource: Resource
    count: int


class PaidEvent(_Event):
    event: Literal["paid"]
    resource: Resource
    count: int


class RefinedEvent(_Event):
    event: Literal["refined"]
    kind: Raw


class HiredEvent(_Event):
    event: Literal["hired"]
    level: int


class WorkerEvent(_Event):
    event: Literal["worker"]
    level: int


class UsedEvent(_Event):
    event: Literal["used"]
    artefact: str


class CharacterEvent(_Event):
    event: Literal["character"]
    character: str


class BonusEvent(_Event):
    event: Literal["bonus"]
    bonus: str
    slot: str | None


class CraftedEvent(_Event, _FromRow):
    event: Literal["crafted"]
    artefact: str


class ReservedEvent(_Event):
    event: Literal["reserved"]
    artefact: str


class RevealedEvent(_Event):
    event: Literal["revealed"]
    artefact: str


class RaidEvent(_Event):
    event: Literal["raid"]
    level: int


class GaveEvent(_Event):
    event: Literal["gave"]
    to: int
    resource: Resource


class FirstEvent(_Event):
    event: Literal["first"]


class AdultEvent(_Event):
    event: Literal["adult"]
    character: str


class WarriorsEvent(_Event):
    event: Literal["warriors"]
    count: int


class GaveUpEvent(_Event):
    event: Literal["gave-up"]


class ReturnedEvent(_Event):
    event: Literal["returned"]
    round: int


class TurnedEvent(_Event):
    event: Literal["turned"]
    row: int


class FlagEvent(_Event):
    event: Literal["flag"]
    row: int


class BackEvent(_Event):
    event: Literal["back"]
    space: str


class ExplorerEvent(_Event):
    event: Literal["explorer"]


class NeutralStrengthEvent(_Event):
    event: Literal["neutral-strength"]
    neutral: int
    card: int
    total: int


class OverEvent(_Event):
    event: Literal["over"]


Event = (
    SetupEvent
    | DraftEvent
    | TileEvent
    | NeutralPlacedEvent
    | RoundEvent
    | RemovedEvent
    | TurnEvent
    | SentEvent
    | JoinedEvent
    | StrengthEvent
    | CultureEvent
    | MovedEvent
    | VpEvent
    | GainedEvent
    | PaidEvent
    | RefinedEvent
    | HiredEvent
    | WorkerEvent
    | UsedEvent
    | CharacterEvent
    | BonusEvent
    | CraftedEvent
    | ReservedEvent
    | RevealedEvent
    | RaidEvent
    | GaveEvent
    | FirstEvent
    | AdultEvent
    | WarriorsEvent
    | GaveUpEvent
    | ReturnedEvent
    | TurnedEvent
    | FlagEvent
    | BackEvent
    | ExplorerEvent
    | NeutralStrengthEvent
    | OverEvent
)
