"""The tables of the database. A change here is a new migration beside the others."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("needs_driving", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Index("tables_by_phase", "phase", "is_listed"),
    Index("tables_to_drive", "needs_driving"),
)
"""One row per table. `revision` rises with every deed; whoever writes says which one they have seen."""

LINES = Table(
    "lines",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
"""The record of each table, line by line: the truth about its game."""

CHATS = Table(
    "chats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
)

DEEDS = Table(
    "deeds",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deed_id", String(40), primary_key=True),
    Column("revision", Integer, nullable=False),
)
"""What clients have had acknowledged, by the ids they made up: nothing is done twice."""

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("made", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Records of finished games that were brought from elsewhere."""

SERVERS = Table(
    "servers",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("seen", Integer, nullable=False),
)
"""When each server last found that it could write."""

INTERVENTIONS = Table(
    "interventions",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("at", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("target", String(80), nullable=False),
    Column("text", Text, nullable=False),
)
"""What operators have done, in order, for all servers to read: `questhall admin` writes it."""
