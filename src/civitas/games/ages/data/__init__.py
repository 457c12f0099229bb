"""The facts of Through the Ages: cards and boards."""
