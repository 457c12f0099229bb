"""Imperium: the nations of Classics, a file each."""
