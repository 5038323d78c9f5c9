"""Inserting a row that another server may insert at the same moment."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table


def insert_once(connection: Connection, table: Table) -> Any:
    """An INSERT that does nothing if there is such a row."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert
    else:
        from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
    return insert(table).on_conflict_do_nothing()
