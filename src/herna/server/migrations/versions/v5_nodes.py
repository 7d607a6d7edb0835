"""Nodes: when each has last shown that it can write and read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
