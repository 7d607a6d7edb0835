"""The tables of the database for e-mail."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

MOST_ADDRESS = 254  # characters of an e-mail address


def mail_tables(meta: MetaData) -> tuple[Table, Table]:
    """Mails that wait, and the secrets that were sent in links."""
    mails = Table(
        "mails",
        meta,
        Column("id", String(32), primary_key=True),
        Column("visitor", String(32), nullable=False),  # whose account it is about; empty: not looked up yet
        Column("address", String(MOST_ADDRESS), nullable=False),  # empty: not looked up yet
        Column("kind", String(32), nullable=False),
        Column("language", String(8), nullable=False),
        Column("arguments", LargeBinary, nullable=False),
        Column("at", Float, nullable=False),  # when it was queued
        Column("due", Float, nullable=False),  # no node sends it earlier
        Column("attempts", Integer, nullable=False),
        Index("mails_due", "due"),
        Index("mails_visitor", "visitor"),
    )
    secrets = Table(
        "mail_secrets",
        meta,
        Column("token", String(64), primary_key=True),  # its SHA-256
        Column("account", String(32), nullable=False),
        Column("kind", String(32), nullable=False),  # of the mail that it was sent in
        Column("address", String(MOST_ADDRESS), nullable=False),
        Column("language", String(8), nullable=False),
        Column("until", Float, nullable=False),
        Index("mail_secrets_account", "account", "kind"),
    )
    return mails, secrets
