"""Imperium: its rules, its cards, its words and its table."""
