"""What players may do, phase by phase: the questions, each with its legal answers and what an answer does."""
