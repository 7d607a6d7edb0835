"""Limited play: drafts, what happened in them, and who takes part."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("opener", sa.String(32), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("drafts_opener", "drafts", ["opener", "opened"])
    op.create_table(
        "draft_entries",
        sa.Column("draft_id", sa.String(32), sa.ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "draft_seats",
        sa.Column("draft_id", sa.String(32), sa.ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
    )
    op.create_index("draft_seats_visitor", "draft_seats", ["visitor"])
