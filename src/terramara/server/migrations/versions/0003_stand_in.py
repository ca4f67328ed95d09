"""Bots that stand in for players who are away, and keys of chat lines, so that none is said twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("patience", sa.Integer()))
    op.add_column("seat", sa.Column("stand_in", sa.String(40)))
    op.add_column("chat", sa.Column("key", sa.String(80)))
    op.create_index("ix_chat_game_key", "chat", ["game", "key"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_chat_game_key", "chat")
    op.drop_column("chat", "key")
    op.drop_column("seat", "stand_in")
    op.drop_column("game", "patience")
