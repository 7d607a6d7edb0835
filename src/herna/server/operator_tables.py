"""The tables of the database that an operator's commands write."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, MetaData, String, Table


def operator_tables(meta: MetaData) -> tuple[Table, Table, Table]:
    """Who is banned, orders to the nodes, and what is announced."""
    bans = Table(  # who is refused everything: visitors, and digests of addresses
        "bans",
        meta,
        Column("key", String(64), primary_key=True),
        Column("shown", String(80), nullable=False),  # as the operator named them
        Column("reason", String(200), nullable=False),
        Column("at", Float, nullable=False),
        Column("until", Float),  # when it ends; never, if there is none
    )
    orders = Table(  # what the operator's commands want of running nodes; numbers are never used again
        "orders",
        meta,
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("what", String(16), nullable=False),
        Column("about", String(64), nullable=False),
        Column("at", Float, nullable=False),
        sqlite_autoincrement=True,
    )
    conditions = Table(  # what holds for all nodes now, such as maintenance
        "conditions",
        meta,
        Column("key", String(32), primary_key=True),
        Column("text", String(500), nullable=False),
    )
    return bans, orders, conditions
