## What the gallery says of the cards

ages-facet-age = Age
ages-facet-kind = Kind
ages-facet-deck = Deck
ages-deck-civil = Civil
ages-deck-military = Military
ages-note-starting = It lies on every board from the beginning.
ages-note-copies = In the decks: { $two } with two players, { $three } with three, { $four } with four.
