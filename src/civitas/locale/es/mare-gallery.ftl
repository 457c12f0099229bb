## Lo que la galería dice de las fichas y los imperios

mare-facet-kind = Tipo
mare-facet-empire = Imperio
mare-kind-starting-hero = Héroe de un imperio
mare-kind-hero = Héroe
mare-kind-wonder = Maravilla
mare-kind-pyramids = Pirámides
mare-kind-empire = Imperio
mare-web-sheet-hero = Héroe:
mare-web-sheet-tracks = Escalas al inicio:
mare-web-sheet-resources = Recursos:
mare-web-sheet-provinces = Provincias:
