"""Tables that the host has stopped, and people who are banned"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("banned", sa.Text(), nullable=True))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("held", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("held")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("banned")
