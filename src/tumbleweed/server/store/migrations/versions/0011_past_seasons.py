"""Standings of past seasons"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "season_standings",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("low", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_season_standings_person_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "person_id", "game", "players", "season", name=op.f("pk_season_standings")
        ),
    )
    with op.batch_alter_table("season_standings", schema=None) as batch_op:
        batch_op.create_index(
            "ix_season_standings_leaders", ["game", "players", "season", "low"], unique=False
        )


def downgrade() -> None:
    op.drop_table("season_standings")
