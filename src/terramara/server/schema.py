"""The API's messages, as clients send and get them. Constraints are here, so that OpenAPI shows them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

import msgspec
from msgspec import Meta

from terramara.engine.wire import Event, GameOptions, View
from terramara.server.clocks import Clock
from terramara.server.log import LogEntry

# No control characters and nothing that turns the direction of writing: names and chat appear on other
# people's screens and operators' terminals.
_UNSEEMLY = r"\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb"
_BLANK = (
    r" \xa0\xad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u202f\u205f-\u2065"
    r"\u206a-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8"
    # Beyond the first 65,536 signs, JavaScript and Python write them differently.
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
# This many marks on one letter would cover the lines above and below. Invisible signs between them change
# nothing.
_MARKS = (
    r"\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed"
    r"\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u0816-\u082d\u08d3-\u08ff\u0e31\u0e34-\u0e3a\u0e47-\u0e4e"
    r"\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece"
    r"\u0f71-\u0f84\u0f8d-\u0fbc\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200d\u2060\u20d0-\u20ff\ufe20-\ufe2f"
)
_PILED = rf"(?![\s\S]*[{_MARKS}]{{5}})"
# `$` alone would let a newline pass in Python. What follows it here means nothing in JavaScript, where the
# API's description uses these expressions.
_END = r"$(?!\n)"
_WORD = r"^[A-Za-z0-9_-]+" + _END

# A name needs something visible. Blanks are checked first, so that no text takes long to look at.
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^{_PILED}[{_BLANK}]*[^\x00-\x1f{_UNSEEMLY}{_BLANK}][^\x00-\x1f{_UNSEEMLY}]*{_END}",
    ),
]
# So does a line of chat, which may have several lines.
Text = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=500,
        pattern=rf"^{_PILED}[\t\n{_BLANK}]*[^\x00-\x1f{_UNSEEMLY}{_BLANK}][^\x00-\x08\x0b-\x1f{_UNSEEMLY}]*{_END}",
    ),
]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32}" + _END)]
# Something the client was given: a typo in it is a wrong token, not a malformed one.
Secret = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=_WORD)]
Notation = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[ -~]+" + _END)]
Ident = Annotated[str, Meta(min_length=1, max_length=64, pattern=_WORD)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


# Seconds after which the others at the table can let a bot play for somebody who is away.
Patience = Annotated[int, Meta(ge=60, le=30 * 86_400)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body from a client. Unknown fields are refused, so that mistakes show."""


# The browser's part of the shuffle: 256 random bits. Or its seal, which is their hash.
Share = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}" + _END)]


class SeatIn(In, frozen=True):
    kind: Literal["human", "bot", "local"]
    name: Name | None = None
    bot: Ident | None = None


class OptionsIn(In, frozen=True):
    first_game: bool = False
    neutral_card_4: bool | None = None
    cost_vp: Literal["printed", "paid"] = "printed"
    overflow_triggers: bool = False


