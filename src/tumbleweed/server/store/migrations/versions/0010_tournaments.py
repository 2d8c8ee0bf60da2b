"""Tournaments"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("host_id", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("changed_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host_id"], ["people.id"], name=op.f("fk_tournaments_host_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.create_index("ix_tournaments_status", ["status", "changed_at"], unique=False)
        batch_op.create_index("ix_tournaments_host_id", ["host_id"], unique=False)

    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("lot", sa.Integer(), nullable=False),
        sa.Column("left_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_entrants_tournament_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_entrants_person_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint(
            "tournament_id", "person_id", name=op.f("uq_entrants_tournament_id_person_id")
        ),
    )  # fmt: skip
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.create_index("ix_entrants_person_id", ["person_id"], unique=False)

    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("points", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id", "entrant"], ["entrants.tournament_id", "entrants.number"],
            name="fk_pairings_entrant", ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_pairings_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "entrant", name=op.f("pk_pairings")
        ),
    )  # fmt: skip
    with op.batch_alter_table("pairings", schema=None) as batch_op:
        batch_op.create_index("ix_pairings_table_id", ["table_id"], unique=False)


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
