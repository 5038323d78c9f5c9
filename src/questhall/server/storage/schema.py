"""The tables of the database. A change here is a new migration beside the others."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

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
    Column("attended", Integer, nullable=False, server_default="0"),
    Index("tables_by_phase", "phase", "is_listed"),
    Index("tables_to_drive", "needs_driving"),
)
"""One row per table. `revision` rises with every action; a writer names the one it has seen. `attended`
is when a player was last seen at a listed table."""

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
"""Acknowledged actions by the ids that clients gave them: nothing is done twice."""

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("made", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Uploaded records of finished games."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("replay", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Analyses of finished games, by the id of the table or of the uploaded record."""

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

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
)
"""Players who want to be recognized. The id is a digest of a secret that only they have."""

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Index("sittings_by_person", "person"),
)
"""Which seats these players hold."""

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("has_won", Boolean, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("rating", String(8), nullable=False),
    Index("results_by_holder", "holder"),
    Index("results_by_rating", "rating"),
)
"""How games of these players ended, for every seat. `rating` is `none`, or `due` and then `done`."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("holder", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How well people, and bots by their level, play each game."""
