"""Reports of players, and blocks"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("reporter_id", sa.String(length=24), nullable=True),
        sa.Column("about_id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("words", sa.Text(), nullable=True),
        sa.Column("made_at", sa.Double(), nullable=False),
        sa.Column("closed_at", sa.Double(), nullable=True),
        sa.Column("verdict", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["about_id"], ["people.id"], name=op.f("fk_reports_about_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["reporter_id"], ["people.id"], name=op.f("fk_reports_reporter_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index("ix_reports_about_id", ["about_id"], unique=False)
        batch_op.create_index("ix_reports_reporter_id", ["reporter_id"], unique=False)

    op.create_table(
        "report_lines",
        sa.Column("report_id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("phrase", sa.String(length=30), nullable=True),
        sa.Column("words", sa.Text(), nullable=True),
        sa.Column("said_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_report_lines_person_id"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["report_id"],
            ["reports.id"],
            name=op.f("fk_report_lines_report_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("report_id", "place", name=op.f("pk_report_lines")),
    )
    with op.batch_alter_table("mutes", schema=None) as batch_op:
        batch_op.add_column(sa.Column("blocked_at", sa.Double(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("mutes", schema=None) as batch_op:
        batch_op.drop_column("blocked_at")
    op.drop_table("report_lines")
    op.drop_table("reports")
