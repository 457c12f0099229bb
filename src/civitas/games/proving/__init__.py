"""The proving game: a small deck-builder that uses every part of the kernel."""
