"""Bans, orders to the nodes, announcements, and how busy each node is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("shown", sa.String(80), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "conditions",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("text", sa.String(500), nullable=False),
    )
    for name in ("lines", "waiting", "tables"):
        op.add_column("nodes", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
