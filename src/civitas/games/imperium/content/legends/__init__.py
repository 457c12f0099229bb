"""The second box."""
