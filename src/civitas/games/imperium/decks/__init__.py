"""The decks: common cards by box, and one file for each nation."""
