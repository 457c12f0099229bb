"""Campaigns: their sheets, and the tables their games are played at."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("sheet", sa.Text(), nullable=False),
        sa.Column("playing", sa.String(length=24), nullable=False),
        sa.Column("played", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("campaigns_player", "campaigns", ["player"], unique=False)
    op.add_column("tables", sa.Column("campaign", sa.String(length=24), nullable=False, server_default=""))
