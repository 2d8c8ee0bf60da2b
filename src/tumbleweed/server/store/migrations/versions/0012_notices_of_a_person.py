"""Notices of a person are found by an index"""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_index("ix_jobs_person_id", "jobs", ["person_id"])


def downgrade() -> None:
    op.drop_index("ix_jobs_person_id", "jobs")
