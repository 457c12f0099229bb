"""The tests of one game each."""
