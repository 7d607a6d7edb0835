"""E-mail: addresses of accounts, mails that wait, and the secrets in their links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("mail", sa.String(254)))
    op.add_column("accounts", sa.Column("mail_language", sa.String(8)))
    op.create_index("accounts_mail", "accounts", ["mail"])
    op.create_table(
        "mails",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("arguments", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_index("mails_due", "mails", ["due"])
    op.create_index("mails_visitor", "mails", ["visitor"])
    op.create_table(
        "mail_secrets",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("mail_secrets_account", "mail_secrets", ["account", "kind"])
