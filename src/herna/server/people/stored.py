"""The tables of the database about people: results, ratings, reports, the audit log."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table


def people_tables(meta: MetaData) -> tuple[Table, Table, Table, Table]:
    """Results of matches, ratings, reports, and what moderators did.

    `who` is the id of a visitor or an account, a bot's name after `bot:`, or what a cooperative match was played
    against after `against:`; nobody's, if it is empty.
    """
    played = Table(  # a seat of a finished match in which a visitor or an account has played
        "played",
        meta,
        Column("table_id", String(32), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("who", String(80), nullable=False),
        Column("game", String(64), nullable=False),
        Column("at", Float, nullable=False),
        Column("result", String(8), nullable=False),  # won, drawn, lost
        Column("side", Integer, nullable=False),  # seats of one side win or lose together
        Column("rated", Boolean, nullable=False),
        Column("plays_as", String(40), nullable=False),  # a faction, race or mage, as everybody saw it
        Column("deck", String(64), nullable=False),  # a ready-made deck that everybody was told of
        Column("against", String(80), nullable=False),  # what a cooperative match was played against
        Column("ended_by", String(16), nullable=False),
        Column("decisions", Integer, nullable=False),
        Column("mu_before", Float),  # only of a rated match
        Column("mu", Float),
        Column("sigma", Float),
        Index("played_who", "who", "at", "table_id", "seat"),
        Index("played_game", "who", "game", "at", "table_id", "seat"),
    )
    ratings = Table(
        "ratings",
        meta,
        Column("who", String(80), primary_key=True),
        Column("game", String(64), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("low", Float, nullable=False),  # the lower end of the interval, by which leaderboards are ordered
        Column("won", Integer, nullable=False),
        Column("drawn", Integer, nullable=False),
        Column("lost", Integer, nullable=False),
        Column("at", Float, nullable=False),
        Index("ratings_low", "game", "low", "who"),
    )
    reports = Table(
        "reports",
        meta,
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("at", Float, nullable=False),
        Column("reporter", String(32), nullable=False),
        Column("about", String(32), nullable=False),  # a visitor or an account; empty, if none is known
        Column("about_name", String(40), nullable=False),
        Column("table_id", String(32), nullable=False),
        Column("why", String(16), nullable=False),
        Column("text", String(1000), nullable=False),
        Column("said", String(500), nullable=False),  # what was said, if that is reported
        Column("state", String(8), nullable=False),  # open, closed
        Column("note", String(500), nullable=False),
        Column("closed_at", Float),
        Index("reports_state", "state", "number"),
        Index("reports_reporter", "reporter", "at"),
        sqlite_autoincrement=True,
    )
    audit = Table(  # only ever appended
        "audit",
        meta,
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("at", Float, nullable=False),
        Column("actor", String(32), nullable=False),  # an account; empty: the operator, on the server's machine
        Column("actor_name", String(40), nullable=False),
        Column("act", String(24), nullable=False),
        Column("about", String(80), nullable=False),
        Column("text", String(500), nullable=False),
        sqlite_autoincrement=True,
    )
    return played, ratings, reports, audit
