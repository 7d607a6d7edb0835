"""Tables that are not over are counted without reading all that ever were."""

from __future__ import annotations

from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_index("tables_status", "tables", ["status"])
