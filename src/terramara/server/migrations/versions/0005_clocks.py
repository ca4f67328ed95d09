"""Clocks: what a table chose, when they run out, who wants a pause, and when no server was running."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("clock", sa.Text()))
    op.add_column("game", sa.Column("due", sa.Float()))
    op.create_index("ix_game_due", "game", ["due"])
    op.add_column("seat", sa.Column("pause", sa.Boolean()))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.create_table(
        "outage",
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outage"),
    )


def downgrade() -> None:
    op.drop_table("outage")
    op.drop_table("pulse")
    op.drop_column("seat", "pause")
    op.drop_index("ix_game_due", "game")
    op.drop_column("game", "due")
    op.drop_column("game", "clock")
