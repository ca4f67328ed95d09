"""The secret behind a table's commitment, and what each seat's browser adds to the shuffle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("fair", sa.Text()))
    op.add_column("seat", sa.Column("share", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seat", "share")
    op.drop_column("game", "fair")
