## O que a galeria diz das cartas

ages-facet-age = Era
ages-facet-kind = Tipo
ages-facet-deck = Baralho
ages-deck-civil = Civil
ages-deck-military = Militar
ages-note-starting = Está em todos os tabuleiros desde o início.
ages-note-copies = Nos baralhos: { $two } com dois jogadores, { $three } com três, { $four } com quatro.
