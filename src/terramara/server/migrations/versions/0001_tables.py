"""Games, seats, the log of entries, snapshots and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _game() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("set_id", sa.String(64), nullable=False),
        sa.Column("set_hash", sa.String(80), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("seeded", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
    )
    op.create_index("ix_game_status_public", "game", ["status", "public"])
    op.create_table(
        "seat",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("holder", sa.LargeBinary(32)),
        _game(),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_holder", "seat", ["holder"])
    op.create_table(
        "entry",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("action", sa.String(120)),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("to_move", sa.Integer()),
        sa.Column("data", sa.Text(), nullable=False),
        _game(),
        sa.PrimaryKeyConstraint("game", "n", name="pk_entry"),
        sa.UniqueConstraint("game", "key", name="uq_entry_game_key"),
    )
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        _game(),
        sa.PrimaryKeyConstraint("game", "n", name="pk_snapshot"),
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _game(),
        sa.PrimaryKeyConstraint("game", "n", name="pk_chat"),
    )


def downgrade() -> None:
    for name in ("chat", "snapshot", "entry", "seat", "game"):
        op.drop_table(name)
