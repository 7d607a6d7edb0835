"""The tables of the database that hold tournaments."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table


def tournament_tables(meta: MetaData) -> tuple[Table, Table, Table, Table]:
    """Tournaments, their entries, whose they are, and the tables of their games."""
    tournaments = Table(
        "tournaments",
        meta,
        Column("id", String(32), primary_key=True),
        Column("owner", String(32), nullable=False),
        Column("opener", String(32), nullable=False),  # the digest of the address from which it was created
        Column("status", String(8), nullable=False),  # open, running, paused, over
        Column("public", Boolean, nullable=False),
        Column("opened", Float, nullable=False),
        Column("touched", Float, nullable=False),
        Column("due", Float),  # when a node must look after it
        Index("tournaments_due", "due"),
        Index("tournaments_owner", "owner", "opened"),
        Index("tournaments_opener", "opener", "opened"),
        Index("tournaments_listed", "public", "status", "opened"),
    )
    entries = Table(
        "tournament_entries",
        meta,
        Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("body", LargeBinary, nullable=False),
    )
    people = Table(  # an index of people's tournaments; what counts are the entries
        "tournament_people",
        meta,
        Column("visitor", String(32), primary_key=True),
        Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        Index("tournament_people_tournament", "tournament_id"),
    )
    tables = Table(  # of which tournament a table of the server is
        "tournament_tables",
        meta,
        Column("table_id", String(32), primary_key=True),
        Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        Index("tournament_tables_tournament", "tournament_id"),
    )
    return tournaments, entries, people, tables
