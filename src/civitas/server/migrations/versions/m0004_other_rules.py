"""What a game needs to outlive its rules: prints, snapshots, segments, endings; and histories, which are a cache."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def own() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(length=24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    words = {"digest": 32, "first_print": 32, "last_print": 32, "tried": 32, "why": 20}
    for name, length in words.items():
        op.add_column("tables", sa.Column(name, sa.String(length=length), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("opening_prints", sa.Text(), nullable=False, server_default="[]"))
    for name in ("base", "lasting"):
        op.add_column("tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("position", sa.Integer(), nullable=False, server_default="-1"))
    for name in ("made", "prints"):
        op.add_column("moves", sa.Column(name, sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "snapshots",
        own(),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
    )
    op.create_table(
        "segments",
        own(),
        sa.Column("base", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("prints", sa.Text(), nullable=False),
        sa.Column("start", sa.Text(), nullable=False),
    )
    op.create_table(
        "endings",
        own(),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
    )
    op.create_table(
        "histories",
        own(),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
    )
