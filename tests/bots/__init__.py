"""Players that are programs, and what they may not see."""
