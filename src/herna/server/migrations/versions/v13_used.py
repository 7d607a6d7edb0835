"""What callers have used on each node recently."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    op.create_table(
        "used",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("total", sa.Float, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("used_at", "used", ["at"])
