"""Lists of tables, those of a person, and what notices look for are found by indexes"""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_changed_at", "tables", ["changed_at"])
    op.create_index("ix_tables_lobby", "tables", ["listed", "status", "changed_at"])
    op.drop_index("ix_tables_listed", "tables")
    op.create_index("ix_seats_seen_at", "seats", ["seen_at"])
