"""People who come back: who they are, where they sit, how their games ended, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("attended", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("sittings_by_person", "sittings", ["person"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("has_won", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("rating", sa.String(8), nullable=False),
    )
    op.create_index("results_by_holder", "results", ["holder"])
    op.create_index("results_by_rating", "results", ["rating"])
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("ratings", "results", "sittings", "people"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("attended")
