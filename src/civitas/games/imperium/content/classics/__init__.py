"""The first box."""
