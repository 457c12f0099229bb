"""What a player may do in the action phase (ages:action-phase)."""
