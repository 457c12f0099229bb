"""The web app: tables, players, live updates, storage. It knows no rule; games know nothing of it."""
