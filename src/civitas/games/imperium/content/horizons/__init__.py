"""The third box."""
