"""Mare Nostrum: its words and its table."""
