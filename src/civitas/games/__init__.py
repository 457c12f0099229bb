"""The games, one folder each; the entry-point group `civitas.games` finds them."""
