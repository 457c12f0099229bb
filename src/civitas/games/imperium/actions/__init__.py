"""What the rules do with cards and tokens once it is decided: programs that can ask, and functions."""
