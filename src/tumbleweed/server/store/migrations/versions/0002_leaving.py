"""Players leave a table in play, and others ask for seats there"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("left_at", sa.Double(), nullable=True))
        batch_op.add_column(sa.Column("wanted", sa.JSON(none_as_null=True), nullable=True))
