"""Sealed shares: the hash of each comes first, and the share when all seats are taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("dealing", sa.Boolean()))
    op.add_column("seat", sa.Column("seal", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seat", "seal")
    op.drop_column("game", "dealing")
