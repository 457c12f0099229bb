"""The kernel: runs any game's programs and knows none of their rules (DESIGN 3)."""
