"""What a player may do in the politics phase, and what comes of it (ages:politics-phase)."""
