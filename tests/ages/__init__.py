"""Through the Ages: positions in its words, the model tester and its data."""
