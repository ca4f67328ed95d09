"""The position that a game began from, if it has no seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("position", sa.Text()))


def downgrade() -> None:
    op.drop_column("game", "position")
