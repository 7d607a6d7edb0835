"""Seeks: who looks for an opponent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("terms", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("high", sa.Float, nullable=False),
        sa.Column("opener", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("lasts", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE")),
    )
    op.create_index("seeks_terms", "seeks", ["terms", "at"])
    op.create_index("seeks_visitor", "seeks", ["visitor"])
    op.create_index("seeks_opener", "seeks", ["opener"])
    op.create_index("seeks_until", "seeks", ["until"])
