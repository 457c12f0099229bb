"""The effect language: steps that do, words that say, and how a card is written with them."""
