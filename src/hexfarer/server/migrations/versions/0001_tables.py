"""Tables, seats, logs and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("edition", sa.String(60), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("heroes", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("given", sa.Text, nullable=False, server_default=""),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("actions", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(30)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("secret", sa.String(64)),
        sa.Column("own", sa.Boolean, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("notation", sa.String(200), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("hero", sa.String(60), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("kind", sa.String(60), nullable=False),
        sa.Column("actions", sa.Integer, nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_results_game", "results", ["game"])


def downgrade() -> None:
    for table in ("results", "log", "seats", "tables"):
        op.drop_table(table)
