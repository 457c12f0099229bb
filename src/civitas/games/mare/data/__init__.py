"""The map and the box, as data."""
