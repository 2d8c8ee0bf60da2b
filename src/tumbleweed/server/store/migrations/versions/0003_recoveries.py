"""Links by which an account is opened again, sent by mail"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "recoveries",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_recoveries_person_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_recoveries")),
    )
    with op.batch_alter_table("recoveries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_recoveries_person_id"), ["person_id"], unique=False)
