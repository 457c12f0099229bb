"""Tables keep what was wished for beside what was settled by lot."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wished", sa.Text(), nullable=False, server_default=""))
