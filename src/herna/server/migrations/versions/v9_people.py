"""Results, ratings, roles, reports, the audit log, and bans that end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("role", sa.String(12), nullable=False, server_default="player"))
    op.add_column("accounts", sa.Column("shows", sa.String(12), nullable=False, server_default="ratings"))
    op.add_column("bans", sa.Column("until", sa.Float))
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("plays_as", sa.String(40), nullable=False),
        sa.Column("deck", sa.String(64), nullable=False),
        sa.Column("against", sa.String(80), nullable=False),
        sa.Column("ended_by", sa.String(16), nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("played_who", "played", ["who", "at", "table_id", "seat"])
    op.create_index("played_game", "played", ["who", "game", "at", "table_id", "seat"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_low", "ratings", ["game", "low", "who"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("about_name", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("said", sa.String(500), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("note", sa.String(500), nullable=False),
        sa.Column("closed_at", sa.Float),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_state", "reports", ["state", "number"])
    op.create_index("reports_reporter", "reports", ["reporter", "at"])
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("actor_name", sa.String(40), nullable=False),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sqlite_autoincrement=True,
    )