class ClockIn(In, frozen=True):
    """`live`: `seconds` for each player and `increment` more after each turn; `turns`: `seconds` for each
    turn. Out of time, a bot plays the `turn`, or takes over the `seat`."""

    kind: Literal["live", "turns"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    out: Literal["turn", "seat"] = "turn"


class TableIn(In, frozen=True):
    seats: Annotated[list[SeatIn], Meta(min_length=2, max_length=4)]
    name: Name | None = None
    options: OptionsIn = OptionsIn()
    set: Ident = "base"
    seed: Seed | None = None
    public: bool = False
    starter: SeatNumber | None = None
    patience: Patience | None = 600
    # Whether chance places the neutral explorers of two and three players (NEU-3) when the game begins.
    place_neutrals: bool = False
    clock: ClockIn | None = None
    deal: Secret | None = None
    share: Share | None = None
    seal: Share | None = None


class QuickIn(In, frozen=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 4
    bot: Ident = "beginner"
    first_game: bool = False
    place_neutrals: bool = False
    # The person's seat, which is their colour.
    seat: SeatNumber = 0
    name: Name | None = None
    set: Ident = "base"
    seed: Seed | None = None
    deal: Secret | None = None
    share: Share | None = None


class ImportIn(In, frozen=True):
    record: Annotated[str, Meta(min_length=1, max_length=900_000)]


class JoinIn(In, frozen=True):
    """`token` will hold the seat. A client that makes its own can ask again if no answer came, and gets the
    same seat. `seal` is the hash of a share that follows when all seats are taken."""

    invite: Secret
    name: Name
    seat: SeatNumber | None = None
    token: Token | None = None
    share: Share | None = None
    seal: Share | None = None
    # The maker chose this table's deal and may know it. True: you accept that.
    seeded: bool = False


class ShareIn(In, frozen=True):
    """The share behind a seal."""

    share: Share


class ClaimIn(In, frozen=True):
    token: Secret


class ActionIn(In, frozen=True):
    n: Number
    seat: SeatNumber
    action: Notation
    key: Key


class StepIn(In, frozen=True):
    n: Number
    seat: SeatNumber
    key: Key


class GoOnIn(In, frozen=True):
    """Entries up to `n` won't be undone."""

    n: Number


class RemoveIn(In, frozen=True):
    """The guest's seat."""

    seat: SeatNumber


class StandInIn(In, frozen=True):
    """Whether a bot plays this seat for its holder."""

    seat: SeatNumber
    on: bool


class PauseIn(In, frozen=True):
    """Whether you want the clocks to stop. `false` ends a pause, or turns a proposal down."""

    on: bool


class ChatIn(In, frozen=True):
    """The same `key` twice is one line."""

    text: Text
    key: Key | None = None


class SetRef(msgspec.Struct):
    id: str
    name: str


class BotRef(msgspec.Struct):
    id: str
    level: int


class ServerInfo(msgspec.Struct):
    version: str
    rules_version: str
    compiled: bool
    sets: list[SetRef]
    bots: list[BotRef]
    languages: list[str]


class SeatInfo(msgspec.Struct):
    seat: int
    kind: Literal["human", "bot", "local"]
    name: str
    bot: str | None
    taken: bool
    connected: bool
    thinking: bool
    # The bot that plays for the holder, until they play again.
    stand_in: str | None
    # Whether its holder agrees to a pause.
    pause: bool


class Times(msgspec.Struct):
    """The clocks at `now`, in seconds since 1970 by the server's clock.

    `left`: seconds for each seat, null for bots. `running`: the seat whose time runs. `out`: seats that a bot
    plays for until the next turn, since their time ran out.
    """

    now: float
    left: list[float | None]
    running: int | None
    out: list[int]
    paused: bool


class TableInfo(msgspec.Struct):
    id: str
    name: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    you: list[int]
    watchers: int
    created: str
    updated: str
    n: int
    round: int
    set: str
    options: GameOptions
    to_move: int | None
    public: bool
    # Whether the maker chose the seed, and so may know what is coming.
    seeded: bool
    # How many lines of chat there are.
    chat: int
    # Seconds after which the others can let a bot play for somebody who is away; null: never.
    patience: int | None
    # Whether chance places the neutral explorers.
    place_neutrals: bool
    clock: Clock | None
    # Null without a clock, and before the start.
    times: Times | None
    # The hash of the secret that the deal is made with; null if the seed was chosen or came with a record.
    commitment: str | None
    # All seats are taken, and the game waits for shares that are still sealed.
    dealing: bool
    invite: str | None


class Deal(msgspec.Struct):
    """For one new table: `commitment` is the hash of the secret that its deal will use."""

    deal: str
    commitment: str


class Fairness(msgspec.Struct):
    """How the deal was made. The secret and the seed appear when the game is over."""

    commitment: str | None
    shares: dict[str, str]
    seals: dict[str, str]
    secret: str | None
    seed: str | None


class Links(msgspec.Struct):
    personal: str | None
    invite: str
    watch: str


class Created(msgspec.Struct):
    table: TableInfo
    links: Links


class Can(msgspec.Struct):
    """For each step, a seat of yours that can take it; null if none can."""

    undo: int | None
    redo: int | None
    restart: int | None


class _Streamed(TypedDict, total=False):
    entry: LogEntry


class State(_Streamed):
    """The game as the holder of some seats sees it.

    `final`: those of `legal` that can't be undone. `times`: those of now, whatever moment you asked for.
    `entry`: what led here, on the stream alone.
    """

    n: int
    at: int
    view: View
    you: list[int]
    legal: dict[str, list[str]]
    final: list[str]
    can: Can
    events: list[Event]
    times: Times | None


class Reason(msgspec.Struct):
    rule: str
    code: str
    numbers: dict[str, int | str]


class Moment(msgspec.Struct):
    n: int
    round: int
    seat: int | None
    scores: list[float]


class History(msgspec.Struct):
    moments: list[Moment]


class ChatLine(msgspec.Struct):
    """One line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: str


class Problem(msgspec.Struct):
    """Every refusal: a code, and its details."""

    error: str
