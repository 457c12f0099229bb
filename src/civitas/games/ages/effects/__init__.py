"""The operations one-shot cards are written in (ages:resolving-an-event, ages:play-an-action-card)."""
