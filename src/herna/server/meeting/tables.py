"""The tables of the database about people who find each other."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, LargeBinary, MetaData, String, Table


def meeting_tables(meta: MetaData) -> tuple[Table, Table, Table, Table]:
    """Seeks, follows and blocks, challenges, and presence."""
    seeks = Table(  # who looks for an opponent, for what
        "seeks",
        meta,
        Column("id", String(32), primary_key=True),
        Column("visitor", String(32), nullable=False),
        Column("name", String(40), nullable=False),
        Column("terms", String(64), nullable=False),  # the digest of game, options and clock: the same ones match
        Column("body", LargeBinary, nullable=False),  # `Wanted`
        Column("rating", Float, nullable=False),  # of its owner in that game
        Column("low", Float, nullable=False),  # the opponents that are wanted, by their ratings
        Column("high", Float, nullable=False),
        Column("opener", String(32), nullable=False),  # the digest of the address, for limits
        Column("at", Float, nullable=False),
        Column("until", Float, nullable=False),  # when it ends, unless its owner is seen before
        Column("lasts", Float, nullable=False),  # seconds for which it goes on after each sign of its owner
        Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),  # once somebody was found
        Index("seeks_terms", "terms", "at"),
        Index("seeks_visitor", "visitor"),
        Index("seeks_opener", "opener"),
        Index("seeks_until", "until"),
    )
    relations = Table(  # whom somebody follows or blocks
        "relations",
        meta,
        Column("visitor", String(32), primary_key=True),
        Column("other", String(32), primary_key=True),
        Column("kind", String(8), primary_key=True),  # follow, block
        Column("name", String(40), nullable=False),  # of the other, as it was then
        Column("at", Float, nullable=False),
        Index("relations_other", "other", "kind"),
    )
    challenges = Table(
        "challenges",
        meta,
        Column("id", String(32), primary_key=True),
        Column("visitor", String(32), nullable=False),
        Column("name", String(40), nullable=False),
        Column("other", String(32), nullable=False),
        Column("other_name", String(40), nullable=False),
        Column("body", LargeBinary, nullable=False),  # `Wanted`
        Column("at", Float, nullable=False),
        Column("until", Float, nullable=False),
        Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),  # once it was accepted
        Index("challenges_visitor", "visitor"),
        Index("challenges_other", "other"),
        Index("challenges_until", "until"),
    )
    presence = Table(  # when an account was here last, and who may know
        "presence",
        meta,
        Column("visitor", String(32), primary_key=True),
        Column("at", Float, nullable=False),
        Column("shows", String(8), nullable=False),  # nobody, followed (by this person), all
    )
    return seeks, relations, challenges, presence
