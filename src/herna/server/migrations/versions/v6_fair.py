"""Who opened a table, what the names of accounts look like, and wrong passwords."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from herna.server.names import skeleton

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.String(32)))
    op.create_index("tables_opener", "tables", ["opener", "status"])
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("accounts", sa.Column("looks", sa.String(40)))
    accounts = sa.table("accounts", sa.column("name", sa.String), sa.column("looks", sa.String))
    connection, found = op.get_bind(), set[str]()
    for name in list(connection.scalars(sa.select(accounts.c.name).order_by(accounts.c.name))):
        looks = skeleton(name)[:40]
        if looks not in found:
            found.add(looks)
            connection.execute(sa.update(accounts).where(accounts.c.name == name).values(looks=looks))
    op.create_index("accounts_looks", "accounts", ["looks"], unique=True)
