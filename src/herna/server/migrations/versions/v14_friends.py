"""Whom people follow and block, challenges, and who is here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    op.create_table(
        "relations",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("relations_other", "relations", ["other", "kind"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("other_name", sa.String(40), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE")),
    )
    op.create_index("challenges_visitor", "challenges", ["visitor"])
    op.create_index("challenges_other", "challenges", ["other"])
    op.create_index("challenges_until", "challenges", ["until"])
    op.create_table(
        "presence",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("shows", sa.String(8), nullable=False),
    )
