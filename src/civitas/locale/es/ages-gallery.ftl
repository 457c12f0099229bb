## Lo que la galería dice de las cartas

ages-facet-age = Era
ages-facet-kind = Tipo
ages-facet-deck = Mazo
ages-deck-civil = Civil
ages-deck-military = Militar
ages-note-starting = Está en todos los tableros desde el principio.
ages-note-copies = En los mazos: { $two } con dos jugadores, { $three } con tres, { $four } con cuatro.
