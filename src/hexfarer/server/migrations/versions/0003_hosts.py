"""Which player hosts a table, so that the host's secret can be told again and renewed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("hosted", sa.String(32)))
        tables.create_foreign_key("tables_hosted_fkey", "players", ["hosted"], ["id"], ondelete="SET NULL")
        tables.create_index("ix_tables_hosted", ["hosted"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_hosted")
        tables.drop_constraint("tables_hosted_fkey", type_="foreignkey")
        tables.drop_column("hosted")
