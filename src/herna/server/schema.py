"""The tables of the database, SQLite or PostgreSQL.

They hold headers, entries that are only ever appended, snapshots, visitors and accounts.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

from herna.server.mail_tables import MOST_ADDRESS, mail_tables
from herna.server.meeting.tables import meeting_tables
from herna.server.operator_tables import operator_tables
from herna.server.people.stored import people_tables
from herna.server.tournaments.columns import tournament_tables

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("game", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("due", Float),  # when a node must look after it: a bot that is asked, a clock that runs out
    Column("opener", String(32)),  # the digest of the address from which it was opened
    Index("tables_opener", "opener", "status"),
    Index("tables_due", "due"),
    Index("tables_listed", "public", "status", "opened"),
    Index("tables_status", "status"),
)
ENTRIES = Table(
    "entries",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
SEATED = Table(  # an index of visitors' tables; what counts are the entries
    "seated",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Index("seated_table", "table_id"),
)
VISITORS = Table(
    "visitors",
    META,
    Column("token", String(64), primary_key=True),  # its SHA-256
    Column("id", String(32), nullable=False),  # the same for every device of an account
    Column("name", String(40), nullable=False),
    Column("account", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("visitors_id", "id"),
)
ACCOUNTS = Table(
    "accounts",
    META,
    Column("name", String(40), primary_key=True),  # folded, so that two names that look alike are one
    Column("shown", String(40), nullable=False),
    Column("id", String(32), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("looks", String(40)),  # what the name looks like; none, if an older account looks the same
    Column("role", String(12), nullable=False, server_default="player"),
    Column("shows", String(12), nullable=False, server_default="ratings"),  # everything, ratings or nothing
    Column("mail", String(MOST_ADDRESS)),  # a confirmed e-mail address, in small letters
    Column("mail_language", String(8)),  # in which its owner is written to
    Index("accounts_looks", "looks", unique=True),
    Index("accounts_mail", "mail"),
)
ATTEMPTS = Table(  # wrong passwords and new sessions, by digests of the name and the address
    "attempts",
    META,
    Column("key", String(64), primary_key=True),
    Column("wrong", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),  # no earlier the next attempt
)
USED = Table(  # what callers have used on each node recently, for limits that hold on all nodes
    "used",
    META,
    Column("key", String(64), primary_key=True),  # a digest of an address, a token or a visitor
    Column("node", String(32), primary_key=True),
    Column("used", Float, nullable=False),  # requests since the node shared it before
    Column("total", Float, nullable=False),  # requests since the node shares it
    Column("lines", Integer, nullable=False),  # open connections
    Column("at", Float, nullable=False),
    Index("used_at", "at"),
)
NODES = Table(  # when each node has last shown that it can write and read
    "nodes",
    META,
    Column("node", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("lines", Integer, nullable=False, server_default="0"),  # open live connections
    Column("waiting", Integer, nullable=False, server_default="0"),  # decisions and hints that wait for a process
    Column("tables", Integer, nullable=False, server_default="0"),  # in memory
)
BANS, ORDERS, CONDITIONS = operator_tables(META)
MAILS, MAIL_SECRETS = mail_tables(META)
PLAYED, RATINGS, REPORTS, AUDIT = people_tables(META)
LEARNED = Table(  # what somebody with an account has learned
    "learned",
    META,
    Column("visitor", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),  # of a lesson or a puzzle
    Column("step", Integer, nullable=False),  # the furthest
    Column("finished", Boolean, nullable=False),
)

SAVED_TEXTS = Table(  # decks and scenarios that somebody has saved; their texts are the versions
    "saved_texts",
    META,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),  # a visitor's or an account's id
    Column("game", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(60), nullable=False),
    Column("link", String(32)),  # a secret: who has it may read the newest version
    Column("changed", Float, nullable=False),
    Index("saved_texts_named", "owner", "game", "kind", "name", unique=True),
    Index("saved_texts_link", "link", unique=True),
)
SAVED_VERSIONS = Table(
    "saved_versions",
    META,
    Column("text_id", String(32), ForeignKey("saved_texts.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
DRAFTS = Table(  # limited play: booster drafts and sealed decks
    "drafts",
    META,
    Column("id", String(32), primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("opener", String(32), nullable=False),  # the digest of the address from which it was opened
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("drafts_opener", "opener", "opened"),
)
DRAFT_ENTRIES = Table(
    "draft_entries",
    META,
    Column("draft_id", String(32), ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
DRAFT_SEATS = Table(  # an index of visitors' drafts; what counts are the entries
    "draft_seats",
    META,
    Column("draft_id", String(32), ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(32), nullable=False),
    Index("draft_seats_visitor", "visitor"),
)
TOURNAMENTS, TOURNAMENT_ENTRIES, TOURNAMENT_PEOPLE, TOURNAMENT_TABLES = tournament_tables(META)
SEEKS, RELATIONS, CHALLENGES, PRESENCE = meeting_tables(META)
