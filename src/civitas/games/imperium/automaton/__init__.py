"""The automaton: a seat that follows its table and is never asked (imperium:automaton)."""
