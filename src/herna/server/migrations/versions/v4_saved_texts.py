"""Saved decks and scenarios: texts under a name, with their versions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "saved_texts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("link", sa.String(32)),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("saved_texts_named", "saved_texts", ["owner", "game", "kind", "name"], unique=True)
    op.create_index("saved_texts_link", "saved_texts", ["link"], unique=True)
    op.create_table(
        "saved_versions",
        sa.Column("text_id", sa.String(32), sa.ForeignKey("saved_texts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
