"""Tournaments: their entries, their people, and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def _of_tournament() -> sa.ForeignKey:
    return sa.ForeignKey("tournaments.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("opener", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("tournaments_due", "tournaments", ["due"])
    op.create_index("tournaments_owner", "tournaments", ["owner", "opened"])
    op.create_index("tournaments_opener", "tournaments", ["opener", "opened"])
    op.create_index("tournaments_listed", "tournaments", ["public", "status", "opened"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.String(32), _of_tournament(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tournament_people",
        sa.Column("visitor", sa.String(32), primary_key=True),
        sa.Column("tournament_id", sa.String(32), _of_tournament(), primary_key=True),
    )
    op.create_index("tournament_people_tournament", "tournament_people", ["tournament_id"])
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("tournament_id", sa.String(32), _of_tournament(), nullable=False),
    )
    op.create_index("tournament_tables_tournament", "tournament_tables", ["tournament_id"])
