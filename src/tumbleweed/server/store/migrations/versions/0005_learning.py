"""What people have learned of a course, and at which table they are learning"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "learning",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("course", sa.String(length=40), nullable=False),
        sa.Column("done", sa.JSON(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_learning_person_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_learning_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("person_id", "course", name=op.f("pk_learning")),
    )
