"""The test kit: what guards every game, in one call and a few lines (DESIGN 11)."""
