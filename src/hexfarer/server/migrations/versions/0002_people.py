"""Players' keys, seeds of any size, what is disclosed, and fingerprints in the log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", existing_type=sa.BigInteger(), type_=sa.Text(), postgresql_using="seed::text")
        tables.add_column(sa.Column("rules", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("seeded", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("parent", sa.String(32)))
        tables.add_column(sa.Column("parent_at", sa.Integer))
        tables.add_column(sa.Column("next", sa.String(32)))
        tables.add_column(sa.Column("disclosed", sa.String(20), nullable=False, server_default=""))
        tables.add_column(sa.Column("hints", sa.Boolean))
        tables.add_column(sa.Column("hash", sa.String(16), nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("person", sa.String(32)))
        seats.add_column(sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
        seats.create_foreign_key("seats_person_fkey", "players", ["person"], ["id"], ondelete="SET NULL")
        seats.create_index("ix_seats_person", ["person"])
    with op.batch_alter_table("log") as log:
        log.alter_column("kind", existing_type=sa.String(4), type_=sa.String(10))
        log.alter_column("notation", existing_type=sa.String(200), type_=sa.Text())
        log.add_column(sa.Column("hash", sa.String(16), nullable=False, server_default=""))
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("person", sa.String(32)))
        results.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
        results.create_foreign_key("results_person_fkey", "players", ["person"], ["id"], ondelete="SET NULL")
        results.create_index("ix_results_person", ["person"])


def downgrade() -> None:
    """What schema 1 has no place for goes."""
    with op.batch_alter_table("results") as results:
        results.drop_index("ix_results_person")
        results.drop_constraint("results_person_fkey", type_="foreignkey")
        results.drop_column("hints")
        results.drop_column("person")
    with op.batch_alter_table("log") as log:
        log.drop_column("hash")
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_person")
        seats.drop_constraint("seats_person_fkey", type_="foreignkey")
        for name in ("hints", "agrees", "person"):
            seats.drop_column(name)
    with op.batch_alter_table("tables") as tables:
        for name in ("hash", "hints", "disclosed", "next", "parent_at", "parent", "seeded", "rules"):
            tables.drop_column(name)
    op.drop_table("players")
