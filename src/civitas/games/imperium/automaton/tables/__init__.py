"""The tables of the automata, one file a nation."""
