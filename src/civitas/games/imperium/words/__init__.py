"""The words effects are written in: each does something and says it (docs/effect-language.md).

Sentences are words one after the other; `cost >> result` pays before it gets, `a & b` does both in one sentence. The
files of the decks take all of them from `lexicon`.
"""
