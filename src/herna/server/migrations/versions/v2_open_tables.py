"""An index by status, so that counting open tables is fast."""

from __future__ import annotations

from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_index("tables_status", "tables", ["status"])
