"""Imperium shown card by card and rule by rule."""
