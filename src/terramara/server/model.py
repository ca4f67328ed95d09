"""The tables of the database.

`entry` is the truth: one row for each thing done at a table, never changed, numbered without a gap from 0.
Its primary key (game, n) decides between two writers, whichever process they are in. Everything else about a
game can be computed from it; `snapshot` and the `data` of an entry only save that work.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

game = Table(
    "game",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    # The rules this game began with, and keeps.
    Column("rules", String(64), nullable=False),
    Column("set_id", String(64), nullable=False),
    Column("set_hash", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    # Text, since a seed may be wider than 64 bits. It never leaves the server during the game.
    Column("seed", String(80), nullable=False),
    Column("seeded", Boolean, nullable=False),
    # The first position of a game from a record without a seed; its seed is then 0 and unused. As secret as
    # the seed: it has the order of the deck.
    Column("position", Text),
    # Seconds after which the others can let a bot play for somebody who is away; null: never.
    Column("patience", Integer),
    # The secret, and all shares once the game has begun, as JSON; null if the seed was chosen or came with a
    # record. The seed is "0" until then.
    Column("fair", Text),
    # Whether all seats are taken and the game waits for sealed shares; false when that is over.
    Column("dealing", Boolean),
    # The clock its maker chose, as JSON.
    Column("clock", Text),
    # When time runs out for the player to move, as things are; 0 if it has and a bot plays the turn.
    Column("due", Float),
    Index(None, "status", "public"),
    Index(None, "due"),
)

seat = Table(
    "seat",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    # The SHA-256 of the token that holds the seat; a stolen database opens no seat.
    Column("holder", LargeBinary(32)),
    # The bot that plays for the holder until they play again.
    Column("stand_in", String(40)),
    # What the holder's browser adds to the shuffle, in hexadecimal.
    Column("share", String(64)),
    # Its hash, which comes first where several people sit down.
    Column("seal", String(64)),
    # Whether the holder agrees to a pause.
    Column("pause", Boolean),
    Index(None, "holder"),
)

entry = Table(
    "entry",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("key", String(80), nullable=False),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("action", String(120)),
    Column("steps", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("to_move", Integer),
    Column("data", Text, nullable=False),
    UniqueConstraint("game", "key"),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(80)),
    Index(None, "game", "key", unique=True),
)

# When a server was last known to run: one row, written while clocks run.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

# When no server ran. This time counts for nobody.
outage = Table(
    "outage",
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False),
)

# The order in which rows can be copied without breaking a reference.
IN_ORDER = (game, seat, entry, snapshot, chat, pulse, outage)
