## O que a galeria diz das peças e dos impérios

mare-facet-kind = Tipo
mare-facet-empire = Império
mare-kind-starting-hero = Herói de um império
mare-kind-hero = Herói
mare-kind-wonder = Maravilha
mare-kind-pyramids = Pirâmides
mare-kind-empire = Império
mare-web-sheet-hero = Herói:
mare-web-sheet-tracks = Trilhas no início:
mare-web-sheet-resources = Recursos:
mare-web-sheet-provinces = Províncias:
